import Foundation
import Pictures
import Testing

/// What the README and the pages of the documentation show must work when it is typed in.
struct ReadmeTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The pages that people type from, with what each leaves behind in a folder.
    private static let pages: [(path: String, files: [String])] = [
        ("README.md", ["mine.png", "frame.png", "frames/dot/dark/refreshing/0035@3x.png"]),
        ("Documentation/commands.md", ["arc.png", "frames/arc/dark/refreshing/0053@3x.png"]),
        ("Documentation/goldens.md", ["goldens/arc/pulling.golden"]),
        ("Documentation/lifecycles.md", ["storyboard.png", "played/manifest.json"]),
        ("Documentation/scale.md", ["whole/manifest.json"]),
    ]

    private func text(of page: String) throws -> String {
        try String(contentsOf: Self.package.appendingPathComponent(page), encoding: .utf8)
    }

    /// The blocks of a language on a page.
    private func blocks(of language: String, on page: String) throws -> [String] {
        try text(of: page).components(separatedBy: "```\(language)\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
    }

    /// A folder with the README's design in it.
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            #require(blocks(of: "yaml", on: "README.md").first),
            to: "mine.yaml"
        )
        return folder
    }

    @Test(arguments: ["README.md", "Documentation/designs.md"])
    func theDesignsAreGood(page: String) throws {
        let designs = try blocks(of: "yaml", on: page)
        #expect(!designs.isEmpty)
        for design in designs {
            let folder = try TemporaryFolder()
            try folder.write(design, to: "mine.yaml")
            let outcome = try Tool.run(["validate", "mine.yaml"], in: folder.path)
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
    }

    @Test(arguments: pages)
    func theCommandsRun(page: String, files: [String]) throws {
        let folder = try folder()
        let lines = try blocks(of: "sh", on: page).joined()
            .replacingOccurrences(of: "\\\n", with: "").split(separator: "\n")
            .filter { $0.hasPrefix("pinwheel ") }
        #expect(lines.count >= 3)
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
        let made = folder.files
        #expect(files.filter { !made.contains($0) } == [])
        for picture in files where picture == "storyboard.png" {
            try expectThePicture(picture, in: folder)
        }
    }

    @Test func theFirstPictureIsWhatItsCommandDraws() throws {
        let line = try #require(
            text(of: "README.md").split(separator: "\n").first { $0.hasPrefix("`pinwheel ") }
        )
        let words = line.dropFirst().prefix { $0 != "`" }.split(separator: " ").dropFirst()
        let folder = try TemporaryFolder()
        let outcome = try Tool.run(words.map(String.init) + ["-o", "strip.png"], in: folder.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        try expectThePicture("strip.png", in: folder)
    }

    @Test func thePlanIsGood() throws {
        let section = try #require(
            text(of: "Documentation/goldens.md").components(separatedBy: "\n## ").first
        )
        let lines = section.split(separator: "\n").filter { $0.hasPrefix("    ") }
        let folder = try folder()
        let plan = lines.map { $0.dropFirst(4) }.joined(separator: "\n")
        try folder.write(plan, to: "goldens.yaml")
        try folder.write("time,offset,touching\n0,0,1\n0.4,160,0\n", to: "pulls/mine.csv")
        let outcome = try Tool.run(["record"], in: folder.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(folder.files.contains("goldens/scroll-action/mine-arc.golden"))
        #expect(folder.files.contains("goldens/refreshable/t150-arc-dark.golden"))
    }

    @Test("What a page links to is there", arguments: linkingPages)
    func links(page: String) throws {
        let folder = Self.package.appendingPathComponent(page).deletingLastPathComponent()
        let targets = try text(of: page).matches(of: /\]\(([^)#\s]+)(#[^)]*)?\)/)
            .map { String($0.1) }.filter { !$0.hasPrefix("http") && !$0.hasPrefix("output/") }
        let missing = targets.filter {
            !FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
        #expect(missing == [])
    }

    private static let linkingPages: [String] = {
        let roots = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "RELIABILITY.md"]
        let folder = package.appendingPathComponent("Documentation").path
        let pages = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return roots + pages.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
    }()

    /// A picture that a page shows is the one that its command draws.
    private func expectThePicture(_ name: String, in folder: TemporaryFolder) throws {
        let shown = try PNG.read(path: Self.package.path + "/Assets/pictures/\(name)")
        let drawn = try PNG.decode(folder.bytes(name))
        #expect(shown == drawn, "draw Assets/pictures/\(name) anew")
    }
}
