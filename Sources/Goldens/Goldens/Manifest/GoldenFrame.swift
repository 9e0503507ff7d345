import Raster
import Comparison
import Pictures

/// A frame's line in a golden's manifest.
package struct GoldenFrame: Equatable, Sendable {
    /// The size of the image.
    package var size: PixelSize
    /// The moment of the frame.
    package var moment: FrameLabel.Moment
    /// The hash of the pixels.
    package var hash: PixelHash

    package init(size: PixelSize, moment: FrameLabel.Moment, hash: PixelHash) {
        self.size = size
        self.moment = moment
        self.hash = hash
    }

    /// Whether both frames have equal pixels, regardless of their moments.
    func hasSameImage(as other: GoldenFrame) -> Bool { hash == other.hash && size == other.size }
}

extension PixelHash {
    /// The 16 hexadecimal digits that identify the hash in a golden's files.
    var digits: String { String(description.dropFirst(6)) }

    /// Parses 16 hexadecimal digits. Returns `nil` for other text.
    init?(digits: some StringProtocol) {
        self.init(text: "xxh64:" + digits)
    }
}
