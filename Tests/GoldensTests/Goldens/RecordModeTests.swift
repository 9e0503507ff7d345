import Goldens
import TestSupport
import Testing

/// On CI nothing may be recorded unasked: a missing golden must fail there.
struct RecordModeTests {
    @Test(arguments: [
        ([:], RecordMode.missing),
        (["CI": "true"], .none), (["CI": "1"], .none),
        (["CI": ""], .missing), (["CI": "0"], .missing), (["CI": "false"], .missing),
        (["CI": "true", "PINWHEEL_RECORD": "all"], .all),
        (["PINWHEEL_RECORD": "none"], .none), (["PINWHEEL_RECORD": "failed"], .failed),
        (["CI": "true", "PINWHEEL_RECORD": ""], .none),
    ])
    func `environment variables select the mode`(variables: [String: String], mode: RecordMode)
        throws
    {
        #expect(try RecordMode(environment: { variables[$0] }) == mode)
    }

    @Test func `an unknown mode is refused`() {
        let error = failure(GoldenError.self) { try RecordMode { _ in "always" } }
        #expect(
            error?.description
                == "PINWHEEL_RECORD has the unknown value “always”; "
                + "allowed: all, missing, failed, none"
        )
    }
}
