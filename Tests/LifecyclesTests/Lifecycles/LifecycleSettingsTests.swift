import Lifecycles
import Testing

/// Parameters and faults are set by text; what is misspelt must be named.
@Suite struct LifecycleSettingsTests {
    @Test(
        "Every parameter takes the value that it has, and every fault can be mended alone",
        arguments: LifecycleName.allCases
    )
    func settings(name: LifecycleName) throws {
        let lifecycle = name.standard
        let kind = type(of: lifecycle)
        #expect(kind.name == name && !kind.title.isEmpty)
        for parameter in kind.parameters {
            let text = try #require(lifecycle.text(ofParameter: parameter.name))
            let same = try lifecycle.setting([(parameter.name, text)])
            #expect(same.text(ofParameter: parameter.name) == text)
        }
        for fault in kind.faults {
            _ = try lifecycle.setting([], fixing: [fault.name])
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
