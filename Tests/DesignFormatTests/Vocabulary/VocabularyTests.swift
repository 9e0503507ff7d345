import DesignFormat
import Foundation
import Indicators
import Raster
import TestSupport
import Testing

/// An outline, a property or an easing is one entry in the vocabulary, and everything that uses the
/// vocabulary supports a custom entry.
@Suite struct VocabularyTests {
    private func read(_ text: [UInt8]) throws(DesignErrors) -> Design {
        let reader = DesignReader(log: ProblemLog(file: "x.yaml"), vocabulary: .extended)
        return try Design(yaml: text, name: "x", reader: reader)
    }

    private func read(replacing old: String, by new: String) throws(DesignErrors) -> Design {
        let text = String(decoding: BuiltInDesign.twinkle.source(), as: UTF8.self)
        return try read(Array(text.replacingOccurrences(of: old, with: new).utf8))
    }

    private let half = Moment(state: .pulling, position: .progress(0.5))

    @Test func `a file with custom entries is read, drawn, and animated with custom easings`()
        throws
    {
        let design = try read(BuiltInDesign.twinkle.source())
        let items = design.items(at: half, in: .standard, transform: .identity)
        guard case .shape(let shape)? = items.first else {
            Issue.record("no shape")
            return
        }
        #expect(shape.path.elements.count >= 10)
        // 4 + 8·½²: with the easing, not linear between the keys.
        #expect(shape.path.bounds?.minY == -6)
        #expect(shape.transform.c == -0.25)
        let six = try design.setting([("tips", .number(6))])
        guard
            case .shape(let other)? = six.items(
                at: half,
                in: .standard,
                transform: .identity
            ).first
        else { return }
        #expect(other.path.elements.count == shape.path.elements.count + 2)
    }

    @Test func `layer values contain those of custom entries, by name`() throws {
        let layers = try read(BuiltInDesign.twinkle.source()).layerValues(at: half, in: .standard)
        #expect(layers.map(\.layer) == ["burst"])
        let lean = layers[0].values.first { $0.name == "lean" }
        #expect(lean?.content == .number(0.25))
        #expect(layers[0].values.first { $0.name == "opacity" }?.content == .number(1))
    }

    @Test func `a design with custom entries round-trips and equals the one made in Swift`() throws
    {
        let text = BuiltInDesign.twinkle.source()
        let design = try read(text)
        #expect(design.yaml() == String(decoding: text, as: UTF8.self))
        let ease = Ease(.power, [.integer(2), nil])
        let radius: Driven<Double> = .through([0: 4, 1: 12], ease: .constant(ease))
        var layer = Star(points: .parameter("tips"), radius: radius).fill(.red).layer
        layer.properties[.lean] = .number([0, 0.5])
        #expect(design.model.layers == [.constant(layer)])
    }

    @Test func `problems of custom entries are reported like others`() throws {
        let faults = [
            ("radius:", "radios:", "did you mean “radius”"),
            ("exponent: 2", "exponent: 10", "outside of 1…9"),
            ("exponent: 2", "exponent: 4, times: 3", "a power that is too high"),
            ("{exponent: 2}", "{times: 2}", "a power needs the key “exponent”"),
            ("burst:", "brust:", "did you mean “burst”"),
            ("points: $tips, ", "", "a burst needs the key “points”"),
            ("default: 5", "default: 2", "outside of 3…100"),
            ("lean: [0, 0.5]", "lean: [0, 5000]", "outside of -1000…1000"),
        ]
        for (old, new, told) in faults {
            let errors = #expect(throws: DesignErrors.self) { try read(replacing: old, by: new) }
            let text = errors?.problems.map { "\($0)" }.joined(separator: "\n") ?? ""
            #expect(text.contains(told), "\(text)")
        }
        #expect(throws: DesignErrors.self) {
            try Design(yaml: BuiltInDesign.twinkle.source(), name: "x", file: "x.yaml")
        }
    }

    @Test func `the schema contains custom entries`() throws {
        let json = """
            {"pinwheel": 1, "canvas": {"size": [9, 9]}, "states": {"pulling": {}}, "layers": [
            {"burst": {"points": 5, "radius": {"0": 4, "1": 5, "ease": {"power": {"exponent": 2}}}},
            "fill": "red", "lean": 0.5, "clip": {"burst": {"points": 3, "radius": 4}}}]}
            """
        let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
        let extended = try SchemaCheck(json: FormatSchema.design(of: .extended).json())
        #expect(extended.failure(of: value) == nil)
        #expect(try SchemaCheck(json: FormatSchema.design.json()).failure(of: value) != nil)
        let text = FormatSchema.design(of: .extended).json()
        for summary in ["Points on two circles.", "t to some power.", "The exponent."] {
            #expect(text.contains(summary))
        }
        #expect((try? read(Array(json.utf8))) != nil)
    }

    @Test func `a built-in design has a name and a file`() throws {
        let source = BuiltInDesigns.source(named: "arc") ?? []
        let entry = BuiltInDesign("arc") { source }
        #expect(try entry.design() == BuiltInDesigns.design(named: "arc"))
        #expect(BuiltInDesigns.names == BuiltInDesign.all.map(\.name))
    }
}
