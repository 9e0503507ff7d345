import DesignFormat
import Indicators
import Pictures

extension PageDesign {
    /// Creates a page's copy of a design with the files that it uses.
    ///
    /// Fonts are not copied. The page gets the outlines of the design's strings instead.
    ///
    /// - Parameters:
    ///   - design: The design.
    ///   - text: The source text of the design.
    ///   - file: The file's name in problems.
    ///   - name: The design's name.
    /// - Throws: `EncodingError` if an image cannot be written as a PNG.
    package init(_ design: Design, text: [UInt8], file: String, name: String) throws {
        let hasFonts = !design.model.fonts.isEmpty
        var texts: [String: String] = [:]
        for (path, component) in design.components where !BuiltInDesigns.names.contains(path) {
            texts[path] = component.yaml(carryingGlyphs: hasFonts)
        }
        self.init(
            name: name,
            file: file,
            text: hasFonts
                ? design.yaml(carryingGlyphs: true) : String(decoding: text, as: UTF8.self),
            texts: texts,
            images: try design.images.mapValues { try PNG.encode($0) },
            listing: Listing(
                title: design.title,
                kind: design.info.kind?.rawValue,
                tags: design.info.tags,
                about: design.info.about
            )
        )
    }
}
