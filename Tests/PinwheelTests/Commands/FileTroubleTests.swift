import Foundation
import Imaging
import Testing

/// Whatever the file system does: one clear line, status 2, and no half file.
struct FileTroubleTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func expectOneLine(_ outcome: Tool.Outcome, naming word: String) {
        #expect(outcome.status == 2)
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(word), "\(outcome.errors)")
    }

    @Test func aFileInTheFoldersPlace() throws {
        try folder.write("mine", to: "output")
        let outcome = try Tool.run(["render", "arc"], in: folder.path)
        expectOneLine(outcome, naming: "output")
        #expect(try folder.bytes("output") == Array("mine".utf8))
    }

    @Test func aMissingDesign() throws {
        let outcome = try Tool.run(["render", "missing.yaml"], in: folder.path)
        expectOneLine(outcome, naming: "missing.yaml")
        #expect(folder.files.isEmpty)
    }

    @Test(arguments: ["still", "strip"])
    func aMissingFolderIsNotMade(command: String) throws {
        let arguments = [command, "arc", "-o", "misspelt/frame.png"]
        expectOneLine(try Tool.run(arguments, in: folder.path), naming: "no folder misspelt")
        #expect(!FileManager.default.fileExists(atPath: folder.path("misspelt")))
    }

    @Test func aFolderAsDesign() throws {
        expectOneLine(try Tool.run(["validate", folder.path]), naming: "folder")
    }

    @Test func aFullDiskBehindStandardOutput() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let arguments = ["still", "arc", "-o", "-"]
        expectOneLine(try Tool.run(arguments, output: "/dev/full"), naming: "No space left")
        expectOneLine(try Tool.run(["list"], output: "/dev/full"), naming: "No space left")
        expectOneLine(try Tool.run(["still", "arc", "-o", "/dev/full"]), naming: "disk is full")
    }

    @Test func aFolderThatCannotBeWrittenTo() throws {
        // Permissions do not bind root; the kernel's own file systems do.
        let place = getuid() == 0 ? "/proc/pinwheel" : folder.path("locked")
        if getuid() != 0 { mkdir(place, 0o500) }
        guard getuid() != 0 || FileManager.default.fileExists(atPath: "/proc/self") else { return }
        let outcome = try Tool.run(["render", "arc", "-o", place])
        expectOneLine(outcome, naming: place)
    }

    @Test func twoRunsAtOnceLeaveOneWholeSet() throws {
        let runs = try ["arc", "spokes"].map {
            try Tool.start(["render", $0, "--quiet"], in: folder.path)
        }
        for run in runs { #expect(run.wait().status == 0) }
        let manifest = try Manifest(reading: folder.bytes("output/manifest.json"))
        let listed = Set(manifest.frames.map { "output/\($0.file)" })
        #expect(listed.union(["output/manifest.json"]) == Set(folder.files))
        #expect(Set(manifest.frames.map(\.label.design)).count == 1)
        for frame in manifest.frames {
            let image = try PNG.decode(folder.bytes("output/\(frame.file)"))
            #expect(PixelHash(image) == frame.hash)
        }
    }

    @Test func aClosedPipeEndsTheRunQuietly() throws {
        let script = "\"$0\" describe arc | true; \"$0\" list --json | true"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "{ \(script); } 2>&1", Tool.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let said = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(said.isEmpty)
    }
}
