import Comparison
import SeededRandom
import Testing

/// Correct frames in the wrong place, which a comparison of stills would report as changed.
@Suite struct OrderVerdictTests {
    @Test(arguments: Take.several)
    func `a dropped frame is missing, and no other frame is reported`(take: Take) throws {
        let right = try take.sequence()
        for frame in [2, 7, right.frames.count - 2] {
            let verdict = SequenceVerdict(expected: right, actual: right.dropping(frame))
            let finding = try #require(verdict.only)
            #expect(finding.kind == .missing)
            #expect(finding.frames.count == 1)
            // Any of several equal frames may be reported.
            #expect(right.frames[finding.frames.first].hash == right.frames[frame].hash)
        }
    }

    @Test(arguments: Take.several)
    func `a frame shown twice is reported as a repetition`(take: Take) throws {
        let right = try take.sequence()
        for frame in [0, 9, right.frames.count - 2] {
            let wrong = right.repeating(frame)
            let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
            #expect(finding.kind == .duplicated)
            #expect(finding.frames.count == 1)
            #expect(wrong.frames[finding.frames.first].hash == right.frames[frame].hash)
        }
    }

    @Test(arguments: Take.several)
    func `two swapped frames are reported`(take: Take) throws {
        let right = try take.sequence()
        let verdict = SequenceVerdict(expected: right, actual: right.swapping(5, 9))
        let finding = try #require(verdict.only)
        #expect(finding.kind == .swapped)
        #expect(finding.frames == FrameRanges([5, 9]))
    }

    @Test(arguments: Take.several)
    func `frames in reverse order are reported, all or some`(take: Take) throws {
        let right = try take.sequence()
        for range in [0...right.frames.count - 1, 4...11] {
            let verdict = SequenceVerdict(expected: right, actual: right.reversing(range))
            let finding = try #require(verdict.only)
            #expect(finding.kind == .reversed)
            #expect(finding.frames == FrameRanges(range))
        }
    }

    @Test(arguments: Take.flowing)
    func `frames that lag are reported with the number of frames`(take: Take) throws {
        let right = try take.sequence()
        let wrong = right.showing(12...14) { $0 - 1 }
        let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        #expect(finding.kind == .late(by: 1, isSteady: true))
        #expect(finding.frames == FrameRanges(12...14))
        #expect(finding.sentence.hasPrefix("frames 12–14 ("))
        #expect(finding.sentence.hasSuffix(") lag by 1 frame"))
    }

    @Test(arguments: Take.flowing)
    func `frames that come early are reported with the number of frames`(take: Take) throws {
        let right = try take.sequence()
        let wrong = right.showing(10...14) { $0 + 2 }
        let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        #expect(finding.kind == .late(by: -2, isSteady: true))
        #expect(finding.frames == FrameRanges(10...14))
    }

    @Test func `if images are held, only frames that really differ are late`() throws {
        // Each image is held for three frames, so a lag of one shows at each third.
        let right = try Take(design: "spokes", state: .refreshing).sequence()
        let wrong = right.showing(12...17) { $0 - 1 }
        let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        #expect(finding.kind == .late(by: 1, isSteady: true))
        #expect(finding.frames == FrameRanges(12...15))
    }

    @Test func `a loop that starts elsewhere is late as a whole`() throws {
        let right = try Take(design: "arc", state: .refreshing).sequence()
        let count = right.frames.count
        let wrong = right.showing(0...count - 1) { ($0 + count - 1) % count }
        let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        #expect(finding.kind == .late(by: 1, isSteady: true))
        #expect(finding.frames.count == count)
    }

    @Test(arguments: Take.flowing)
    func `frozen frames are reported with the frame that they show`(take: Take) throws {
        let right = try take.sequence()
        let wrong = right.showing(10...14) { _ in 9 }
        let finding = try #require(SequenceVerdict(expected: right, actual: wrong).only)
        #expect(finding.kind == .frozen(at: 9))
        #expect(finding.frames == FrameRanges(10...14))
    }

    @Test func `two separate faults are reported one by one, missing frames first`() throws {
        let right = try Take(design: "arc", state: .refreshing).sequence()
        let wrong = right.swapping(30, 33).dropping(8)
        let findings = SequenceVerdict(expected: right, actual: wrong).findings
        #expect(findings.map(\.kind) == [.missing, .swapped])
        #expect(findings.map(\.frames) == [FrameRanges([8]), FrameRanges([29, 32])])
    }

    @Test func `dropped frames are found, whatever their number`() throws {
        let right = try Take(design: "arc", state: .refreshing).sequence()
        var generator = SplitMix64(seed: 11)
        for _ in 0..<60 {
            let count = Int.random(in: 1...12, using: &generator)
            let dropped = right.frames.indices.shuffled(using: &generator).prefix(count).sorted()
            var wrong = right
            for frame in dropped.reversed() { wrong.frames.remove(at: frame) }
            let findings = SequenceVerdict(expected: right, actual: wrong).findings
            #expect(findings.map(\.kind) == [.missing])
            #expect(findings.first?.frames.numbers == dropped)
        }
    }

    @Test func `equal and empty sequences have no findings`() throws {
        for take in Take.several {
            let right = try take.sequence()
            #expect(SequenceVerdict(expected: right, actual: right).passes)
        }
        let none = FrameSequence([])
        #expect(SequenceVerdict(expected: none, actual: none).passes)
        let right = try Take(design: "arc", state: .idle).sequence()
        #expect(SequenceVerdict(expected: right, actual: none).only?.kind == .missing)
        #expect(SequenceVerdict(expected: none, actual: right).only?.kind == .extra)
    }
}
