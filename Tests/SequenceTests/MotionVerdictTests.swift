import Comparison
import Testing

/// Faults of motion: hardly a pixel differs, and yet everybody sees them move wrongly.
@Suite struct MotionVerdictTests {
    /// How the built-in arc turns while it refreshes.
    private static let turn = "refreshing: {0: {before: 180, after: 0}, 1: 360}"

    @Test("A picture that is off by a pixel is called moved", arguments: Take.several)
    func moved(take: Take) throws {
        let right = try take.sequence()
        let wrong = right.changing(8...12) { $1.moved(dx: -1, dy: 2) }
        let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        #expect(finding.kind == .moved(dx: -1, dy: 2, isSteady: true))
        #expect(finding.frames == FrameRanges(8...12))
    }

    @Test("All frames off by a pixel are one finding")
    func allMoved() throws {
        let right = try Take(design: "spokes", state: .refreshing, scale: 2).sequence()
        let wrong = right.changingAll { $0.moved(dx: 1, dy: 0) }
        let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        #expect(
            finding.sentence == "on all frames (0–0.783 s) the picture is moved by (1, 0) px"
        )
    }

    @Test("Half a pixel is told, too")
    func movedByHalf() throws {
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

    @Test("A drift in a loop ends in a jump at its seam")
    func drift() throws {
        let right = try Take(design: "arc", state: .refreshing).sequence()
        let count = right.frames.count
        let wrong = right.changing(0...count - 1) { $1.moved(dx: 5 * $0 / count, dy: 0) }
        let findings = SequenceVerdict(expected: right, actual: wrong).findings
        try #require(findings.count == 2)
        #expect(findings[0].kind == .moved(dx: 4, dy: 0, isSteady: false))
        #expect(findings[0].frames == FrameRanges(11...53))
        #expect(findings[1].kind == .seam(.way(pixels: 4)))
        #expect(findings[1].sentence == "the loop's seam jumps by 4 px (0.883 s)")
    }

    @Test(
        "Another speed is told within a hundredth or so, by one finding before the seam",
        arguments: Take.flowing,
        [1.03, 1.07, 0.93]
    )
    func retimed(take: Take, speed: Double) throws {
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
        // The frames that are the same at both speeds are not blamed.
        for frame in first.frames.numbers {
            #expect(right.frames[frame].hash != wrong.frames[frame].hash)
        }
    }

    @Test(
        "Another speed is told of a motion that trails off, and of one that rests in the end",
        arguments: [
            Take(design: "arc", state: .finishing), Take(design: "arc", state: .pulling),
            Take(design: "compass", state: .finishing),
        ],
        [1.03, 0.97]
    )
    func retimedToRest(take: Take, speed: Double) throws {
        // Down to nothing by the cube, at rest from six sevenths of 60 frames on.
        func course(_ frame: Int, _ speed: Double) -> Double {
            let left = 1 - min(Double(frame) * speed / 51, 1)
            return take.state == .pulling ? 1 - left * left * left : left * left * left
        }
        func sequence(_ speed: Double) throws -> FrameSequence {
            try take.sequence((0..<60).map { course($0, speed) })
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
        "Another speed shows in the times at which held pictures change",
        arguments: [1.07, 0.93]
    )
    func steppedRetimed(speed: Double) throws {
        let take = Take(design: "spokes", state: .refreshing)
        let wrong = try take.sequence { $0 * speed }
        let verdict = SequenceVerdict(expected: try take.sequence(), actual: wrong)
        guard case .retimed(let found) = verdict.only?.kind else {
            Issue.record("\(verdict.findings.map(\.sentence))")
            return
        }
        #expect(abs(found - speed) < 0.01)
    }

    @Test("A turn that falls behind from a frame on is told with its angle", arguments: [1.0, 2])
    func turnedBehind(scale: Double) throws {
        // 400° a second; from 0.216 s, between frames 12 and 13, on 6° less.
        let take = Take(design: "arc", state: .refreshing, scale: scale)
        let wrong = try take.sequence(
            replacing: Self.turn,
            by: "refreshing: {0: 0, 0.24: 86.4, 0.2401: 80.436, 1: 354}"
        )
        let verdict = SequenceVerdict(expected: try take.sequence(), actual: wrong)
        let finding = try #require(verdict.only)
        #expect(finding.frames == FrameRanges(13...53))
        #expect(
            finding.sentence == "from frame 13 on (from 0.217 s) the turn is 6° behind"
        )
    }

    @Test("A turned part is found under a ground that changes its colours")
    func turnedNeedle() throws {
        let take = Take(design: "compass", state: .refreshing, scale: 2, fps: 20)
        let wrong = try take.sequence(
            replacing: "refreshing: [0, 1170]",
            by: "refreshing: [6, 1176]"
        )
        let verdict = SequenceVerdict(expected: try take.sequence(), actual: wrong)
        guard case .turned(let degrees, _, let isBehind) = verdict.only?.kind else {
            Issue.record("\(verdict.findings.map(\.sentence))")
            return
        }
        #expect(abs(degrees - 6) < 0.5)
        #expect(isBehind == false)
    }

    @Test("A loop that does not close is slower, and its seam jumps")
    func brokenLoop() throws {
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
        // The last frame stands at 340·53/54 = 333.7°, 19.6° short of its place.
        #expect(abs(degrees - 19.6) < 0.5)
        // The ring's outer edge is 24 px from the centre.
        #expect(abs(pixels - 19.6 * .pi / 180 * 24) < 1.5)
        #expect(verdict.findings[1].frames == FrameRanges([53]))
    }
}
