import Foundation
import Raster

/// Core Graphics' image, backed by an image of the rasteriser.
public final class CGImage: Equatable, Sendable {
    let image: Raster.Image

    init(_ image: Raster.Image) { self.image = image }

    /// The width in pixels.
    public var width: Int { image.width }
    /// The height in pixels.
    public var height: Int { image.height }

    /// Returns the pixels that a rectangle touches, or `nil` if it touches none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        let part = rect.integral.intersection(bounds)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let pixels = PixelRect(
            x: Int(part.minX),
            y: Int(part.minY),
            width: Int(part.width),
            height: Int(part.height)
        )
        return CGImage(image.cropped(to: pixels))
    }

    public static func == (left: CGImage, right: CGImage) -> Bool { left.image == right.image }
}

extension UIImage {
    /// The orientation of an image. It is ignored.
    public enum Orientation: Int, Sendable {
        case up
        /// Treated as `up`.
        case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Creates an image with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }
    /// Creates an image with `scale` pixels per point. `orientation` is ignored.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(.pixels(MipmappedImage(cgImage.image), scale: scale > 0 ? scale : 1))
    }
    /// The pixels, or `nil` for a symbol or a missing image.
    public var cgImage: CGImage? { pixels.map { CGImage($0.mipmaps.image) } }
}

extension Image {
    /// The orientation of an image. It is ignored.
    public enum Orientation: UInt8, Sendable {
        case up
        /// Treated as `up`.
        case upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// Creates an image with `scale` pixels per point. `orientation` is ignored.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(cgImage.image, scale: scale)
    }
    /// Creates an image with `scale` pixels per point. `orientation` and `label` are ignored.
    public init(
        _ cgImage: CGImage,
        scale: CGFloat,
        orientation: Orientation = .up,
        label: Text
    ) {
        self.init(cgImage.image, scale: scale)
    }
}
