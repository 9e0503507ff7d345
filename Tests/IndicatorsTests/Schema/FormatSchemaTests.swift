import Foundation
import Indicators
import Raster
import Testing
import Yams

/// What editors go by: the schema must accept every good design and refuse misspelt keys.
@Suite struct DesignSchemaTests {
    private let check: SchemaCheck

    init() throws { check = try SchemaCheck(json: DesignSchema.json()) }

    /// A file's values as JSON would have them: all keys are text.
    private func plain(_ text: String) throws -> Any {
        func convert(_ value: Any) -> Any {
            if let map = value as? [AnyHashable: Any] {
                let pairs = map.map { ("\($0.key)", convert($0.value)) }
                return Dictionary(pairs) { first, _ in first }
            }
            return (value as? [Any])?.map(convert) ?? value
        }
        return convert(try #require(try Yams.load(yaml: text)))
    }

    private func source(_ name: String) throws -> String {
        String(decoding: try #require(BuiltInDesigns.source(named: name)), as: UTF8.self)
    }

    @Test("The schema says which draft it is")
    func draft() {
        #expect(DesignSchema.json().contains("https://json-schema.org/draft/2020-12/schema"))
        #expect(DesignSchema.json().hasSuffix("\n}"))
    }

    @Test("Every built-in fits", arguments: BuiltInDesigns.names)
    func builtIns(name: String) throws {
        #expect(try check.failure(of: plain(source(name))) == nil)
    }

    @Test("A design that uses every key of the format reads, and fits")
    func everything() throws {
        let yaml = Samples.everything
        do {
            let loader: @Sendable (String) throws -> Image = { _ in Samples.dot }
            _ = try Design(yaml: Array(yaml.utf8), name: "x", file: "x.yaml", assets: loader)
        } catch {
            Issue.record("\(error)")
        }
        #expect(try check.failure(of: plain(yaml)) == nil)
        for key in Samples.allKeys(of: DesignSchema.json()) {
            #expect(yaml.contains("\(key):"), "the sample does not use the key \(key)")
        }
    }

    @Test("A key misspelt anywhere in a built-in does not fit", arguments: BuiltInDesigns.names)
    func misspelt(name: String) throws {
        let text = try source(name)
        for key in ["canvas", "size", "states", "layers", "drive", "pinwheel", "cap"] {
            guard text.contains("\(key):") else { continue }
            let broken = text.replacingOccurrences(of: "\(key):", with: "\(key)x:")
            #expect(try check.failure(of: plain(broken)) != nil, "\(key)x")
        }
    }
}
