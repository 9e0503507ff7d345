import DesignFormat
import Indicators
import TestSupport
import Testing

/// A problem has the exact position and everything that its author needs to fix it.
@Suite struct DesignProblemsTests {
    /// An invalid layer and its expected problems.
    struct Case: Sendable, CustomTestStringConvertible {
        var layer: String
        var problems: [String]

        init(_ layer: String, _ problems: String...) {
            self.layer = layer
            self.problems = problems
        }

        var testDescription: String { layer }
    }

    private func problems(_ text: String) -> [String] {
        do {
            _ = try Design(text: text)
            return []
        } catch {
            return error.problems.map(\.description)
        }
    }

    // The layer's dash is at line 10, column 1.
    @Test(
        arguments: [
            Case(
                "- circel: {}",
                "x.yaml:10:3: a layer has no key “circel”; did you mean “circle”?",
                "x.yaml:10:11: a circle needs the key “diameter”"
            ),
            Case(
                "- circle: {diameter: x}\n  fill: red",
                "x.yaml:10:22: expected a number in 0…100000 points, found “x”"
            ),
            Case(
                "- circle: {diameter: -1}\n  fill: red",
                "x.yaml:10:22: “-1” is outside of 0…100000 points"
            ),
            Case(
                "- circle: {diameter: .nan}\n  fill: red",
                "x.yaml:10:22: expected a number in 0…100000 points, found “.nan”"
            ),
            Case(
                "- circle: {diameter: 0x10}\n  fill: red",
                "x.yaml:10:22: expected a number in 0…100000 points, found “0x10”"
            ),
            Case(
                "- circle: {diameter: \"4\"}\n  fill: red",
                "x.yaml:10:22: expected a number in 0…100000 points, found “4”"
            ),
            Case("- circle: {}\n  fill: red", "x.yaml:10:11: a circle needs the key “diameter”"),
            Case(
                "- circle: 4\n  fill: red",
                "x.yaml:10:11: expected a circle, which is a map, found “4”; write {diameter: 4}"
            ),
            Case(
                "- circle: {diameter: 4}",
                "x.yaml:10:3: the layer draws nothing: it needs a fill or a stroke; write fill: black, or stroke: {width: 2}"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: #FF0000",
                "x.yaml:11:8: expected a colour, found nothing; a colour such as \"#FF8800\" needs quotes, since # begins a comment"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: cyann",
                "x.yaml:11:9: there is no colour “cyann”; did you mean “cyan”?"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: {light: red}",
                "x.yaml:11:9: a colour by appearance needs the key “dark”"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: {linear: [red]}",
                "x.yaml:11:18: expected a list of 2…1000 items, found 1"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: {linear: {start: top}}",
                "x.yaml:11:18: a gradient needs either colors or stops"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: {conic: [red, blue], linear: [red, blue]}",
                "x.yaml:11:30: a paint cannot have both “conic” and “linear”"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: red\n  rotate: {pullng: 4}",
                "x.yaml:12:12: there is no state “pullng”; did you mean “pulling”?"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: red\n  rotate: {pulling: {0: 1, x: 2}}",
                "x.yaml:12:28: “x” is neither a fraction 0…1 nor seconds such as 0.3s"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: red\n  rotate: {pulling: {0.5: 1, 0.2: 2}}",
                "x.yaml:12:30: the time 0.2 does not come after 0.5"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: red\n  rotate: {pulling: {0: 1, 1.5: 2}}",
                "x.yaml:12:28: the time 1.5 is outside of 0…1"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: red\n  rotate: {pulling: {ease: linear}}",
                "x.yaml:12:21: a keyframe track needs at least one time, as in {0: 1, 1: 5}"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: red\n  rotate: {pulling: {0: 1, 1: 2, ease: easIn}}",
                "x.yaml:12:40: there is no easing “easIn”; did you mean “easeIn”?"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: red\n  rotate: {pulling: {0: 1, 1: 2, ease: {steps: 0}}}",
                "x.yaml:12:48: “0” is outside of 1…10000"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: red\n  rotate: {pulling: {0: 1, 1: 2, ease: [linear, linear]}}",
                "x.yaml:12:40: expected one easing, one for each span between keyframes, found 2"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: red\n  rotate: {pulling: {0: 1, 1: 2, ease: {bezier: [2, 0, 1, 1]}}}",
                "x.yaml:12:40: the timing curve's x1 cannot be 2.0; use a time in 0…1"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: red\n  rotate: {pulling: {0: 1, 1: 2, ease: {spring: {response: 1}}}}",
                "x.yaml:12:49: a spring needs response and damping, or duration and bounce"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: $tnt",
                "x.yaml:11:9: there is no parameter “$tnt”; did you mean “tint”?"
            ),
            Case(
                "- circle: {diameter: $tint}\n  fill: red",
                "x.yaml:10:22: expected a number in 0…100000 points, found “red” (from $tint)"
            ),
            Case(
                "- circle: {diameter: {$tint: {a: 1}}}\n  fill: red",
                "x.yaml:10:23: $tint is a color; only a choice or a boolean can choose between values"
            ),
            Case(
                "- circle: {diameter: {$size: {small: 1, big: 2}}}\n  fill: red",
                "x.yaml:10:23: no value for the choice “large” of $size",
                "x.yaml:10:41: $size has no choice “big”; allowed: small, large"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: red\n  offset: [1]",
                "x.yaml:12:11: expected two numbers, found a list of 1"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: red\n  offset: {x: 1, z: 2}",
                "x.yaml:12:18: expected the keys x and y, found “z”"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: red\n  anchor: middle",
                "x.yaml:12:11: expected a unit point [x, y] or its name, found “middle”; did you mean “center”?"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: red\n  blend: multiplied",
                "x.yaml:12:10: expected a blend mode, found “multiplied”; did you mean “multiply”?"
            ),
            Case(
                "- circle: {diameter: 4}\n  fill: red\n  opacity: 1.5",
                "x.yaml:12:12: “1.5” is outside of 0…1"
            ),
            Case(
                "- circle: {diameter: 4}\n  stroke: {dash: [0, 0]}",
                "x.yaml:11:18: the dashes and gaps add up to less than 0.1 points"
            ),
            Case(
                "- path: {data: M0 0 L}\n  fill: red",
                "x.yaml:10:16: the path data are not right"
            ),
            Case(
                "- polygon: {points: [[0, 0], 3]}\n  fill: red",
                "x.yaml:10:30: expected two numbers, found “3”"
            ),
            Case("- repeat: {count: 0, layers: []}", "x.yaml:10:19: “0” is outside of 1…1000"),
            Case(
                "- repeat: {count: 2.5, layers: []}",
                "x.yaml:10:19: expected a whole number in 1…1000, found “2.5”"
            ),
            Case(
                "- repeat: {count: 2, alpha: [1], layers: []}",
                "x.yaml:10:29: expected 2 opacities, one for each copy, found 1"
            ),
            Case(
                "- repeat: {count: 2, fadePhase: 1, layers: []}",
                "x.yaml:10:33: fadePhase has no effect without fade"
            ),
            Case(
                "- group: []\n  fill: red",
                "x.yaml:11:9: a group cannot have a fill; only outlines can"
            ),
            Case(
                "- image: {file: a.png}",
                "x.yaml:10:17: the image “a.png” cannot be read: this design may not use images"
            ),
            Case(
                "- circle: {diameter: 4}\n  rect: {size: [1, 1]}\n  fill: red",
                "x.yaml:11:3: a layer cannot have both “circle” and “rect”"
            ),
            Case(
                "- circle: {diameter: 4}\n  name: a b\n  fill: red",
                "x.yaml:11:9: “a b” cannot name a layer; allowed: letters, digits, - and _"
            ),
            Case(
                "- {name: a, group: []}\n- {group: [], name: a}",
                "x.yaml:11:21: another layer of the list is called “a”"
            ),
            Case("- 7", "x.yaml:10:3: expected a layer, which is a map, found “7”"),
            Case(
                "- circle: {diameter: !!float 4}\n  fill: red",
                "x.yaml:10:22: the tag tag:yaml.org,2002:float is not allowed; designs have plain values only"
            ),
            Case(
                "- circle: {diameter: 4, diameter: 5}\n  fill: red",
                "x.yaml:10:12: the key “diameter” appears more than once in a map"
            ),
            Case("- circle: {diameter: [4}\n  fill: red", "x.yaml:10:24: this is not YAML"),
            Case("- circle: {[a]: 4}\n  fill: red", "x.yaml:10:12: a key must be text, not a list"),
        ]
    )
    func `a mistake in a layer is reported at its line and column`(_ example: Case) {
        let text = """
            pinwheel: 1
            canvas: {size: [20, 10]}
            parameters:
              tint: {type: color, default: red}
              size: {type: choice, choices: [small, large], default: small}
            states:
              pulling: {frames: 3}
              armed: {frames: 1}
            layers:
            \(example.layer)
            """
        let found = problems(text)
        // A list or the parser may append more.
        let isFound = example.problems.allSatisfy { expected in
            found.contains { $0.hasPrefix(expected) }
        }
        #expect(isFound, "\(found.joined(separator: "\n"))")
        #expect(found.count <= example.problems.count + 1)
    }

