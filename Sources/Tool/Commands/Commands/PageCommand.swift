import ArgumentParser
import Base
import Console
import Frames
import Indicators
import Pages
import Platform

struct PageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "page",
        abstract: "Write one HTML file that shows designs, without a server or a network.",
        discussion: """
            The page has the engine in it and draws the same bits as this tool. It plays every state, is \
            pulled by finger, mouse or keys, and lets the design be edited and saved. Texts in fonts are \
            carried as outlines.

            With --parts it writes what pages of your own are made of: the JavaScript module and its \
            types, the engine, the designs, and a page of three lines that shows them. With --check it \
            writes nothing, and ends with 1 where what is there is not what it would write.

            Example: pinwheel page arc.yaml compass.yaml -o indicators.html
            Example: pinwheel page arc.yaml --parts web/indicators
            """
    )

    @Argument(
        help: "Built-in designs or files, - for standard input; all built-ins if none is named.",
        completion: .file(extensions: ["yaml", "yml", "json"])
    )
    var designs: [String] = []

    @Option(
        help: ArgumentHelp(
            "The engine that make web builds, if it is elsewhere.",
            valueName: "file"
        ),
        completion: .file(extensions: ["gz"])
    )
    var engine: String?

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "The file to write, - for standard output. (default: indicator.html)",
            valueName: "file"
        ),
        completion: .file(extensions: ["html"])
    )
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Write the parts of pages to a folder, in place of one page.",
            valueName: "folder"
        ),
        completion: .directory
    )
    var parts: String?

    @Flag(
        name: .customLong("check"),
        help: "Write nothing; end with 1 where what is there is not what would be written."
    )
    var isChecked = false

    func validate() throws {
        if parts != nil, output != nil {
            throw ValidationError("--parts and -o exclude each other")
        }
        if parts == "" || parts == "-" {
            throw ValidationError("--parts needs the name of a folder")
        }
        if isChecked, output == "-" {
            throw ValidationError("--check reads a file; standard output is none")
        }
    }

    func run() throws {
        let arguments = designs.isEmpty ? Program.current.usualDesigns : designs.unique()
        let loaded = try arguments.map { try DesignSource(argument: $0).page() }
        let engine = try PageEngineFile.read(path: engine)
        let held = Self.renamed(loaded.map(\.design))
        let inputs = loaded.flatMap(\.files)
        if let parts {
            let folder = parts.hasSuffix("/") && parts.count > 1 ? String(parts.dropLast()) : parts
            let files = PageFiles(PageParts(designs: held, engine: engine), in: folder)
            if isChecked { return try report(files) }
            try OutputFiles.check(files.files.map(\.path), reading: inputs)
            return try files.write()
        }
        let page = PageFile(designs: held, engine: engine)
        let target = TextOutput(option: output, usual: "indicator.html")
        if isChecked { return try report(PageFiles(page, at: target.path)) }
        try target.check(reading: inputs)
        try target.write(String(decoding: page.html, as: UTF8.self))
    }

    private func report(_ files: PageFiles) throws {
        let differences = files.differences
        guard !differences.isEmpty else { return }
        StandardError.write(lines: differences.map { "pinwheel: \($0)" })
        throw FoundDifference()
    }

    /// Designs under names that none has twice.
    private static func renamed(_ designs: [PageDesign]) -> [PageDesign] {
        var names: Set<String> = []
        return designs.map { design in
            var name = design.name
            var number = 2
            while !names.insert(name).inserted {
                name = "\(design.name)-\(number)"
                number += 1
            }
            return design.renamed(name)
        }
    }
}

extension DesignSource {
    /// The design as a page holds it, and the files that it was read from.
    fileprivate func page() throws -> (design: PageDesign, files: [String]) {
        let (design, text) = try loadWithText()
        return (
            try PageDesign(design, text: text, file: label, name: design.name), files(of: design)
        )
    }
}
