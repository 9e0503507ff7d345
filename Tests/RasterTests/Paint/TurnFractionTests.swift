import SeededRandom
import Raster
import Testing

/// The directions of conic gradients; an error would rotate their colours.
@Suite struct TurnFractionTests {
    private static func turn(_ x: Double, _ y: Double) -> Double {
        Double(
            TurnFraction(x: SIMD4(repeating: Float(x)), y: SIMD4(repeating: Float(y))).values[0]
        )
    }

    private static func ideal(_ x: Double, _ y: Double) -> Double {
        SystemMath.turns(x: Double(Float(x)), y: Double(Float(y)))
    }

    /// Returns the distance of two directions, also across the x axis.
    private static func distance(_ a: Double, _ b: Double) -> Double {
        min(abs(a - b), 1 - abs(a - b))
    }

    @Test func `directions are exact to a six millionth of a turn`() {
        var worst = 0.0
        for i in 0..<1_000_000 {
            let direction = Vector(angle: .turns((Double(i) + 0.37) / 1_000_000))
            let (x, y) = (direction.dx * 37.3, direction.dy * 37.3)
            worst = max(worst, Self.distance(Self.turn(x, y), Self.ideal(x, y)))
        }
        // Two roundings to single precision near 1, and the error of the fit.
        #expect(worst < 1.6e-7)
    }

    @Test func `directions are exact for the pixels of any image`() {
        var random = SplitMix64(seed: 21)
        var worst = 0.0
        for _ in 0..<200_000 {
            let x = random.double(in: -4000...4000)
            let y = random.double(in: -4000...4000)
            worst = max(worst, Self.distance(Self.turn(x, y), Self.ideal(x, y)))
        }
        #expect(worst < 1.6e-7)
    }

    @Test(
        "The eight main directions are exact",
        arguments: [
            (1.0, 0.0, 0.0), (1, 1, 0.125), (0, 1, 0.25), (-1, 1, 0.375), (-1, 0, 0.5),
            (-1, -1, 0.625), (0, -1, 0.75), (1, -1, 0.875),
        ]
    )
    func main(x: Double, y: Double, turns: Double) {
        #expect(near(Self.turn(x * 13.7, y * 13.7), turns, 6e-8))
    }

    @Test func `the centre has the direction zero`() {
        #expect(Self.turn(0, 0) == 0)
    }

    @Test func `every direction is a fraction from 0 to 1`() {
        var random = SplitMix64(seed: 22)
        for _ in 0..<100_000 {
            let x = random.double(exponents: -120...120) * (Bool.random(using: &random) ? 1 : -1)
            let y = random.double(exponents: -120...120) * (Bool.random(using: &random) ? 1 : -1)
            #expect((0...1).contains(Self.turn(x, y)))
        }
    }

    @Test func `the four directions are independent`() {
        let x = SIMD4<Float>(3, -2, 0.5, -7)
        let y = SIMD4<Float>(1, 5, -4, -0.25)
        let all = TurnFraction(x: x, y: y).values
        for lane in 0..<4 {
            let alone = TurnFraction(
                x: SIMD4(repeating: x[lane]),
                y: SIMD4(repeating: y[lane])
            ).values
            #expect(all[lane] == alone[lane])
        }
    }
}
