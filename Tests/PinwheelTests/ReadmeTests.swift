import Foundation
import Pictures
import Testing

/// What the README shows must work when it is typed in.
struct ReadmeTests {
    private let text: String

    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    init() throws {
        text = try String(
            contentsOf: Self.package.appendingPathComponent("README.md"),
            encoding: .utf8
        )
    }

    /// The blocks of a language.
    private func blocks(of language: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
    }

    @Test func theDesignsAreGood() throws {
        let designs = blocks(of: "yaml")
        #expect(!designs.isEmpty)
        for design in designs {
            let folder = try TemporaryFolder()
            try folder.write(design, to: "mine.yaml")
            let outcome = try Tool.run(["validate", "mine.yaml"], in: folder.path)
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
    }

    @Test func theCommandsRun() throws {
        let folder = try TemporaryFolder()
        try folder.write(blocks(of: "yaml").first ?? "", to: "mine.yaml")
        let lines = blocks(of: "sh").joined()
            .replacingOccurrences(of: "\\\n", with: "").split(separator: "\n")
            .filter { $0.hasPrefix("pinwheel ") }
        #expect(lines.count >= 9)
        for line in lines {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            let script = "pinwheel() { \"\(Tool.path)\" \"$@\"; }; \(line)"
            process.arguments = ["-c", script]
            process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\(line)")
        }
        #expect(folder.files.contains("arc.png"))
        #expect(folder.files.contains("frame.png"))
        #expect(folder.files.contains("frames/arc/dark/refreshing/0053@3x.png"))
        try expectThePicture("storyboard.png", in: folder)
    }

    @Test func theFirstPictureIsWhatItsCommandDraws() throws {
        let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("`pinwheel ") })
        let words = line.dropFirst().prefix { $0 != "`" }.split(separator: " ").dropFirst()
        let folder = try TemporaryFolder()
        let outcome = try Tool.run(words.map(String.init) + ["-o", "strip.png"], in: folder.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        try expectThePicture("strip.png", in: folder)
    }

    @Test func thePlanIsGood() throws {
        let section = try #require(
            text.components(separatedBy: "## Goldens\n").last?.components(separatedBy: "\n## ")
                .first
        )
        let lines = section.split(separator: "\n").filter { $0.hasPrefix("    ") }
        let folder = try TemporaryFolder()
        let plan = lines.map { $0.dropFirst(4) }.joined(separator: "\n")
        try folder.write(plan, to: "goldens.yaml")
        try folder.write(blocks(of: "yaml").first ?? "", to: "mine.yaml")
        try folder.write("time,offset,touching\n0,0,1\n0.4,160,0\n", to: "pulls/mine.csv")
        let outcome = try Tool.run(["record"], in: folder.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(folder.files.contains("goldens/scroll-action/mine-arc.golden"))
        #expect(folder.files.contains("goldens/refreshable/t150-arc-dark.golden"))
    }

    /// A picture that the README shows is the one that its command draws.
    private func expectThePicture(_ name: String, in folder: TemporaryFolder) throws {
        let shown = try PNG.read(path: Self.package.path + "/Assets/pictures/\(name)")
        let drawn = try PNG.decode(folder.bytes(name))
        #expect(shown == drawn, "draw Assets/pictures/\(name) anew")
    }
}
