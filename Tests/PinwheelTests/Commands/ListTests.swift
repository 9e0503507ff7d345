import Base
import DesignFormat
import Testing

/// The built-in designs are listed for people and programs.
struct ListTests {
    @Test func `each built-in design has a line`() throws {
        let outcome = try Tool.run(["list"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        let names = outcome.lines.map { $0.split(separator: " ").first.map(String.init) ?? "" }
        #expect(names == BuiltInDesigns.names)
    }

    @Test func `the JSON has the names of the text`() throws {
        let outcome = try Tool.run(["list", "--json"])
        let names = try outcome.lines.map {
            try JSON(reading: Array($0.utf8))["name"]?.string ?? ""
        }
        #expect(names == BuiltInDesigns.names)
    }
}
