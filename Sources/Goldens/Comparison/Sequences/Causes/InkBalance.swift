import Raster

/// Whether pictures show more or less than expected.
///
/// What is moved or turned shows as much as before. What only grows, shrinks, appears or vanishes
/// must not be taken for a motion, however well one would explain the outlines.
struct InkBalance {
    private var gained = 0.0
    private var lost = 0.0

    /// How one-sided a difference may be that is explained by a motion.
    private static let mostOneSided = 0.5

    /// No picture yet.
    init() {}

    /// The balance of one pair of pictures of the same size.
    init(_ expected: Image, _ actual: Image) { add(expected, actual) }

    /// Adds a pair of pictures of the same size.
    mutating func add(_ expected: Image, _ actual: Image) {
        let (gain, loss) = PixelPair.with(expected, actual) { pair in
            let background = Self.premultiplied(pair.expected(0))
            var (gain, loss) = (0.0, 0.0)
            PixelScan.visit(pair, .whole) { x, y in
                let index = y * pair.width + x
                let change =
                    Self.distance(pair.actual(index), background)
                    - Self.distance(pair.expected(index), background)
                if change > 0 { gain += change } else { loss -= change }
            }
            return (gain, loss)
        }
        gained += gain
        lost += loss
    }

    /// Whether about as much is gained in one location as is lost in another.
    var isEven: Bool { abs(gained - lost) <= Self.mostOneSided * (gained + lost) }

    private static func premultiplied(_ pixel: PackedPixel) -> SIMD4<Double> {
        let alpha = Double(pixel.alpha) / 255
        return SIMD4(Double(pixel.red), Double(pixel.green), Double(pixel.blue), 255) * alpha
    }

    private static func distance(_ pixel: PackedPixel, _ background: SIMD4<Double>) -> Double {
        let way = premultiplied(pixel) - background
        let squares = way * way
        return (((squares.x + squares.y) + squares.z) + squares.w).squareRoot()
    }
}
