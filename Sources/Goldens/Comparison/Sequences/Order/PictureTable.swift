import Raster
import Pictures

/// The different pictures of two sequences, each held once, and which frames show them.
struct PictureTable {
    /// The first frames that show each picture, in the order in which they occur.
    private(set) var pictures: [SequenceFrame] = []
    /// For each expected frame the index of its picture.
    private(set) var expected: [Int] = []
    /// For each actual frame the index of its picture.
    private(set) var actual: [Int] = []

    private let loopStart: Int?

    /// Tells pictures apart by hash and size.
    init(expected: FrameSequence, actual: FrameSequence) {
        loopStart = expected.loopStart
        var indices: [PictureKey: Int] = [:]
        self.expected = expected.frames.map { add($0, to: &indices) }
        self.actual = actual.frames.map { add($0, to: &indices) }
    }

    private mutating func add(_ frame: SequenceFrame, to indices: inout [PictureKey: Int]) -> Int {
        if let index = indices[frame.key] { return index }
        indices[frame.key] = pictures.count
        pictures.append(frame)
        return pictures.count - 1
    }

    /// The expected sequence's order.
    var order: FrameOrder { FrameOrder(pictures: expected, loopStart: loopStart) }

    /// The order of the expected frames that have partners; a loop if none is without.
    func order(of pairs: [FramePair]) -> FrameOrder {
        FrameOrder(
            pictures: pairs.map { expected[$0.expected] },
            loopStart: pairs.count == expected.count ? loopStart : nil
        )
    }

    /// The share of the actual frames whose pictures the expected sequence has, 0…1.
    var knownShare: Double {
        let known = Set(expected)
        return Double(actual.count { known.contains($0) }) / Double(max(actual.count, 1))
    }
}

/// What distinguishes pictures: pictures of different sizes may have the same bytes.
package struct PictureKey: Hashable {
    /// The hash of the pixels.
    let hash: PixelHash
    /// The extents.
    let size: PixelSize

    /// The key of a picture of these pixels.
    package init(hash: PixelHash, size: PixelSize) {
        self.hash = hash
        self.size = size
    }
}

extension SequenceFrame {
    /// What distinguishes the picture from others.
    var key: PictureKey { PictureKey(hash: hash, size: size) }
}
