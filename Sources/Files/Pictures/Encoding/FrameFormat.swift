import Base
import Raster

/// A file format for frames.
///
/// To support another format, add an entry to `all`. Extensions, the options of commands and the
/// detection of old frames are derived from it.
public struct FrameFormat: Sendable {
    /// A property of frames that a format can store in addition to opaque colours.
    public enum Trait: String, Hashable, Sendable, CaseIterable {
        /// The opacity of each pixel, with 8 bits.
        case alpha
        /// The time for which each frame is shown.
        case timing
        /// How many times an animation plays.
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
    /// The properties of frames that the format stores.
    public let traits: Set<Trait>
    /// The shortest time for which browsers show a frame, in seconds. Frames shown for less are
    /// rejected.
    public let shortestDelay: Double
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

    /// Animated WebP: lossless, but without the colours of pixels with alpha 0. Needs libwebp.
    public static let webp = FrameFormat(
        name: "WebP",
        fileExtension: "webp",
        mediaType: "image/webp",
        holdsMany: true,
        traits: [.alpha, .timing, .plays],
        signature: Array("RIFF".utf8) + [nil, nil, nil, nil] + Array("WEBP".utf8),
        make: { settings throws(EncodingError) in try WebPEncoder(settings) }
    )

    /// GIF: at most 255 colours, which are dithered, and no partial transparency. Needs giflib.
    public static let gif = FrameFormat(
        name: "GIF",
        fileExtension: "gif",
        mediaType: "image/gif",
        holdsMany: true,
        traits: [.timing, .plays],
        shortestDelay: GIFEncoder.shortestDelay,
        signature: Array("GIF89a".utf8),
        make: { settings throws(EncodingError) in try GIFEncoder(settings) }
    )

    /// Animated AVIF: nearly lossless colours and lossless alpha. Needs libavif.
    public static let avif = FrameFormat(
        name: "AVIF",
        fileExtension: "avif",
        mediaType: "image/avif",
        holdsMany: true,
        traits: [.alpha, .timing, .plays],
        // The brand is avis, or avif if there is only one frame.
        signature: [nil, nil, nil, nil] + Array("ftypavi".utf8),
        make: { settings throws(EncodingError) in try AVIFEncoder(settings) }
    )

    /// All formats. The first format for single frames, and the first for several frames, are the
    /// defaults.
    public static let all = [png, apng, webp, gif, avif]

    private static let pngSignature: [UInt8?] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - name: The name in options and messages.
    ///   - fileExtension: The default extension, without the dot.
    ///   - otherExtensions: Further extensions that a user may use.
    ///   - mediaType: The media type for HTTP.
    ///   - holdsMany: Whether a file contains several frames.
    ///   - traits: The properties of frames that the format stores.
    ///   - shortestDelay: The shortest time for which a frame may be shown, in seconds.
    ///   - signature: The first bytes of each file. `nil` matches any byte.
    ///   - make: Creates an encoder with the given settings.
    public init(
        name: String,
        fileExtension: String,
        otherExtensions: [String] = [],
        mediaType: String,
        holdsMany: Bool,
        traits: Set<Trait>,
        shortestDelay: Double = 0,
        signature: [UInt8?],
        make: @escaping @Sendable (FrameSettings) throws(EncodingError) -> any FrameEncoder
    ) {
        self.name = name
        self.fileExtension = fileExtension
        self.otherExtensions = otherExtensions
        self.mediaType = mediaType
        self.holdsMany = holdsMany
        self.traits = traits
        self.shortestDelay = shortestDelay
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

    /// Creates an encoder. It can write several files in sequence.
    ///
    /// - Throws: `EncodingError`, for example if memory allocation fails.
    public func encoder(for settings: FrameSettings) throws(EncodingError) -> any FrameEncoder {
        try make(settings)
    }

    /// Returns the contents of a file with one frame.
    ///
    /// - Throws: `EncodingError` if the image is empty or memory allocation fails.
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
    package func hasSignature(_ head: some Collection<UInt8>) -> Bool {
        head.count >= signature.count
            && zip(head, signature).allSatisfy { $1 == nil || $0 == $1 }
    }
}

extension [FrameFormat] {
    /// Returns the formats for files with several frames if `many` is true, otherwise those for
    /// files with one frame.
    package func holding(many: Bool) -> [FrameFormat] { filter { $0.holdsMany == many } }

    /// The extensions of all formats, without duplicates.
    package var extensions: [String] { flatMap(\.extensions).unique() }

    /// Returns the format that a file's extension specifies, or `nil`.
    package func format(ofFile name: String) -> FrameFormat? {
        let name = name.lowercased()
        return first { format in format.extensions.contains { name.hasSuffix("." + $0) } }
    }
}
