import Raster
import SeededRandom

/// What is composited on a clear background, and the codes that it leaves there, pixel by pixel.
struct PlainPaint {
    /// Colours that turn about a centre.
    struct Turn {
        /// Added to each direction, 0 to 1.
        var offset: Float
        /// The colours round the turn, and once more the first of them.
        var codes: [UInt32]
        /// The directions of each row's pixels and of four more, in fractions of a turn.
        var directions: [[Float]]

        /// The code at a direction.
        func code(at direction: Float) -> UInt32 {
            let sum = direction + offset
            let place = (sum >= 1 ? sum - 1 : sum) * Float(codes.count - 1) - 0.5
            return codes[Int(place.rounded(.toNearestOrEven))]
        }
    }

    /// The code of all pixels, where the ink does not turn.
    var color: UInt32 = 0
    /// What the ink's colours are made as transparent as, 0 to 1.
    var alpha: Float = 1
    /// What turns, if anything does.
    var turn: Turn?

    /// The code of table cells without an opaque colour, and the colour that a gradient has there.
    static let gap: UInt32 = 0x7F12_3456

    /// The least code of an opaque pixel.
    static let opaque: UInt32 = 0xFF00_0000

    /// The colours of a row's pixels; of ink that turns, of four more.
    func colors(row: Int, width: Int) -> [UInt32] {
        turn.map { turn in turn.directions[row].map(turn.code) }
            ?? [UInt32](repeating: color, count: width)
    }

    /// A colour's code on a share of a pixel: its alpha gives way to the ink's.
    func code(_ color: UInt32, share: Float) -> UInt32 {
        let alpha = UInt32((share * self.alpha * 255).rounded(.toNearestOrEven))
        return alpha == 0 ? 0 : color & 0xFF_FFFF | alpha << 24
    }

    /// What a row with these shares looks like.
    func codes(row: Int, coverages: [Float]) -> [UInt32] {
        zip(colors(row: row, width: coverages.count), coverages).map { code($0, share: $1) }
    }
}

extension PlainPaint {
    /// Style of one opaque colour.
    static func solid(using random: inout SplitMix64) -> PlainPaint {
        PlainPaint(
            color: .random(in: opaque ... .max, using: &random),
            alpha: alpha(using: &random)
        )
    }

    /// Style that turns; if it has gaps, some of its table cells have no opaque colour.
    static func turning(
        width: Int,
        height: Int,
        hasGaps: Bool,
        using random: inout SplitMix64
    ) -> PlainPaint {
        var codes = (0...640).map { _ in UInt32.random(in: opaque ... .max, using: &random) }
        if hasGaps {
            let step = [200, 40, 8].randomElement(using: &random) ?? 40
            let first = Int.random(in: 0..<step, using: &random)
            for i in stride(from: first, through: 640, by: step) { codes[i] = gap }
        }
        let directions = (0..<height).map { _ in
            (0..<width + 4).map { _ in Float(random.double(in: 0...1)) }
        }
        return PlainPaint(
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
