import Raster

/// A picture's extents in pixels.
public struct PixelSize: Hashable, Sendable {
    /// The width.
    public let width: Int
    /// The height.
    public let height: Int

    /// Extents in pixels.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// A picture's extents.
    public init(_ image: Image) {
        self.init(width: image.width, height: image.height)
    }
}

extension PixelSize: CustomStringConvertible {
    /// Such as 120×60.
    public var description: String { "\(width)×\(height)" }
}
