import DesignFormat
import Indicators
import Raster
import Synchronization

/// A font file opened with HarfBuzz, which shapes text and provides unhinted outlines.
///
/// HarfBuzz is loaded with the first font. Without HarfBuzz, only fonts are unavailable.
package final class FontFile: Sendable {
    /// The lengths that apply to all glyphs of the font.
    package let metrics: FontMetrics
    private let shaper: Mutex<FontShaper>

    /// The version of the installed HarfBuzz, or `nil` if it is not installed.
    package static var libraryVersion: String? { FontShaper.libraryVersion }

    /// Opens a TrueType or OpenType font. Of a collection, opens the first font.
    package init(_ bytes: [UInt8]) throws(AssetFailure) {
        let shaper = try FontShaper(bytes)
        metrics = shaper.metrics()
        self.shaper = Mutex(shaper)
    }

    /// Returns a line of text with its outlines. `steps` is the maximum number of lines and curves
    /// of all outlines.
    package func line(
        of text: String,
        steps: Int = DesignLimits.glyphSegments
    ) throws(AssetFailure) -> OutlineFont.Line {
        guard !LineDirection.isMixed(text) else {
            throw AssetFailure(
                "text cannot mix letters from right to left with others or with digits"
            )
        }
        return try shaper.withLock { shaper throws(AssetFailure) in
            let letters = try shaper.letters(of: text, hasLigatures: true, steps: steps)
            let room = max(steps - letters.steps, 0)
            return OutlineFont.Line(
                text,
                letters: letters,
                spacedGlyphs: try shaper.letters(of: text, hasLigatures: false, steps: room)
            )
        }
    }

    /// Returns the font for readers of designs. `size` is the size of its file in bytes.
    package func loaded(size: Int) -> LoadedFont {
        LoadedFont(metrics: metrics, size: size) { text, steps throws(AssetFailure) in
            try self.line(of: text, steps: steps)
        }
    }
}
