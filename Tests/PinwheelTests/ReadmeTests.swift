import Foundation
import Pictures
import Testing
import TestSupport

/// Runs the commands of the README and of the documentation, and compares the results with what the
/// pages show.
struct ReadmeTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The pages with commands, and files that the commands of each write.
    private static let pages: [(path: String, files: [String])] = [
        (
            "README.md",
            [
                "ring.png", "spinning.png", "frames/ring/dark/refreshing/0053@3x.png",
                "goldens/ring/finishing.golden",
            ]
        ),
        ("Documentation/commands.md", ["arc.png", "frames/arc/dark/refreshing/0053@3x.png"]),
        ("Documentation/goldens.md", ["goldens/arc/pulling.golden"]),
        ("Documentation/lifecycles.md", ["storyboard.png", "played/manifest.json"]),
        ("Documentation/scale.md", ["whole/manifest.json"]),
    ]

    private func text(of page: String) throws -> String {
        try String(contentsOf: Self.package.appendingPathComponent(page), encoding: .utf8)
    }

    /// Returns the code blocks of a language on a page.
    private func blocks(of language: String, on page: String) throws -> [String] {
        try text(of: page).components(separatedBy: "```\(language)\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
    }

    /// Returns a new folder with the README's design, under the names that the pages use.
    private func folder() throws -> TestFolder {
        let folder = try TestFolder()
        let design = try #require(blocks(of: "yaml", on: "README.md").first)
        for name in ["ring.yaml", "mine.yaml"] { try folder.write(design, to: name) }
        return folder
    }

    @Test("Designs on a page are valid", arguments: ["README.md", "Documentation/designs.md"])
    func designs(page: String) throws {
        let designs = try blocks(of: "yaml", on: page)
        #expect(!designs.isEmpty)
        for design in designs {
            let folder = try TestFolder()
            try folder.write(design, to: "mine.yaml")
            let outcome = try Tool.run(["validate", "mine.yaml"], in: folder.path)
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
    }

    @Test("Commands on a page succeed and write their files", arguments: pages)
    func commands(page: String, files: [String]) throws {
        let folder = try folder()
        let lines = try blocks(of: "sh", on: page).joined()
            .replacingOccurrences(of: "\\\n", with: "").split(separator: "\n")
            .filter { $0.hasPrefix("pinwheel ") }
        #expect(lines.count >= 3)
        for line in lines {
            let run = try Tool.shell("pinwheel() { \"$0\" \"$@\"; }; \(line)", in: folder.path)
            #expect(run.status == 0, "\(line): \(run.errors)")
        }
        let made = folder.files
        #expect(files.filter { !made.contains($0) } == [])
        for picture in files where ["ring.png", "storyboard.png"].contains(picture) {
            try expectCommittedPicture(picture, in: folder)
        }
    }

    @Test("Commands in tables succeed", arguments: ["README.md", "Documentation/packs.md"])
    func commandsInTables(page: String) throws {
        let folder = try folder()
        let cells = try text(of: page).split(separator: "\n").filter { $0.hasPrefix("|") }
            .flatMap { $0.split(separator: "`") }
        let commands = cells.filter { $0.hasPrefix("pinwheel pack ") }
        #expect(commands.count >= 4)
        for command in commands {
            let words = command.split(separator: " ").dropFirst().map(String.init)
            let run = try Tool.run(words + ["--fps", "10", "-o", "packs"], in: folder.path)
            #expect(run.status == 0, "\(command): \(run.errors)")
        }
        #expect(folder.files.contains { $0.hasSuffix("/pack.json") })
    }

    @Test("The README's animation is drawn from the design next to it")
    func animation() throws {
        let folder = try TestFolder()
        let picture = Self.package.path + "/Assets/pictures/pull-to-refresh"
        let options = ["--fps", "25", "--scale", "1.5", "-o", "drawn.png"]
        #expect(
            try Tool.run(["animate", "\(picture).yaml"] + options, in: folder.path).status == 0
        )
        let outcome = try Tool.run(["compare", "\(picture).png", "drawn.png"], in: folder.path)
        #expect(outcome.status == 0, "\(outcome.text)")
    }

    @Test("The README quotes what verify prints for a delayed tick, and shows the frames")
    func failure() throws {
        let quoted = try #require(
            blocks(of: "console", on: "README.md").first { $0.hasPrefix("$ pinwheel verify") }
        )
        let folder = try folder()
        let recording = ["record", "ring.yaml", "--mode", "missing"]
        #expect(try Tool.run(recording, in: folder.path).status == 0)
        let times = (6...15).map { "\(Double($0) / 60)" }.joined(separator: ",")
        let options =
            ["--state", "finishing", "--time", times, "--background", "white", "--scale", "1.5"]
        func draw(_ name: String) throws {
            let words = ["strip", "ring.yaml", "-o", name] + options
            let outcome = try Tool.run(words, in: folder.path)
            #expect(outcome.status == 0, "\(outcome.errors)")
            try expectCommittedPicture(name, in: folder)
        }
        try draw("failure-expected.png")
        let design = String(decoding: try folder.bytes("ring.yaml"), as: UTF8.self)
        let delayed = design.replacing("0.1s: 0, 0.4s: 1", with: "0.1167s: 0, 0.4167s: 1")
        #expect(delayed != design)
        try folder.write(delayed, to: "ring.yaml")
        let outcome = try Tool.run(["verify", "ring.yaml"], in: folder.path)
        #expect("$ pinwheel verify ring.yaml\n" + outcome.text + outcome.errors == quoted)
        try draw("failure-actual.png")
        let pair = ["failure-expected.png", "failure-actual.png"]
        _ = try Tool.run(
            ["compare"] + pair + ["--diff", "failure-difference.png"],
            in: folder.path
        )
        try expectCommittedPicture("failure-difference.png", in: folder)
    }

    @Test("The plan on the page about goldens can be recorded")
    func plan() throws {
        let plan = try #require(blocks(of: "yaml", on: "Documentation/goldens.md").first)
        let folder = try folder()
        try folder.write(plan, to: "goldens.yaml")
        try folder.write("time,offset,touching\n0,0,1\n0.4,160,0\n", to: "pulls/mine.csv")
        let outcome = try Tool.run(["record"], in: folder.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(folder.files.contains("goldens/scroll-action/mine-arc.golden"))
        #expect(folder.files.contains("goldens/refreshable/t150-arc-dark.golden"))
    }

    @Test("Links of a page lead to files of the repository", arguments: linkingPages)
    func links(page: String) throws {
        let folder = Self.package.appendingPathComponent(page).deletingLastPathComponent()
        let targets = try text(of: page).matches(of: /\]\(([^)#\s]+)(#[^)]*)?\)/)
            .map { String($0.1) }.filter { !$0.hasPrefix("http") }
        let missing = targets.filter {
            !FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
        }
        #expect(missing == [])
    }

    private static let linkingPages: [String] = {
        let roots = [
            "README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "RELIABILITY.md",
            "SECURITY.md", "Benchmarks/README.md",
        ]
        let folder = package.appendingPathComponent("Documentation").path
        let pages = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return roots + pages.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
    }()

    /// Checks that the committed picture has the same pixels as the one drawn in a folder.
    private func expectCommittedPicture(_ name: String, in folder: TestFolder) throws {
        let shown = try PNG.read(path: Self.package.path + "/Assets/pictures/\(name)")
        let drawn = try PNG.decode(folder.bytes(name))
        #expect(shown == drawn, "Assets/pictures/\(name) is out of date: draw it again")
    }
}
