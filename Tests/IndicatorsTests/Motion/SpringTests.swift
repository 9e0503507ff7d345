import SeededRandom
import Indicators
import Testing

@Suite("A spring moves as SwiftUI's springs do")
struct SpringTests {
    private static let times = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.8, 1.0]

    private static let published: [(response: Double, damping: Double, values: [Double])] = [
        (
            0.5, 1,
            [
                0.1313, 0.3577, 0.562, 0.7154, 0.821, 0.89, 0.9336, 0.9605, 0.9864, 0.9955,
                0.9995, 1.0,
            ]
        ),
        (
            0.5, 0.825,
            [
                0.1394, 0.3936, 0.628, 0.7996, 0.9082, 0.9685, 0.9974, 1.0083, 1.0084, 1.0035,
                1.0, 0.9999,
            ]
        ),
        (
            0.55, 0.825,
            [
                0.1189, 0.3465, 0.5696, 0.7451, 0.8659, 0.9405, 0.9819, 1.0017, 1.0101, 1.006,
                1.0005, 0.9999,
            ]
        ),
        (
            0.55, 1,
            [
                0.1125, 0.3165, 0.511, 0.6656, 0.7783, 0.8562, 0.9083, 0.9423, 0.9778, 0.9917,
                0.9989, 0.9999,
            ]
        ),
        (
            0.35, 0.85,
            [
                0.2422, 0.5883, 0.8229, 0.9425, 0.9908, 1.0048, 1.006, 1.0039, 1.0008, 1.0,
                1.0, 1.0,
            ]
        ),
        (
            0.5, 0.7,
            [
                0.1457, 0.4233, 0.6851, 0.8737, 0.9841, 1.0339, 1.046, 1.0393, 1.0145, 1.0007,
                0.9988, 1.0001,
            ]
        ),
        (
            0.15, 0.86,
            [
                0.6766, 0.9759, 1.005, 1.0014, 1.0001, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0,
            ]
        ),
    ]

    @Test(arguments: 0..<7)
    func `published values are reproduced to the digits given`(index: Int) throws {
        let row = Self.published[index]
        let spring = try Spring(response: row.response, damping: row.damping)
        for (time, value) in zip(Self.times, row.values) {
            #expect(abs(spring.value(at: time) - value) <= 0.00005001, "at \(time) s")
        }
    }

    @Test func `the named springs are those of SwiftUI`() throws {
        #expect(try Spring.standard == Spring(response: 0.5, damping: 1))
        #expect(try Spring.legacy == Spring(response: 0.55, damping: 0.825))
        #expect(try Spring.interactive == Spring(response: 0.15, damping: 0.86))
        #expect(try Spring.smooth == Spring(duration: 0.5, bounce: 0))
        #expect(try Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
        #expect(try Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    }

    @Test func `a bounce becomes SwiftUI's damping ratio`() throws {
        #expect(try Spring(duration: 0.35, bounce: 0.15).damping == 0.85)
        #expect(try Spring(duration: 1, bounce: 1).damping == 0)
        #expect(try Spring(duration: 1, bounce: -0.5).damping == 2)
        #expect(try Spring(duration: 1, bounce: -0.2).damping == 1.25)
        #expect(try Spring(duration: 0.35, bounce: 0).response == 0.35)
    }

    @Test func `value and velocity satisfy the spring's equation, whatever the damping`() throws {
        for damping in [0, 0.1, 0.7, 0.999999, 1, 1.000001, 1.05, 2, 10, 100] {
            let spring = try Spring(response: 0.5, damping: damping)
            let ω = 2 * Double.pi / 0.5
            let h = 1e-5
            for step in 1...100 {
                let t = Double(step) / 50
                let slope = (spring.value(at: t + h) - spring.value(at: t - h)) / (2 * h)
                #expect(abs(slope - spring.velocity(at: t)) <= 1e-5, "ζ \(damping) at \(t)")
                let force =
                    (spring.velocity(at: t + h) - spring.velocity(at: t - h)) / (2 * h)
                let balance =
                    ω * ω * (1 - spring.value(at: t)) - 2 * damping * ω * spring.velocity(at: t)
                #expect(abs(force - balance) <= 1e-3, "ζ \(damping) at \(t)")
            }
        }
    }

    @Test func `there is no jump at critical damping`() throws {
        let critical = try Spring(response: 0.5, damping: 1)
        for offset in [1e-15, 1e-12, 1e-9, 1e-6] {
            for step in 0...100 {
                let t = Double(step) / 50
                let below = try Spring(response: 0.5, damping: 1 - offset)
                let above = try Spring(response: 0.5, damping: 1 + offset)
                let tolerance = 1e-13 + offset * 2
                #expect(abs(below.value(at: t) - critical.value(at: t)) <= tolerance)
                #expect(abs(above.value(at: t) - critical.value(at: t)) <= tolerance)
            }
        }
    }

    @Test func `a spring is 0 before its start and 1 at infinity`() throws {
        for damping in [0.1, 1, 3] {
            let spring = try Spring(response: 0.5, damping: damping)
            for time in [0, -1, -Double.infinity, .nan] {
                #expect(spring.value(at: time) == 0)
                #expect(spring.velocity(at: time) == 0)
            }
            for time in [1e9, Double.infinity] {
                #expect(spring.value(at: time) == 1)
                #expect(spring.velocity(at: time) == 0)
            }
        }
    }

    @Test func `every accepted spring has finite values at every time`() throws {
        var random = SplitMix64(seed: 3)
        for _ in 0..<5000 {
            let spring = try Spring(
                response: min(max(random.double(exponents: -9...9), 0.001), 1000),
                damping: min(random.double(exponents: -40...6), 100)
            )
            let time = random.double(exponents: -40...40)
            #expect(spring.value(at: time).isFinite)
            #expect((-1e-9...2.000001).contains(spring.value(at: time)))
            #expect(spring.velocity(at: time).isFinite)
        }
    }

    @Test(
        arguments: [
            (0, 1), (-1, 1), (.nan, 1), (.infinity, 1), (0.5, -0.1), (0.5, .nan), (0.5, 101),
        ]
    )
    func `invalid parameters are refused`(response: Double, damping: Double) {
        #expect(throws: MotionError.self) { try Spring(response: response, damping: damping) }
    }

    @Test(arguments: [-1, 1.01, .nan])
    func `a bounce outside its range is refused, with the range`(bounce: Double) {
        let error = #expect(throws: MotionError.self) {
            try Spring(duration: 0.5, bounce: bounce)
        }
        #expect(error?.description.contains("-0.99…1.0") == true)
    }
}
