import SeededRandom
import Raster
import Testing

@Suite struct CubicSegmentTests {
    private static func random(_ random: inout SplitMix64) -> CubicSegment {
        func point() -> Point {
            Point(x: random.double(in: -9...9), y: random.double(in: -9...9))
        }
        return CubicSegment(start: point(), control1: point(), control2: point(), end: point())
    }

    /// Returns the length of polylines with Richardson extrapolation.
    private static func plainLength(_ segment: CubicSegment) -> Double {
        func chords(_ count: Int) -> Double {
            (0..<count).reduce(0) { sum, i in
                let a = segment.point(at: Double(i) / Double(count))
                let b = segment.point(at: Double(i + 1) / Double(count))
                return sum + (b - a).length
            }
        }
        let (coarse, fine) = (chords(10_000), chords(20_000))
        return fine + (fine - coarse) / 3
    }

    @Test func `a quadratic curve keeps its shape as a cubic`() {
        let (a, b, c) = (Point(x: 0, y: 0), Point(x: 4, y: 8), Point(x: 10, y: -2))
        let segment = CubicSegment(start: a, control: b, end: c)
        for step in 0...10 {
            let t = Double(step) / 10
            let expected = a.interpolated(to: b, at: t)
                .interpolated(to: b.interpolated(to: c, at: t), at: t)
            #expect(near(segment.point(at: t), expected, 1e-12))
        }
    }

    @Test func `both ends of a curve are exact`() {
        var random = SplitMix64(seed: 41)
        for _ in 0..<200 {
            let segment = Self.random(&random)
            #expect(segment.point(at: 0) == segment.start)
            #expect(segment.point(at: 1) == segment.end)
            let line = CubicSegment(from: segment.start, to: segment.end)
            #expect(line.point(at: 0) == line.start)
            #expect(line.point(at: 1) == line.end)
        }
    }

    @Test func `a part of a curve is on the curve`() {
        var random = SplitMix64(seed: 42)
        for _ in 0..<200 {
            let segment = Self.random(&random)
            let from = random.double(in: 0...0.5)
            let to = random.double(in: 0.5...1)
            let part = segment.part(from: from, to: to)
            for step in 0...8 {
                let t = Double(step) / 8
                #expect(near(part.point(at: t), segment.point(at: from + (to - from) * t), 1e-12))
            }
            let (before, after) = segment.split(at: from)
            #expect(before.end == after.start)
            #expect(before.start == segment.start && after.end == segment.end)
        }
        let whole = Self.random(&random)
        #expect(whole.part(from: 0, to: 1) == whole)
    }

    @Test func `the derivative is the change of the point`() {
        var random = SplitMix64(seed: 43)
        for _ in 0..<100 {
            let segment = Self.random(&random)
            let t = random.double(in: 0.1...0.9)
            let (before, after) = (segment.point(at: t - 1e-6), segment.point(at: t + 1e-6))
            let change: Vector = (after - before) * 5e5
            let derivative = segment.derivative(at: t)
            #expect((change - derivative).length < 1e-6)
        }
    }

    @Test func `the arc length is that of many chords`() {
        var random = SplitMix64(seed: 44)
        for _ in 0..<60 {
            let segment = Self.random(&random)
            let plain = Self.plainLength(segment)
            #expect(near(segment.length, plain, 1e-7 * plain))
        }
    }

    @Test func `the arc length of a parabola matches its formula`() {
        // y = x², 0…1: √5/2 + arsinh(2)/4.
        let segment = CubicSegment(
            start: .zero,
            control: Point(x: 0.5, y: 0),
            end: Point(x: 1, y: 1)
        )
        #expect(near(segment.length, 1.478942857544597, 1e-9))
    }

    @Test func `the arc length of a cusp is right`() {
        // Along a line and back.
        let back = CubicSegment(
            start: .zero,
            control1: Point(x: 10, y: 0),
            control2: Point(x: 10, y: 0),
            end: .zero
        )
        #expect(near(back.length, 15, 1e-7))
        let cusp = CubicSegment(
            start: .zero,
            control1: Point(x: 1, y: 1),
            control2: Point(x: 0, y: 1),
            end: Point(x: 1, y: 0)
        )
        // x′ = 3(1 − 2t)², y′ = 3(1 − 2t): with s = 1 − 2t it is ∫₀¹ 3s√(s² + 1) ds = 2√2 − 1.
        #expect(near(cusp.length, 2 * 2.0.squareRoot() - 1, 1e-8))
    }

    @Test func `the parameter at an arc length leads back to that length`() {
        var random = SplitMix64(seed: 45)
        for _ in 0..<300 {
            let segment = Self.random(&random)
            let total = segment.length
            let target = total * random.double(in: 0...1)
            let t = segment.parameter(atLength: target, of: total)
            let part = segment.part(from: 0, to: t)
            #expect(near(part.length, target, 1e-8 * total))
        }
    }

    @Test func `the parameter at an arc length is found beyond a cusp`() {
        let back = CubicSegment(
            start: .zero,
            control1: Point(x: 10, y: 0),
            control2: Point(x: 10, y: 0),
            end: .zero
        )
        #expect(near(back.parameter(atLength: 7.5, of: back.length), 0.5, 1e-4))
        let late = back.parameter(atLength: 15 - 1e-3, of: back.length)
        #expect(near(back.point(at: late), Point(x: 1e-3, y: 0), 1e-6))
    }

    @Test func `an arc length outside the curve gives one of its ends`() {
        let line = CubicSegment(from: .zero, to: Point(x: 10, y: 0))
        #expect(line.parameter(atLength: -1, of: 10) == 0)
        #expect(line.parameter(atLength: 11, of: 10) == 1)
        #expect(line.parameter(atLength: 2.5, of: 10) == 0.25)
        #expect(line.parameter(atLength: 1, of: 0) == 0)
        #expect(line.parameter(atLength: .nan, of: 10) == 0)
    }

    @Test(.timeLimit(.minutes(10)))
    func `measuring absurd coordinates ends`() {
        for value in [Double.nan, .infinity, 1e200, -1e308] {
            let segment = CubicSegment(
                start: .zero,
                control1: Point(x: value, y: 1),
                control2: Point(x: 0, y: value),
                end: Point(x: 1, y: -value)
            )
            #expect(!segment.length.isFinite)
            #expect((0...1).contains(segment.parameter(atLength: 1, of: 2)))
        }
        let tiny = CubicSegment(
            start: .zero,
            control1: Point(x: 1e-300, y: 0),
            control2: Point(x: 0, y: 1e-307),
            end: .zero
        )
        #expect(tiny.length.isFinite)
    }
}
