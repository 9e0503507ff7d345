import SeededRandom
import Raster
import Testing

/// The colours of a gradient between its stops.
@Suite struct GradientRampTests {
    private static func bytes(_ color: Color) -> [Int] {
        [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }

    private static let blackToWhite = [Color.black, .white]
    private static let redToBlue = [Color(255, 56, 60), Color(0, 136, 255)]

    @Test func `the middle of black and white in Oklab is 99`() {
        let oklab = GradientRamp(Gradient(colors: Self.blackToWhite)).color(at: 0.5)
        #expect(Self.bytes(oklab) == [99, 99, 99])
        let srgb = Gradient(colors: Self.blackToWhite, interpolation: .srgb)
        #expect(Self.bytes(GradientRamp(srgb).color(at: 0.5)) == [128, 128, 128])
    }

    @Test func `the middle of red and blue matches SwiftUI`() {
        let oklab = GradientRamp(Gradient(colors: Self.redToBlue)).color(at: 0.5)
        #expect(Self.bytes(oklab) == [172, 121, 168])
        let srgb = Gradient(colors: Self.redToBlue, interpolation: .srgb)
        #expect(Self.bytes(GradientRamp(srgb).color(at: 0.5)) == [128, 96, 158])
    }

    @Test(
        "The background gradient of a page has the designed colours",
        arguments: [
            (0.0, [13, 20, 41]), (0.125, [17, 29, 52]), (0.25, [20, 37, 64]),
            (0.375, [23, 47, 76]), (0.5, [26, 56, 89]), (0.625, [21, 48, 76]),
            (0.75, [17, 41, 63]), (0.875, [12, 33, 50]), (1, [8, 26, 38]),
        ] as [(Double, [Int])]
    )
    func background(t: Double, rgb: [Int]) {
        let colors = [Color(13, 20, 41), Color(26, 56, 89), Color(8, 26, 38)]
        #expect(Self.bytes(GradientRamp(Gradient(colors: colors)).color(at: t)) == rgb)
    }

    @Test func `colours are interpolated premultiplied`() {
        // Half-way from clear red to opaque blue, only blue contributes.
        let gradient = Gradient(
            colors: [Color(255, 0, 0, alpha: 0), Color(0, 0, 255)],
            interpolation: .srgb
        )
        #expect(
            GradientRamp(gradient).color(at: 0.5) == Color(red: 0, green: 0, blue: 1, alpha: 0.5)
        )
        let oklab = GradientRamp(Gradient(colors: [.clear, Color(200, 10, 30)])).color(at: 0.25)
        #expect(Self.bytes(oklab) == [200, 10, 30])
        #expect(near(oklab.alpha, 0.25))
    }

    @Test func `random colours match the definition of the interpolation`() {
        var random = SplitMix64(seed: 31)
        for interpolation in Gradient.Interpolation.allCases {
            for _ in 0..<200 {
                let gradient = Gradient.random(
                    count: Int.random(in: 1...64, using: &random),
                    interpolation: interpolation,
                    isOpaque: false,
                    using: &random
                )
                let ramp = GradientRamp(gradient)
                let ideal = IdealGradient(gradient)
                for _ in 0..<50 {
                    let t = random.double(in: 0...1)
                    let color = ramp.color(at: t)
                    let expected = ideal.color(at: t)
                    #expect(near(color.red, expected.x, 1e-9))
                    #expect(near(color.green, expected.y, 1e-9))
                    #expect(near(color.blue, expected.z, 1e-9))
                    #expect(near(color.alpha, expected.w, 1e-12))
                }
            }
        }
    }

    @Test func `a hard edge has two colours`() {
        let stops = [(Color.black, 0.0), (Color.black, 0.5), (Color.white, 0.5), (Color.white, 1)]
        let ramp = GradientRamp(Gradient(stops: stops.map { .init(color: $0.0, location: $0.1) }))
        #expect(Self.bytes(ramp.color(at: 0.499_999)) == [0, 0, 0])
        #expect(Self.bytes(ramp.colorBefore(0.5)) == [0, 0, 0])
        #expect(Self.bytes(ramp.color(at: 0.5)) == [255, 255, 255])
    }

    @Test func `the first and last colour continue outside the stops`() {
        let ramp = GradientRamp(
            Gradient(stops: [
                .init(color: Color(10, 20, 30), location: 0.25),
                .init(color: Color(200, 100, 50), location: 0.5),
            ])
        )
        for t in [-Double.infinity, -1, 0, 0.1, 0.25] {
            #expect(Self.bytes(ramp.color(at: t)) == [10, 20, 30])
        }
        for t in [0.5, 0.75, 1, 7, Double.infinity] {
            #expect(Self.bytes(ramp.color(at: t)) == [200, 100, 50])
        }
    }

    @Test func `a gradient without stops is clear`() {
        let ramp = GradientRamp(Gradient(stops: []))
        #expect(ramp.color(at: 0.5).alpha == 0)
        #expect(ramp.colorBefore(0.5).alpha == 0)
        #expect(ramp.aroundTurn(sweep: 0.5).color(at: 0.9).alpha == 0)
    }

    @Test func `a gradient of one stop has one colour`() {
        let ramp = GradientRamp(Gradient(colors: [Color(1, 2, 3)]))
        for t in [0, 0.5, 1] { #expect(Self.bytes(ramp.color(at: t)) == [1, 2, 3]) }
    }
}
