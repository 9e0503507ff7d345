import Raster

/// Compares how pixels look over any backdrop, if need be with an edge's small moves let pass.
struct PerceptualComparator: PixelComparator {
    private let options: PerceptualOptions
    /// The distances of all pixels asked for, also of those let pass.
    private(set) var sum = 0.0

    init(options: PerceptualOptions) {
        self.options = options
    }

    func amount(x: Int, y: Int, in pair: PixelPair) -> Double {
        let index = y * pair.width + x
        let (a, b) = (SeenColor(pair.expected(index)), SeenColor(pair.actual(index)))
        let still = max(a.onBlack.distance(b.onBlack), a.onWhite.distance(b.onWhite))
        guard options.radius > 0, still > options.threshold else { return still }
        // Both ways, so that a thin line is missed as much when it goes as when it comes.
        return max(
            moved(a, x: x, y: y, in: pair.swapped),
            moved(b, x: x, y: y, in: pair)
        )
    }

    mutating func verdict(x: Int, y: Int, in pair: PixelPair) -> PixelVerdict {
        let amount = amount(x: x, y: y, in: pair)
        sum += amount
        return amount > options.threshold ? .different(amount) : .alike
    }

    /// How far `color` is from all that the first picture's pixel could become by a small move.
    ///
    /// Where a smooth edge moves by r pixels, a pixel takes on the neighbour's colour N in place of
    /// its own P at most as far as r times the step from the opposite neighbour O to N:
    /// P + t·(N − P) with 0 ≤ t ≤ min(1, r·|N − O| / |N − P|).
    private func moved(_ color: SeenColor, x: Int, y: Int, in pair: PixelPair) -> Double {
        let around = Self.steps.map { step in
            SeenColor.premultiplied(Self.pixel(x + step.x, y + step.y, pair))
        }
        let own = SeenColor.premultiplied(Self.pixel(x, y, pair))
        let start = SeenColor(premultiplied: own)
        var onBlack = color.onBlack.distance(start.onBlack)
        var onWhite = color.onWhite.distance(start.onWhite)
        for (index, neighbor) in around.enumerated() where neighbor != own {
            let step = Self.length(neighbor - around[(index + 4) % 8])
            let reach = min(options.radius * step / Self.length(neighbor - own), 1)
            let end = SeenColor(premultiplied: own + (neighbor - own) * reach)
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

    /// The eight neighbours, each opposite the one four positions on.
    private static let steps = [
        (x: 1, y: 0), (x: 1, y: 1), (x: 0, y: 1), (x: -1, y: 1),
        (x: -1, y: 0), (x: -1, y: -1), (x: 0, y: -1), (x: 1, y: -1),
    ]

    /// The first picture's pixel, that of the border beyond it.
    private static func pixel(_ x: Int, _ y: Int, _ pair: PixelPair) -> PackedPixel {
        let column = min(max(x, 0), pair.width - 1)
        let row = min(max(y, 0), pair.height - 1)
        return pair.expected(row * pair.width + column)
    }
}
