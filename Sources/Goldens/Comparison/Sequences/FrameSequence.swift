import Pictures
import Raster

/// The frames of one state or one replay, in order.
public struct FrameSequence: Sendable {
    /// The frames. Their indices are the frame numbers.
    public var frames: [SequenceFrame]
    /// The number of the frame that follows the last one, or `nil` if the sequence does not loop.
    ///
    /// It is 0 for a simple loop. If the loop has an intro, it is the first frame after the
    /// intro.
    public var loopStart: Int?

    /// Returns the image of a frame, or `nil` if there is no such frame. In a loop, the index may
    /// be beyond the end. In a loop without an intro, it may also be negative.
    func image(at index: Int) -> Image? {
        FrameOrder(pictures: Array(frames.indices), loopStart: loopStart)[index]
            .map { frames[$0].image }
    }

    /// Creates a sequence. `loopStart` is the frame that follows the last one in a loop.
    ///
    /// - Precondition: `loopStart` is the index of a frame, or `nil`.
    public init(_ frames: [SequenceFrame], loopStart: Int? = nil) {
        precondition(
            loopStart.map(frames.indices.contains) != false,
            "loopStart must be the index of a frame"
        )
        self.frames = frames
        self.loopStart = loopStart
    }
}

/// One frame of a sequence.
public struct SequenceFrame: Sendable {
    /// The size of the image.
    public let size: PixelSize
    /// The time or progress of the frame.
    public var moment: FrameLabel.Moment
    /// The hash of the image's pixels.
    public let hash: PixelHash
    private let source: Source

    private enum Source: Sendable {
        case held(Image)
        case fetched(@Sendable () -> Image)
    }

    /// Creates a frame. If `hash` is `nil`, it is computed.
    ///
    /// Frames are compared by hash and size first, so the hash must be correct.
    public init(image: Image, moment: FrameLabel.Moment, hash: PixelHash? = nil) {
        size = PixelSize(image)
        self.moment = moment
        self.hash = hash ?? PixelHash(image)
        source = .held(image)
    }

    /// Creates a frame whose image is fetched at each access, so that long sequences of large
    /// images need little memory.
    package init(
        size: PixelSize,
        moment: FrameLabel.Moment,
        hash: PixelHash,
        fetch: @escaping @Sendable () -> Image
    ) {
        self.size = size
        self.moment = moment
        self.hash = hash
        source = .fetched(fetch)
    }

    /// The image. If the frame does not store it, each access fetches it.
    public var image: Image {
        switch source {
        case .held(let image): image
        case .fetched(let fetch): fetch()
        }
    }

    /// Whether both frames have equal hashes and sizes.
    package func isSame(as other: SequenceFrame) -> Bool { key == other.key }
}
