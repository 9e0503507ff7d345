import DesignFormat
import Indicators
import Pictures

extension PageDesign {
    /// A design that was read from a text, with all that it uses.
    ///
    /// Fonts stay behind; what they make of the design's texts goes along, as outlines.
    ///
    /// - Parameters:
    ///   - design: The design.
    ///   - text: The text that it was read from.
    ///   - file: What problems call the file.
    ///   - name: Its name.
    /// - Throws: `EncodingError` for an image that cannot be written as a PNG.
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
            images: try design.pictures.mapValues { try PNG.encode($0) }
        )
    }
}
