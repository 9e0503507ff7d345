/// The size of a drawn pixel in an image's pixels, at least 1×1.
struct PixelFootprint: Equatable {
    /// The width in the image's pixels.
    private(set) var width = 1.0
    /// The height in the image's pixels.
    private(set) var height = 1.0

    /// Whether the image is not reduced.
    var isOnePixel: Bool { width == 1 && height == 1 }

    /// The number of image pixels that a drawn pixel covers.
    var area: Double { width * height }

    /// The largest number of pixels that a drawn pixel averages in a projection, where a pixel at
    /// the horizon would otherwise cover the entire image.
    static let projectedArea = 256.0

    /// Creates the footprint under a map from drawn pixels to an image of `width` × `height`
    /// pixels.
    ///
    /// Each side is the length of an image coordinate's derivative, so that it does not depend on
    /// the rotation of the image.
    init(_ map: Transform, width: Int, height: Int) {
        self.init(
            acrossX: Vector(dx: map.a, dy: map.b),
            acrossY: Vector(dx: map.c, dy: map.d),
            width: width,
            height: height
        )
    }

    /// Creates the footprint of a drawn pixel at `center`, seen through a projection.
    init(_ map: Projection, at center: Point, width: Int, height: Int) {
        self.init(
            acrossX: map.apply(to: Vector(dx: 1, dy: 0), at: center),
            acrossY: map.apply(to: Vector(dx: 0, dy: 1), at: center),
            width: width,
            height: height
        )
        let excess = area / Self.projectedArea
        guard excess > 1 else { return }
        // The longer side is shortened first, because the other may be exact.
        let side = Self.projectedArea.squareRoot()
        if self.height <= side {
            self.width = Self.projectedArea / self.height
        } else if self.width <= side {
            self.height = Self.projectedArea / self.width
        } else {
            (self.width, self.height) = (side, side)
        }
    }

    private init(acrossX: Vector, acrossY: Vector, width: Int, height: Int) {
        self.width = Self.side(acrossX.dx, acrossY.dx, extent: width)
        self.height = Self.side(acrossX.dy, acrossY.dy, extent: height)
    }

    /// Returns the length of the derivative (`x`, `y`) of an image coordinate, limited to
    /// 1…`extent`. Returns 1 for NaN.
    private static func side(_ x: Double, _ y: Double, extent: Int) -> Double {
        let length = (x * x + y * y).squareRoot()
        // A computed scale of 1 may be greater in its last bits.
        return length > 1 + 1e-9 ? min(length, Double(extent)) : 1
    }
}
