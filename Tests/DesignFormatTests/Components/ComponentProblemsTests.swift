import DesignFormat
import Indicators
import TestSupport
import Testing

/// Mistakes in a used design are reported at their place in its own file, together with the place
/// of use.
@Suite struct ComponentProblemsTests {
    private static let dot = UsingDesign.file(
        """
          - circle: {diameter: $size}
            fill: $tint
            opacity: {finishing: {0s: 1, 0.2s: 0}, default: $alpha}
        """,
        parameters: """
            size: {type: number, default: 4, range: [1, 9]}, tint: {type: color, default: red}, \
            alpha: {type: number, default: 1}
            """
    )

    // The layer's dash is at line 10, column 3.
    @Test(
        arguments: [
            ("use: [1]", "10:10: expected text, found a list"),
            (
                "use: dat.yaml",
                "10:10: the design “dat.yaml” cannot be read: no such file: dat.yaml"
            ),
            (
                "use: arcs",
                "10:10: there is no built-in design “arcs”; did you mean “arc”?; a file's name ends "
                    + "in .yaml, .yml or .json"
            ),
            (
                "use: ../dot.yaml",
                "10:10: the file “../dot.yaml” leads out of the design's folder; allowed: a path "
                    + "below it, such as parts/needle.png"
            ),
            (
                "use: parts/../../dot.yaml",
                "10:10: the file “parts/../../dot.yaml” leads out of the design's folder; allowed: "
                    + "a path below it, such as parts/needle.png"
            ),
            (
                "{use: dot.yaml, with: 3}",
                "10:27: expected a map from parameters to values, found “3”"
            ),
            (
                "{use: dot.yaml, with: {siz: 3}}",
                "10:28: the design “dot” has no parameter “siz”; did you mean “size”?"
            ),
            (
                "{use: dot.yaml, with: {size: {pulling: [1, 2]}}}",
                "10:34: a parameter value cannot vary by state, time or copy, found a map with "
                    + "“pulling”; animate inside the used design"
            ),
            (
                "{use: dot.yaml, with: {size: [1, 2]}}",
                "10:34: a parameter value cannot vary by state, time or copy, found a list"
            ),
            ("{use: dot.yaml, with: {tint: {light: red}}}", "10:34: "),
            ("{use: dot.yaml, with: {size: 10}}", "10:34: “10” is outside of 1…9"),
            (
                "{use: dot.yaml, with: {tint: 10}}",
                "10:34: there is no colour “10”; allowed: a name"
            ),
            (
                "{use: dot.yaml, with: {size: $accent}}",
                "10:34: expected a number in 1…9, found “red” (from $accent)"
            ),
            ("{use: dot.yaml, fill: red}", "10:27: a used design cannot have a fill"),
            (
                "{group: [], with: {size: 3}}",
                "10:23: “with” is allowed only next to “use”"
            ),
            (
                "{use: dot.yaml, with: {alpha: 2}}",
                "dot.yaml:8:53: “2” (from $alpha) is outside of 0…1, used in x.yaml:10:11"
            ),
        ]
    )
    func `an invalid use of a design is reported at its position`(layer: String, expected: String) {
        let using = UsingDesign(
            layers: "  - \(layer)",
            parameters: "parameters: {accent: {type: color, default: red}}",
            texts: ["dot.yaml": Self.dot]
        )
        let expected = expected.hasPrefix("dot") ? expected : "x.yaml:\(expected)"
        let found = using.problems
        #expect(found.count == 1 && found[0].hasPrefix(expected), "\(found)")
    }

