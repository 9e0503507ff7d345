import Raster

/// A comparator for the visible difference of pixels over any background. It can accept small
/// displacements of edges.
struct PerceptualComparator: PixelComparator {
    private let options: PerceptualOptions
    /// The sum of the distances of all classified pixels, including accepted ones.
    private(set) var sum = 0.0

    init(options: PerceptualOptions) {
        self.options = options
    }

    func amount(x: Int, y: Int, in pair: PixelPair) -> Double {
        let index = y * pair.width + x
        let (a, b) = (PerceivedColor(pair.expected(index)), PerceivedColor(pair.actual(index)))
        let still = max(a.onBlack.distance(b.onBlack), a.onWhite.distance(b.onWhite))
        guard options.radius > 0, still > options.threshold else { return still }
        // Both directions are checked, so that a thin line that disappears counts as much as one
        // that appears.
        return max(
            distanceAfterMotion(a, x: x, y: y, in: pair.swapped),
            distanceAfterMotion(b, x: x, y: y, in: pair)
        )
    }

    mutating func verdict(x: Int, y: Int, in pair: PixelPair) -> PixelVerdict {
        let amount = amount(x: x, y: y, in: pair)
        sum += amount
        return amount > options.threshold ? .different(amount) : .alike
    }

    /// Returns the distance from `color` to the nearest colour that the first image's pixel could
    /// have if edges moved by up to `radius` pixels.
    ///
    /// If a smooth edge moves by r pixels, a pixel changes from its own colour P towards a
    /// neighbour's colour N. The change is at most r times the step from the opposite neighbour O
    /// to N: P + t·(N − P) with 0 ≤ t ≤ min(1, r·|N − O| / |N − P|).
    private func distanceAfterMotion(
        _ color: PerceivedColor,
        x: Int,
        y: Int,
        in pair: PixelPair
    ) -> Double {
        let around = Self.steps.map { step in
            PerceivedColor.premultiplied(Self.pixel(x + step.x, y + step.y, pair))
        }
        let own = PerceivedColor.premultiplied(Self.pixel(x, y, pair))
        let start = PerceivedColor(premultiplied: own)
        var onBlack = color.onBlack.distance(start.onBlack)
        var onWhite = color.onWhite.distance(start.onWhite)
        for (index, neighbor) in around.enumerated() where neighbor != own {
            let step = Self.length(neighbor - around[(index + 4) % 8])
            let reach = min(options.radius * step / Self.length(neighbor - own), 1)
            let end = PerceivedColor(premultiplied: own + (neighbor - own) * reach)
            onBlack = min(
                onBlack,
                color.onBlack.distance(toLineFrom: start.onBlack, to: end.onBlack)
            )
            onWhite = min(
                onWhite,
                color.onWhite.distance(toLineFrom: start.onWhite, to: end.onWhite)
            )
        }
        return max(onBlack, onWhite)
    }

    private static func length(_ color: SIMD4<Double>) -> Double {
        let squares = color * color
        return (squares.x + squares.y + squares.z + squares.w).squareRoot()
    }

    /// The offsets of the eight neighbours. Opposite neighbours are four positions apart.
    private static let steps = [
        (x: 1, y: 0), (x: 1, y: 1), (x: 0, y: 1), (x: -1, y: 1),
        (x: -1, y: 0), (x: -1, y: -1), (x: 0, y: -1), (x: 1, y: -1),
    ]

    /// Returns the first image's pixel. Positions outside of the image are clamped to its border.
    private static func pixel(_ x: Int, _ y: Int, _ pair: PixelPair) -> PackedPixel {
        let column = min(max(x, 0), pair.width - 1)
        let row = min(max(y, 0), pair.height - 1)
        return pair.expected(row * pair.width + column)
    }
}
