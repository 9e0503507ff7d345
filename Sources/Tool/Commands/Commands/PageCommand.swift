import ArgumentParser
import Base
import Console
import Frames
import Goldens
import Indicators
import Packs
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

            --sources adds the SVG, Swift or other source of each design, which the page then \
            copies to the clipboard. For other packs the page shows the command.

            --parts writes files for your own pages: the JavaScript module with its types, the \
            engine, the designs, and an example page. --check writes nothing; the exit status is 1 \
            if existing files would change.

            Example: pinwheel page arc.yaml compass.yaml -o indicators.html
            Example: pinwheel page arc --sources svg,swiftui -o arc.html
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

    @Option(
        name: .customLong("sources"),
        help: ArgumentHelp(
            "Add the sources of these packs: \(PageSources.targets.map(\.name).joined(separator: ", ")).",
            valueName: "target,…"
        ),
        completion: .list(PageSources.targets.map(\.name)),
        transform: CommaList.words(of: "targets", example: "svg,swiftui")
    )
    var sourceNames: [String] = []

    @Flag(
        name: .customLong("check"),
        help: "Write nothing; exit with status 1 if existing files would change."
    )
    var isChecked = false

    func validate() throws {
        if parts != nil, output != nil {
            throw ValidationError("--parts and -o exclude each other")
        }
        if parts != nil, !sourceNames.isEmpty {
            throw ValidationError("--sources is for one page; leave out --parts")
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
        let sources = try PageSources(named: sourceNames)
        let loaded = try arguments.map { argument in
            var (design, files) = try DesignSource(argument: argument).page(with: sources)
            design.argument = ShellWord.quoted(argument)
            return (design: design, files: files)
        }
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
        let page = PageFile(
            designs: pageDesigns,
            targets: PackTargets.all.map { PageTarget(name: $0.name, purpose: $0.purpose) },
            engine: engine
        )
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
    fileprivate func page(
        with sources: PageSources
    ) throws -> (design: PageDesign, files: [String]) {
        let (design, text) = try loadWithText()
        var page = try PageDesign(design, text: text, file: label, name: design.name)
        page.sources = try sources.sources(of: design)
        return (page, files(of: design))
    }
}
