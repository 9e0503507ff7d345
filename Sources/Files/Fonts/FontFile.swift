import DesignFormat
import Indicators
import Raster
import Synchronization

/// A font's bytes, opened by HarfBuzz: texts are shaped, and letters are outlines without hints.
///
/// HarfBuzz is opened when the first font is; a machine without it has no use for fonts, but all else
/// works there.
package final class FontFile: Sendable {
    /// The lengths that all letters share.
    package let metrics: FontMetrics
    private let shaper: Mutex<FontShaper>

    /// The version of HarfBuzz on this machine; nil where there is none.
    package static var libraryVersion: String? { FontShaper.libraryVersion }

    /// The font in the bytes of a TrueType or OpenType file; of a collection the first.
    package init(_ bytes: [UInt8]) throws(AssetFailure) {
        let shaper = try FontShaper(bytes)
        metrics = shaper.metrics()
        self.shaper = Mutex(shaper)
    }

    /// A text with the outlines of its letters, which have at most so many lines and curves.
    package func line(
        of text: String,
        steps: Int = DesignLimits.letterSteps
    ) throws(AssetFailure) -> OutlineFont.Line {
        guard !LineDirection.isMixed(text) else {
            throw AssetFailure(
                "a text runs one way, and this one has letters from right to left beside others"
            )
        }
        return try shaper.withLock { shaper throws(AssetFailure) in
            let letters = try shaper.letters(of: text, hasLigatures: true, steps: steps)
            let room = max(steps - letters.steps, 0)
            return OutlineFont.Line(
                text,
                letters: letters,
                spacedLetters: try shaper.letters(of: text, hasLigatures: false, steps: room)
            )
        }
    }

    /// The font as readers of designs take it.
    package func loaded(size: Int) -> LoadedFont {
        LoadedFont(metrics: metrics, size: size) { text, steps throws(AssetFailure) in
            try self.line(of: text, steps: steps)
        }
    }
}
