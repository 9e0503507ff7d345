import Base
import Raster

/// A kind of file that frames are written as.
///
/// A new kind is one entry in `all`: names, endings, what commands offer and refuse, and which old
/// files of a folder may go follow from it.
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
        /// Texts beside the picture.
        case text
    }

    /// The name, such as `APNG`.
    public let name: String
    /// The extension of its files, without the point.
    public let fileExtension: String
    /// Further extensions that a file may have.
    public let otherExtensions: [String]
    /// The kind of its files in HTTP, such as `image/png`.
    public let mediaType: String
    /// Whether one file holds many frames.
    public let holdsMany: Bool
    /// What its files keep.
    public let traits: Set<Trait>
    /// The first bytes of its files, at most 16; nil where any will do.
    public let signature: [UInt8?]
    private let make: @Sendable (FrameSettings) throws(EncodingError) -> any FrameEncoder

    /// PNG: one exact frame a file.
    public static let png = FrameFormat(
        name: "PNG",
        fileExtension: "png",
        mediaType: "image/png",
        holdsMany: false,
        traits: [.alpha, .scale, .text],
        signature: pngSignature,
        make: encoder { settings throws(PNGError) in try StillEncoder(settings) }
    )

    /// Animated PNG: exact frames with their times; readers without animation show the first.
    public static let apng = FrameFormat(
        name: "APNG",
        fileExtension: "png",
        otherExtensions: ["apng"],
        // Its own, image/apng, would keep browsers from taking it for a PNG.
        mediaType: "image/png",
        holdsMany: true,
        traits: [.alpha, .timing, .plays, .scale],
        signature: pngSignature,
        make: encoder { settings throws(PNGError) in try AnimationEncoder(settings) }
    )

    /// All kinds, the usual one of still and of moving pictures first.
    public static let all = [png, apng]

    private static let pngSignature: [UInt8?] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// A kind of file.
    ///
    /// - Parameters:
    ///   - name: The name in options.
    ///   - fileExtension: The extension of its files, without the point.
    ///   - otherExtensions: Further extensions that a user may give a file.
    ///   - mediaType: The kind of its files in HTTP.
    ///   - holdsMany: Whether a file holds many frames.
    ///   - traits: What a file keeps besides the pixels.
    ///   - signature: The first bytes of a file; nil stands for any byte.
    ///   - make: An encoder of files with the settings.
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

    /// An encoder of files with these settings, one after the other.
    ///
    /// - Throws: `EncodingError`, as for lack of memory.
    public func encoder(for settings: FrameSettings) throws(EncodingError) -> any FrameEncoder {
        try make(settings)
    }

    /// The file of one frame.
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

    /// All extensions that a file may have, the default first.
    package var extensions: [String] { [fileExtension] + otherExtensions }

    /// Whether a file begins as those of this kind do.
    package func begins(_ head: some Collection<UInt8>) -> Bool {
        head.count >= signature.count
            && zip(head, signature).allSatisfy { $1 == nil || $0 == $1 }
    }
}

extension [FrameFormat] {
    /// Those that hold many frames a file, or one.
    package func holding(many: Bool) -> [FrameFormat] { filter { $0.holdsMany == many } }

    /// The extensions of the files, each once, in their order.
    package var extensions: [String] { flatMap(\.extensions).unique() }

    /// Returns the format that a file has by its extension, or `nil`.
    package func format(ofFile name: String) -> FrameFormat? {
        let name = name.lowercased()
        return first { format in format.extensions.contains { name.hasSuffix("." + $0) } }
    }
}

/// What is known of a file's frames before the first is there.
public struct FrameSettings: Equatable, Sendable {
    /// How many frames there will be.
    public var count: Int
    /// How often they are played; 0 is for ever.
    public var plays: Int
    /// Pixels a point.
    public var scale: Double
    /// How much time to spend on size.
    public var compression: PNGCompression
    /// Texts to be kept beside the picture.
    public var text: [PNGText]

    /// Settings of so many frames.
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

/// Makes files of frames that come one after the other, and holds no frame.
public protocol FrameEncoder: AnyObject {
    /// Adds the next frame.
    ///
    /// - Parameters:
    ///   - image: The frame.
    ///   - seconds: How long it is shown, where the format keeps that.
    /// - Throws: `EncodingError`; of an empty picture, or lack of memory.
    func add(_ image: Image, lasting seconds: Double) throws(EncodingError)

    /// The whole file, once all its frames are there; the next frame begins another.
    ///
    /// - Throws: `EncodingError` where there was no frame.
    func finish() throws(EncodingError) -> [UInt8]
}

/// Why frames could not be made a file.
public enum EncodingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// As PNGs.
    case png(PNGError)
    /// As another kind, and why not.
    case refused(format: String, reason: String)

    /// One line for the user.
    public var description: String {
        switch self {
        case .png(let error): error.description
        case .refused(let format, let reason): "cannot make a file of \(format): \(reason)"
        }
    }
}
