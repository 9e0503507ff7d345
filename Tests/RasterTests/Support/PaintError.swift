import Raster

/// The deviation of an image filled by a gradient from the ideal, in 8-bit steps of straight
/// components. Pixels that a hard edge crosses are ignored, because they mix the colours of both
/// sides.
struct PaintError: CustomStringConvertible {
    private(set) var worst = 0.0
    private(set) var place = (x: 0, y: 0)
    private(set) var pixels = 0

    init(_ image: Image, _ paint: Paint, transform: Transform = .identity) {
        guard let ideal = IdealPaint(paint), let inverse = transform.inverted else { return }
        for y in 0..<image.height {
            for x in 0..<image.width {
                let point = inverse.apply(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
                guard !ideal.hasHardChange(within: 0.75, of: point, through: inverse) else {
                    continue
                }
                pixels += 1
                let error = Self.error(image.bytes(x, y), ideal.color(at: point))
                if error > worst {
                    worst = error
                    place = (x, y)
                }
            }
        }
    }

    private static func error(_ bytes: [UInt8], _ ideal: SIMD4<Double>) -> Double {
        let expected = ideal * 255
        let alpha = abs(Double(bytes[3]) - expected.w)
        // A clear pixel has no colour.
        guard bytes[3] > 0 else { return alpha }
        return max(
            alpha,
            abs(Double(bytes[0]) - expected.x),
            abs(Double(bytes[1]) - expected.y),
            abs(Double(bytes[2]) - expected.z)
        )
    }

    var description: String { "worst \(worst) at \(place) of \(pixels) pixels" }
}
