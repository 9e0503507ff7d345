import Raster

/// The amounts of visible content that images gain and lose against their background.
///
/// A translation or rotation preserves the amount. So content that only grows, shrinks, appears or
/// vanishes is not a motion, even if a motion would explain its outlines.
struct ContentBalance {
    private var gained = 0.0
    private var lost = 0.0

    /// The largest difference between gain and loss, as a fraction of their sum, that a motion can
    /// cause.
    private static let mostOneSided = 0.5

    init() {}

    /// Creates the balance of one pair of images of equal size.
    init(_ expected: Image, _ actual: Image) { add(expected, actual) }

    /// Adds a pair of images of equal size.
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

    /// Whether gain and loss are similar.
    var isEven: Bool { abs(gained - lost) <= Self.mostOneSided * (gained + lost) }

    private static func premultiplied(_ pixel: PackedPixel) -> SIMD4<Double> {
        let alpha = Double(pixel.alpha) / 255
        return SIMD4(Double(pixel.red), Double(pixel.green), Double(pixel.blue), 255) * alpha
    }

    private static func distance(_ pixel: PackedPixel, _ background: SIMD4<Double>) -> Double {
        let difference = premultiplied(pixel) - background
        let squares = difference * difference
        return (((squares.x + squares.y) + squares.z) + squares.w).squareRoot()
    }
}
