import Comparison
import Raster
import Testing

/// Faults of colour and alpha: the shapes are right, and whoever compares over white sees nothing.
@Suite struct LookVerdictTests {
    @Test("A colour that is one step off is called a colour", arguments: Take.several)
    func colorStep(take: Take) throws {
        let right = try take.sequence()
        let wrong = right.changing(6...9) { _, image in
            image.mappingPixels { [$0[0], $0[1], $0[2] == 255 ? 254 : $0[2] + 1, $0[3]] }
        }
        let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        #expect(finding.name == "recolored")
        #expect(finding.frames == FrameRanges(6...9))
    }

    @Test("The colours that changed most are named, from what to what")
    func namedColors() throws {
        let take = Take(design: "spokes", state: .refreshing)
        let wrong = try take.sequence(replacing: "default: secondary", by: "default: red")
        let right = try take.sequence(replacing: "default: secondary", by: "default: blue")
        let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        #expect(
            finding.sentence
                == "on all frames (0–0.783 s) only colours changed: #007aff to #ff3b30"
        )
    }

    @Test("A colour over an opaque panel is no motion")
    func colorOnPanel() throws {
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

    @Test("White for transparent is seen", arguments: Take.several.filter(\.isClear))
    func white(take: Take) throws {
        let right = try take.sequence()
        let wrong = right.changing(8...9) { $1.overWhite() }
        let filled = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        #expect(filled.name == "filled")
        #expect(filled.frames == FrameRanges(8...9))
        #expect(filled.sentence.hasSuffix("#ffffff stands for transparent"))
    }

    // Where pictures are held, the clear frame is the one before it as well, and so would be late.
    @Test("Transparent for white is seen", arguments: Take.flowing.filter(\.isClear))
    func clear(take: Take) throws {
        let right = try take.sequence()
        let white = right.changing(8...9) { $1.overWhite() }
        let cleared = try #require(SequenceVerdict(expected: white, actual: right).only)
        #expect(cleared.name == "cleared")
        #expect(cleared.frames == FrameRanges(8...9))
    }

    @Test("Another opacity is told in percent", arguments: Take.several)
    func faded(take: Take) throws {
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

    @Test("An empty frame has no opacity left")
    func blank() throws {
        let right = try Take(design: "arc", state: .refreshing).sequence()
        let wrong = right.changing(6...6) { $1.faded(0) }
        let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        #expect(finding.kind == .faded(factor: 0, isSteady: true))
        #expect(finding.sentence == "on frame 6 (0.1 s) the opacity is 0 % of what is expected")
    }

    @Test("A spot has no other name than its pixels", arguments: Take.several)
    func spot(take: Take) throws {
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

    @Test("Another size is a finding of its own, with both sizes")
    func resized() throws {
        let take = Take(design: "arc", state: .pulling)
        let verdict = SequenceVerdict(
            expected: try take.sequence(),
            actual: try Take(design: "arc", state: .pulling, scale: 2).sequence()
        )
        let sentence = "all frames (progress 0–1) are 120×120 pixels in place of 60×60"
        #expect(verdict.findings.map(\.sentence) == [sentence])
    }

    @Test("What nobody sees is no finding")
    func invisible() throws {
        let right = try Take(design: "arc", state: .refreshing).sequence()
        let wrong = right.changingAll { image in
            image.mappingPixels { $0[3] == 0 ? [9, 8, 7, 0] : $0 }
        }
        #expect(right.frames[0].hash != wrong.frames[0].hash)
        #expect(SequenceVerdict(expected: right, actual: wrong).passes)
    }

    @Test("What a tolerance allows is no finding")
    func tolerated() throws {
        let right = try Take(design: "arc", state: .refreshing).sequence()
        let wrong = right.changing(6...9) { _, image in
            image.mappingPixels { [$0[0], $0[1], $0[2] == 255 ? 254 : $0[2] + 1, $0[3]] }
        }
        let tolerance = Tolerance(step: 1, share: 1, density: 25, sequenceShare: 1)
        let verdict = SequenceVerdict(expected: right, actual: wrong, tolerance: tolerance)
        #expect(verdict.passes)
    }
}
