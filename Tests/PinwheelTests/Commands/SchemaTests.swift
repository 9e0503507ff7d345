import Imaging
import Testing

/// Editors read the schema as it is printed.
struct SchemaTests {
    @Test func theSchemaIsJSON() throws {
        let outcome = try Tool.run(["schema"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        let json = try JSON(reading: outcome.output)
        #expect(json["$schema"]?.string?.contains("2020-12") == true)
        #expect(json["properties"]?["layers"] != nil)
    }
}
