import Base
import Pictures
import Testing

/// What to look at when something does not work.
struct DoctorTests {
    private static let keys = [
        "pinwheel", "builtWith", "toolchain", "libpng", "libdeflate", "harfbuzz", "terminal",
        "threads", "trial",
    ]

    @Test func allFactsAreShown() throws {
        let outcome = try Tool.run(["doctor"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.lines.count == Self.keys.count)
        #expect(outcome.text.contains(PNG.libraryVersion))
        #expect(outcome.lines.last?.hasSuffix("ok") == true)
    }

    @Test func theJSONHasAKeyForEachFact() throws {
        let json = try JSON(reading: Tool.run(["doctor", "--json"]).output)
        for key in Self.keys { #expect(json[key]?.string?.isEmpty == false, "\(key)") }
    }
}
