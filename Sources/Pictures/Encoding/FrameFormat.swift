import Raster

/// A kind of file that frames are written as.
///
/// A new kind is one entry in `all`: names, endings, help and refusals follow from it.
public struct FrameFormat: Sendable {
    /// What a file can keep of frames beside their opaque colours.
    public enum Trait: String, Hashable, Sendable, CaseIterable {
        /// How much of what lies behind shows through each pixel, in all its steps.
        case alpha
        /// How long each frame is shown.
        case timing
        /// How often the whole is played.
        case plays
        /// Pixels a point.
        case scale
    }

    /// The name, such as `APNG`.
    public let name: String
    /// The ending of its files' names, without the point.
    public let fileExtension: String
    /// Whether one file holds many frames.
    public let holdsMany: Bool
    /// What its files keep.
    public let traits: Set<Trait>
    private let make: @Sendable (FrameSettings) throws(PNGError) -> any FrameEncoder

    /// PNG: one exact frame a file.
    public static let png = FrameFormat(
        name: "PNG",
        fileExtension: "png",
        holdsMany: false,
        traits: [.alpha, .scale],
        make: { settings throws(PNGError) in try StillEncoder(settings) }
    )

    /// Animated PNG: exact frames with their times; readers that know no animation show the first.
    public static let apng = FrameFormat(
        name: "APNG",
        fileExtension: "png",
        holdsMany: true,
        traits: [.alpha, .timing, .plays, .scale],
        make: { settings throws(PNGError) in try AnimationEncoder(settings) }
    )

    /// All kinds.
    public static let all = [png, apng]

    /// An encoder of one file.
    ///
    /// - Throws: `PNGError.noMemory`.
    public func encoder(for settings: FrameSettings) throws(PNGError) -> any FrameEncoder {
        try make(settings)
    }
}

/// What is known of a file's frames before the first is there.
public struct FrameSettings: Hashable, Sendable {
    /// How many frames there will be.
    public var count: Int
    /// How often they are played; 0 is for ever.
    public var plays: Int
    /// Pixels a point.
    public var scale: Double
    /// How much time to spend on size.
    public var compression: PNGCompression

    /// Settings of so many frames.
    public init(
        count: Int,
        plays: Int = 0,
        scale: Double = 1,
        compression: PNGCompression = .default
    ) {
        self.count = count
        self.plays = plays
        self.scale = scale
        self.compression = compression
    }
}

/// Makes one file of frames that come one after the other, and holds none of them.
public protocol FrameEncoder: AnyObject {
    /// Adds the next frame.
    ///
    /// - Parameter seconds: How long it is shown, where the format keeps that.
    /// - Throws: `PNGError`; of an empty picture, one of another size than those before, or want of
    ///   memory.
    func add(_ image: Image, lasting seconds: Double) throws(PNGError)

    /// The whole file, once all frames are there.
    ///
    /// - Throws: `PNGError` where there was no frame.
    func finish() throws(PNGError) -> [UInt8]
}
