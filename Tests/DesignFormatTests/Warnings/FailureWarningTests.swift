import DesignFormat
import Indicators
import TestSupport
import Testing

/// An error that is shown after the indicator has gone must not appear with a jump.
@Suite struct FailureWarningTests {
    @Test(
        arguments: [
            ("{refreshing: 90, finishing: [90, 60], failure: {0: 90, 1: 0}}", true),
            ("{refreshing: 90, finishing: [90, 60], failure: {from: current, 1: 0}}", false),
        ]
    )
    func `jumps after a failure are checked as those after success`(rotate: String, jumps: Bool)
        throws
    {
        let text = """
            pinwheel: 1
            canvas: {size: [40, 40]}
            states:
              refreshing: {drive: time, period: 1, loop: true}
              finishing: {drive: time, period: 0.3}
              failure: {drive: time, period: 0.5}
            layers:
              - group: [{circle: {diameter: 9}, fill: blue, offset: [9, 0]}]
                rotate: \(rotate)
            """
        let design = try Design(text: text)
        let found = design.warnings(in: Array(text.utf8), file: "x.yaml").map(\.message)
        let message = "the value jumps from 60 to 90 where “failure” follows “finishing”"
        #expect(found.contains(message) == jumps, "\(found)")
    }
}
