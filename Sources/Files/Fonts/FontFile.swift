import DesignFormat
import Indicators
import Raster
import Synchronization

/// A font file opened with HarfBuzz, which shapes text and provides unhinted outlines.
///
/// The HarfBuzz library is loaded when the first font is opened.
package final class FontFile: Sendable {
    /// The lengths that apply to all glyphs of the font.
    package let metrics: FontMetrics
    private let shaper: Mutex<FontShaper>

    /// The version of the installed HarfBuzz, or `nil` if it is not installed.
    package static var libraryVersion: String? { FontShaper.libraryVersion }

    /// Opens a TrueType or OpenType font, or the first font of a collection.
    package init(_ bytes: [UInt8]) throws(AssetFailure) {
        let shaper = try FontShaper(bytes)
        metrics = shaper.metrics()
        self.shaper = Mutex(shaper)
    }

    /// Returns a line of text with its outlines. `steps` is the maximum total number of lines and
    /// curves.
    package func line(
        of text: String,
        steps: Int = DesignLimits.glyphSegments
    ) throws(AssetFailure) -> OutlineFont.Line {
        guard !LineDirection.isMixed(text) else {
            throw AssetFailure(
                "text cannot mix right-to-left letters with other letters or digits"
            )
        }
        return try shaper.withLock { shaper throws(AssetFailure) in
            let letters = try shaper.letters(of: text, hasLigatures: true, steps: steps)
            let room = max(steps - letters.segmentCount, 0)
            return OutlineFont.Line(
                text,
                letters: letters,
                spacedGlyphs: try shaper.letters(of: text, hasLigatures: false, steps: room)
            )
        }
    }

    /// Returns the font in the form that design readers use. `size` is the size of the file in
    /// bytes.
    package func loaded(size: Int) -> LoadedFont {
        LoadedFont(metrics: metrics, size: size) { text, steps throws(AssetFailure) in
            try self.line(of: text, steps: steps)
        }
    }
}
