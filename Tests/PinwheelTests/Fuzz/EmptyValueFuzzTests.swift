import Base
import DesignFormat
import FuzzedInputs
import Goldens
import Indicators
import Lifecycles
import SeededRandom
import Testing

/// An empty value or a value of another type is reported and never crashes the program. Outside of
/// campaigns, a tenth of the changes of a design are tried.
@Suite struct EmptyValueFuzzTests {
    private static let values: [JSON] = [
        .object([]), .array([]), .null, "", "x", true, 1, [[]], [.object([])],
    ]

    /// Returns the value itself, and the value in each form of an animated value.
    private static func forms(of value: JSON) -> [JSON] {
        [
            value,
            [value],
            [value, value],
            .object([.init("0", value), .init("1", value)]),
            .object([.init("pulling", value), .init("default", value)]),
            .object([.init("light", value), .init("dark", "red")]),
            .object([.init("each", [value, value])]),
            .object([.init("0", .object([.init("before", value), .init("after", value)]))]),
        ]
    }

    /// Calls `use` with the design in which each of its values in turn is replaced by `values`.
    private static func changes(
        of json: JSON,
        using random: inout SplitMix64,
        _ use: (JSON) -> Void
    ) {
        for value in values {
            let forms = forms(of: value)
            use(forms[Int.random(in: 0..<forms.count, using: &random)])
        }
        switch json {
        case .array(let items):
            for index in items.indices {
                changes(of: items[index], using: &random) { item in
                    var items = items
                    items[index] = item
                    use(.array(items))
                }
            }
        case .object(let members):
            for index in members.indices {
                changes(of: members[index].value, using: &random) { value in
                    var members = members
                    members[index] = .init(members[index].name, value)
                    use(.object(members))
                }
            }
        case .null, .bool, .number, .string: break
        }
    }

    @Test("Every value of a design may be empty or of another type", arguments: 0..<4)
    func everyValue(seed: UInt64) throws {
        var designs = try SchemaDesigns(seed: 5300 + seed)
        var random = SplitMix64(seed: seed)
        var (tried, refused) = (0, 0)
        for _ in 0..<2 {
            let design = try JSON(reading: Array(designs.next().utf8))
            Self.changes(of: design, using: &random) { changed in
                tried += 1
                guard Campaign.isRunning || tried % 10 == 0 else { return }
                let text = Array(changed.text.utf8)
                if (try? Design(yaml: text, name: "x", file: "x.json")) == nil { refused += 1 }
            }
        }
        #expect(refused > 50)
    }

    private static let trace = """
        {"pinwheel": 1, "band": 600, "gesture": [
          {"drag": {"by": 130, "over": 0.5, "ease": {"spring": {"response": 0.5, "damping": 1}}}},
          {"hold": 0.2}, {"release": {"over": 1}}, {"fling": {"velocity": 900}}],
         "taps": [{"at": 3, "on": "retry"}]}
        """
    private static let plan = """
        {"pinwheel": 1, "goldens": "kept",
         "tolerance": {"step": 2, "share": 0.01, "density": 4, "window": 7, "sequenceShare": 0.5},
         "sets": [
          {"name": "a", "designs": ["arc", "mine.yaml"], "states": ["idle"], "steps": 2,
           "scales": [1, 2], "appearances": ["light"], "parameters": {"tint": "red"}},
          {"lifecycles": ["scroll-action"], "traces": ["t130"], "fps": 50}]}
        """

    /// Returns the fraction of the changes of `text` that `isRead` rejects.
    private static func refusals(of text: String, _ isRead: ([UInt8]) -> Bool) throws -> Double {
        var random = SplitMix64(seed: 5310)
        var (refused, all) = (0.0, 0.0)
        for _ in 0..<8 {
            changes(of: try JSON(reading: Array(text.utf8)), using: &random) { changed in
                all += 1
                if !isRead(Array(changed.text.utf8)) { refused += 1 }
            }
        }
        return refused / all
    }

    @Test func `every value of a trace can be empty or of another type`() throws {
        let refusals = try Self.refusals(of: Self.trace) { bytes in
            (try? Trace(reading: bytes, name: "x", file: "x.json")) != nil
        }
        #expect(refusals > 0.5)
    }

    @Test func `every value of a plan of goldens can be empty or of another type`() throws {
        let refusals = try Self.refusals(of: Self.plan) { bytes in
            (try? GoldenPlan(yaml: bytes, file: "goldens.json")) != nil
        }
        #expect(refusals > 0.5)
    }

    @Test(
        "A colour by appearance without keys is one error with its position",
        arguments: [
            "fill: {0: {}, 1: red}", "fill: [{}, red]", "fill: {light: {}, dark: red}",
            "stroke: {paint: {0: {}, 1: red}, width: 2}",
        ]
    )
    func emptyColor(property: String) {
        let text = """
            pinwheel: 1
            canvas: {size: [20, 20]}
            states: {pulling: {frames: 2}}
            layers:
              - circle: {diameter: 10}
                \(property)
            """
        #expect {
            try Design(yaml: Array(text.utf8), name: "x", file: "x.yaml")
        } throws: { error in
            let lines = "\(error)".split(separator: "\n")
            return lines.count == 1 && lines[0].hasPrefix("x.yaml:6:")
        }
    }
}
