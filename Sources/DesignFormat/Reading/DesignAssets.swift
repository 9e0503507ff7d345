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

    /// The images.
    public var image: ImageLoader

    /// What some loaders give; default: nothing.
    public init(
        image: @escaping ImageLoader = { _, _ throws(AssetFailure) in
            throw AssetFailure("this design may not use images")
        }
    ) {
        self.image = image
    }

    /// Nothing, for designs that stand by themselves.
    public static let none = DesignAssets()

    /// Images that are there already, by their paths.
    package init(images: [String: Image]) {
        self.init(image: { path, _ throws(AssetFailure) in
            guard let image = images[path] else { throw AssetFailure.missing(path) }
            return image
        })
    }
}

/// Why a file beside a design cannot be had.
public struct AssetFailure: Error, Hashable, Sendable, CustomStringConvertible {
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
