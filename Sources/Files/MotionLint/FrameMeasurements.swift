import Raster

/// Measurements of an image that do not depend on its background.
struct FrameMeasurements {
    /// Whether no pixel is visible.
    let isBlank: Bool

    /// Measures an image.
    init(_ image: Image) {
        isBlank = stride(from: 3, to: image.pixels.count, by: 4).allSatisfy {
            image.pixels[$0] == 0
        }
    }

    /// Returns the mean difference of the channels of two images of one size, with colours
    /// multiplied by alpha, 0…255.
    static func step(_ one: Image, _ other: Image) -> Double {
        guard one.pixels.count == other.pixels.count, !one.pixels.isEmpty else { return 0 }
        var sum = 0
        for index in stride(from: 0, to: one.pixels.count, by: 4) {
            let (a, b) = (Int(one.pixels[index + 3]), Int(other.pixels[index + 3]))
            sum += 255 * abs(a - b)
            for channel in 0..<3 {
                let value = Int(one.pixels[index + channel]) * a
                sum += abs(value - Int(other.pixels[index + channel]) * b)
            }
        }
        return Double(sum) / 255 / Double(one.pixels.count)
    }
}
