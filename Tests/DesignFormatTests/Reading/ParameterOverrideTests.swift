import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// Parameters set on a command line: valid values change the image, invalid ones are errors with a
/// reason.
@Suite struct ParameterOverrideTests {
    private let design: Design

    init() throws {
        design = try Design(
            text: Samples.design(
                layers: """
                      - circle: {diameter: {$size: {small: 2, large: 6}}}
                        fill: $tint
                        opacity: {$shown: {true: 1, false: 0}}
                      - rect: {size: [$width, 1]}
                        fill: {linear: $ramp}
                      - repeat: {count: $dots, layers: [{circle: {diameter: 1}, fill: red}]}
                    """,
                parameters: """
                    parameters:
                      width: {type: number, default: 8, range: [1, 16]}
                      tint: {type: color, default: red}
                      dots: {type: integer, default: 1, range: [1, 3]}
                      ramp: {type: colors, default: [white, black]}
                      size: {type: choice, choices: [small, large], default: small}
                      shown: {type: boolean, default: true}
                    """
            )
        )
    }

    private func problems(_ assignments: (String, String)...) -> [String] {
        do {
            _ = try design.overriding(assignments.map { (name: $0.0, value: $0.1) })
            return []
        } catch {
            return error.problems.map(\.description)
        }
    }

    @Test func `a parameter of each kind changes what is drawn`() throws {
        let changed = try design.overriding([
            ("width", "4"), ("tint", "#0000FF"), ("ramp", "red, rgba(0,0,0,0.5),blue"),
            ("size", "large"),
        ])
        let shapes = changed.scene(.armed, progress: 1).shapes
        #expect(shapes[0].color == Color(red: 0, green: 0, blue: 1))
        #expect(shapes[0].path.bounds?.width == 6)
        #expect(shapes[1].path.bounds?.width == 4)
        guard case .linear(let gradient, _, _) = shapes[1].paint else {
            Issue.record("the gradient is gone")
            return
        }
        #expect(gradient.stops.count == 3)
        #expect(gradient.stops[1].color == Color(red: 0, green: 0, blue: 0, alpha: 0.5))
        #expect(
            try design.overriding([("shown", "false")]).scene(.armed, progress: 1).shapes.count == 2
        )
    }

    @Test func `an integer sets a number of copies`() throws {
        func count(_ dots: String) throws -> Int {
            try design.overriding([("dots", dots)]).scene(.armed, progress: 1).shapes.count - 2
        }
        #expect(try count("1") == 1)
        #expect(try count("3") == 3)
    }

    @Test func `a number, which may be a fraction, cannot set a number of copies`() {
        let text = Samples.design(
            layers: "  - repeat: {count: $n, layers: [{circle: {diameter: 2}, fill: red}]}",
            parameters: "parameters: {n: {type: number, default: 2}}"
        )
        let error = #expect(throws: DesignErrors.self) { try Design(text: text) }
        #expect(
            error?.problems.map { $0.message } == [
                "$n is a number, which may be a fraction; a whole number is expected"
            ]
        )
        #expect(error?.problems.first?.hint == "declare it as {type: integer, …}")
        #expect(error?.problems.first?.line ?? 0 > 1)
    }

    @Test func `a colour may have a light and a dark value`() throws {
        let changed = try design.overriding([("tint", "{light: white, dark: black}")])
        #expect(changed.scene(.armed, progress: 1).shapes[0].color == .white)
        let dark = try #require(Environment(appearance: .dark, scale: 1))
        let moment = Moment(state: .armed, position: .progress(1))
        #expect(changed.scene(at: moment, in: dark).shapes[0].color == .black)
    }

    @Test func `earlier overrides are preserved, and the last of two wins`() throws {
        let first = try design.overriding([("width", "4"), ("width", "5")])
        let second = try first.overriding([("size", "large")])
        #expect(
            second.parameters.map(\.text) == ["5", "red", "1", "white,black", "large", "true"]
        )
        #expect(
            second.parameters.map(\.defaultText)
                == ["8", "red", "1", "white,black", "small", "true"]
        )
        #expect(second.parameters[0].value == .number(5))
    }

    @Test func `an invalid value is refused with the option, the allowed values and a suggestion`()
    {
        #expect(problems(("width", "99")) == ["-P width=99: “99” is outside of 1…16"])
        #expect(
            problems(("width", "wide")) == [
                "-P width=wide: expected a number in 1…16, found “wide”"
            ]
        )
        #expect(
            problems(("widht", "2")) == [
                "-P widht=2: the design “x” has no parameter “widht”; did you mean “width”?"
            ]
        )
        #expect(
            problems(("tint", "gren")) == [
                "-P tint=gren: there is no colour “gren”; did you mean “green”?"
            ]
        )
        #expect(
            problems(("ramp", "red")) == ["-P ramp=red: expected a list of 2…1000 items, found 1"]
        )
        #expect(
            problems(("size", "larg")) == [
                "-P size=larg: expected one of small, large, found “larg”; did you mean “large”?"
            ]
        )
        #expect(
            problems(("dots", "1.5")) == [
                "-P dots=1.5: expected a whole number in 1…3, found “1.5”"
            ]
        )
        #expect(problems(("dots", "4")) == ["-P dots=4: “4” is outside of 1…3"])
        #expect(problems(("shown", "yes")) == ["-P shown=yes: expected true or false, found “yes”"])
        #expect(problems(("tint", "{light: red")).count == 1)
        #expect(problems(("tint", "$width")).count == 1)
        #expect(problems(("tint", "")).count == 1)
        #expect(problems(("width", "99"), ("size", "x"), ("y", "z")).count == 3)
    }

    @Test func `two dollar signs escape one at the start of a string`() throws {
        func design(_ title: String) throws -> Design {
            let text = """
                pinwheel: 1
                canvas: {size: [20, 20]}
                states: {idle: {frames: 1}}
                parameters:
                  tint: {type: color, default: red, title: "\(title)"}
                  price: {type: choice, choices: [$$5, $$$], default: $$5}
                layers:
                  - circle: {diameter: {$price: {$5: 5, $$: 7}}}
                    fill: "$tint"
                """
            return try Design(yaml: Array(text.utf8), name: "x", file: "x.yaml")
        }
        let parameters = try design("$$5 a pull").parameters
        #expect(parameters.map(\.summary) == ["$5 a pull", ""])
        let error = #expect(throws: DesignErrors.self) { try design("$5 a pull") }
        #expect(error?.problems.first?.hint == "write $$ for text that begins with $")
    }
}
