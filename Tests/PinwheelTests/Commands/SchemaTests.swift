import Base
import Testing

/// Editors can use the printed schema.
struct SchemaTests {
    @Test func `the schema is valid JSON`() throws {
        let outcome = try Tool.run(["schema"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        let json = try JSON(reading: outcome.output)
        #expect(json["$schema"]?.string?.contains("2020-12") == true)
        #expect(json["properties"]?["layers"] != nil)
    }

    @Test(arguments: [("design", "layers"), ("trace", "gesture"), ("goldens", "sets")])
    func `each format has its own schema`(format: String, key: String) throws {
        let outcome = try Tool.run(["schema", format])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        let json = try JSON(reading: outcome.output)
        #expect(json["properties"]?[key] != nil)
        let wrong = try Tool.run(["schema", String(format.dropLast())])
        #expect(wrong.status == 2)
        #expect(wrong.errors.contains("did you mean “\(format)”?"), "\(wrong.errors)")
    }
}
