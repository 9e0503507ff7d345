import Lifecycles
import Testing

/// Parameters and faults are set by text; what is misspelt must be named.
@Suite struct LifecycleSettingsTests {
    @Test(
        "Every parameter takes the value that it has, and every fault can be mended alone",
        arguments: LifecycleKind.allCases
    )
    func settings(kind: LifecycleKind) throws {
        #expect(LifecycleKind(rawValue: kind.name) == kind && !kind.title.isEmpty)
        let texts = kind.standard.parameterTexts
        for (parameter, text) in zip(kind.parameters, texts) {
            let same = try kind.lifecycle(setting: [(parameter.name, text)])
            #expect(same.parameterTexts == texts)
        }
        for fault in kind.faults {
            _ = try kind.lifecycle(fixing: [fault.name])
            #expect(fault.summary.hasSuffix(".") && fault.mended.hasSuffix("."))
        }
    }

    @Test("All that is wrong is told at once, with the nearest names")
    func problems() {
        do {
            _ = try PullToRefreshScrollView().setting(
                [("treshold", "3"), ("threshold", "nan"), ("step", "pakage")],
                fixing: ["arming-jum"]
            )
            Issue.record("nothing was refused")
        } catch {
            #expect(
                error.problems.map(\.description) == [
                    "-P treshold=3: pull-to-refresh-scroll-view has no parameter “treshold”; "
                        + "did you mean “threshold”?",
                    "-P threshold=nan: expected a number of 1…10000 points",
                    "-P step=pakage: “pakage” is no choice of step; did you mean “package”?",
                    "--fix arming-jum: pull-to-refresh-scroll-view has no fault “arming-jum”; "
                        + "did you mean “arming-jump”?",
                ]
            )
        }
    }
}
