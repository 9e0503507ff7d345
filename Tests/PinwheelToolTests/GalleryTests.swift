import BuiltPrograms
import Foundation
import PinwheelTool
import Testing

/// A program with its own indicators has the tool's commands, and lists its indicators before the
/// built-in designs.
struct GalleryTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "pinwheel-gallery-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Runs the gallery. Returns its output and its exit status.
    private func run(_ words: String...) throws -> ProgramRun {
        try ProgramRun(BuiltPrograms.path(of: "sample-gallery"), words, in: folder.path)
    }

    private func files(in path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path)
            .sorted()
    }

    @Test func `its own indicators are listed first and replace built-in designs of the same name`()
        throws
    {
        let lines = try run("list").output.split(separator: "\n").map(String.init)
        #expect(lines.prefix(2).map { $0.split(separator: " ")[0] } == ["bar", "arc"])
        #expect(lines[1].hasSuffix("Not the built-in"))
        #expect(lines.count { $0.hasPrefix("arc") } == 1)
        #expect(lines.contains { $0.hasPrefix("spokes") })
    }

    @Test func `render draws its own indicators by default, and built-in designs by name`() throws {
        #expect(try run("render", "--steps", "3", "-o", "own").status == 0)
        #expect(try files(in: "own").filter { !$0.contains(".") } == ["arc", "bar"])
        #expect(try files(in: "own/bar/pulling").count == 3)
        #expect(try run("render", "spokes", "--steps", "1", "-o", "named").status == 0)
        #expect(try files(in: "named").contains("spokes"))
        for words in [["strip", "bar", "-o", "bar.png"], ["animate", "arc", "-o", "arc.png"]] {
            #expect(try run(words[0], words[1], words[2], words[3]).status == 0)
        }
        let play = try run("play", "scroll-action", "--design", "bar", "--fps", "4", "-o", "played")
        #expect(play.status == 0, "\(play.errors)")
    }

    @Test func `verify covers its own indicators, and threads do not change the pixels`() throws {
        #expect(try run("record", "--mode", "missing").status == 0)
        let verified = try run("verify")
        #expect(verified.status == 0)
        #expect(verified.output.contains("16 goldens: 16 same"))
        #expect(try run("render", "-j", "1", "--quiet", "-o", "one").status == 0)
        #expect(try run("render", "-j", "4", "--quiet", "-o", "four").status == 0)
        let manifests = try ["one", "four"].map {
            try Data(contentsOf: folder.appending(path: "\($0)/manifest.json"))
        }
        #expect(manifests[0] == manifests[1])
    }

    @Test func `commands in messages use its own name`() throws {
        let missing = try run("verify")
        #expect(missing.status == 3)
        let command = GalleryProgram.command(of: BuiltPrograms.path(of: "sample-gallery"))
        #expect(missing.output.contains("record: \(command.joined(separator: " ")) record"))
        #expect(try run("rendr").errors.contains("did you mean “sample-gallery render”?"))
        #expect(try run("--help").output.contains("USAGE: sample-gallery"))
        #expect(GalleryProgram.command(of: "/usr/bin/gallery") == ["gallery"])
        #expect(
            GalleryProgram.command(of: "/home/me/app/.build/debug/gallery")
                == ["swift", "run", "gallery"]
        )
    }

    @Test(
        arguments: ["page", "outline"]
    )
    func `commands that need a design file are refused`(command: String) throws {
        let outcome = try run(command, "bar")
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("pinwheel: bar is written in Swift"))
    }
}
