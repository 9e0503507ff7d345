import Comparison
import Testing

/// The text and the JSON of a verdict.
@Suite struct FindingTextTests {
    @Test func `frames are written in the form that commands accept`() {
        let frames = FrameRanges([9, 3, 7, 8, 3])
        #expect(frames.description == "3,7-9")
        #expect(frames.numbers == [3, 7, 8, 9])
        #expect(frames.count == 4)
        #expect(FrameRanges([]).description.isEmpty)
    }

    @Test func `a sentence lists frames and times, or the ends of many ranges`() throws {
        let right = try Take(design: "arc", state: .refreshing).sequence()
        func sentence(_ frames: [Int]) -> String? {
            var wrong = right
            for frame in frames {
                wrong = wrong.changing(frame...frame) { $1.moved(dx: 2, dy: 0) }
            }
            return SequenceVerdict(expected: right, actual: wrong).only?.sentence
        }
        let end = "the image is moved by (2, 0) px"
        #expect(sentence([6]) == "on frame 6 (0.1 s) \(end)")
        #expect(sentence([6, 12, 13]) == "on frames 6, 12–13 (0.1–0.217 s) \(end)")
        #expect(sentence(Array(51...53)) == "from frame 51 on (from 0.85 s) \(end)")
        #expect(
            sentence(Array(stride(from: 0, to: 24, by: 3)))
                == "on 8 frames from 0 to 21 (0–0.35 s) \(end)"
        )
    }

    @Test func `a finding in JSON has its kind, frames, moments and measures`() throws {
        let right = try Take(design: "arc", state: .pulling).sequence()
        let wrong = right.changing(8...9) { $1.moved(dx: 2, dy: -1) }
        let verdict = SequenceVerdict(expected: right, actual: wrong).json
        #expect(verdict["passed"] == .bool(false))
        let finding = try #require(verdict["findings"]?.array?.first)
        #expect(finding["kind"]?.string == "moved")
        #expect(finding["frames"]?.array == [.number(8), .number(9)])
        #expect(finding["from"]?["progress"]?.number == 8.0 / 23)
        #expect(finding["to"]?["progress"]?.number == 9.0 / 23)
        #expect(finding["dx"]?.number == 2 && finding["dy"]?.number == -1)
    }
}
