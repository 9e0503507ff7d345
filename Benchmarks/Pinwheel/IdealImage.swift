#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The expected image of a workload, computed by formulas: premultiplied colours of 0…255 and
/// alphas of 0…1.
struct IdealImage {
    private let width: Int
    private let margin: Int
    private var pixels: [SIMD4<Double>]

    /// Computes the image of a workload at a progress.
    init(of workload: any Workload, progress: Double) {
        // Beyond six standard deviations, the Gaussian is negligible.
        margin = Int((workload.blur * 6).rounded(.up))
        width = workload.width + 2 * margin
        let shapes = workload.ideal(progress: progress)
        pixels = []
        for y in -margin..<workload.height + margin {
            for x in -margin..<workload.width + margin {
                pixels.append(Self.pixel(of: shapes, x: x, y: y))
            }
        }
        guard workload.blur > 0 else { return }
        convolve(step: 1, deviation: workload.blur)
        convolve(step: width, deviation: workload.blur)
    }

    /// Returns a pixel's straight colour and alpha, both 0…255.
    subscript(x: Int, y: Int) -> (color: SIMD3<Double>, alpha: Double) {
        let pixel = pixels[(y + margin) * width + x + margin]
        let color = SIMD3(pixel.x, pixel.y, pixel.z)
        return (pixel.w > 0 ? color / pixel.w : color, pixel.w * 255)
    }

    /// Composites all shapes with source-over: Porter and Duff, Compositing Digital Images, 1984.
    private static func pixel(of shapes: [IdealShape], x: Int, y: Int) -> SIMD4<Double> {
        let center = SIMD2(Double(x), Double(y)) + 0.5
        var result = SIMD4<Double>()
        for shape in shapes {
            let alpha = shape.coverage(x: x, y: y) * shape.opacity
            guard alpha > 0 else { continue }
            result = SIMD4(shape.color(center), 1) * alpha + result * (1 - alpha)
        }
        return result
    }

    /// Convolves pixels `step` apart with a Gaussian.
    private mutating func convolve(step: Int, deviation: Double) {
        let weights = (0...margin).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
        let source = pixels
        for index in pixels.indices {
            var mixed = source[index] * weights[0]
            // Indices beyond the ends of a row reach into the neighbouring rows, which are clear
            // there.
            for offset in 1...margin {
                if index >= offset * step {
                    mixed += source[index - offset * step] * weights[offset]
                }
                if index + offset * step < source.count {
                    mixed += source[index + offset * step] * weights[offset]
                }
            }
            pixels[index] = mixed / sum
        }
    }
}
