import DesignFormat
import Fonts
import Foundation
import Indicators
import Pictures
import Raster
import Testing
import TestSupport

/// The code and the commands on the pages of the libraries work as printed.
@Suite struct TutorialTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    private static let tutorials = [
        "Files/Pictures/Pictures.docc/GettingStartedWithFrames.md",
        "Goldens/GoldenTesting/GoldenTesting.docc/GettingStartedWithGoldens.md",
        "Core/DesignFormat/DesignFormat.docc/GettingStartedWithThePreview.md",
    ]

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: "\(Self.package)/\(path)", encoding: .utf8)
    }

    private func blocks(_ language: String, of text: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
    }

    @Test("The commands of a tutorial run with its files", arguments: tutorials)
    func commands(path: String) throws {
        let text = try text("Sources/\(path)")
        let folder = try TestFolder()
        try folder.write(try #require(blocks("yaml", of: text).first), to: "ring.yaml")
        if let trace = blocks("csv", of: text).first { try folder.write(trace, to: "pull.csv") }
        let lines = blocks("sh", of: text).joined().split(separator: "\n")
        #expect(lines.count >= 2)
        for line in lines {
            let words = line.split(separator: " ").dropFirst().map(String.init)
            if words.first == "preview" {
                try open(words.filter { $0 != "--open" }, in: folder)
            } else {
                let outcome = try Tool.run(words, in: folder.path)
                #expect(outcome.status == 0, "\(line): \(outcome.errors)")
            }
        }
    }

    /// Starts the preview if it is built, and requests a frame.
    private func open(_ words: [String], in folder: TestFolder) throws {
        let server = URL(filePath: Tool.path).deletingLastPathComponent()
            .appending(path: "pinwheel-preview").path
        guard FileManager.default.isExecutableFile(atPath: server) else { return }
        let script = """
            "\(Tool.path)" \(words.joined(separator: " ")) --port 0 >address & preview=$!
            for _ in $(seq 200); do [ -s address ] && break; sleep 0.05; done
            read -r address <address; port="${address##*:}"
            exec 3<>"/dev/tcp/127.0.0.1/${port%/}"
            printf 'GET /frame.png?design=ring&state=pulling HTTP/1.0\\r\\nHost: localhost\\r\\n\\r\\n' >&3
            read -r status <&3; kill $preview; wait $preview
            case "$status" in *" 200 "*) exit 0;; *) echo "$status" >&2; exit 1;; esac
            """
        let run = try Tool.shell(script, in: folder.path)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test("The tutorial's code draws its frames")
    func frames() throws {
        let folder = try TestFolder()
        try writeFrames(to: folder.path)
        #expect(folder.files.filter { $0.hasSuffix(".png") }.count == 12)
    }

    private func writeFrames(to folder: String) throws {
        let ring = try Design("ring", canvas: 40) {
            Circle(diameter: 30)
                .trim(to: .by(pulling: [0, 0.9], else: 0.9))
                .rotate(.by(refreshing: [0, 360]))
                .stroke(.cyan, width: 4, cap: .round)
        }
        guard let retina = Environment(scale: 2) else { return }
        var renderer = Renderer()
        for step in 0..<12 {
            let moment = Moment(state: .pulling, position: .progress(Double(step) / 11))
            let image = renderer.render(ring.scene(at: moment, in: retina))
            try PNG.write(image, path: "\(folder)/pulling-\(step).png", scale: 2)
        }
    }

    @Test("The code on the page of Raster draws a circle")
    func circle() {
        var scene = Scene(width: 64, height: 64)
        let circle = Path.circle(in: Rect(x: 8, y: 8, width: 48, height: 48))
        scene.stroke(circle, StrokeStyle(width: 4), with: .solid(.black))
        var renderer = Renderer()
        let image = renderer.render(scene)
        #expect(image[32, 8].alpha == 255 && image[32, 32].alpha == 0)
    }

    @Test("The code on the page of Indicators builds a design")
    func design() throws {
        let ring = try Design("ring", canvas: 60) {
            Circle(diameter: 40)
                .trim(to: .by(pulling: [0, 1], else: 1))
                .stroke(.cyan, width: 4, cap: .round)
        }
        let moment = Moment(state: .pulling, position: .progress(0.5))
        let scene = ring.scene(at: moment, in: .standard)
        #expect(!scene.items.isEmpty)
    }

    @Test("The code on the page of DesignFormat reads a design and prints its warnings")
    func reading() throws {
        let bytes = Array(Samples.design(layers: "  - {circle: {diameter: 4}, fill: red}").utf8)
        let design = try Design(yaml: bytes, name: "ring", file: "ring.yaml")
        for warning in design.warnings(in: bytes, file: "ring.yaml") { print(warning) }
        #expect(design.name == "ring")
    }

    @Test("The code on the page of Fonts reports a missing font")
    func fonts() {
        #expect(throws: AssetFailure.self) {
            let font = try OutlineFont(
                path: "fonts/Some.ttf",
                texts: ["Pull to refresh", "Release"]
            )
            let label = Text(.by(armed: "Release", else: "Pull to refresh"), font: font, size: 14)
                .fill(.primary)
            _ = label
        }
    }

    @Test("Every line of Swift on these pages is one of the lines above, or of the example package")
    func snippets() throws {
        let sources =
            try text("Tests/PinwheelTests/TutorialTests.swift")
            + text("Examples/GoldenTests/Tests/DotTests/DotTests.swift")
        let compiled = Set(sources.split(separator: "\n").map { $0.drop { $0 == " " } })
        let names = try FileManager.default.subpathsOfDirectory(atPath: "\(Self.package)/Sources")
        let pages = names.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
        #expect(pages.count >= 13)
        var count = 0
        for page in pages {
            for block in blocks("swift", of: try text("Sources/\(page)")) {
                for line in block.split(separator: "\n") {
                    #expect(compiled.contains(line.drop { $0 == " " }), "\(page): \(line)")
                    count += 1
                }
            }
        }
        #expect(count > 20)
    }
}
