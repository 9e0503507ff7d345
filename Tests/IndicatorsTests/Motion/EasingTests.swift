import Indicators
import Testing

@Suite("An easing spreads a motion over its span")
struct EasingTests {
    @Test func `linear is the fraction itself, within the span`() {
        #expect(Easing.linear.value(at: 0.37) == 0.37)
        #expect(Easing.linear.value(at: -1) == 0)
        #expect(Easing.linear.value(at: 2) == 1)
        #expect(Easing.linear.value(at: .nan) == 0)
    }

    @Test func `the named curves are Apple's`() throws {
        for step in 0...20 {
            let t = Double(step) / 20
            #expect(Easing.easeIn.value(at: t) == BezierCurve.easeIn.value(at: t))
            #expect(Easing.easeOut.value(at: t) == BezierCurve.easeOut.value(at: t))
            #expect(Easing.easeInOut.value(at: t) == BezierCurve.easeInOut.value(at: t))
            #expect(
                Easing.coreAnimationDefault.value(at: t)
                    == BezierCurve.coreAnimationDefault.value(at: t)
            )
        }
        #expect(try Easing.cubic(0.42, 0, 0.58, 1) == .easeInOut)
    }

    @Test func `a spring runs in the span's seconds and may be cut off`() {
        let easing = Easing.spring(.standard)
        #expect(easing.value(at: 0.5, over: 0.4) == Spring.standard.value(at: 0.2))
        #expect(abs(easing.value(at: 1, over: 0.35) - 0.9336) < 0.0001)
        #expect(easing.value(at: 2, over: 0.35) == easing.value(at: 1, over: 0.35))
        #expect(easing.value(at: 0.5, over: .nan) == 0)
    }

    @Test func `steps hold until their part of the span is over, at every frame count`() throws {
        #expect(try Easing.steps(4).value(at: 0.24) == 0)
        #expect(try Easing.steps(4).value(at: 0.25) == 0.25)
        #expect(try Easing.steps(4).value(at: 0.49) == 0.25)
        #expect(try Easing.steps(4).value(at: 1) == 1)
        for count in 1...500 {
            let easing = try Easing.steps(count)
            for step in 0...count {
                let start = Double(step) / Double(count)
                #expect(easing.value(at: start) == start)
                #expect(easing.value(at: (Double(step) + 0.99) / Double(count)) == start)
            }
        }
    }

    @Test func `a spinner's images follow each other at times that are sums of tenths`() throws {
        let easing = try Easing.steps(16)
        for image in 0..<16 {
            let time = Double(image) * 0.05
            #expect(easing.value(at: time / 0.8) == Double(image) / 16)
        }
    }

    @Test(arguments: [0, -1, 10_001, Int.min])
    func `an invalid number of steps is refused`(count: Int) {
        #expect(throws: MotionError.self) { try Easing.steps(count) }
    }

    @Test func `a curve that goes back in time is refused`() {
        #expect(throws: MotionError.self) { try Easing.cubic(1.2, 0, 0.5, 1) }
    }

    @Test func `overshooting easings list their extremes, and others none`() throws {
        for easing in [Easing.linear, .easeIn, .easeInOut, .spring(.smooth), try .steps(4)] {
            #expect(easing.turningPoints(over: 0.5) == [])
        }
        let passing: [Easing] = [
            .spring(.bouncy), try .cubic(0.3, 0, 0.4, 3), try .cubic(0.2, -2, 0.9, 0.5),
            try .cubic(0.1, 900, 0.8, -900),
        ]
        for easing in passing {
            let turningPoints = easing.turningPoints(over: 0.5)
            #expect(!turningPoints.isEmpty && turningPoints.allSatisfy { 0 < $0 && $0 < 1 })
            let values = (0...1000).map { easing.value(at: Double($0) / 1000, over: 0.5) }
            let extremes = [0, 1] + turningPoints.map { easing.value(at: $0, over: 0.5) }
            let (low, high) = (try #require(extremes.min()), try #require(extremes.max()))
            #expect(values.allSatisfy { low - 1e-9 <= $0 && $0 <= high + 1e-9 })
        }
        // The span ends before the spring overshoots.
        #expect(Easing.spring(.bouncy).turningPoints(over: 0.1) == [])
    }
}
