import DesignFormat
import Indicators
import Platform

extension OutlineFont {
    /// Opens a TrueType or OpenType font file for designs in Swift.
    ///
    ///     let font = try OutlineFont(path: "fonts/Some.ttf", texts: ["Pull", "Release"])
    ///     Text(.by(armed: "Release", else: "Pull"), font: font, size: 14).fill(.primary)
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - name: The path of the font in the written design, below the design's folder. Default:
    ///     `path`.
    ///   - texts: All texts that the design draws in this font.
    /// - Throws: `AssetFailure` if the file is not a font, if the font lacks a character, or if
    ///   HarfBuzz is not installed.
    public init(path: String, name: String? = nil, texts: [String]) throws(AssetFailure) {
        let bytes: [UInt8]
        do {
            bytes = try FileContents.read(path: path, limit: DesignLimits.fontBytes)
        } catch {
            throw AssetFailure(error.description, isMissing: error.isMissing)
        }
        let font = try FontFile(bytes)
        var lines: [Line] = []
        for text in texts where !lines.contains(where: { $0.text == text }) {
            lines.append(try font.line(of: text))
        }
        self.init(file: name ?? path, metrics: font.metrics, lines: lines)
    }
}
