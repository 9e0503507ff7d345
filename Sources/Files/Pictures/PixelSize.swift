import Raster

/// The size of an image, in pixels.
public struct PixelSize: Hashable, Sendable {
    /// The width, in pixels.
    public let width: Int
    /// The height, in pixels.
    public let height: Int

    /// Creates a size in pixels.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Creates the size of an image.
    public init(_ image: Image) {
        self.init(width: image.width, height: image.height)
    }
}

extension PixelSize: CustomStringConvertible {
    /// The size as text, such as 120×60.
    public var description: String { "\(width)×\(height)" }
}
