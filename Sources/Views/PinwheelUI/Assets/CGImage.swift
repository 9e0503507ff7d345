import Foundation
import Raster

/// Pixels in Core Graphics' words.
public final class CGImage: Equatable, Sendable {
    let image: Raster.Image

    init(_ image: Raster.Image) { self.image = image }

    /// Columns of pixels.
    public var width: Int { image.width }
    /// Rows of pixels.
    public var height: Int { image.height }

    /// The pixels that a rectangle touches; nil where it touches none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        let part = rect.integral.intersection(all)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let pixels = PixelRect(
            x: Int(part.minX),
            y: Int(part.minY),
            width: Int(part.width),
            height: Int(part.height)
        )
        return CGImage(image.cropped(to: pixels))
    }

    /// Whether both have the same pixels.
    public static func == (left: CGImage, right: CGImage) -> Bool { left.image == right.image }
}

extension UIImage {
    /// How a picture's pixels lie: always as they are.
    public enum Orientation: Int, Sendable {
        /// As they are.
        case up
        /// Taken as `up`.
        case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The picture of pixels, one to a point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }
    /// The picture of pixels, `scale` of them to a point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(.picture(Picture(cgImage.image), scale: scale > 0 ? scale : 1))
    }
    /// The pixels; nil of symbols, and of what is not there.
    public var cgImage: CGImage? { pixels.map { CGImage($0.picture.image) } }
}

extension Image {
    /// How a picture's pixels lie: always as they are.
    public enum Orientation: UInt8, Sendable {
        /// As they are.
        case up
        /// Taken as `up`.
        case upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// Pixels, `scale` of them to a point.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(cgImage.image, scale: scale)
    }
    /// Pixels, `scale` of them to a point.
    public init(
        _ cgImage: CGImage,
        scale: CGFloat,
        orientation: Orientation = .up,
        label: Text
    ) {
        self.init(cgImage.image, scale: scale)
    }
}
