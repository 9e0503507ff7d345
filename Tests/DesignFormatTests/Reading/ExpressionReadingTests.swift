import DesignFormat
import Indicators
import TestSupport
import Testing

/// Expressions in files are read as they are written, and their mistakes are located.
@Suite struct ExpressionReadingTests {
    private static func text(_ key: String, in states: String = "pulling: {}") -> String {
        """
        pinwheel: 1
        canvas: {size: [40, 40]}
        parameters:
          size: {type: number, default: 3}
          tint: {type: color, default: red}
          on: {type: boolean, default: true}
        states: {\(states)}
        layers:
          - {circle: {diameter: $size}, fill: $tint, rotate: "= 90 * $on"}
          - circle: {diameter: 1}
            fill: red
            \(key)
        """
    }

    private func problems(_ key: String, in states: String = "pulling: {}") -> [String] {
        do {
            _ = try Design(
                yaml: Array(Self.text(key, in: states).utf8),
                name: "x",
                file: "x.yaml"
            )
            return []
        } catch {
            return error.problems.map(\.description)
        }
    }

    @Test(
        arguments: [
            // Plain, in quotation marks, and inside lists and maps.
            ("rotate: = 90 * sine(t)", "12:20: unknown function “sine”; did you mean “sin”?"),
            ("rotate: \"= 90 * sine(t)\"", "12:21: unknown function “sine”; did you mean “sin”?"),
            ("rotate: '=90 +'", "12:19: expected a number, a name or “(” at the end"),
            (
                "offset: {x: 1, y: \"= 2 pi\"}",
                "12:28: expected an operator, found “pi”; multiply with *, as in 2 * pi"
            ),
            ("offset: [1, \"= tua\"]", "12:20: unknown name “tua”; did you mean “tau”?"),
            (
                "rotate: {pulling: \"= t < 1\"}",
                "12:26: a comparison is not a number; use it as the condition of "
                    + "if(condition, value, otherwise)"
            ),
            (
                "rotate: \"= $sise\"",
                "12:16: there is no parameter “$sise”; did you mean “size”?"
            ),
            (
                "rotate: \"= 1 + $tint\"",
                "12:20: an expression needs a number, but $tint is a color"
            ),
            (
                "rotate: \"= 3 * u\"",
                "12:20: “u” is the position along a plot; it is defined only there"
            ),
            (
                "rotate: [0, \"= t\"]",
                "12:17: an expression cannot be the value of a keyframe; write the whole motion as "
                    + "one expression of t, as in \"= mix(0, 90, smoothstep(0, 1, t))\""
            ),
            (
                "rotate: {0: 1, 1: \"= t\"}",
                "12:23: an expression cannot be the value of a keyframe"
            ),
            (
                "rotate: \"= s\"",
                "12:13: “s” needs a duration, but pulling follows the finger; give pulling its "
                    + "own value, or use t in place of s"
            ),
            (
                "blend: \"= t\"",
                "12:12: expected a blend mode, found “= t”"
            ),
        ]
    )
    func `a mistake is located inside the expression`(key: String, expected: String) {
        let found = problems(key)
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.hasPrefix("x.yaml:" + expected) == true, "\(found)")
    }

    @Test func `the column is in the message if the text is written with escapes`() {
        #expect(
            problems("rotate: \"= 1 \\u002b tua\"") == [
                "x.yaml:12:13: unknown name “tua” (column 5 of the expression); did you mean “tau”?"
            ]
        )
    }

    @Test(
        arguments: [
            "rotate: = 90 * t", "rotate: \"= min(t, 0.5)\"", "rotate: '=t'",
            "rotate: {pulling: = t, default: 3}", "scale: = 1 + t", "scale: [= 1 + t, 2]",
            "scale: {pulling: {x: = t, y: 1}, default: 2}", "offset: [= t, = 2 * t]",
            "offset: {pulling: [= t, = 2 * t]}", "offset: {x: = t}", "anchor: [= t, 0]",
            "anchor: {points: [0, = t]}", "opacity: {$on: {true: = t, false: 1}}",
            "trim: {to: = t}", "shadow: {blur: = t, offset: [0, = t], color: black}",
            "stroke: {width: = 1 + t, dashPhase: = t, dash: [1, 2]}",
            "fill: {linear: {colors: [red, blue], start: [= t, 0], end: [1, = t]}}",
        ]
    )
    func `every driven number may be an expression, and is written back`(key: String) throws {
        let lines = Self.text(key).split(separator: "\n").filter {
            !key.hasPrefix("fill") || !$0.hasSuffix("    fill: red")
        }
        let design = try Design(text: lines.joined(separator: "\n"))
        let written = design.yaml()
        #expect(written.contains("= "))
        let again = try Design(text: written)
        #expect(again == design)
        let moment = Moment(state: .pulling, position: .progress(0.7))
        #expect(
            again.scene(at: moment, in: .standard) == design.scene(at: moment, in: .standard)
        )
    }

    @Test func `JSON and text that begins with an equals sign are read`() throws {
        let json = """
            {"pinwheel": 1, "canvas": {"size": [9, 9]}, "states": {"pulling": {}}, "layers": [
              {"circle": {"diameter": "= 3 + t"}, "fill": "red"},
              {"text": {"string": "= 3 + t", "size": 9}, "stroke": {}}]}
            """
        let design = try Design(text: json)
        #expect(design.model.layers.constant?.count == 2)
    }

    @Test func `a used parameter causes no warning`() throws {
        let text = Self.text("rotate: = $size").replacing("diameter: $size", with: "diameter: 3")
        let design = try Design(text: text)
        #expect(!design.warnings.contains { $0.kind == "unused-parameter" })
    }

    @Test func `a stroke that an expression makes too wide is refused`() {
        let text = """
            pinwheel: 1
            canvas: {size: [4096, 4096]}
            states: {pulling: {}}
            layers:
              - repeat:
                  count: 20
                  layers:
                    - circle: {diameter: 2000}
                      stroke: {width: = 1500 * sin(pi * t), paint: {conic: [red, blue, clear]}}
            """
        #expect(throws: DesignErrors.self) { try Design(text: text) }
    }

    @Test func `too many operations, counting copies, are refused`() {
        let sum = Array(repeating: "sin(t)", count: 60).joined(separator: "+")
        let layer = "{circle: {diameter: 1}, fill: red, rotate: \"= \(sum)\"}"
        let repeated = "{repeat: {count: 100, layers: [{repeat: {count: 30, layers: [\(layer)]}}]}}"
        #expect(throws: DesignErrors.self) {
            try Design(text: Samples.design(layers: "  - \(repeated)"))
        }
    }

    @Test func `a value that jumps from the intro to the loop causes a warning`() throws {
        let text = Self.text(
            "offset: {y: {intro: = 10 * t, loop: = 3 * sin(tau * t)}}",
            in: "refreshing: {drive: time, intro: 0.5, period: 1, loop: true}"
        )
        let design = try Design(text: text)
        let found = design.warnings(in: Array(text.utf8), file: "x.yaml").map(\.description)
        #expect(
            found.contains { $0.contains("the value jumps from 10 to 0 at the end of the intro") }
        )
    }
}
