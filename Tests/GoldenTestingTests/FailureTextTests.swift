import TestSupport
import Comparison
import Foundation
import GoldenTesting
import Raster
import Testing

/// A failed test must say what is wrong, where to look and what to run next.
struct FailureTextTests {
    private let folder: TestFolder
    private let check: Check

    init() throws {
        folder = try TestFolder()
        check = Check(in: folder)
        #expect(check(Bars.frames()).kind == .recorded)
    }

    @Test func `a changed frame is reported with its numbers, files and commands`() throws {
        var frames = Bars.frames()
        frames[3] = Bars.frame(3, red: 190)
        let verdict = check.again(["CI": "true"])(frames)
        #expect(verdict.kind == .failed)
        let text = verdict.text
        #expect(text.contains("PullTests/pulls: differs: 1 of 6 frames, frame 3"))
        #expect(text.contains("most in frame 3: 8 of 64 pixels (12.5 %), by 10/255"))
        #expect(text.contains("files: \(folder.path)/__Goldens__/.failed/PullTests/pulls"))
        #expect(text.contains("accept: pinwheel accept PullTests/pulls --goldens"))
        #expect(text.contains("or: PINWHEEL_RECORD=failed swift test --filter PullTests/pulls"))
        #expect(
            verdict.pictures.map(\.name) == [
                "PullTests-pulls.frame-3.expected.png",
                "PullTests-pulls.frame-3.difference.png",
                "PullTests-pulls.frame-3.actual.png",
            ]
        )
        #expect(verdict.page?.contains("PullTests/pulls") == true)
        for picture in verdict.pictures {
            #expect(FileManager.default.fileExists(atPath: picture.path))
        }
    }

    @Test func `a missing frame is reported as missing`() {
        var frames = Bars.frames()
        frames.remove(at: 2)
        let text = check.again()(frames).text
        #expect(text.contains("frame 2"))
        #expect(text.contains("missing"), "\(text)")
    }

    @Test func `images of the first frames only are attached`() {
        let verdict = check.again()(Bars.frames().map { _ in Bars.frame(7, red: 9) })
        #expect(verdict.pictures.count == 3 * GoldenVerdict.frameLimit)
    }

    @Test func `a frame that exists on one side only has one image`() {
        let verdict = check.again()(Bars.frames(7))
        #expect(verdict.pictures.map(\.name) == ["PullTests-pulls.frame-6.actual.png"])
    }

    @Test func `the tolerance of the check is used`() {
        var frames = Bars.frames()
        frames[3] = Bars.frame(3, red: 199)
        let noise = Tolerance(step: 1, share: 0.2, density: 25, sequenceShare: 0.1)
        #expect(check.again()(frames).kind == .failed)
        #expect(check.again()(frames, tolerance: noise).kind == .passed)
    }

    @Test func `a damaged golden fails`() throws {
        try folder.write(
            "pinwheel-golden 1\n<<<<<<< ours\n",
            to: "__Goldens__/PullTests/pulls.golden"
        )
        let verdict = check.again()(Bars.frames())
        #expect(verdict.kind == .failed)
        #expect(verdict.text.contains("pulls.golden:2"))
    }
}