    @Test(
        arguments: [
            ("", "x.yaml:1:1: the file is empty"),
            ("7", "x.yaml:1:1: expected a design, which is a map, found “7”"),
            ("pinwheel: 2", "x.yaml:1:11: version “2” of the format is not known; allowed: 1"),
            ("name: a b", "x.yaml:1:7: “a b” cannot name a design"),
            ("name: ../up", "x.yaml:1:7: “../up” cannot name a design"),
            ("canvas: {size: [0, 4]}", "x.yaml:1:17: “0” is outside of 1…4096 points"),
            ("canvas: {size: [5000, 4]}", "x.yaml:1:17: “5000” is outside of 1…4096 points"),
            ("state: {}", "x.yaml:1:1: a design has no key “state”; did you mean “states”?"),
            ("states: {}", "x.yaml:1:9: expected a map of states, found a map"),
            ("states: {idl: {}}", "x.yaml:1:10: there is no state “idl”; did you mean “idle”?"),
            (
                "states: {idle: {drive: tim}}",
                "x.yaml:1:24: expected the state's drive, found “tim”; did you mean “time”?"
            ),
            ("states: {idle: {frames: 10001}}", "x.yaml:1:25: “10001” is outside of 1…10000"),
            (
                "states: {idle: {drive: time}}",
                "x.yaml:1:16: a state driven by time needs the key “period”"
            ),
            (
                "states: {idle: {period: 1}}",
                "x.yaml:1:25: “period” does not apply to a state driven by progress"
            ),
            (
                "states: {idle: {drive: time, period: 1, to: 1}}",
                "x.yaml:1:45: “to” does not apply to a state driven by time"
            ),
            ("states: {idle: {to: 1.2}}", "x.yaml:1:21: “1.2” is outside of 0…1"),
            (
                "states: {idle: {drive: time, period: 0}}",
                "x.yaml:1:38: “0” is outside of 0.001…3600 seconds"
            ),
            (
                "parameters: {a: {type: numbr, default: 1}}",
                "x.yaml:1:24: expected a type of parameter, found “numbr”; did you mean “number”?"
            ),
            ("parameters: {a: {type: number}}", "x.yaml:1:17: a parameter needs the key “default”"),
            (
                "parameters: {a: {type: number, default: 9, range: [1, 2]}}",
                "x.yaml:1:41: “9” is outside of 1…2"
            ),
            (
                "parameters: {a: {type: number, default: 1, range: [2, 1]}}",
                "x.yaml:1:51: the end of the range is less than its start"
            ),
            (
                "parameters: {a: {type: color, default: red, range: [2, 1]}}",
                "x.yaml:1:52: only a number or an integer has a range"
            ),
            (
                "parameters: {a: {type: integer, default: 1.5}}",
                "x.yaml:1:42: expected a whole number in -1000000…1000000, found “1.5”"
            ),
            (
                "parameters: {a: {type: integer, default: 9, range: [1, 2]}}",
                "x.yaml:1:42: “9” is outside of 1…2"
            ),
            (
                "parameters: {a: {type: integer, default: 1, range: [1, 2.5]}}",
                "x.yaml:1:56: expected a whole number in -1000000…1000000, found “2.5”"
            ),
            (
                "parameters: {a: {type: integer, default: 1, range: [2, 1]}}",
                "x.yaml:1:52: the end of the range is less than its start"
            ),
            (
                "parameters: {a: {type: choice, default: red}}",
                "x.yaml:1:17: a choice needs the key “choices”"
            ),
            (
                "parameters: {a: {type: choice, choices: [b, b], default: b}}",
                "x.yaml:1:45: the choice “b” is there already"
            ),
            (
                "parameters: {1a: {type: color, default: red}}",
                "x.yaml:1:14: “1a” cannot name a parameter"
            ),
            (
                "parameters: {a: {type: color, default: $b}, b: {type: color, default: red}}",
                "x.yaml:1:40: there is no parameter “$b”; the design has no parameters"
            ),
            ("a: 1\n---\nb: 2", "x.yaml:2:1: this is not YAML"),
            ("a:\tb\n\tc: d", "x.yaml:2:1: found a tab; YAML requires spaces"),
            ("a: *nobody", "x.yaml:1:4: this is not YAML"),
            ("a: \u{7}", "x.yaml:1:4: the character U+7 is not allowed in a design"),
        ]
    )
    func `mistakes outside the layers are reported at their line and column`(
        text: String,
        expected: String
    ) {
        let found = problems(text)
        #expect(found.contains { $0.hasPrefix(expected) }, "\(found.joined(separator: "\n"))")
    }

