import Foundation
import Pictures
import Platform
import TestSupport
import Testing

/// An interrupted run leaves only complete files.
struct InterruptionTests {
    /// The signals that the test process does not ignore, because the tool would inherit that.
    private static let signals = [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)].filter {
        !InterruptionHandling.isIgnored($0.0)
    }

    /// A run of some 20,000 frames, long enough to be interrupted.
    private static let longRun = ["render", "compass", "--steps", "9000", "--scale", "6"]

    @Test(arguments: signals)
    func `a signal leaves no temporary file`(signal: Int32, status: Int) throws {
        for attempt in 0..<5 {
            let folder = try TestFolder()
            let run = try Tool.start(Self.longRun, in: folder.path)
            try #require(eventually { countFrames(in: folder) > attempt * 7 })
            run.send(signal)
            let outcome = run.wait()
            #expect(outcome.status == Int32(status))
            #expect(outcome.output.isEmpty)
            let names = folder.files.filter { $0 != "output/manifest.json" }
            #expect(names.allSatisfy { $0.hasSuffix(".png") }, "\(names)")
            for name in names {
                // A complete PNG ends with its IEND chunk.
                #expect(try folder.bytes(name).suffix(8).prefix(4) == [0x49, 0x45, 0x4E, 0x44])
            }
        }
    }

    @Test func `the manifest of a stopped run lists no frames`() throws {
        let folder = try TestFolder()
        let first = ["render", "compass", "--steps", "20", "--scale", "6"]
        #expect(try Tool.run(first, in: folder.path).status == 0)
        let before = try folder.bytes("output/compass/idle/0000@6x.png")
        let run = try Tool.start(Self.longRun + ["--background", "red"], in: folder.path)
        try #require(eventually { try folder.bytes("output/compass/idle/0000@6x.png") != before })
        let (signal, status) = try #require(Self.signals.first)
        run.send(signal)
        #expect(run.wait().status == Int32(status))
        let manifest = try folder.bytes("output/manifest.json")
        #expect(throws: ManifestError.unfinished) { try Manifest(reading: manifest) }
        #expect(folder.files.count > 20)
        #expect(try Tool.run(["render", "arc", "--steps", "1"], in: folder.path).status == 0)
        let frames = try Manifest(reading: folder.bytes("output/manifest.json")).frames
        #expect(folder.files == (frames.map(\.file) + ["manifest.json"]).map { "output/\($0)" })
    }

    @Test func `a run whose folder is removed ends with 2`() throws {
        let folder = try TestFolder()
        let run = try Tool.start(Self.longRun, in: folder.path)
        try #require(eventually { countFrames(in: folder) >= 3 })
        // A frame that is written meanwhile stops the removal, so it is tried again.
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

    private func countFrames(in folder: TestFolder) -> Int {
        folder.files.count { $0.hasSuffix(".png") }
    }
}
