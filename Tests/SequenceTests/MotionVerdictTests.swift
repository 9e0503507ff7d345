import Comparison
import Testing

/// Faults of motion: few pixels differ, but the motion looks wrong.
@Suite struct MotionVerdictTests {
    /// The rotation of the built-in arc while it refreshes.
    private static let turn = "refreshing: {0: {before: 180, after: 0}, 1: 360}"

    @Test(arguments: Take.several)
    func `an image that is off by a pixel is reported as moved`(take: Take) throws {
        let right = try take.sequence()
        let wrong = right.changing(8...12) { $1.moved(dx: -1, dy: 2) }
        let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        #expect(finding.kind == .moved(dx: -1, dy: 2, isSteady: true))
        #expect(finding.frames == FrameRanges(8...12))
    }

    @Test func `all frames off by a pixel are one finding`() throws {
        let right = try Take(design: "spokes", state: .refreshing, scale: 2).sequence()
        let wrong = right.changingAll { $0.moved(dx: 1, dy: 0) }
        let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        #expect(
            finding.sentence == "on all frames (0–0.783 s) the image is moved by (1, 0) px"
        )
    }

    @Test func `an offset of half a pixel is reported`() throws {
        let take = Take(design: "arc", state: .refreshing)
        let right = try take.sequence()
        let wrong = try take.sequence(
            replacing: "circle: {diameter: 40}",
            by: "circle: {diameter: 40}\n    offset: {x: 0.5, y: 0}"
        )
        let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        guard case .moved(let dx, let dy, true) = finding.kind else {
            Issue.record("\(finding.sentence)")
            return
        }
        #expect(abs(dx - 0.5) < 0.05 && abs(dy) < 0.05)
    }

    @Test func `a drift in a loop is a jump at its seam`() throws {
        let right = try Take(design: "arc", state: .refreshing).sequence()
        let count = right.frames.count
        let wrong = right.changing(0...count - 1) { $1.moved(dx: 5 * $0 / count, dy: 0) }
        let findings = SequenceVerdict(expected: right, actual: wrong).findings
        try #require(findings.count == 2)
        #expect(findings[0].kind == .moved(dx: 4, dy: 0, isSteady: false))
        #expect(findings[0].frames == FrameRanges(11...53))
        #expect(findings[1].kind == .seam(.translation(pixels: 4)))
        #expect(findings[1].sentence == "the loop's seam jumps by 4 px (0.883 s)")
    }

    @Test(
        arguments: Take.flowing,
        [1.03, 1.07, 0.93]
    )
    func `another speed is one finding, accurate to 0.015`(take: Take, speed: Double) throws {
        let right = try take.sequence()
        let wrong = try take.sequence { $0 * speed }
        let findings = SequenceVerdict(expected: right, actual: wrong).findings
        let first = try #require(findings.first)
        guard case .retimed(let found) = first.kind else {
            Issue.record("\(first.sentence)")
            return
        }
        #expect(abs(found - speed) < 0.015, "\(found)")
        #expect(findings.dropFirst().allSatisfy { $0.name == "seam" })
        // Frames that are equal at both speeds are not reported.
        for frame in first.frames.numbers {
            #expect(right.frames[frame].hash != wrong.frames[frame].hash)
        }
    }

    @Test(
        arguments: [
            Take(design: "arc", state: .finishing), Take(design: "arc", state: .pulling),
            Take(design: "compass", state: .finishing),
        ],
        [1.03, 0.97]
    )
    func `another speed is found for motions that slow down or come to rest`(
        take: Take,
        speed: Double
    ) throws {
        // A cubic decay to zero, at rest from 6/7 of 60 frames on.
        func progress(_ frame: Int, _ speed: Double) -> Double {
            let left = 1 - min(Double(frame) * speed / 51, 1)
            return take.state == .pulling ? 1 - left * left * left : left * left * left
        }
        func sequence(_ speed: Double) throws -> FrameSequence {
            try take.sequence((0..<60).map { progress($0, speed) })
        }
        let verdict = try SequenceVerdict(expected: sequence(1), actual: sequence(speed))
        let finding = try #require(verdict.only, "\(verdict.findings.map(\.sentence))")
        guard case .retimed(let found) = finding.kind else {
            Issue.record("\(finding.sentence)")
            return
        }
        #expect(abs(found - speed) < 0.015, "\(found)")
    }

    @Test(
        arguments: [1.07, 0.93]
    )
    func `another speed is found by the times at which held images change`(speed: Double) throws {
        let take = Take(design: "spokes", state: .refreshing)
        let wrong = try take.sequence { $0 * speed }
        let verdict = SequenceVerdict(expected: try take.sequence(), actual: wrong)
        guard case .retimed(let found) = verdict.only?.kind else {
            Issue.record("\(verdict.findings.map(\.sentence))")
            return
        }
        #expect(abs(found - speed) < 0.01)
    }

    @Test(arguments: [1.0, 2])
    func `a rotation that lags from a frame on is reported with its angle`(scale: Double) throws {
        // 400° per second; from 0.216 s on, between frames 12 and 13, 6° less.
        let take = Take(design: "arc", state: .refreshing, scale: scale)
        // A ring with a light part, so that the turn is seen in every frame.
        let colors = (text: "{light: indigo, dark: white}", other: "white")
        let wrong = try take.sequence(replacing: [
            colors, (Self.turn, "refreshing: {0: 0, 0.24: 86.4, 0.2401: 80.436, 1: 354}"),
        ])
        let verdict = SequenceVerdict(
            expected: try take.sequence(replacing: [colors]),
            actual: wrong
        )
        let finding = try #require(verdict.only)
        #expect(finding.frames == FrameRanges(13...53))
        #expect(
            finding.sentence == "from frame 13 on (from 0.217 s) the rotation is 6° behind"
        )
    }

    @Test func `a rotated part is found over a background that changes its colours`() throws {
        let take = Take(design: "compass", state: .refreshing, scale: 2, fps: 20)
        let wrong = try take.sequence(
            replacing: "intro: [0, 90], loop: [90, 1170]",
            by: "intro: [6, 96], loop: [96, 1176]"
        )
        let verdict = SequenceVerdict(expected: try take.sequence(), actual: wrong)
        guard case .turned(let degrees, _, let isBehind) = verdict.only?.kind else {
            Issue.record("\(verdict.findings.map(\.sentence))")
            return
        }
        #expect(abs(degrees - 6) < 0.5)
        #expect(isBehind == false)
    }

    @Test func `a loop that does not close is slower and jumps at its seam`() throws {
        let take = Take(design: "arc", state: .refreshing)
        let wrong = try take.sequence(
            replacing: Self.turn,
            by: "refreshing: [0, 340]"
        )
        let verdict = SequenceVerdict(expected: try take.sequence(), actual: wrong)
        try #require(verdict.findings.map(\.name) == ["retimed", "seam"])
        guard case .retimed(let speed) = verdict.findings[0].kind,
            case .seam(.turn(let degrees, let pixels)) = verdict.findings[1].kind
        else { return }
        #expect(abs(speed - 340.0 / 360) < 0.005)
        // The last frame is at 340·53/54 = 333.7°, 19.6° short of its position.
        #expect(abs(degrees - 19.6) < 0.5)
        // The ring's outer edge is 24 px from the centre.
        #expect(abs(pixels - 19.6 * .pi / 180 * 24) < 1.5)
        #expect(verdict.findings[1].frames == FrameRanges([53]))
    }
}
