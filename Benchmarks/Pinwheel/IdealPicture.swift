#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What must come out of a work: premultiplied colours of 0…255 and alphas of 0…1, by plain formulas.
struct IdealPicture {
    private let width: Int
    private let margin: Int
    private var pixels: [SIMD4<Double>]

    /// The picture of a work at a progress.
    init(of work: any Work, progress: Double) {
        // A Gaussian of which nothing counts is left beyond.
        margin = Int((work.blur * 6).rounded(.up))
        width = work.width + 2 * margin
        let shapes = work.ideal(progress: progress)
        pixels = []
        for y in -margin..<work.height + margin {
            for x in -margin..<work.width + margin {
                pixels.append(Self.pixel(of: shapes, x: x, y: y))
            }
        }
        guard work.blur > 0 else { return }
        mix(step: 1, deviation: work.blur)
        mix(step: width, deviation: work.blur)
    }

    /// A pixel's straight colour and its alpha, both 0…255.
    subscript(x: Int, y: Int) -> (color: SIMD3<Double>, alpha: Double) {
        let pixel = pixels[(y + margin) * width + x + margin]
        let color = SIMD3(pixel.x, pixel.y, pixel.z)
        return (pixel.w > 0 ? color / pixel.w : color, pixel.w * 255)
    }

    /// Source-over of all shapes: Porter and Duff, Compositing Digital Images, 1984.
    private static func pixel(of shapes: [IdealShape], x: Int, y: Int) -> SIMD4<Double> {
        let center = SIMD2(Double(x), Double(y)) + 0.5
        var result = SIMD4<Double>()
        for shape in shapes {
            let share = shape.coverage(x: x, y: y) * shape.opacity
            guard share > 0 else { continue }
            result = SIMD4(shape.color(center), 1) * share + result * (1 - share)
        }
        return result
    }

    /// Mixes pixels `step` apart by a Gaussian, as far as there are any.
    private mutating func mix(step: Int, deviation: Double) {
        let heights = (0...margin).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = heights[0] + 2 * heights.dropFirst().reduce(0, +)
        let source = pixels
        for index in pixels.indices {
            var mixed = source[index] * heights[0]
            // Beyond the ends of a row there is the next one: both are clear there.
            for way in 1...margin {
                if index >= way * step { mixed += source[index - way * step] * heights[way] }
                if index + way * step < source.count {
                    mixed += source[index + way * step] * heights[way]
                }
            }
            pixels[index] = mixed / sum
        }
    }
}
