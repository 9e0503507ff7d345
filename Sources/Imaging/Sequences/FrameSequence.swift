import Raster

/// The frames of one state or one take, in order.
public struct FrameSequence: Sendable {
    /// The frames, numbered from 0.
    public var frames: [SequenceFrame]
    /// The number of the frame that follows the last one; nil where nothing does.
    ///
    /// It is 0 for a loop, and the first frame of the period where a lead-in is played only once.
    public var loopStart: Int?

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
