import Comparison
import GoldenTesting
import Goldens
import Testing

/// With wrong settings a golden could be recorded where it must be compared, and the test would
/// always pass.
struct GoldenSettingsTests {
    private func mode(_ record: RecordMode?, _ variables: [String: String]) throws -> RecordMode {
        try GoldenSettings(record: record).mode { variables[$0] }
    }

    @Test func `environment variables take precedence over settings`() throws {
        #expect(try mode(nil, [:]) == .missing)
        #expect(try mode(.all, [:]) == .all)
        #expect(try mode(.all, ["CI": "true"]) == .none)
        #expect(try mode(nil, ["CI": "1"]) == .none)
        #expect(try mode(.failed, ["CI": "false"]) == .failed)
        for word in RecordMode.allCases {
            let variables = ["PINWHEEL_RECORD": word.rawValue, "CI": "true"]
            #expect(try mode(.all, variables) == word)
        }
    }

    @Test func `an invalid record mode is refused`() {
        #expect(throws: GoldenError.self) { try mode(.all, ["PINWHEEL_RECORD": "yes"]) }
    }

    @Test func `inner settings take precedence over outer ones`() {
        let noise = Tolerance(step: 2, share: 0.1, density: 9, sequenceShare: 0.1)
        let outer = GoldenSettings(record: .all, tolerance: noise, folder: "A")
        #expect(GoldenSettings().within(outer) == outer)
        let inner = GoldenSettings(record: .failed, tolerance: Tolerance.none, folder: "B")
        #expect(inner.within(outer) == inner)
    }

    @Test(.goldens(record: .failed, folder: "Inner"))
    func `the trait applies to the test`() {
        #expect(GoldenSettings.current == GoldenSettings(record: .failed, folder: "Inner"))
    }

    @Suite(.goldens(record: .all, folder: "Outer"))
    struct Nested {
        @Test(.goldens(record: .failed), arguments: [1, 2])
        func `an inner trait is completed by the outer one`(case: Int) {
            #expect(GoldenSettings.current == GoldenSettings(record: .failed, folder: "Outer"))
        }
    }
}
