import Raster
import Pictures

/// The distinct images of two sequences, and the frames that show them.
struct ImageTable {
    /// The first frame that shows each image, in order of appearance.
    private(set) var pictures: [SequenceFrame] = []
    /// The image index of each expected frame.
    private(set) var expected: [Int] = []
    /// The image index of each actual frame.
    private(set) var actual: [Int] = []

    private let loopStart: Int?

    /// Creates the table. Images with equal hashes and sizes count as equal.
    init(expected: FrameSequence, actual: FrameSequence) {
        loopStart = expected.loopStart
        var indices: [ImageIdentity: Int] = [:]
        self.expected = expected.frames.map { add($0, to: &indices) }
        self.actual = actual.frames.map { add($0, to: &indices) }
    }

    private mutating func add(_ frame: SequenceFrame, to indices: inout [ImageIdentity: Int]) -> Int
    {
        if let index = indices[frame.key] { return index }
        indices[frame.key] = pictures.count
        pictures.append(frame)
        return pictures.count - 1
    }

    /// The expected sequence's order.
    var order: FrameOrder { FrameOrder(pictures: expected, loopStart: loopStart) }

    /// Returns the order of the expected frames in `pairs`. The order loops only if `pairs`
    /// contains all expected frames.
    func order(of pairs: [FramePair]) -> FrameOrder {
        FrameOrder(
            pictures: pairs.map { expected[$0.expected] },
            loopStart: pairs.count == expected.count ? loopStart : nil
        )
    }

    /// The fraction of actual frames whose images occur in the expected sequence, 0…1.
    var knownFraction: Double {
        let known = Set(expected)
        return Double(actual.count { known.contains($0) }) / Double(max(actual.count, 1))
    }
}

/// The identity of an image. It includes the size, because images of different sizes can have the
/// same bytes.
package struct ImageIdentity: Hashable {
    /// The hash of the pixels.
    let hash: PixelHash
    let size: PixelSize

    /// Creates the identity of an image.
    package init(hash: PixelHash, size: PixelSize) {
        self.hash = hash
        self.size = size
    }
}

extension SequenceFrame {
    /// The identity of the image.
    var key: ImageIdentity { ImageIdentity(hash: hash, size: size) }
}
