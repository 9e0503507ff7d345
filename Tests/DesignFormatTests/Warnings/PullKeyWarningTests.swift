import DesignFormat
import Indicators
import TestSupport
import Testing

/// The keys of a pull beyond the threshold are its progress, which starts at 1.
@Suite struct PullKeyWarningTests {
    @Test(
        arguments: [
            ("{}", "{0: 0, 1: 30}", 1), ("{to: 1.5}", "{0: 0, 0.5: 20, 1: 0}", 1),
            ("{to: 1.5}", "{1: 0, 2: 30}", 1), ("{to: 1.5}", "{1: 0, 1.5: 30}", 0),
            ("{}", "{1: 0, 2: 30}", 0), ("{to: 1.5}", "[0, 30]", 0),
            ("{to: 1.5}", "{from: current, 1.2: 30}", 0),
            ("{to: 1.5}", "{0: {before: 0, after: 90}}", 0),
        ]
    )
    func `a key that the progress never reaches causes a warning`(
        armed: String,
        keyframes: String,
        count: Int
    ) throws {
        let text = """
            pinwheel: 1
            canvas: {size: [48, 48]}
            states: {pulling: {}, armed: \(armed), refreshing: {drive: time, period: 1, loop: true}}
            layers:
              - rect: {size: [30, 4]}
                fill: red
                rotate: {pulling: 0, armed: \(keyframes), refreshing: {from: current, 1: 360}}
            """
        let found = try Design(text: text).warnings.filter { $0.kind == "late-key" }
        #expect(found.count == count, "\(found)")
        #expect(found.allSatisfy { $0.message.contains("the progress of the pull") })
        #expect(found.allSatisfy { $0.path.description.hasPrefix("layers[0].rotate.armed") })
    }
}
