import Raster
import SeededRandom

/// A paint composited pixel by pixel on a clear background: the scalar reference of the drawing
/// kernels.
struct ScalarPaint {
    /// The colours of a conic gradient.
    struct Turn {
        /// The rotation, added to each direction, 0 to 1.
        var offset: Float
        /// The colours of a full turn, followed by the first again.
        var codes: [UInt32]
        /// The directions of the pixels of each row and of four more, as fractions of a turn.
        var directions: [[Float]]

        /// Returns the code at a direction.
        func code(at direction: Float) -> UInt32 {
            let sum = direction + offset
            let place = (sum >= 1 ? sum - 1 : sum) * Float(codes.count - 1) - 0.5
            return codes[Int(place.rounded(.toNearestOrEven))]
        }
    }

    /// The code of all pixels, unless the paint is a conic gradient.
    var color: UInt32 = 0
    /// The factor from 0 to 1 that multiplies the alpha of the colours.
    var alpha: Float = 1
    /// The conic gradient, or `nil` for one colour.
    var turn: Turn?

    /// The code of table cells without an opaque colour, and the colour of the gradient there.
    static let gap: UInt32 = 0x7F12_3456

    /// The least code of an opaque pixel.
    static let opaque: UInt32 = 0xFF00_0000

    /// Returns the colours of the pixels of a row, and four more for a conic gradient.
    func colors(row: Int, width: Int) -> [UInt32] {
        turn.map { turn in turn.directions[row].map(turn.code) }
            ?? [UInt32](repeating: color, count: width)
    }

    /// Returns the code of a colour whose alpha is the coverage times `alpha`.
    func code(_ color: UInt32, coverage: Float) -> UInt32 {
        let alpha = UInt32((coverage * self.alpha * 255).rounded(.toNearestOrEven))
        return alpha == 0 ? 0 : color & 0xFF_FFFF | alpha << 24
    }

    /// Returns the codes of a row with these coverages.
    func codes(row: Int, coverages: [Float]) -> [UInt32] {
        zip(colors(row: row, width: coverages.count), coverages).map { code($0, coverage: $1) }
    }
}

extension ScalarPaint {
    /// Returns a paint of one random opaque colour.
    static func solid(using random: inout SplitMix64) -> ScalarPaint {
        ScalarPaint(
            color: .random(in: opaque ... .max, using: &random),
            alpha: alpha(using: &random)
        )
    }

    /// Returns a random conic gradient. With gaps, some of its table cells have no opaque colour.
    static func turning(
        width: Int,
        height: Int,
        hasGaps: Bool,
        using random: inout SplitMix64
    ) -> ScalarPaint {
        var codes = (0...640).map { _ in UInt32.random(in: opaque ... .max, using: &random) }
        if hasGaps {
            let step = [200, 40, 8].randomElement(using: &random) ?? 40
            let first = Int.random(in: 0..<step, using: &random)
            for i in stride(from: first, through: 640, by: step) { codes[i] = gap }
        }
        let directions = (0..<height).map { _ in
            (0..<width + 4).map { _ in Float(random.double(in: 0...1)) }
        }
        return ScalarPaint(
            alpha: alpha(using: &random),
            turn: Turn(
                offset: Float(random.double(in: 0...0.999)),
                codes: codes,
                directions: directions
            )
        )
    }

    private static func alpha(using random: inout SplitMix64) -> Float {
        [1, 1, 0.5, Float(random.double(in: 0...1)), Float(random.double(in: 0...0.01)), 0]
            .randomElement(using: &random) ?? 1
    }
}
