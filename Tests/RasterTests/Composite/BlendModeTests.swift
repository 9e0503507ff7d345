import SeededRandom
import Raster
import Testing

/// Compares every blend mode with its formula.
@Suite struct BlendModeTests {
    /// Returns a fraction that is often 0, 1 or almost so, where divisions are critical.
    private static func fraction(using random: inout SplitMix64) -> Double {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: 0
        case 1: 1
        case 2: random.double(exponents: -30 ... -6)
        default: random.double(in: 0...1)
        }
    }

    private static func pixel(using random: inout SplitMix64) -> StraightPixel {
        let alpha = fraction(using: &random)
        guard alpha > 0 else { return .zero }
        let red = Float(fraction(using: &random))
        let green = Float(fraction(using: &random))
        let blue = Float(fraction(using: &random))
        return StraightPixel(red, green, blue, Float(alpha))
    }

    @Test(
        "Each mode matches its formula for random pixels, coverages and opacities",
        arguments: BlendMode.allCases
    )
    func formula(mode: BlendMode) {
        var random = SplitMix64(seed: 61)
        let ideal = IdealComposite(mode: mode)
        for _ in 0..<50_000 {
            let source = Self.pixel(using: &random)
            let backdrop = Self.pixel(using: &random)
            let coverage = Float(Self.fraction(using: &random))
            let opacity = Float(Self.fraction(using: &random))
            let result = SIMD4<Double>(
                mode.composite(source, coverage: coverage, opacity: opacity, over: backdrop)
            )
            var faint = SIMD4<Double>(source)
            faint.w *= Double(opacity)
            let expected = ideal.straight(
                faint,
                coverage: Double(coverage),
                over: SIMD4<Double>(backdrop)
            )
            // A few roundings to single precision. Colours are divided by the alpha, and in some
            // modes by a small range of components.
            let tolerance = Self.dividing.contains(mode) ? 4e-6 : 4e-7
            let error = result - expected
            #expect(abs(error.w) < 4e-7)
            for error in [error.x, error.y, error.z] {
                #expect(abs(error) * expected.w < tolerance)
            }
        }
    }

    private static let dividing: Set<BlendMode> = [.hue, .saturation, .color, .luminosity]

    @Test("Results are valid colours", arguments: BlendMode.allCases)
    func range(mode: BlendMode) {
        var random = SplitMix64(seed: 62)
        for _ in 0..<50_000 {
            let result = mode.composite(
                Self.pixel(using: &random),
                coverage: Float(Self.fraction(using: &random)),
                opacity: Float(Self.fraction(using: &random)),
                over: Self.pixel(using: &random)
            )
            // A last bit above 1 is still the byte 255.
            for lane in 0..<4 { #expect((0...(1 + 2 * Float.ulpOfOne)).contains(result[lane])) }
        }
    }

    @Test(arguments: BlendMode.allCases)
    func `a clear source keeps every grey, or clears it`(mode: BlendMode) {
        for step in 0...255 {
            let grey = Float(step) / 255
            for alpha: Float in [0.1, 1] {
                let backdrop = StraightPixel(grey, grey, grey, alpha)
                let result = mode.composite(.zero, coverage: 1, over: backdrop)
                guard result.w > 0 else { continue }
                for lane in 0..<3 { #expect(abs(result[lane] - grey) < 1e-6, "\(mode) \(step)") }
            }
        }
    }

    @Test("A coverage of zero changes nothing", arguments: BlendMode.allCases)
    func noCoverage(mode: BlendMode) {
        var random = SplitMix64(seed: 63)
        for _ in 0..<1000 {
            let backdrop = Self.pixel(using: &random)
            let source = Self.pixel(using: &random)
            #expect(mode.composite(source, coverage: 0, over: backdrop) == backdrop)
        }
    }

    @Test func `source-over keeps the colour of a single paint`() {
        var random = SplitMix64(seed: 64)
        for _ in 0..<10_000 {
            let source = Self.pixel(using: &random)
            let coverage = Float(random.double(in: 0...1))
            let result = BlendMode.sourceOver.composite(source, coverage: coverage, over: .zero)
            guard result.w > 0 else { continue }
            #expect([result.x, result.y, result.z] == [source.x, source.y, source.z])
        }
    }

    @Test func `blend modes have the names of the design format`() {
        // Designs contain these names; a changed name would break files.
        #expect(
            BlendMode.allCases.map(\.rawValue) == [
                "sourceOver", "clear", "source", "destination", "destinationOver", "sourceIn",
                "destinationIn", "sourceOut", "destinationOut", "sourceAtop", "destinationAtop",
                "xor", "plusLighter", "multiply", "screen", "overlay", "darken", "lighten",
                "colorDodge", "colorBurn", "hardLight", "softLight", "difference", "exclusion",
                "hue", "saturation", "color", "luminosity", "plusDarker",
            ]
        )
    }
}
