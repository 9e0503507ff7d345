import Base
import Pictures
import Testing

/// A report of a problem can include the versions and the environment.
struct DoctorTests {
    private static let keys = [
        "pinwheel", "builtWith", "toolchain", "libpng", "libdeflate", "harfbuzz", "libwebp",
        "giflib", "libavif", "terminal", "threads", "trial",
    ]

    @Test func `all facts are printed`() throws {
        let outcome = try Tool.run(["doctor"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.lines.count == Self.keys.count)
        #expect(outcome.text.contains(PNG.libraryVersion))
        #expect(outcome.lines.last?.hasSuffix("ok") == true)
    }

    @Test func `the JSON has a key for each fact`() throws {
        let json = try JSON(reading: Tool.run(["doctor", "--json"]).output)
        for key in Self.keys { #expect(json[key]?.string?.isEmpty == false, "\(key)") }
    }
}
