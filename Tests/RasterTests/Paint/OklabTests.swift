import SeededRandom
import Raster
import Testing

/// The space in which gradients are mixed.
@Suite struct OklabTests {
    /// Published with the space: Björn Ottosson, 2020, and CSS Color 4's samples of it.
    @Test(
        "Known colours",
        arguments: [
            ((255, 255, 255), (1.0, 0.0, 0.0)),
            ((0, 0, 0), (0.0, 0.0, 0.0)),
            ((255, 0, 0), (0.627_96, 0.224_86, 0.125_85)),
            ((0, 255, 0), (0.866_44, -0.233_89, 0.179_50)),
            ((0, 0, 255), (0.452_01, -0.032_46, -0.311_53)),
        ] as [((UInt8, UInt8, UInt8), (Double, Double, Double))]
    )
    func known(rgb: (UInt8, UInt8, UInt8), lab: (Double, Double, Double)) {
        let oklab = Oklab(Color(rgb.0, rgb.1, rgb.2))
        #expect(near(oklab.lightness, lab.0, 1e-5))
        #expect(near(oklab.a, lab.1, 1e-5))
        #expect(near(oklab.b, lab.2, 1e-5))
    }

    @Test func agreesWithTheDefinition() {
        var random = SplitMix64(seed: 11)
        for _ in 0..<20_000 {
            let color = Color.random(using: &random)
            let lab = Oklab(color)
            let ideal = IdealGradient.oklab(SIMD3(color.red, color.green, color.blue))
            #expect(near(lab.lightness, ideal.x, 1e-13))
            #expect(near(lab.a, ideal.y, 1e-13))
            #expect(near(lab.b, ideal.z, 1e-13))
        }
    }

    @Test func graysHaveNoHue() {
        for byte in 0...255 {
            let gray = Oklab(Color(UInt8(byte), UInt8(byte), UInt8(byte)))
            #expect(abs(gray.a) < 1e-7 && abs(gray.b) < 1e-7)
        }
    }

    @Test func eightBitColorsComeBack() {
        var random = SplitMix64(seed: 12)
        for _ in 0..<20_000 {
            let color = Color(
                UInt8.random(in: 0...255, using: &random),
                UInt8.random(in: 0...255, using: &random),
                UInt8.random(in: 0...255, using: &random)
            )
            let back = Oklab(color).color(alpha: 0.25)
            // The published matrices are each other's inverse to about 1e-7 in linear light; the
            // curve is steepest, 12.92, at the dark end.
            #expect(near(back.red, color.red, 1e-5))
            #expect(near(back.green, color.green, 1e-5))
            #expect(near(back.blue, color.blue, 1e-5))
            #expect(back.alpha == 0.25)
        }
    }

    @Test func colorsBeyondTheGamutAreClamped() {
        let vivid = Oklab(lightness: 0.9, a: 0.4, b: 0.4).color(alpha: 1)
        #expect(vivid.red == 1 && vivid.blue == 0)
        let lightless = Oklab(lightness: -1, a: 0, b: 0).color(alpha: 1)
        #expect(lightless == .black)
    }
}
