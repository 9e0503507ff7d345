import Indicators
import Raster

extension Image {
    /// Returns the largest contrast between a pixel and its background, 1…21.
    ///
    /// The background is the colour of the corner, drawn on white or black. Source: WCAG 2.2,
    /// "contrast ratio" and "relative luminance".
    func contrast(on appearance: Appearance) -> Double {
        guard width > 0, height > 0 else { return 1 }
        let page = appearance == .light ? 1.0 : 0.0
        let corner = luminance(ofPixelAt: 0, on: page)
        var extremes = (low: corner, high: corner)
        var seen: Set<UInt32> = []
        for index in stride(from: 0, to: pixels.count, by: 4) {
            let code = pixels[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            guard seen.insert(code).inserted else { continue }
            let value = luminance(ofPixelAt: index, on: page)
            extremes = (min(extremes.low, value), max(extremes.high, value))
        }
        let darker = (corner + 0.05) / (extremes.low + 0.05)
        let lighter = (extremes.high + 0.05) / (corner + 0.05)
        return max(darker, lighter)
    }

    private func luminance(ofPixelAt index: Int, on page: Double) -> Double {
        let alpha = Double(pixels[index + 3]) / 255
        let channels = (0..<3).map { channel in
            Self.linear(Double(pixels[index + channel]) / 255 * alpha + page * (1 - alpha))
        }
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    }

    /// Returns the linear value of an encoded sRGB channel, by a table of 256 entries.
    private static func linear(_ value: Double) -> Double {
        table[min(max(Int((value * 255).rounded()), 0), 255)]
    }

    private static let table = (0...255).map { code in
        let value = Double(code) / 255
        return value <= 0.04045
            ? value / 12.92 : DeterministicMath.pow(base: (value + 0.055) / 1.055, exponent: 2.4)
    }
}
