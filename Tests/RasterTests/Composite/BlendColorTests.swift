import Raster
import SeededRandom
import Testing

/// The blend modes of colours, especially at the limits of their formulas.
@Suite struct BlendColorTests {
    @Test(
        "Each mode matches its formula, especially for pure and medium colours"
    )
    func modes() {
        var random = SplitMix64(seed: 12)
        func component() -> Double {
            // Formulas change at the ends and in the middle.
            switch Int.random(in: 0..<6, using: &random) {
            case 0: 0
            case 1: 1
            case 2: 0.5
            default: random.double(in: 0...1)
            }
        }
        func pixel() -> SIMD4<Double> {
            SIMD4(component(), component(), component(), component())
        }
        for _ in 0..<4_000 {
            for mode in BlendMode.allCases {
                let (source, backdrop) = (pixel(), pixel())
                let ideal = IdealComposite(mode: mode).straight(source, over: backdrop)
                let found = mode.composite(
                    StraightPixel(source),
                    coverage: 1,
                    over: StraightPixel(backdrop)
                )
                #expect(abs(Double(found.w) - ideal.w) < 1e-5)
                for index in 0..<3 {
                    let difference = abs(
                        Double(found[index]) * Double(found.w) - ideal[index] * ideal.w
                    )
                    #expect(difference < 2e-4, "\(mode) of \(source) over \(backdrop)")
                }
            }
        }
    }

    @Test("plusDarker adds the distances of both colours from white")
    func darker() {
        func mixed(_ s: Double, _ b: Double) -> Double {
            Double(
                BlendMode.plusDarker.composite(
                    StraightPixel(Float(s), 0, 1, 1),
                    coverage: 1,
                    over: StraightPixel(Float(b), 1, 1, 1)
                ).x
            )
        }
        #expect(abs(mixed(0.75, 0.5) - 0.25) < 1e-6)
        #expect(mixed(0.25, 0.5) == 0)
        let alone = BlendMode.plusDarker.composite(
            StraightPixel(0.25, 0.5, 1, 0.5),
            coverage: 1,
            over: .zero
        )
        #expect(abs(alone.x - 0.25) < 1e-6 && abs(alone.w - 0.5) < 1e-6)
    }
}

/// The measures of groups.
@Suite struct GroupMeasureTests {
    @Test("A group measured by luminance is black with its luminance as alpha")
    func luminance() {
        let colors: [(Color, Double)] = [
            (Color(red: 1, green: 0, blue: 0), 0.2126), (Color(red: 0, green: 1, blue: 0), 0.7152),
            (Color(red: 1, green: 1, blue: 1, alpha: 0.5), 0.5), (.clear, 0), (.black, 0),
        ]
        for (color, alpha) in colors {
            for side in [4.0, 7] {
                let shape = Shape(
                    path: .rect(Rect(x: 0, y: 0, width: side, height: 4)),
                    paint: .solid(color)
                )
                let group = Group(items: [.shape(shape)], measure: .luminance)
                var renderer = Renderer()
                let image = renderer.render(Scene(width: 7, height: 4, items: [.group(group)]))
                #expect(Array(image.pixels[..<4]) == [0, 0, 0, UInt8((alpha * 255).rounded())])
            }
        }
    }
}