    @Test func `a mistake in a used design is reported once, in its own file`() {
        let using = UsingDesign(
            layers: "  - use: parts/card.yaml\n  - use: parts/card.yaml",
            texts: [
                "parts/card.yaml": UsingDesign.file("  - use: dot.yaml\n  - {use: ../dot.yaml}"),
                "parts/dot.yaml": UsingDesign.file("  - {circle: {diameter: x}, fill: red}"),
                "dot.yaml": "pinwheel: 1\nnothing: [",
            ],
            file: "designs/x.yaml"
        )
        let found = using.problems
        #expect(found.count == 2)
        #expect(
            found[0] == "designs/parts/dot.yaml:6:25: expected a number in 0…100000 points, found "
                + "“x”, used in designs/parts/card.yaml:6:10, used in designs/x.yaml:10:10"
        )
        #expect(
            found[1].hasPrefix("designs/dot.yaml:3:1: this is not YAML")
                && found[1].hasSuffix(
                    ", used in designs/parts/card.yaml:7:11, used in designs/x.yaml:10:10"
                )
        )
    }

    @Test func `an invalid value passed from the outer design names the parameter's place`() throws
    {
        let using = UsingDesign(
            layers: "  - use: card.yaml\n    with: {a: $n}",
            parameters: "parameters: {n: {type: number, default: 0.5}}",
            texts: [
                "card.yaml": UsingDesign.file(
                    "  - {use: dot.yaml, with: {alpha: $a}}",
                    parameters: "a: {type: number, default: 1}"
                ),
                "dot.yaml": Self.dot,
            ]
        )
        let design = try using.design()
        do {
            _ = try design.overriding([("n", "2")])
            Issue.record("an opacity of 2")
        } catch {
            #expect(
                error.description == "-P n=2: “2” (from $alpha) is outside of 0…1, in "
                    + "layers[0].use(card.yaml).layers[0].use(dot.yaml).layers[0].opacity.default"
            )
        }
    }

    @Test(
        arguments: [
            (["x.yaml": "x.yaml"], "x.yaml:10:10: ", "x.yaml → x.yaml"),
            (
                ["x.yaml": "a.yaml", "a.yaml": "x.yaml"], "a.yaml:6:10: ",
                "x.yaml → a.yaml → x.yaml"
            ),
            (
                ["x.yaml": "p/a.yaml", "p/a.yaml": "../b.yaml", "b.yaml": "p/a.yaml"],
                "b.yaml:6:10: ", "x.yaml → p/a.yaml → b.yaml → p/a.yaml"
            ),
        ]
    )
    func `designs that use each other in a circle are refused, with the circle`(
        uses: [String: String],
        place: String,
        way: String
    ) {
        var using = UsingDesign(layers: "  - use: \(uses["x.yaml"] ?? "")")
        using.texts = uses.mapValues { UsingDesign.file("  - use: \($0)") }
        let found = using.problems
        #expect(found.count == 1)
        #expect(found[0].hasPrefix("\(place)the designs use one another in a circle: \(way)"))
    }

    @Test func `eight levels of used designs are accepted, nine are refused`() {
        func chain(_ length: Int) -> [String: String] {
            Dictionary(
                uniqueKeysWithValues: (1...length).map { index in
                    let next = "  - use: d\(index + 1).yaml"
                    let dot = "  - {circle: {diameter: 1}, fill: red}"
                    return ("d\(index).yaml", UsingDesign.file(index < length ? next : dot))
                }
            )
        }
        var using = UsingDesign(layers: "  - use: d1.yaml", texts: chain(8))
        #expect(using.problems == [])
        using.texts = chain(9)
        #expect(using.problems.count == 1)
        #expect(
            using.problems[0].hasPrefix("d8.yaml:6:10: used designs are nested more than 8 levels")
        )
        // A file that is shallow where it is read first may be too deep elsewhere.
        using.texts = chain(8).merging(["top.yaml": UsingDesign.file("  - use: d1.yaml")]) { $1 }
        using.layers = "  - use: d1.yaml\n  - use: top.yaml"
        #expect(using.problems.count == 1)
        #expect(using.problems[0].hasPrefix("d7.yaml:6:10: used designs are nested more than 8"))
    }

    @Test func `layers of all used designs count, and exponential growth is refused quickly`() {
        func fan(_ uses: Int, choices: Bool) -> UsingDesign {
            var using = UsingDesign(layers: "  - use: d1.yaml")
            for index in 1...8 {
                let use = "{use: d\(index + 1).yaml}"
                let layer = choices ? "{$on: {true: \(use), false: \(use)}}" : use
                let dot = "{circle: {diameter: 1}, fill: red}"
                using.texts["d\(index).yaml"] = UsingDesign.file(
                    String(repeating: "  - \(index < 8 ? layer : dot)\n", count: uses),
                    parameters: "on: {type: boolean, default: true}"
                )
            }
            return using
        }
        #expect(fan(2, choices: false).problems == [])
        for (uses, choices) in [(3, false), (40, false), (2, true), (30, true)] {
            let using = fan(uses, choices: choices)
            let clock = ContinuousClock()
            var found: [String] = []
            let time = clock.measure { found = using.problems }
            #expect(found.contains { $0.contains("layers") })
            #expect(time < .seconds(5))
        }
    }

    @Test func `a design that needs more than 64 files is refused`() {
        var using = UsingDesign(layers: "")
        for index in 0..<65 {
            using.layers += "  - use: d\(index).yaml\n"
            using.texts["d\(index).yaml"] = Self.dot
        }
        #expect(using.problems == ["x.yaml:74:10: more than 64 designs are used"])
    }

    @Test func `a per-copy list in a used design needs a repeat in that design`() {
        let inner = UsingDesign.file("  - {circle: {diameter: {each: [1, 2]}}, fill: red}")
        let using = UsingDesign(
            layers: "  - repeat: {count: 2, layers: [{use: a.yaml}]}",
            texts: ["a.yaml": inner]
        )
        #expect(
            using.problems == [
                "a.yaml:6:25: a list by copy is allowed only in the layers of a repeat, "
                    + "used in x.yaml:10:39"
            ]
        )
    }

    @Test func `without access to files no design can be used`() {
        let text = Samples.design(layers: "  - use: a.yaml")
        do {
            _ = try Design(text: text)
            Issue.record("a file was read")
        } catch {
            #expect(
                error.description.hasSuffix(
                    "the design “a.yaml” cannot be read: this design may not use other designs"
                )
            )
        }
    }
}
