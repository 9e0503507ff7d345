import Base
import Testing
import Commands

/// Durations are parsed as people write them.
struct DurationArgumentTests {
    @Test(arguments: [("2s", 2.0), ("500ms", 0.5), ("0.25", 0.25), ("0s", 0), ("1.5s", 1.5)])
    func `durations are parsed`(row: (String, Double)) throws {
        #expect(try DurationArgument.seconds(row.0) == row.1)
    }

    @Test(arguments: ["", "s", "ms", "2m", "-1s", "nans", "inf", "3601", "1 s"])
    func `invalid durations are rejected`(text: String) {
        #expect(throws: InputError.self) { try DurationArgument.seconds(text) }
    }
}
