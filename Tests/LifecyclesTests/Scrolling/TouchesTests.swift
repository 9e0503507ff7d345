import DesignFormat
import Lifecycles
import SeededRandom
import Testing

/// Recorded touches move the content as a scroll view would.
@Suite struct TouchesTests {
    private let band: RubberBand

    init() throws { band = try #require(RubberBand(height: 667)) }

    private func samples(_ points: [(Double, Double, Bool)]) throws -> [ScrollSample] {
        try touches(points).samples()
    }

    private func touches(_ points: [(Double, Double, Bool)]) throws -> Touches {
        try Touches(
            points.map { Touches.Point(time: $0.0, position: $0.1, isDown: $0.2) },
            band: band
        )
    }

    @Test("Under a finger, the content follows the rubber band from its offset at touch-down")
    func drag() throws {
        let samples = try samples([(0.5, 300, true), (0.6, 400, true), (0.7, 500, true)])
        #expect(samples.map(\.time) == [0.5, 0.6, 0.7])
        #expect(samples.map(\.isTouching) == [true, true, true])
        let expected = [0, 100, 200].map { band.offset(after: $0) }
        for (sample, offset) in zip(samples, expected) {
            #expect((sample.offset - offset).magnitude <= 0.0005)
        }
    }

    @Test("A finger that rests before it goes up leaves no velocity: the content springs back")
    func release() throws {
        let samples = try samples([
            (0, 0, true), (0.2, 200, true), (0.4, 200, true), (0.5, 200, false),
        ])
        let after = samples.drop { $0.isTouching }
        let offset = band.offset(after: 200)
        #expect(zip(after, after.dropFirst()).allSatisfy { $0.offset >= $1.offset })
        let late = try #require(after.first { $0.time >= 0.6 })
        let bounce = BounceBack.standard.offset(from: offset, after: late.time - 0.5)
        #expect((late.offset - bounce).magnitude < 0.01)
        #expect(after.last?.offset == 0)
    }

    @Test("A flick leaves the velocity of the last 80 milliseconds")
    func flick() throws {
        // Slow at first, then 500 points per second into the list.
        var points: [(Double, Double, Bool)] = [(0, 600, true), (1, 590, true)]
        for step in 1...20 {
            points.append((1 + Double(step) * 0.01, 590 - Double(step) * 5, true))
        }
        points.append((1.2, 490, false))
        let samples = try samples(points)
        let last = try #require(samples.last)
        // The offset is −110 at release. The distance is v/(1 − r): Deceleration.normal is 0.998
        // per ms.
        let distance = Deceleration.normal.distance(from: 500)
        #expect((last.offset - (-110 - distance)).magnitude < 2)
    }

    @Test("A pull released with a push continues before it springs back")
    func push() throws {
        let points = (0...10).map { (Double($0) * 0.01, Double($0) * 20, true) }
        let samples = try samples(points + [(0.1, 200, false)])
        let top = try #require(samples.map(\.offset).max())
        #expect(top > band.offset(after: 200) + 5)
        #expect(samples.last?.offset == 0)
    }

    @Test("A finger catches returning content at its offset and pulls it from there")
    func catching() throws {
        let first: [(Double, Double, Bool)] = [(0, 0, true), (0.2, 300, true), (0.5, 300, false)]
        let before = try samples(first)
        let caught = try samples(first + [(0.55, 120, true), (0.65, 160, true), (0.8, 160, false)])
        let position = try #require(caught.first { $0.time == 0.55 })
        let trace = try Trace(name: "before", samples: before)
        let free = Replay(RefreshableScrollView(), trace: trace).moment(at: 0.55)
        #expect((position.offset - free.offset).magnitude < 1e-9)
        #expect(position.offset > 20 && position.isTouching)
        let pulled = try #require(caught.first { $0.time == 0.65 })
        let expected = band.offset(after: band.travel(to: position.offset) + 40)
        #expect((pulled.offset - expected).magnitude < 0.001)
    }

    @Test("Samples depend only on earlier events", arguments: 0..<40)
    func causality(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let points = Self.points(&random)
        let whole = try Trace(name: "whole", samples: touches(points).samples())
        let times = points.map(\.0).filter { $0 > 0 }
        for time in times.shuffled(using: &random).prefix(6) {
            let past = points.filter { $0.0 <= time }
            let part = try Trace(name: "part", samples: touches(past).samples())
            let looks = (0..<20).map { Double($0) / 20 * time } + [time]
            let moments = (
                Replay(ScrollAction(), trace: whole).moments(at: looks),
                Replay(ScrollAction(), trace: part).moments(at: looks)
            )
            for (a, b) in zip(moments.0, moments.1) {
                #expect((a.offset - b.offset).magnitude < 1e-9, "seed \(seed), at \(a.time)")
                #expect(a.isTouching == b.isTouching && a.state == b.state)
            }
        }
    }

    @Test("The YAML of a trace parses to the same samples and taps", arguments: 0..<20)
    func text(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(1_000 + seed))
        let trace = try Trace(
            name: "recorded",
            title: "$5: it's \"recorded\": here",
            samples: touches(Self.points(&random)).samples(),
            taps: [ScreenTap(time: 1.5, button: .retry)]
        )
        let text = trace.yaml(comment: ["pinwheel play"])
        let again = try Trace(yaml: Array(text.utf8), name: "x", file: "x.yaml")
        #expect(again == trace)
    }

    @Test("Impossible events are rejected with their number")
    func refusals() throws {
        let wrong: [[(Double, Double, Bool)]] = [
            [(0, 0, false)], [(1, 0, true), (0.5, 0, true)], [(-1, 0, true)], [(601, 0, true)],
            [(0, .nan, true)], [(0, 1e6, true)], [(.nan, 0, true)],
            [(0, 0, true), (1, 0, false), (2, 0, false)],
        ]
        for points in wrong {
            let error = #expect(throws: TraceError.self) { try touches(points) }
            #expect(error?.index == points.count - 1)
        }
    }

    @Test("Without touches the content has no samples")
    func nothing() throws { #expect(try samples([]).isEmpty) }

    /// Returns drags with pauses in which the content decelerates.
    ///
    /// Times are whole microseconds, as browsers report them.
    private static func points(_ random: inout SplitMix64) -> [(Double, Double, Bool)] {
        var points: [(Double, Double, Bool)] = []
        var time = random.double(in: 0...0.3)
        func add(_ position: Double, _ isDown: Bool) {
            points.append(((time * 1e6).rounded() / 1e6, position, isDown))
        }
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            var position = random.double(in: 0...600)
            add(position, true)
            for _ in 0..<Int.random(in: 1...30, using: &random) {
                time += random.double(in: 0.001...0.03)
                position += random.double(in: -30...50)
                add(position, true)
            }
            time += random.double(in: 0.001...0.05)
            add(position, false)
            time += random.double(in: 0.001...1.2)
        }
        return points
    }
}
