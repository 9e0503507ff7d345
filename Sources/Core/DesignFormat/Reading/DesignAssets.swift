import Base
import Indicators
import Raster

/// What lies beside a design, as its reader asks for it by the paths in the file. Whoever gives it keeps
/// within the design's folder.
public struct DesignAssets: Sendable {
    /// Loads an image of at most so many pixels, whose number is looked at before memory is taken for
    /// them.
    public typealias ImageLoader =
        @Sendable (_ path: String, _ pixels: Int) throws(AssetFailure) -> Image

    /// Loads the text of a design, of at most `DesignLimits.fileSize` bytes.
    public typealias TextLoader = @Sendable (_ path: String) throws(AssetFailure) -> [UInt8]

    /// Opens a font, whose file has at most so many bytes.
    public typealias FontLoader =
        @Sendable (_ path: String, _ bytes: Int) throws(AssetFailure) -> LoadedFont

    /// The images.
    public var image: ImageLoader
    /// The designs that are used.
    public var text: TextLoader
    /// The fonts.
    public var font: FontLoader

    /// What some loaders give; default: nothing.
    public init(
        image: @escaping ImageLoader = { _, _ throws(AssetFailure) in
            throw AssetFailure("this design may not use images")
        },
        text: @escaping TextLoader = { _ throws(AssetFailure) in
            throw AssetFailure("this design may not use others")
        },
        font: @escaping FontLoader = { _, _ throws(AssetFailure) in
            throw AssetFailure("this design may not use fonts", isMissing: true)
        }
    ) {
        self.image = image
        self.text = text
        self.font = font
    }

    /// Nothing, for designs that stand by themselves.
    public static let none = DesignAssets()

    /// Images, texts of designs and fonts that are there already, by their paths.
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

/// Why a file beside a design cannot be had.
public struct AssetFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The reason, as a problem states it after “cannot be read: ”.
    public let description: String
    /// Whether there is no such file, which is as well for one that need not be there.
    public let isMissing: Bool

    /// A reason in words.
    public init(_ description: String, isMissing: Bool = false) {
        self.description = description
        self.isMissing = isMissing
    }

    /// There is no such file.
    public static func missing(_ path: String) -> AssetFailure {
        AssetFailure("no such file: \(path)", isMissing: true)
    }
}
