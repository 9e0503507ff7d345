import Raster

/// How far pictures are from what the formulas say, in units of 1/255.
package struct PictureCheck: Sendable {
    /// The greatest error of alpha.
    package private(set) var alpha = 0.0
    /// The greatest error of a colour's component where the alpha is 8 or more.
    package private(set) var color = 0.0

    /// Nothing has been looked at.
    package init() {}

    /// Whether coverage and colours are as exact as promised. Rounding alone is .5.
    package var passes: Bool { alpha <= 1 && color <= 1 }

    /// Looks at a work's picture at a progress.
    package mutating func look(at image: Image, of work: any Work, progress: Double) {
        guard image.width == work.width, image.height == work.height else {
            alpha = 255
            return
        }
        let ideal = IdealPicture(of: work, progress: progress)
        for y in 0..<image.height {
            for x in 0..<image.width {
                // Of what is blurred, colours are as exact as they show.
                compare(
                    image[x, y],
                    ideal[x, y],
                    weight: work.blur > 0 ? ideal[x, y].alpha / 255 : 1
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
