import Raster

/// The maximum errors of images compared with formulas, in units of 1/255.
package struct ImageCheck: Sendable {
    /// The maximum error of alpha.
    package private(set) var alpha = 0.0
    /// The maximum error of a colour component in pixels with an alpha of at least 8.
    package private(set) var color = 0.0

    /// Creates a check without errors.
    package init() {}

    /// Whether coverage and colours are within 1/255. Rounding alone causes 0.5.
    package var passes: Bool { alpha <= 1 && color <= 1 }

    /// Compares an image with a workload's formulas at a progress.
    package mutating func compare(_ image: Image, with workload: any Workload, progress: Double) {
        guard image.width == workload.width, image.height == workload.height else {
            alpha = 255
            return
        }
        let ideal = IdealImage(of: workload, progress: progress)
        for y in 0..<image.height {
            for x in 0..<image.width {
                // In blurred images, colour errors are multiplied by alpha.
                compare(
                    image[x, y],
                    ideal[x, y],
                    weight: workload.blur > 0 ? ideal[x, y].alpha / 255 : 1
                )
            }
        }
    }

    private mutating func compare(
        _ pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8),
        _ ideal: (color: SIMD3<Double>, alpha: Double),
        weight: Double
    ) {
        alpha = max(alpha, abs(Double(pixel.alpha) - ideal.alpha))
        guard ideal.alpha >= 8 else { return }
        let found = SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue))
        let error = (found - ideal.color) * weight
        color = max(color, error.max(), -error.min())
    }
}
