import Raster

/// The settings of an encoder.
public struct FrameSettings: Equatable, Sendable {
    /// The number of frames.
    public var count: Int
    /// How many times an animation plays. 0 repeats it forever.
    public var plays: Int
    /// The number of pixels per point.
    public var scale: Double
    /// The trade-off between time and size.
    public var compression: PNGCompression
    /// Text metadata for the file.
    public var text: [PNGText]
    /// The colour behind all pixels, for formats without the trait `alpha`. If `nil`, pixels with
    /// less than half the opacity are transparent, and others are composited on white.
    public var matte: Color?

    /// Creates settings for `count` frames.
    public init(
        count: Int,
        plays: Int = 0,
        scale: Double = 1,
        compression: PNGCompression = .default,
        text: [PNGText] = [],
        matte: Color? = nil
    ) {
        self.count = count
        self.plays = plays
        self.scale = scale
        self.compression = compression
        self.text = text
        self.matte = matte
    }
}

/// An encoder of frames that are added one by one.
///
/// Only an encoder with one palette for all frames stores their pixels until the end.
public protocol FrameEncoder: AnyObject {
    /// Adds the next frame.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - seconds: The time for which the frame is shown, if the format stores it.
    /// - Throws: `EncodingError` if the image is empty, the format cannot store it or its time, or
    ///   memory allocation fails.
    func add(_ image: Image, lasting seconds: Double) throws(EncodingError)

    /// Returns the complete file. The next frame starts another file.
    ///
    /// - Throws: `EncodingError` if no frame was added.
    func finish() throws(EncodingError) -> [UInt8]
}

/// The reason why frames could not be encoded.
public enum EncodingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// An error of the PNG encoder.
    case png(PNGError)
    /// An error of another format's encoder, with its reason.
    case refused(format: String, reason: String)
    /// A library that is not installed, and the command that installs it.
    case missingLibrary(format: String, library: String, command: String)

    /// The message for the user, in one line.
    public var description: String {
        switch self {
        case .png(let error): error.description
        case .refused(let format, let reason): "cannot encode as \(format): \(reason)"
        case .missingLibrary(let format, let library, let command):
            "cannot encode as \(format): \(library) is not installed; run: \(command)"
        }
    }
}
