import Raster

/// The frames of one state or one take, in order.
public struct FrameSequence: Sendable {
    /// The frames, numbered from 0.
    public var frames: [SequenceFrame]
    /// Whether the first frame follows the last one again.
    public var loops: Bool

    /// Frames in order; `loops` when the first follows the last.
    public init(_ frames: [SequenceFrame], loops: Bool = false) {
        self.frames = frames
        self.loops = loops
    }
}

/// One frame of a sequence.
public struct SequenceFrame: Sendable {
    /// The picture.
    public var image: Image
    /// When it is shown.
    public var moment: FrameLabel.Moment
    /// The hash of the picture's pixels.
    public var hash: PixelHash

    /// A frame; without `hash`, that of the picture is worked out.
    ///
    /// Frames are first told apart by hash and size, so a hash must be the picture's own.
    public init(image: Image, moment: FrameLabel.Moment, hash: PixelHash? = nil) {
        self.image = image
        self.moment = moment
        self.hash = hash ?? PixelHash(image)
    }

    /// Whether both have the same hash and the same size.
    func isSame(as other: SequenceFrame) -> Bool {
        hash == other.hash && PixelSize(image) == PixelSize(other.image)
    }
}
