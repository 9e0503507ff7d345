import Raster

/// The deviation of an image of white shapes from the exact coverage, in 8-bit steps.
struct CoverageError: CustomStringConvertible {
    var worst = 0.0
    /// The root mean square over all partly covered pixels.
    var edgeRMS = 0.0
    var place = (x: 0, y: 0)

    init(_ image: Image, _ reference: ReferenceCoverage) {
        var sum = 0.0
        var count = 0.0
        for y in 0..<image.height {
            for x in 0..<image.width {
                let ideal = 255 * reference[x, y]
                let error = abs(Double(image[x, y].alpha) - ideal)
                if error > worst {
                    worst = error
                    place = (x, y)
                }
                if ideal > 1e-6, ideal < 255 - 1e-6 {
                    sum += error * error
                    count += 1
                }
            }
        }
        edgeRMS = (sum / max(count, 1)).squareRoot()
    }

    var description: String { "worst \(worst) at \(place), edge RMS \(edgeRMS)" }
}

extension Path {
    /// Returns the path filled with white on a clear background.
    func filledWhite(_ rule: FillRule = .nonZero, width: Int = 120, height: Int = 120) -> Image {
        var renderer = Renderer()
        return renderer.render(
            Scene(
                width: width,
                height: height,
                items: [.shape(Shape(path: self, style: .fill(rule), paint: .solid(.white)))]
            )
        )
    }
}
