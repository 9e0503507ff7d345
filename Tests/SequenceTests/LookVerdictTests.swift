import Comparison
import Raster
import Testing

/// Faults of colour and alpha. The shapes are correct, so a comparison over white would find
/// nothing.
@Suite struct LookVerdictTests {
    @Test(arguments: Take.several)
    func `a colour that is one step off is reported as a colour`(take: Take) throws {
        let right = try take.sequence()
        let wrong = right.changing(6...9) { _, image in
            image.mappingPixels { [$0[0], $0[1], $0[2] == 255 ? 254 : $0[2] + 1, $0[3]] }
        }
        let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        #expect(finding.name == "recolored")
        #expect(finding.frames == FrameRanges(6...9))
    }

    @Test func `the colours that changed most are reported, with old and new value`() throws {
        let take = Take(design: "spokes", state: .refreshing)
        let wrong = try take.sequence(replacing: "default: secondary", by: "default: red")
        let right = try take.sequence(replacing: "default: secondary", by: "default: blue")
        let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        #expect(
            finding.sentence
                == "on all frames (0–0.783 s) only colours changed: #007aff to #ff3b30"
        )
    }

    @Test func `a colour over an opaque panel is not reported as a motion`() throws {
        let take = Take(design: "arrow", state: .pulling, scale: 2)
        let wrong = try take.sequence(replacing: "default: primary", by: "default: red")
        let finding = try #require(
            SequenceVerdict(expected: try take.sequence(), actual: wrong).only
        )
        guard case .recolored(let changes, _) = finding.kind else {
            Issue.record("\(finding.sentence)")
            return
        }
        #expect(changes.first?.description == "#000000 to #ff3b30")
        #expect(finding.frames.count == 24)
    }

    @Test(arguments: Take.several.filter(\.isClear))
    func `white in place of transparent is reported`(take: Take) throws {
        let right = try take.sequence()
        let wrong = right.changing(8...9) { $1.overWhite() }
        let filled = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        #expect(filled.name == "filled")
        #expect(filled.frames == FrameRanges(8...9))
        #expect(filled.sentence.hasSuffix("transparent pixels became #ffffff"))
    }

    // If images are held, the transparent frame equals the one before it and would be late.
    @Test(arguments: Take.flowing.filter(\.isClear))
    func `transparent in place of white is reported`(take: Take) throws {
        let right = try take.sequence()
        let white = right.changing(8...9) { $1.overWhite() }
        let cleared = try #require(SequenceVerdict(expected: white, actual: right).only)
        #expect(cleared.name == "cleared")
        #expect(cleared.frames == FrameRanges(8...9))
    }

    @Test(arguments: Take.several)
    func `another opacity is reported in percent`(take: Take) throws {
        let right = try take.sequence()
        let wrong = right.changing(7...11) { $1.faded(0.8) }
        let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        guard case .faded(let factor, true) = finding.kind else {
            Issue.record("\(finding.sentence)")
            return
        }
        #expect(abs(factor - 0.8) < 0.01)
        #expect(finding.frames == FrameRanges(7...11))
    }

    @Test func `an empty frame is reported as having no opacity`() throws {
        let right = try Take(design: "arc", state: .refreshing).sequence()
        let wrong = right.changing(6...6) { $1.faded(0) }
        let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        #expect(finding.kind == .faded(factor: 0, isSteady: true))
        #expect(
            finding.sentence == "on frame 6 (0.1 s) the opacity is 0 % of the expected value"
        )
    }

    @Test(arguments: Take.several)
    func `a spot is reported by its pixels only`(take: Take) throws {
        let right = try take.sequence()
        let wrong = right.changing(6...6) { $1.spotted() }
        let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        guard case .changed(let worst, let use) = finding.kind else {
            Issue.record("\(finding.sentence)")
            return
        }
        #expect(worst == 6 && use.count == 1)
        #expect(finding.frames == FrameRanges([6]))
    }

    @Test func `another size is a finding of its own, with both sizes`() throws {
        let take = Take(design: "arc", state: .pulling)
        let verdict = SequenceVerdict(
            expected: try take.sequence(),
            actual: try Take(design: "arc", state: .pulling, scale: 2).sequence()
        )
        let sentence = "all frames (progress 0–1) are 120×120 pixels in place of 60×60"
        #expect(verdict.findings.map(\.sentence) == [sentence])
    }

    @Test func `invisible differences are not reported`() throws {
        let right = try Take(design: "arc", state: .refreshing).sequence()
        let wrong = right.changingAll { image in
            image.mappingPixels { $0[3] == 0 ? [9, 8, 7, 0] : $0 }
        }
        #expect(right.frames[0].hash != wrong.frames[0].hash)
        #expect(SequenceVerdict(expected: right, actual: wrong).passes)
    }

    @Test func `differences within the tolerance are not reported`() throws {
        let right = try Take(design: "arc", state: .refreshing).sequence()
        let wrong = right.changing(6...9) { _, image in
            image.mappingPixels { [$0[0], $0[1], $0[2] == 255 ? 254 : $0[2] + 1, $0[3]] }
        }
        let tolerance = Tolerance(step: 1, share: 1, density: 25, sequenceShare: 1)
        let verdict = SequenceVerdict(expected: right, actual: wrong, tolerance: tolerance)
        #expect(verdict.passes)
    }
}