    @Test(
        arguments: [
            "../a.png", "/etc/a.png", "b/../../a.png", "b/..", "b//a.png", "..", "a/",
        ]
    )
    func `an image's path cannot lead out of the design's folder`(file: String) {
        let text = Samples.design(layers: "  - image: {file: \(file)}")
        #expect(problems(text).map { $0.contains("leads out of the design's folder") } == [true])
    }

    @Test func `all problems are reported at once, in the order of the file`() {
        let text = Samples.design(
            layers: """
                  - circle: {diameter: x}
                    fill: cyann
                    rotat: 4
                """
        )
        #expect(
            problems(text).map { $0.prefix(15) } == [
                "x.yaml:10:24: e", "x.yaml:11:11: t", "x.yaml:12:5: a ",
            ]
        )
    }

    @Test func `at most 50 problems are reported`() {
        let layers = String(repeating: "  - circel: {}\n", count: 200)
        #expect(problems(Samples.design(layers: layers)).count == DesignLimits.problems)
    }

    @Test func `mistakes in an inactive branch of a choice are reported`() {
        let text = Samples.design(
            layers: """
                  - circle: {diameter: {$size: {small: 1, large: -2}}}
                    fill: red
                """,
            parameters:
                "parameters: {size: {type: choice, choices: [small, large], default: small}}"
        )
        #expect(problems(text) == ["x.yaml:10:50: “-2” is outside of 0…100000 points"])
    }

    @Test func `text that is not UTF-8 is refused at its first invalid byte`() {
        let bytes = Array("a: 1\nbc: ".utf8) + [0xFF, 0xFE]
        do {
            _ = try Design(yaml: bytes, name: "x", file: "x.yaml")
            Issue.record("the bytes were read")
        } catch {
            #expect(error.description == "x.yaml:2:5: the file is not UTF-8 text")
        }
    }
}
