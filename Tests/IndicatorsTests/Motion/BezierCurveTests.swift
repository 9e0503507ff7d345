import SeededRandom
import Indicators
import Testing

@Suite("A timing curve moves as Apple's curves do")
struct BezierCurveTests {
    private static let published: [(BezierCurve, [Double])] = [
        (.easeInOut, [0.0197, 0.0817, 0.1874, 0.3319, 0.5, 0.6681, 0.8126, 0.9183, 0.9803]),
        (.easeIn, [0.017, 0.0623, 0.1296, 0.2149, 0.3154, 0.4291, 0.5548, 0.6916, 0.8394]),
        (.easeOut, [0.1606, 0.3084, 0.4452, 0.5709, 0.6846, 0.7851, 0.8704, 0.9377, 0.983]),
        (
            .coreAnimationDefault,
            [0.0948, 0.2952, 0.5133, 0.6825, 0.8024, 0.8852, 0.9408, 0.9756, 0.9943]
        ),
    ]

    @Test(arguments: 0..<4)
    func `the four named curves have their published values at tenths`(index: Int) {
        let (curve, values) = Self.published[index]
        for (tenth, value) in zip(1..., values) {
            #expect(abs(curve.value(at: Double(tenth) / 10) - value) <= 0.00005001)
        }
    }

    @Test func `both ends are exact, and times outside the span count as its ends`() {
        for (curve, _) in Self.published {
            #expect(curve.value(at: 0) == 0)
            #expect(curve.value(at: 1) == 1)
            #expect(curve.value(at: -3) == 0)
            #expect(curve.value(at: .infinity) == 1)
            #expect(curve.value(at: .nan) == 0)
        }
    }

    @Test func `a value matches its time, however steep the curve`() throws {
        var random = SplitMix64(seed: 1)
        for _ in 0..<20_000 {
            let corner = Int.random(in: 0..<4, using: &random)
            let x1 = corner & 1 == 0 ? random.double(in: 0...1) : Double(random.next() & 1)
            let x2 = corner & 2 == 0 ? random.double(in: 0...1) : Double(random.next() & 1)
            let s = random.double(in: 0...1)
            // With y1 = 1/3 and y2 = 2/3 the value equals the curve's parameter.
            let curve = try BezierCurve(x1: x1, y1: 1.0 / 3, x2: x2, y2: 2.0 / 3)
            func time(_ s: Double) -> Double {
                3 * (1 - s) * (1 - s) * s * x1 + 3 * (1 - s) * s * s * x2 + s * s * s
            }
            let solved = curve.value(at: time(s))
            #expect(abs(time(solved) - time(s)) <= 1e-12, "(\(x1), \(x2)) at \(s)")
        }
    }

    @Test func `progress never runs backwards if the control points do not`() throws {
        var random = SplitMix64(seed: 2)
        for _ in 0..<200 {
            let curve = try BezierCurve(
                x1: random.double(in: 0...1),
                y1: random.double(in: 0...1),
                x2: random.double(in: 0...1),
                y2: random.double(in: 0...1)
            )
            var last = 0.0
            for step in 0...500 {
                let value = curve.value(at: Double(step) / 500)
                #expect(value >= last - 1e-12)
                last = value
            }
        }
    }

    @Test func `a straight curve is linear to the last digits`() throws {
        let curve = try BezierCurve(x1: 0.25, y1: 0.25, x2: 0.75, y2: 0.75)
        for step in 0...100 {
            #expect(abs(curve.value(at: Double(step) / 100) - Double(step) / 100) <= 1e-12)
        }
    }

    @Test func `a curve may overshoot`() throws {
        let curve = try BezierCurve(x1: 0.3, y1: -0.5, x2: 0.7, y2: 1.5)
        #expect(curve.value(at: 0.1) < 0)
        #expect(curve.value(at: 0.9) > 1)
    }

    @Test(
        arguments: [("x1", -0.01, 0), ("x1", .nan, 0), ("x2", 0, 1.01), ("x2", 0, .infinity)]
    )
    func `a curve with two values at one time is refused, with the control point's name`(
        name: String,
        x1: Double,
        x2: Double
    ) throws {
        let error = #expect(throws: MotionError.self) {
            try BezierCurve(x1: x1, y1: 0, x2: x2, y2: 1)
        }
        #expect(error?.message.contains(name) == true)
        #expect(error?.hint.contains("0…1") == true)
    }

    @Test func `values that are not finite or too large are refused`() {
        for y in [Double.nan, .infinity, 1000.5, -1e300] {
            #expect(throws: MotionError.self) { try BezierCurve(x1: 0, y1: y, x2: 1, y2: 1) }
            #expect(throws: MotionError.self) { try BezierCurve(x1: 0, y1: 0, x2: 1, y2: y) }
        }
    }
}
