import Base
import Raster

/// A file format for frames.
///
/// A new format needs only one entry in `all`. Names, extensions, options of commands and the
/// detection of old frames are derived from it.
public struct FrameFormat: Sendable {
    /// A feature of frames that a format may store in addition to opaque colours.
    public enum Trait: String, Hashable, Sendable, CaseIterable {
        /// The opacity of each pixel, with 8 bits.
        case alpha
        /// The time for which each frame is shown.
        case timing
        /// The number of repetitions of an animation.
        case plays
        /// The number of pixels per point.
        case scale
        /// Text metadata.
        case text
    }

    /// The name in options and messages, such as `APNG`.
    public let name: String
    /// The default extension, without the dot.
    public let fileExtension: String
    /// Further extensions, without the dot.
    public let otherExtensions: [String]
    /// The media type for HTTP, such as `image/png`.
    public let mediaType: String
    /// Whether a file contains several frames.
    public let holdsMany: Bool
    /// The features that the format stores.
    public let traits: Set<Trait>
    /// The first bytes of each file, at most 16. `nil` matches any byte.
    public let signature: [UInt8?]
    private let make: @Sendable (FrameSettings) throws(EncodingError) -> any FrameEncoder

    /// PNG: one lossless frame per file.
    public static let png = FrameFormat(
        name: "PNG",
        fileExtension: "png",
        mediaType: "image/png",
        holdsMany: false,
        traits: [.alpha, .scale, .text],
        signature: pngSignature,
        make: encoder { settings throws(PNGError) in try StillEncoder(settings) }
    )

    /// Animated PNG: lossless frames with their times. Readers without support for animations show
    /// the first frame.
    public static let apng = FrameFormat(
        name: "APNG",
        fileExtension: "png",
        otherExtensions: ["apng"],
        // With its own type, image/apng, browsers would not display it as a PNG.
        mediaType: "image/png",
        holdsMany: true,
        traits: [.alpha, .timing, .plays, .scale],
        signature: pngSignature,
        make: encoder { settings throws(PNGError) in try AnimationEncoder(settings) }
    )

    /// All formats. The default formats for single and for several frames come first.
    public static let all = [png, apng]

    private static let pngSignature: [UInt8?] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - name: The name in options and messages.
    ///   - fileExtension: The default extension, without the dot.
    ///   - otherExtensions: Further extensions that a user may use.
    ///   - mediaType: The media type for HTTP.
    ///   - holdsMany: Whether a file contains several frames.
    ///   - traits: The features that the format stores.
    ///   - signature: The first bytes of each file. `nil` matches any byte.
    ///   - make: Creates an encoder with the given settings.
    public init(
        name: String,
        fileExtension: String,
        otherExtensions: [String] = [],
        mediaType: String,
        holdsMany: Bool,
        traits: Set<Trait>,
        signature: [UInt8?],
        make: @escaping @Sendable (FrameSettings) throws(EncodingError) -> any FrameEncoder
    ) {
        self.name = name
        self.fileExtension = fileExtension
        self.otherExtensions = otherExtensions
        self.mediaType = mediaType
        self.holdsMany = holdsMany
        self.traits = traits
        self.signature = signature
        self.make = make
    }

    private static func encoder(
        _ make: @escaping @Sendable (FrameSettings) throws(PNGError) -> any FrameEncoder
    ) -> @Sendable (FrameSettings) throws(EncodingError) -> any FrameEncoder {
        { settings throws(EncodingError) in
            do throws(PNGError) {
                return try make(settings)
            } catch {
                throw .png(error)
            }
        }
    }

    /// Creates an encoder, which can write several files in sequence.
    ///
    /// - Throws: `EncodingError`, for example if memory allocation fails.
    public func encoder(for settings: FrameSettings) throws(EncodingError) -> any FrameEncoder {
        try make(settings)
    }

    /// Returns a file with one frame.
    ///
    /// - Throws: `EncodingError`, as `FrameEncoder` does.
    public func file(
        of image: Image,
        _ settings: FrameSettings = FrameSettings(count: 1)
    ) throws(EncodingError) -> [UInt8] {
        let encoder = try encoder(for: settings)
        try encoder.add(image, lasting: 0)
        return try encoder.finish()
    }

    /// All extensions, the default first.
    package var extensions: [String] { [fileExtension] + otherExtensions }

    /// Whether the first bytes of a file match the signature.
    package func begins(_ head: some Collection<UInt8>) -> Bool {
        head.count >= signature.count
            && zip(head, signature).allSatisfy { $1 == nil || $0 == $1 }
    }
}

extension [FrameFormat] {
    /// Returns the formats for files with several frames, or with one.
    package func holding(many: Bool) -> [FrameFormat] { filter { $0.holdsMany == many } }

    /// The extensions of all formats, without duplicates.
    package var extensions: [String] { flatMap(\.extensions).unique() }

    /// Returns the format that a file's extension specifies, or `nil`.
    package func format(ofFile name: String) -> FrameFormat? {
        let name = name.lowercased()
        return first { format in format.extensions.contains { name.hasSuffix("." + $0) } }
    }
}

/// The settings of an encoder, which are known before the first frame.
public struct FrameSettings: Equatable, Sendable {
    /// The number of frames.
    public var count: Int
    /// The number of repetitions of an animation. 0 repeats forever.
    public var plays: Int
    /// The number of pixels per point.
    public var scale: Double
    /// The trade-off between time and size.
    public var compression: PNGCompression
    /// Text metadata for the file.
    public var text: [PNGText]

    /// Creates settings for `count` frames.
    public init(
        count: Int,
        plays: Int = 0,
        scale: Double = 1,
        compression: PNGCompression = .default,
        text: [PNGText] = []
    ) {
        self.count = count
        self.plays = plays
        self.scale = scale
        self.compression = compression
        self.text = text
    }
}

/// An encoder of frames that are added one by one. It does not store the frames' pixels.
public protocol FrameEncoder: AnyObject {
    /// Adds the next frame.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - seconds: The time for which the frame is shown, if the format stores it.
    /// - Throws: `EncodingError` if the image is empty or memory allocation fails.
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

    /// The message for the user, in one line.
    public var description: String {
        switch self {
        case .png(let error): error.description
        case .refused(let format, let reason): "cannot encode as \(format): \(reason)"
        }
    }
}
