import Comparison
import Raster
import Testing

/// The tolerance: what passes, what fails, and what is reported.
@Suite struct ToleranceTests {
    /// Returns frames of 10 × 10 opaque black pixels, some of which have the given red.
    private static func sequence(_ reds: [[(x: Int, y: Int, red: UInt8)]]) -> FrameSequence {
        FrameSequence(
            reds.enumerated().map { index, spots in
                var pixels = [UInt8](repeating: 0, count: 400)
                for alpha in stride(from: 3, to: 400, by: 4) { pixels[alpha] = 255 }
                for spot in spots { pixels[4 * (10 * spot.y + spot.x)] = spot.red }
                return SequenceFrame(
                    image: Image(width: 10, height: 10, pixels: pixels),
                    moment: .time(Double(index))
                )
            }
        )
    }

    private static let plain = sequence([[], [], [], []])
    /// Two adjacent pixels in frame 1, and one far from both in frame 2.
    private static let spotted = sequence([
        [], [(0, 0, 3), (1, 0, 8)], [(9, 9, 2)], [],
    ])

    private static func report(_ tolerance: Tolerance) -> ToleranceReport {
        ToleranceReport(expected: plain, actual: spotted, tolerance: tolerance)
    }

    @Test func `the difference of each frame is measured`() {
        let report = Self.report(.none)
        let uses = report.frames.compactMap(\.use)
        #expect(uses.map(\.step) == [0, 8, 2, 0])
        #expect(uses.map(\.count) == [0, 2, 1, 0])
        #expect(uses.map(\.density) == [0, 2, 1, 0])
        #expect(uses.map(\.share) == [0, 0.02, 0.01, 0])
        #expect(report.sequenceShare == 0.0075)
        #expect(report.failures == [1, 2])
        #expect(!report.passes)
    }

    @Test func `each of the four numbers is a limit of its own`() {
        let wide = Tolerance(step: 8, share: 0.02, density: 2, sequenceShare: 0.0075)
        #expect(Self.report(wide).passes)
        var tight = wide
        tight.step = 7
        #expect(Self.report(tight).failures == [1])
        tight = wide
        tight.share = 0.015
        #expect(Self.report(tight).failures == [1])
        tight = wide
        tight.density = 1
        #expect(Self.report(tight).failures == [1])
        tight = wide
        tight.sequenceShare = 0.007
        #expect(Self.report(tight).failures.isEmpty)
        #expect(!Self.report(tight).passes)
    }

    @Test func `the headroom is the remaining part of each limit`() {
        let report = Self.report(
            Tolerance(step: 16, share: 0.08, density: 2, sequenceShare: 0.015)
        )
        let headroom = Headroom(report)
        #expect(headroom.step == 0.5)
        #expect(headroom.share == 0.75)
        #expect(headroom.density == 0)
        #expect(headroom.sequenceShare == 0.5)
        let broken = Headroom(Self.report(.none))
        #expect(broken.step == -.infinity)
    }

    @Test func `a tolerance much wider than needed causes advice, limit by limit`() {
        let exact = Tolerance(step: 8, share: 0.02, density: 2, sequenceShare: 0.0075)
        #expect(Self.report(exact).advice.isEmpty)
        let wide = Tolerance(step: 64, share: 0.02, density: 25, sequenceShare: 0.01)
        #expect(
            Self.report(wide).advice.map(\.sentence) == [
                "the tolerance's step allows 64, but 8 is used; tighten it",
                "the tolerance's density allows 25, but 2 is used; tighten it",
            ]
        )
        #expect(Self.report(.none).advice.isEmpty)
    }

    @Test func `a frame without a partner or of another size always fails`() {
        let all = Tolerance(step: 255, share: 1, density: 25, sequenceShare: 1)
        var longer = Self.plain
        longer.frames.append(Self.plain.frames[0])
        let first = Self.plain.frames[0]
        longer.frames[0] = SequenceFrame(
            image: Image(width: 5, height: 20, pixels: first.image.pixels),
            moment: first.moment
        )
        let report = ToleranceReport(expected: Self.plain, actual: longer, tolerance: all)
        #expect(report.failures == [0, 4])
        #expect(report.frames[4] == .unpaired)
        #expect(!report.passes)
    }

    @Test func `a dropped frame passes a fraction of 0.1 % but not a step of 16`() throws {
        let right = try Take(design: "arc", state: .pulling, scale: 3).sequence()
        let wrong = right.showing(3...3) { $0 - 1 }
        let pixels = 180 * 180 * 24.0
        let counts = ToleranceReport(expected: right, actual: wrong).frames.compactMap(\.use)
        let lax = Double(counts[3].count) / pixels
        let share = Tolerance(step: 255, share: 1, density: 25, sequenceShare: lax)
        #expect(ToleranceReport(expected: right, actual: wrong, tolerance: share).passes)
        let step = Tolerance(step: 16, share: 1, density: 25, sequenceShare: lax)
        let report = ToleranceReport(expected: right, actual: wrong, tolerance: step)
        #expect(report.failures == [3])
    }

    @Test func `numbers outside their ranges are clamped`() {
        let odd = Tolerance(step: 300, share: .nan, density: -1, window: 0, sequenceShare: 2)
        #expect(odd == Tolerance(step: 255, share: 0, density: 0, window: 1, sequenceShare: 1))
    }

    @Test func `the report in JSON lists only frames that differ`() throws {
        let json = Self.report(
            Tolerance(step: 8, share: 0.02, density: 2, sequenceShare: 0.0075)
        ).json
        #expect(json["passed"] == .bool(true))
        #expect(json["frames"]?.array?.compactMap { $0["frame"]?.number } == [1, 2])
        #expect(json["frames"]?.array?.first?["count"]?.number == 2)
        #expect(json["tolerance"]?["window"]?.number == 5)
        #expect(json["headroom"]?["step"]?.number == 0)
    }
}
