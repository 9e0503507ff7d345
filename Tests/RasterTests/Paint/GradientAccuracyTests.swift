import SeededRandom
import Raster
import Testing

/// Gradients are within .6 of an 8-bit step of the ideal, so that no bands or tints are visible.
@Suite struct GradientAccuracyTests {
    enum Kind: CaseIterable {
        case linear, radial, conic

        /// Returns a random paint of this kind for an image of 40 × 40.
        func paint(_ gradient: Gradient, using random: inout SplitMix64) -> Paint {
            func point() -> Point {
                Point(x: random.double(in: -10...50), y: random.double(in: -10...50))
            }
            switch self {
            case .linear:
                return .linear(gradient, start: point(), end: point())
            case .radial:
                return .radial(
                    gradient,
                    center: point(),
                    startRadius: random.double(in: 0...15),
                    endRadius: random.double(in: 20...60)
                )
            case .conic:
                let start = random.double(in: -1...1)
                let sweep = Bool.random(using: &random) ? 1 : random.double(in: -2.5...2.5)
                return .conic(
                    gradient,
                    center: point(),
                    start: .turns(start),
                    end: .turns(start + sweep)
                )
            }
        }
    }

    @Test(
        "Random gradients of 2 to 64 stops with hard edges are within .6 of a step",
        arguments: Kind.allCases,
        Gradient.Interpolation.allCases
    )
    func randomGradients(kind: Kind, interpolation: Gradient.Interpolation) {
        var random = SplitMix64(seed: 41)
        var worst = 0.0
        for count in 2...64 {
            for isOpaque in [true, false] {
                let gradient = Gradient.random(
                    count: count,
                    interpolation: interpolation,
                    isOpaque: isOpaque,
                    using: &random
                )
                let paint = kind.paint(gradient, using: &random)
                let image = Image.filled(with: paint, width: 40, height: 40)
                let error = PaintError(image, paint)
                #expect(error.pixels > 800)
                #expect(error.worst <= 0.6, "\(count) stops, opaque \(isOpaque): \(error)")
                worst = max(worst, error.worst)
            }
        }
        // The rounding alone must be visible, otherwise nothing was measured.
        #expect(worst > 0.49)
    }

    @Test("Transformed gradients are within .6 of a step", arguments: Kind.allCases)
    func transformed(kind: Kind) {
        var random = SplitMix64(seed: 42)
        for _ in 0..<20 {
            let gradient = Gradient.random(
                count: 5,
                interpolation: .oklab,
                isOpaque: true,
                using: &random
            )
            let paint = kind.paint(gradient, using: &random)
            let transform = Transform(a: 1.3, b: -0.4, c: 0.7, d: 0.9, tx: -7, ty: 12)
                .then(.rotation(.turns(random.double(in: 0...1))))
            let image = Image.filled(with: paint, width: 40, height: 40, transform: transform)
            let error = PaintError(image, paint, transform: transform)
            #expect(error.worst <= 0.6, "\(error)")
        }
    }
}
