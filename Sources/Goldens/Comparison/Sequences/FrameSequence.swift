import Pictures
import Raster

/// The frames of one state or one take, in order.
public struct FrameSequence: Sendable {
    /// The frames, numbered from 0.
    public var frames: [SequenceFrame]
    /// The number of the frame that follows the last one; nil where nothing does.
    ///
    /// It is 0 for a loop, and the first frame of the period where a lead-in is played only once.
    public var loopStart: Int?

    /// The picture of a frame, which in a loop may lie beyond the end and, where there is no
    /// lead-in, before the beginning; nil where there is none.
    func picture(at index: Int) -> Image? {
        FrameOrder(pictures: Array(frames.indices), loopStart: loopStart)[index]
            .map { frames[$0].image }
    }

    /// Frames in order; of a loop, the frame that follows the last one.
    ///
    /// - Precondition: There is a frame of that number.
    public init(_ frames: [SequenceFrame], loopStart: Int? = nil) {
        precondition(
            loopStart.map(frames.indices.contains) != false,
            "a loop begins with one of its frames"
        )
        self.frames = frames
        self.loopStart = loopStart
    }
}

/// One frame of a sequence.
public struct SequenceFrame: Sendable {
    /// The picture's extents.
    public let size: PixelSize
    /// When it is shown.
    public var moment: FrameLabel.Moment
    /// The hash of the picture's pixels.
    public let hash: PixelHash
    private let source: Source

    private enum Source: Sendable {
        case held(Image)
        case fetched(@Sendable () -> Image)
    }

    /// A frame; without `hash`, that of the picture is worked out.
    ///
    /// Frames are first distinguished by hash and size, so a hash must be the picture's own.
    public init(image: Image, moment: FrameLabel.Moment, hash: PixelHash? = nil) {
        size = PixelSize(image)
        self.moment = moment
        self.hash = hash ?? PixelHash(image)
        source = .held(image)
    }

    /// A frame whose picture is fetched anew whenever it is looked at, so that long sequences of
    /// large pictures need little memory.
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

    /// The picture; of sequences that do not hold theirs, it is fetched.
    public var image: Image {
        switch source {
        case .held(let image): image
        case .fetched(let fetch): fetch()
        }
    }

    /// Whether both have the same hash and the same size.
    package func isSame(as other: SequenceFrame) -> Bool { key == other.key }
}
