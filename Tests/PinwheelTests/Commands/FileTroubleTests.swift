import Raster
import DesignFormat
import Foundation
import Goldens
import Indicators
import Pictures
import Testing
import TestSupport

/// An error of the file system gives one clear line and status 2, and leaves no incomplete file.
struct FileTroubleTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private func expectOneLine(_ outcome: Tool.Outcome, naming word: String) {
        #expect(outcome.status == 2)
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(word), "\(outcome.errors)")
    }

    @Test func `a file at the output folder's path is reported`() throws {
        try folder.write("mine", to: "output")
        let outcome = try Tool.run(["render", "arc"], in: folder.path)
        expectOneLine(outcome, naming: "output")
        #expect(try folder.bytes("output") == Array("mine".utf8))
    }

    @Test func `a missing design is reported`() throws {
        let outcome = try Tool.run(["render", "missing.yaml"], in: folder.path)
        expectOneLine(outcome, naming: "missing.yaml")
        #expect(folder.files.isEmpty)
    }

    @Test(arguments: ["still", "strip"])
    func `a missing folder is not created`(command: String) throws {
        let arguments = [command, "arc", "-o", "misspelt/frame.png"]
        expectOneLine(try Tool.run(arguments, in: folder.path), naming: "no folder misspelt")
        #expect(!FileManager.default.fileExists(atPath: folder.path("misspelt")))
    }

    @Test func `a folder as a design is reported`() throws {
        expectOneLine(try Tool.run(["validate", folder.path]), naming: "folder")
    }

    @Test(.timeLimit(.minutes(10)))
    func `a pipe at a golden's path does not block`() throws {
        let goldens = try GoldenFolder()
        let manifest = goldens.folder.path("goldens/square/pulling.golden")
        #expect(try goldens.tool("record").status == 0)
        try FileManager.default.removeItem(atPath: manifest)
        #expect(mkfifo(manifest, 0o600) == 0)
        let golden = try goldens.tool("verify")
        #expect(golden.status == 2)
        #expect(golden.errors.contains("pulling.golden: it is a pipe"), "\(golden.errors)")
        try FileManager.default.removeItem(atPath: goldens.folder.path("goldens.yaml"))
        #expect(mkfifo(goldens.folder.path("goldens.yaml"), 0o600) == 0)
        expectOneLine(try goldens.tool("verify"), naming: "goldens.yaml: it is a pipe")
    }

    @Test(.timeLimit(.minutes(10)), arguments: ["/dev/zero", "/dev/stdin", "pipe.png"])
    func `results that name a device are rejected`(picture: String) throws {
        #expect(mkfifo(folder.path("pipe.png"), 0o600) == 0)
        let frame = FrameReport(
            index: 0,
            width: 1,
            height: 1,
            status: .deleted,
            pictures: .init(expected: picture)
        )
        let sequence = SequenceReport(name: "arc", status: .failed, frames: [frame])
        try folder.write(RunReport(sequences: [sequence]).text, to: "results.json")
        for arguments in [[], ["--animations", "films"]] {
            let outcome = try Tool.run(["report", "results.json"] + arguments, in: folder.path)
            expectOneLine(outcome, naming: "\(picture): it is a pipe, a device or a socket")
        }
    }

    @Test func `files that the shell has opened are read`() throws {
        let script = """
            "$0" still <(cat arc.yaml) --progress 0.5 -o one.png &&
            "$0" compare one.png <(cat one.png)
            """
        let design = try #require(BuiltInDesigns.source(named: "arc"))
        try folder.write(String(decoding: design, as: UTF8.self), to: "arc.yaml")
        #expect(try Tool.shell(script, in: folder.path).status == 0)
        #expect(folder.files.contains("one.png"))
    }

    @Test func `a full disk behind standard output is reported`() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let arguments = ["still", "arc", "-o", "-"]
        expectOneLine(try Tool.run(arguments, output: "/dev/full"), naming: "No space left")
        expectOneLine(try Tool.run(["list"], output: "/dev/full"), naming: "No space left")
        expectOneLine(try Tool.run(["still", "arc", "-o", "/dev/full"]), naming: "disk is full")
    }

    @Test func `a read-only folder is reported`() throws {
        // Root ignores permissions, so the kernel's read-only file system is used.
        let place = getuid() == 0 ? "/proc/pinwheel" : folder.path("locked")
        if getuid() != 0 { mkdir(place, 0o500) }
        guard getuid() != 0 || FileManager.default.fileExists(atPath: "/proc/self") else { return }
        let outcome = try Tool.run(["render", "arc", "-o", place])
        expectOneLine(outcome, naming: place)
    }

    /// Runs a line of shell code with a resource limit. Returns the status and standard error.
    private func run(_ line: String, limit: String) throws -> (status: Int32, said: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let script = "ulimit \(limit); cd \"$1\" && exec \"$0\" \(line)"
        process.arguments = ["-c", script, Tool.path, folder.path]
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let said = String(
            decoding: pipe.fileHandleForReading.readDataToEndOfFile(),
            as: UTF8.self
        )
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        return (process.terminationStatus, said)
    }

    @Test(arguments: ["still arc --scale 20 -o arc.png", "render arc --scale 20 --steps 2"])
    func `a limit of the file size is reported`(line: String) throws {
        let outcome = try run(line, limit: "-f 1")
        #expect(outcome.status == 2)
        #expect(outcome.said.contains("raise the limit with ulimit -f"), "\(outcome.said)")
        #expect(!folder.files.contains { $0.hasSuffix(".tmp") || $0.hasSuffix(".png") })
    }

    @Test(
        "Too little memory is reported and does not crash the tool",
        arguments: [100_000, 150_000, 200_000, 250_000]
    )
    func tooLittleMemory(kilobytes: Int) throws {
        let line = "still arc --scale 60 -o arc.png"
        let outcome = try run(line, limit: "-v \(kilobytes)")
        guard outcome.status != 0 else { return }
        #expect([2, 70].contains(outcome.status))
        #expect(outcome.said.split(separator: "\n").count == 1, "\(outcome.said)")
        #expect(outcome.said.contains("memory"), "\(outcome.said)")
    }

    @Test func `two simultaneous runs leave one complete set of frames`() throws {
        let runs = try ["arc", "spokes"].map {
            try Tool.start(["render", $0, "--quiet", "--replace"], in: folder.path)
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

    @Test func `a closed pipe ends the run without a message`() throws {
        let script = "\"$0\" describe arc | true; \"$0\" list --json | true"
        let run = try Tool.shell(script)
        #expect(run.text + run.errors == "")
    }
}
