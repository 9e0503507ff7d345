import DesignFormat
import Foundation
import Goldens
import Indicators
import Lifecycles
import Raster
import TestSupport
import Testing

/// Editors validate with the schema, so it must accept every valid design and refuse misspelt keys.
@Suite struct FormatSchemaTests {
    private let check: SchemaCheck

    init() throws { check = try SchemaCheck(json: FormatSchema.design.json()) }

    /// Converts a file's values to the types of JSON. All keys are strings, and unquoted words have
    /// the type that YAML gives them.
    private func plain(_ text: String) throws -> Any {
        func convert(_ node: YAMLNode) -> Any {
            if let entries = node.entries {
                let pairs = entries.map { ($0.key, convert($0.value)) }
                return Dictionary(pairs) { first, _ in first }
            }
            if let items = node.items { return items.map(convert) }
            guard let word = node.plainText else { return node.text ?? "" }
            switch word {
            case "true": return true
            case "false": return false
            case "null", "~", "": return NSNull()
            default: return Int(word).map { $0 as Any } ?? Double(word).map { $0 as Any } ?? word
            }
        }
        let log = ProblemLog(file: "x.yaml")
        return convert(try #require(YAMLFile.root(of: Array(text.utf8), log: log)))
    }

    private func source(_ name: String) throws -> String {
        String(decoding: try #require(BuiltInDesigns.source(named: name)), as: UTF8.self)
    }

    @Test func `the schema is small enough for editors`() {
        #expect(FormatSchema.design.json().utf8.count < 300_000)
    }

    @Test func `the schema declares its draft`() {
        #expect(FormatSchema.design.json().contains("https://json-schema.org/draft/2020-12/schema"))
        #expect(FormatSchema.design.json().hasSuffix("\n}"))
    }

    @Test(arguments: BuiltInDesigns.names)
    func `every built-in design is valid`(name: String) throws {
        #expect(try check.failure(of: plain(source(name))) == nil)
    }

    @Test func `a design that uses every key is read and valid`() throws {
        let yaml = Samples.everything
        do {
            _ = try Design(
                yaml: Array(yaml.utf8),
                name: "x",
                file: "x.yaml",
                assets: Samples.assets
            )
        } catch {
            Issue.record("\(error)")
        }
        #expect(try check.failure(of: plain(yaml)) == nil)
        for key in Samples.allKeys(of: FormatSchema.design.json()) {
            #expect(yaml.contains("\(key):"), "the sample does not use the key \(key)")
        }
    }

    /// Converts a file whose words and texts are all in quotes to JSON.
    private func json(_ text: String) throws -> String {
        func quoted(_ text: String) throws -> String {
            String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        }
        func write(_ node: YAMLNode) throws -> String {
            if let entries = node.entries {
                let lines = try entries.map { "\(try quoted($0.key)): \(try write($0.value))" }
                return "{\(lines.joined(separator: ", "))}"
            }
            if let items = node.items {
                return "[\(try items.map(write).joined(separator: ", "))]"
            }
            guard let word = node.plainText else { return try quoted(node.text ?? "") }
            let isBare = ["true", "false"].contains(word) || Double(word) != nil
            return isBare ? word : try quoted(word)
        }
        let log = ProblemLog(file: "x.yaml")
        return try write(try #require(YAMLFile.root(of: Array(text.utf8), log: log)))
    }

    @Test(arguments: BuiltInDesigns.names + ["everything"])
    func `a design written as JSON is equal`(name: String) throws {
        func model(_ text: String, _ file: String) throws -> DesignModel {
            try Design(yaml: Array(text.utf8), name: "x", file: file, assets: Samples.assets).model
        }
        let yaml = name == "everything" ? Samples.everything : try source(name)
        let json = try json(yaml)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
        #expect(try model(json, "x.json") == model(yaml, "x.yaml"))
    }

    @Test(arguments: BuiltInDesigns.names)
    func `a built-in design with any misspelt key is invalid`(name: String) throws {
        let text = try source(name)
        for key in ["canvas", "size", "states", "layers", "drive", "pinwheel", "cap"] {
            guard text.contains("\(key):") else { continue }
            let broken = text.replacingOccurrences(of: "\(key):", with: "\(key)x:")
            #expect(try check.failure(of: plain(broken)) != nil, "\(key)x")
        }
    }

    @Test(arguments: BuiltInTraces.names)
    func `every built-in trace is valid, and a misspelt key is not`(name: String) throws {
        let check = try SchemaCheck(json: FormatSchema.trace.json())
        let source = try #require(BuiltInTraces.source(named: name))
        let text = String(decoding: source, as: UTF8.self)
        #expect(try check.failure(of: plain(text)) == nil)
        #expect(try check.failure(of: plain(text + "\ntapps: []\n")) != nil)
    }

    @Test func `a trace's steps and taps are valid`() throws {
        let check = try SchemaCheck(json: FormatSchema.trace.json())
        let text = """
            pinwheel: 1
            band: 600
            gesture:
              - drag: {by: 130, over: 0.5, ease: {spring: {response: 0.5, damping: 1}}}
              - hold: 0.2
              - drag: {by: -10, over: 0.1, ease: easeOut}
              - release: {over: 1}
              - fling: {velocity: 900}
            taps: [{at: 3, on: retry}]
            """
        _ = try Trace(yaml: Array(text.utf8), name: "x", file: "x.yaml")
        #expect(try check.failure(of: plain(text)) == nil)
        #expect(try check.failure(of: plain(text + "\nsamples: [[0, 0]]")) != nil)
    }

    @Test func `a plan that uses every key is read and valid`() throws {
        let json = FormatSchema.goldens.json()
        let check = try SchemaCheck(json: json)
        let text = """
            pinwheel: 1
            goldens: kept
            tolerance: {step: 2, share: 0.01, density: 4, window: 7, sequenceShare: 0.5}
            sets:
              - {name: a, designs: [arc, mine.yaml], states: idle, steps: 2, fps: 30, scales: [1, 2]}
              - {fps: 50, wholePeriods: true}
              - {appearances: [light, dark], palette: ios26, parameters: {lineWidth: 6}}
              - lifecycle: refreshable
                trace: t130
                work: 500ms
                failAfter: 2
                retry: 3
                dismiss: [4, 5]
                fix: all
                callbacks: exact
                times: [0, 1]
                design: arc
                stage: indicator
                size: [300, 500]
              - {lifecycles: [scroll-action], traces: [fling], callbacks: 30, work: 1s}
            """
        _ = try GoldenPlan(yaml: Array(text.utf8), file: "goldens.yaml")
        #expect(try check.failure(of: plain(text)) == nil)
        for key in Samples.allKeys(of: json) { #expect(text.contains("\(key):"), "\(key)") }
        for (right, wrong) in [("fix:", "fixes:"), ("500ms", "soon"), ("exact", "exactly")] {
            let broken = text.replacingOccurrences(of: right, with: wrong)
            #expect(try check.failure(of: plain(broken)) != nil, "\(wrong)")
        }
    }
}
