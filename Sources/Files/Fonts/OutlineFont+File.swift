import DesignFormat
import Indicators
import Platform

extension OutlineFont {
    /// Texts in the font of a TrueType or OpenType file, for designs made in Swift.
    ///
    ///     let font = try OutlineFont(path: "fonts/Some.ttf", texts: ["Pull to refresh", "Release"])
    ///     Text(.by(armed: "Release", else: "Pull to refresh"), font: font, size: 14).fill(.primary)
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - name: What the design calls it where it is written: a path below the design's folder.
    ///     Default: `path`.
    ///   - texts: All that is to be said in it.
    /// - Throws: `AssetFailure` for a file that is no font, for a text of which it has not all
    ///   characters, and where there is no HarfBuzz.
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
