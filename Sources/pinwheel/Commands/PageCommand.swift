import ArgumentParser
import Base
import DesignFormat
import Frames
import Indicators
import Pages
import Pictures
import Platform

struct PageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "page",
        abstract: "Write one HTML file that shows designs, without a server or a network.",
        discussion: """
            The page has the engine in it and draws the same bits as this tool. It plays every state, is \
            pulled by finger, mouse or keys, and lets the design be edited and saved. Texts in fonts are \
            carried as outlines.

            Example: pinwheel page arc.yaml compass.yaml -o indicators.html
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

    func run() throws {
        let target = TextOutput(option: output, usual: "indicator.html")
        let arguments = designs.isEmpty ? BuiltInDesigns.names : designs.unique()
        let sources = try arguments.map { try DesignSource(argument: $0) }
        let loaded = try sources.map { try $0.page() }
        try target.check(reading: loaded.flatMap(\.files))
        let page = PageFile(
            designs: loaded.map(\.design),
            engine: try PageEngineFile.read(path: engine)
        )
        try target.write(String(decoding: page.html, as: UTF8.self))
    }
}

extension DesignSource {
    /// The design as a page holds it, and the files that it was read from.
    fileprivate func page() throws -> (design: PageDesign, files: [String]) {
        let (design, bytes) = try loadWithText()
        var text = String(decoding: bytes, as: UTF8.self)
        // Fonts stay behind; what they make of the design's texts goes along.
        if !design.model.fonts.isEmpty { text = design.yaml(carryingGlyphs: true) }
        var texts: [String: String] = [:]
        for (path, component) in design.components { texts[path] = component.yaml() }
        var images: [String: [UInt8]] = [:]
        for (path, image) in design.pictures { images[path] = try PNG.encode(image) }
        let held = PageDesign(
            name: design.name,
            file: label,
            text: text,
            texts: texts,
            images: images
        )
        return (held, files(of: design))
    }
}
