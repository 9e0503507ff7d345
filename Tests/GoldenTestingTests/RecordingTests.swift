import TestSupport
import GoldenTesting
import Testing

/// The files that each record mode writes, and those that it keeps.
struct RecordingTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func `a missing golden is recorded and reported`() {
        let check = Check(in: folder)
        let first = check(Bars.frames())
        #expect(first.kind == .recorded)
        #expect(first.text.contains("PullTests/pulls: recorded, 6 frames"))
        #expect(folder.exists("__Goldens__/PullTests/pulls.golden"))
        let second = check.again(["CI": "true"])(Bars.frames())
        #expect(second.kind == .passed)
        #expect(second.text == "")
    }

    @Test func `nothing is recorded on CI`() {
        var check = Check(in: folder)
        check.variables = ["CI": "true"]
        let verdict = check(Bars.frames(), record: .all)
        #expect(verdict.kind == .failed)
        #expect(verdict.text.contains("PullTests/pulls: there is no golden"))
        #expect(
            verdict.text.contains("PINWHEEL_RECORD=missing swift test --filter PullTests/pulls")
        )
        #expect(!folder.exists("__Goldens__"))
    }

    @Test func `the mode missing keeps existing goldens`() {
        let check = Check(in: folder)
        #expect(check(Bars.frames()).kind == .recorded)
        let changed = Array(Bars.frames().reversed())
        #expect(check.again()(changed).kind == .failed)
        #expect(check.again()(Bars.frames()).kind == .passed)
    }

    @Test(arguments: ["failed", "all"])
    func `the modes failed and all replace a golden`(mode: String) {
        let check = Check(in: folder)
        #expect(check(Bars.frames()).kind == .recorded)
        let changed = Array(Bars.frames().reversed())
        #expect(check.again(["PINWHEEL_RECORD": mode])(changed).kind == .recorded)
        #expect(check.again(["CI": "1"])(changed).kind == .passed)
        #expect(check.again(["CI": "1"])(Bars.frames()).kind == .failed)
    }

    @Test func `an invalid mode fails`() {
        var check = Check(in: folder)
        check.variables = ["PINWHEEL_RECORD": "al"]
        let verdict = check(Bars.frames())
        #expect(verdict.kind == .failed)
        #expect(verdict.text.contains("“al”"))
        #expect(verdict.text.contains("all, missing, failed, none"))
    }

    @Test func `a check without frames fails`() {
        #expect(Check(in: folder)([]).kind == .failed)
    }
}
