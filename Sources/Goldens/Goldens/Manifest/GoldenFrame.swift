import Raster
import Comparison
import Pictures

/// One frame's line in a golden's manifest.
package struct GoldenFrame: Equatable, Sendable {
    /// The picture's extents.
    package var size: PixelSize
    /// When it is shown.
    package var moment: FrameLabel.Moment
    /// The hash of its raw pixels.
    package var hash: PixelHash

    /// A frame.
    package init(size: PixelSize, moment: FrameLabel.Moment, hash: PixelHash) {
        self.size = size
        self.moment = moment
        self.hash = hash
    }

    /// Whether both show the same pixels, at whatever moment.
    func looksLike(_ other: GoldenFrame) -> Bool { hash == other.hash && size == other.size }
}

extension PixelHash {
    /// The 16 digits that a golden's files have.
    var digits: String { String(description.dropFirst(6)) }

    /// The hash of such digits; nil for another text.
    init?(digits: some StringProtocol) {
        self.init(text: "xxh64:" + digits)
    }
}
