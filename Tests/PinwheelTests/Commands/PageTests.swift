import Foundation
import Testing
import TestSupport

/// Pages and their parts, with a file that replaces the engine.
struct PageTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write("\u{1f}", to: "text.gz")
    }

    /// Writes bytes that start like a gzip file.
    private func writeEngine(_ file: String = "engine.gz") throws {
        let bytes: [UInt8] = [0x1f, 0x8b, 8, 0]
        try Data(bytes).write(to: URL(fileURLWithPath: folder.path(file)))
    }

    @Test func `--check compares parts by their bytes`() throws {
        try writeEngine()
        let words = ["page", "arc", "spokes", "--engine", "engine.gz", "--parts", "web/parts/"]
        #expect(try Tool.run(words + ["--check"], in: folder.path).status == 1)
        let written = try Tool.run(words, in: folder.path)
        #expect(written.status == 0 && written.errors.isEmpty && written.output.isEmpty)
        let good = try Tool.run(words + ["--check"], in: folder.path)
        #expect(good.status == 0 && good.errors.isEmpty)
        try folder.write("pinwheel: 1\n", to: "web/parts/designs/arc.yaml")
        let changed = try Tool.run(words + ["--check"], in: folder.path)
        #expect(changed.status == 1)
        #expect(
            changed.errorLines
                == ["pinwheel: web/parts/designs/arc.yaml: out of date"]
        )
        // Designs of an earlier call that are no longer named are reported.
        let fewer = ["page", "spokes", "--engine", "engine.gz", "--parts", "web/parts", "--check"]
        let left = try Tool.run(fewer, in: folder.path)
        #expect(left.status == 1)
        let line = "pinwheel: web/parts/designs/arc.yaml: not one of these designs"
        #expect(left.errorLines.last == line)
    }

    @Test func `--check compares a page by its bytes`() throws {
        try writeEngine()
        let words = ["page", "arc", "--engine", "engine.gz", "-o", "arc.html"]
        let missing = try Tool.run(words + ["--check"], in: folder.path)
        #expect(missing.status == 1 && missing.errorLines == ["pinwheel: arc.html: missing"])
        #expect(try Tool.run(words, in: folder.path).status == 0)
        #expect(try Tool.run(words + ["--check"], in: folder.path).status == 0)
    }

    @Test func `--sources adds the sources of packs to a page`() throws {
        try writeEngine()
        let words = ["page", "arc", "--engine", "engine.gz", "-o", "arc.html"]
        #expect(try Tool.run(words, in: folder.path).status == 0)
        #expect(
            !String(decoding: try folder.bytes("arc.html"), as: UTF8.self).contains(
                "import SwiftUI"
            )
        )
        let result = try Tool.run(words + ["--sources", "swiftui,svg"], in: folder.path)
        #expect(result.status == 0 && result.errors.isEmpty)
        let page = String(decoding: try folder.bytes("arc.html"), as: UTF8.self)
        #expect(page.contains("import SwiftUI") && page.contains("\\u003csvg"))
    }

    @Test(arguments: [
        ("webp", "pinwheel: webp packs have no source to copy"),
        ("svgs", "pinwheel: there is no target “svgs”; did you mean “svg”?"),
    ])
    func `a target without a source is an error`(target: String, message: String) throws {
        try writeEngine()
        let words = ["page", "arc", "--engine", "engine.gz", "-o", "arc.html"]
        let result = try Tool.run(words + ["--sources", target], in: folder.path)
        #expect(result.status == 2 && result.errorLines.count == 1)
        #expect(result.errors.hasPrefix(message))
        #expect(!folder.exists("arc.html"))
    }

    @Test func `two designs with the same name are both on the page`() throws {
        try writeEngine()
        try folder.write(
            """
            pinwheel: 1
            name: arc
            canvas: {size: [8, 8]}
            states: {pulling: {frames: 2}}
            layers: [{circle: {diameter: 4}, fill: red}]

            """,
            to: "mine.yaml"
        )
        let words = ["page", "arc", "mine.yaml", "--engine", "engine.gz", "--parts", "both"]
        #expect(try Tool.run(words, in: folder.path).status == 0)
        #expect(folder.files.contains("both/designs/arc.yaml"))
        #expect(folder.files.contains("both/designs/arc-2.yaml"))
    }

    @Test(
        "The engine is found in the folders of builds and installations",
        arguments: [
            (".build/static", ".build/web"),
            (".build/x86_64-unknown-linux-gnu/debug", ".build/web"),
            ("usr/bin", "usr/share/pinwheel"),
        ]
    )
    func places(tool: String, engine: String) throws {
        try folder.write("", to: "\(tool)/nothing")
        try folder.write("", to: "\(engine)/nothing")
        let program = folder.path("\(tool)/pinwheel")
        let files = FileManager.default
        // A link is faster than a copy, but cannot cross file systems.
        if (try? files.linkItem(atPath: Tool.path, toPath: program)) == nil {
            try files.copyItem(atPath: Tool.path, toPath: program)
        }
        let words = ["page", "arc", "-o", "arc.html"]
        let without = try Tool.run(words, program: program, in: folder.path)
        #expect(without.status == 2)
        #expect(without.errors.contains("is not next to pinwheel"), "\(without.errors)")
        try writeEngine("\(engine)/pinwheel.wasm.gz")
        let outcome = try Tool.run(words, program: program, in: folder.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test func `invalid arguments are reported in one line`() throws {
        for (words, part) in [
            (["--parts", "a", "-o", "b"], "--parts and -o exclude each other"),
            (["--parts", "-"], "--parts needs the name of a folder"),
            (["-o", "-", "--check"], "--check needs a file"),
            (["--engine", "text.gz"], "text.gz is not an engine"),
            (["--engine", "none.gz"], "none.gz"),
        ] {
            let outcome = try Tool.run(["page", "arc"] + words, in: folder.path)
            #expect(outcome.status == 2 && outcome.errorLines.count == 1, "\(words)")
            #expect(outcome.errors.contains(part), "\(outcome.errors)")
        }
    }
}
