/// Maps colours to palette indices with ordered dithering.
///
/// The index depends only on the colour and the position of a pixel, so pixels that do not change
/// keep their index. With error diffusion, a change would spread to the pixels after it: they would
/// flicker, and every frame would have to store them.
struct GIFDither {
    /// Two palette colours whose mixture resembles a colour.
    private struct Mixture {
        /// The nearest palette colour.
        var first: UInt8
        var second: UInt8
        /// The number of pixels of the second colour in a tile, at most half of them.
        var level: UInt8
    }

    /// The thresholds of an 8×8 tile (Bayer, An Optimum Method for Two-Level Rendition of
    /// Continuous-Tone Pictures, 1973).
    private static let thresholds: [UInt8] = (0..<64).map { position in
        let (x, y) = (position & 7, position >> 3)
        return (0..<3).reduce(0) { value, bit in
            let quadrant = 2 * ((x ^ y) >> bit & 1) + (y >> bit & 1)
            return value | UInt8(quadrant << (2 * (2 - bit)))
        }
    }
    /// The largest difference between the two colours of a mixture in any component.
    private static let reach = 24.0
    /// The weight of the noise of a mixture, compared with the error of its mean.
    private static let noise = 0.1

    private let colors: [SIMD3<Double>]
    private var mixtures: [GIFColor: Mixture] = [:]
    private var last: (color: GIFColor, mixture: Mixture)?

    /// Creates a mapping to a palette with at least one colour.
    init(_ palette: GIFPalette) { colors = palette.colors.map(\.components) }

    /// Returns the index of a pixel's colour.
    mutating func index(of color: GIFColor, x: Int, y: Int) -> UInt8 {
        let mixture = mixture(for: color)
        return Self.thresholds[(y & 7) << 3 | x & 7] < mixture.level
            ? mixture.second : mixture.first
    }

    private mutating func mixture(for color: GIFColor) -> Mixture {
        if let last, last.color == color { return last.mixture }
        let mixture = mixtures[color] ?? bestMixture(for: color.components)
        mixtures[color] = mixture
        last = (color, mixture)
        return mixture
    }

    /// Returns the mixture with the least sum of the error of its mean and its noise.
    private func bestMixture(for target: SIMD3<Double>) -> Mixture {
        var (nearest, least) = (0, Double.infinity)
        for (index, color) in colors.enumerated() {
            let error = (target - color).weightedSquare
            if error < least { (nearest, least) = (index, error) }
        }
        var best = Mixture(first: UInt8(nearest), second: UInt8(nearest), level: 0)
        if least == 0 { return best }
        let first = colors[nearest]
        for (index, color) in colors.enumerated() where index != nearest {
            let step = color - first
            guard max(step.max(), -step.min()) <= Self.reach else { continue }
            let length = step.weightedSquare
            let projection = (GIFColor.weights * step * (target - first)).sum() / length
            let level = (min(max(projection, 0), 0.5) * 64).rounded()
            let part = level / 64
            let noise = Self.noise * part * (1 - part) * length
            let error = (target - (first + part * step)).weightedSquare + noise
            guard error < least else { continue }
            least = error
            best.second = UInt8(index)
            best.level = UInt8(level)
        }
        return best
    }
}

extension SIMD3<Double> {
    /// The sum of the components' squares, weighted as differences of colours.
    fileprivate var weightedSquare: Double { (GIFColor.weights * self * self).sum() }
}
