import Lifecycles
import Testing

/// Users set parameters and faults by name. A misspelled name must be reported with similar ones.
@Suite struct LifecycleSettingsTests {
    @Test(
        "Every parameter accepts its current value, and every fault can be fixed by itself",
        arguments: LifecycleKind.allCases
    )
    func settings(kind: LifecycleKind) throws {
        #expect(LifecycleKind(rawValue: kind.name) == kind && !kind.title.isEmpty)
        let texts = kind.withDefaults.parameterTexts
        for (parameter, text) in zip(kind.parameters, texts) {
            let same = try kind.lifecycle(setting: [(parameter.name, text)])
            #expect(same.parameterTexts == texts)
        }
        for fault in kind.faults {
            _ = try kind.lifecycle(fixing: [fault.name])
            #expect(fault.summary.hasSuffix(".") && fault.behaviorWhenFixed.hasSuffix("."))
        }
    }

    @Test("All errors are reported at once, with similar names")
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
                    "-P threshold=nan: expected a number in 1…10000 points",
                    "-P step=pakage: “pakage” is not a value of step; did you mean “package”?",
                    "--fix arming-jum: pull-to-refresh-scroll-view has no fault “arming-jum”; "
                        + "did you mean “arming-jump”?",
                ]
            )
        }
    }
}
