import Foundation
import Pictures
import Platform
import Testing

/// Ctrl-C in the middle of a run leaves whole files only.
struct InterruptionTests {
    /// Those that whoever runs the tests does not ignore: the tool would do so, too.
    private static let signals = [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)].filter {
        !InterruptionHandling.isIgnored($0.0)
    }

    @Test(arguments: signals)
    func aSignalLeavesNoTemporaryFile(signal: Int32, status: Int) throws {
        for attempt in 0..<5 {
            let folder = try TemporaryFolder()
            let run = try Tool.start(
                ["render", "compass", "--steps", "4000", "--scale", "6"],
                in: folder.path
            )
            try #require(waitForFrames(in: folder, count: 1 + attempt * 7))
            run.send(signal)
            let outcome = run.wait()
            #expect(outcome.status == Int32(status))
            #expect(outcome.output.isEmpty)
            let names = folder.files.filter { $0 != "output/manifest.json" }
            #expect(names.allSatisfy { $0.hasSuffix(".png") }, "\(names)")
            for name in names {
                // A whole PNG ends with its IEND chunk.
                #expect(try folder.bytes(name).suffix(8).prefix(4) == [0x49, 0x45, 0x4E, 0x44])
            }
        }
    }

    @Test func aStoppedRunsManifestPromisesNothingAndTheNextRunCleansUp() throws {
        let folder = try TemporaryFolder()
        let arguments = ["render", "compass", "--steps", "400", "--scale", "6"]
        let first = ["render", "compass", "--steps", "20", "--scale", "6"]
        #expect(try Tool.run(first, in: folder.path).status == 0)
        let before = try folder.bytes("output/compass/idle/0000@6x.png")
        let run = try Tool.start(arguments + ["--background", "red"], in: folder.path)
        for _ in 0..<2000 {
            if try folder.bytes("output/compass/idle/0000@6x.png") != before { break }
            usleep(1000)
        }
        run.send(SIGINT)
        #expect(run.wait().status == 130)
        let manifest = try folder.bytes("output/manifest.json")
        #expect(throws: ManifestError.unfinished) { try Manifest(reading: manifest) }
        #expect(folder.files.count > 20)
        #expect(try Tool.run(["render", "arc", "--steps", "1"], in: folder.path).status == 0)
        let frames = try Manifest(reading: folder.bytes("output/manifest.json")).frames
        #expect(folder.files == (frames.map(\.file) + ["manifest.json"]).map { "output/\($0)" })
    }

    @Test func aRunWhoseFolderIsRemovedEndsWithTwo() throws {
        let folder = try TemporaryFolder()
        let run = try Tool.start(
            ["render", "compass", "--steps", "1000", "--scale", "4"],
            in: folder.path
        )
        try #require(waitForFrames(in: folder, count: 3))
        // A frame that is written meanwhile ends the removing, and may leave all that was to follow.
        let output = folder.path("output")
        while FileManager.default.fileExists(atPath: output) {
            try? FileManager.default.removeItem(atPath: output)
        }
        let outcome = run.wait()
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.contains("cannot write output"), "\(outcome.errors)")
    }

    private func waitForFrames(in folder: TemporaryFolder, count: Int) -> Bool {
        for _ in 0..<2000 {
            if folder.files.count(where: { $0.hasSuffix(".png") }) >= count { return true }
            usleep(5000)
        }
        return false
    }
}
