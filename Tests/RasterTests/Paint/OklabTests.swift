import SeededRandom
import Raster
import Testing

/// The colour space of gradients.
@Suite struct OklabTests {
    /// Published with the colour space: Björn Ottosson, 2020, and the samples of CSS Color 4.
    @Test(
        "Known colours have the published coordinates",
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

    @Test func `random colours match the definition`() {
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

    @Test func `greys have no hue`() {
        for byte in 0...255 {
            let gray = Oklab(Color(UInt8(byte), UInt8(byte), UInt8(byte)))
            #expect(abs(gray.a) < 1e-7 && abs(gray.b) < 1e-7)
        }
    }

    @Test func `8-bit colours survive a conversion and back`() {
        var random = SplitMix64(seed: 12)
        for _ in 0..<20_000 {
            let color = Color(
                UInt8.random(in: 0...255, using: &random),
                UInt8.random(in: 0...255, using: &random),
                UInt8.random(in: 0...255, using: &random)
            )
            let back = Oklab(color).color(alpha: 0.25)
            // The published matrices are inverse to each other up to 1e-7 in linear light. The
            // curve is steepest, 12.92, at the dark end.
            #expect(near(back.red, color.red, 1e-5))
            #expect(near(back.green, color.green, 1e-5))
            #expect(near(back.blue, color.blue, 1e-5))
            #expect(back.alpha == 0.25)
        }
    }

    @Test func `colours outside the gamut are clamped`() {
        let vivid = Oklab(lightness: 0.9, a: 0.4, b: 0.4).color(alpha: 1)
        #expect(vivid.red == 1 && vivid.blue == 0)
        let lightless = Oklab(lightness: -1, a: 0, b: 0).color(alpha: 1)
        #expect(lightless == .black)
    }
}
