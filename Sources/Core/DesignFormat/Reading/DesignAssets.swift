import Base
import Indicators
import Raster

/// Loaders for the files that a design refers to by relative paths. A loader must not read outside
/// the design's folder.
public struct DesignAssets: Sendable {
    /// Loads an image of at most `pixels` pixels. The loader must check the size before it
    /// allocates memory.
    public typealias ImageLoader =
        @Sendable (_ path: String, _ pixels: Int) throws(AssetFailure) -> Image

    /// Loads the text of another design, at most `DesignLimits.fileSize` bytes.
    public typealias TextLoader = @Sendable (_ path: String) throws(AssetFailure) -> [UInt8]

    /// Opens a font whose file has at most `bytes` bytes.
    public typealias FontLoader =
        @Sendable (_ path: String, _ bytes: Int) throws(AssetFailure) -> LoadedFont

    /// Loads images.
    public var image: ImageLoader
    /// Loads other designs.
    public var text: TextLoader
    /// Opens fonts.
    public var font: FontLoader

    /// Creates a set of loaders. The default loaders reject every file.
    public init(
        image: @escaping ImageLoader = { _, _ throws(AssetFailure) in
            throw AssetFailure("this design may not use images")
        },
        text: @escaping TextLoader = { _ throws(AssetFailure) in
            throw AssetFailure("this design may not use other designs")
        },
        font: @escaping FontLoader = { _, _ throws(AssetFailure) in
            throw AssetFailure("this design may not use fonts", isMissing: true)
        }
    ) {
        self.image = image
        self.text = text
        self.font = font
    }

    /// Loaders that reject every file, for designs without images, fonts or other designs.
    public static let none = DesignAssets()

    /// Creates loaders for images, designs and fonts that are in memory, by path.
    package init(
        images: [String: Image],
        texts: [String: String] = [:],
        fonts: [OutlineFont] = []
    ) {
        self.init(
            image: { path, _ throws(AssetFailure) in
                guard let image = images[path] else { throw AssetFailure.missing(path) }
                return image
            },
            text: { path throws(AssetFailure) in
                guard let text = texts[path] else { throw AssetFailure.missing(path) }
                return Array(text.utf8)
            },
            font: { path, _ throws(AssetFailure) in
                guard let font = fonts.first(where: { $0.file == path }) else {
                    throw AssetFailure.missing(path)
                }
                return LoadedFont(font)
            }
        )
    }
}

/// The reason why a file that a design refers to cannot be read.
public struct AssetFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The reason, which follows “cannot be read: ” in an error message.
    public let description: String
    /// Whether the file does not exist. Optional files may be missing.
    public let isMissing: Bool

    /// Creates a failure with a reason, as in `description`.
    public init(_ description: String, isMissing: Bool = false) {
        self.description = description
        self.isMissing = isMissing
    }

    /// Returns the failure for a file that does not exist.
    public static func missing(_ path: String) -> AssetFailure {
        AssetFailure("no such file: \(path)", isMissing: true)
    }
}
