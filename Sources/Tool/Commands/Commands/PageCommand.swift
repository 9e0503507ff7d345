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
        abstract: "Write an HTML file that plays designs without a server or a network.",
        discussion: """
            The page contains the drawing engine and draws the same pixels as this tool. It plays \
            all states, can be pulled with a finger, the mouse or the keyboard, and can edit and \
            save the design. Texts are converted to outlines.

            --parts writes files for your own pages: the JavaScript module with its types, the \
            engine, the designs, and an example page. --check writes nothing; the exit status is 1 \
            if existing files would change.

            Example: pinwheel page arc.yaml compass.yaml -o indicators.html
            Example: pinwheel page arc.yaml --parts web/indicators
            """
    )

    @Argument(
        help: "Built-in designs or files; - for standard input. (default: all built-in designs)",
        completion: .designs
    )
    var designs: [String] = []

    @Option(
        help: ArgumentHelp(
            "The file of the WebAssembly engine. (default: the file that make web builds)",
            valueName: "file"
        ),
        completion: .file(extensions: ["gz"])
    )
    var engine: String?

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "The file to write; - for standard output. (default: indicator.html)",
            valueName: "file"
        ),
        completion: .file(extensions: ["html"])
    )
    var output: String?

    @Option(
        help: ArgumentHelp(
            "Write files for your own pages to this folder, instead of one page.",
            valueName: "folder"
        ),
        completion: .directory
    )
    var parts: String?

    @Flag(
        name: .customLong("check"),
        help: "Write nothing; exit with status 1 if existing files would change."
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
            throw ValidationError("--check needs a file; it cannot read standard output")
        }
    }

    func run() throws {
        let arguments = designs.isEmpty ? Program.current.defaultDesigns : designs.unique()
        let loaded = try arguments.map { try DesignSource(argument: $0).page() }
        let engine = try PageEngineFile.read(path: engine)
        let pageDesigns = Self.withUniqueNames(loaded.map(\.design))
        let inputs = loaded.flatMap(\.files)
        if let parts {
            let folder = parts.hasSuffix("/") && parts.count > 1 ? String(parts.dropLast()) : parts
            let files = PageFiles(PageParts(designs: pageDesigns, engine: engine), in: folder)
            if isChecked { return try report(files) }
            try OutputConflictCheck.check(files.files.map(\.path), reading: inputs)
            return try files.write()
        }
        let page = PageFile(designs: pageDesigns, engine: engine)
        let target = TextOutput(option: output, defaultPath: "indicator.html")
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

    /// Returns the designs with unique names.
    private static func withUniqueNames(_ designs: [PageDesign]) -> [PageDesign] {
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
    /// Returns the design for a page, and the files it was read from.
    fileprivate func page() throws -> (design: PageDesign, files: [String]) {
        let (design, text) = try loadWithText()
        return (
            try PageDesign(design, text: text, file: label, name: design.name), files(of: design)
        )
    }
}
