import DesignFormat
import Indicators
import Testing

/// Values found in the preview are written back into the file without another change.
@Suite struct DesignTextTests {
    private static let file = """
        # A comment that stays.
        pinwheel: 1
        canvas: {size: [20, 20]}
        states: {idle: {frames: 1}}
        parameters:
          width: {type: number, default: 2, range: [1, 9], title: 'The pen''s, width'} # wide
          paint: {default: "#ff0000", type: color}
          ring:
            type: colors
            default: [cyan, "#00ff00", "rgb(1, 2, 3)"]  # three
          cap: {type: choice, choices: [butt, round], default: round}
          dim:
            type: color
            default: {light: white, dark: black}
          on: {type: boolean, default: true}
        layers:
          - circle: {diameter: 10}
            stroke: {width: $width, paint: {conic: $ring}, cap: $cap}
        """

    private static func design(_ text: String) throws -> Design {
        try Design(yaml: Array(text.utf8), name: "x", file: "x.yaml")
    }

    @Test func `without a change the text is that of the file`() throws {
        let design = try Self.design(Self.file)
        #expect(design.text(from: Array(Self.file.utf8)) == Self.file)
        #expect(design.changedParameters == "")
    }

    @Test(arguments: [true, false])
    func `a byte order mark is preserved and shifts no position`(isJSON: Bool) throws {
        let json =
            #"{"pinwheel": 1, "canvas": {"size": [20, 20]}, "states": {"idle": {}}, "#
            + #""parameters": {"width": {"type": "number", "default": 2}}, "#
            + #""layers": [{"circle": {"diameter": "$width"}, "fill": "red"}]}"#
        let text = "\u{FEFF}" + (isJSON ? json : Self.file)
        let design = try Self.design(text).overriding([("width", "7")])
        let changed = design.text(from: Array(text.utf8))
        #expect(
            changed
                == text.replacing("default\": 2", with: "default\": 7").replacing(
                    "default: 2",
                    with: "default: 7"
                )
        )
        let wrong = text.replacing("red", with: "reed").replacing(
            "diameter: 10",
            with: "diametre: 10"
        )
        #expect(throws: DesignErrors.self) { try Self.design(wrong) }
    }

    @Test(
        arguments: [
            ("width", "4.5", "default: 4.5, range"), ("paint", "blue", "default: blue, type"),
            ("paint", "#12345678", "default: \"#12345678\", type"),
            ("ring", "red,#fff,rgba(1, 2, 3, .5)", "[red, \"#fff\", \"rgba(1, 2, 3, .5)\"]  #"),
            ("cap", "butt", "default: butt}"),
            ("dim", "{light: red, dark: blue}", "default: {light: red, dark: blue}\n"),
            ("on", "false", "default: false}"),
        ]
    )
    func `a value of each kind replaces the default in its place`(
        name: String,
        value: String,
        text: String
    ) throws {
        let design = try Self.design(Self.file).overriding([(name, value)])
        let written = try #require(design.text(from: Array(Self.file.utf8)))
        #expect(written.contains(text))
        let again = try Self.design(written)
        #expect(again.parameters.map(\.value) == design.parameters.map(\.value))
        let lines = (Self.file.split(separator: "\n"), written.split(separator: "\n"))
        #expect(zip(lines.0, lines.1).count { $0 != $1 } == 1)
    }

    @Test func `several defaults are replaced at once, also with Windows line ends`() throws {
        let file = Self.file.split(separator: "\n").joined(separator: "\r\n")
        let design = try Self.design(file).overriding([
            ("on", "false"), ("width", "3"), ("ring", "red,blue"),
        ])
        let written = try #require(design.text(from: Array(file.utf8)))
        let again = try Self.design(written)
        #expect(again.parameters.map(\.value) == design.parameters.map(\.value))
        #expect(written.contains("\r\n"))
    }

    @Test func `a default behind an alias or on several lines gives the whole section`() throws {
        let file = """
            pinwheel: 1
            canvas: {size: [20, 20]}
            states: {idle: {frames: 1}}
            parameters:
              ring:
                type: colors
                default:
                  - cyan
                  - mint
            layers:
              - circle: {diameter: 10}
                stroke: {width: 2, paint: {conic: $ring}}
            """
        let design = try Self.design(file).overriding([("ring", "red,#00f")])
        #expect(design.text(from: Array(file.utf8)) == nil)
        #expect(design.changedParameters == "parameters:\n  ring: {default: [red, \"#00f\"]}\n")
    }

    @Test(arguments: BuiltInDesigns.names)
    func `every parameter of every built-in design can be set to its own value`(name: String) throws
    {
        let source = try #require(BuiltInDesigns.source(named: name))
        let design = try #require(BuiltInDesigns.design(named: name))
        for parameter in design.parameters {
            let value: String
            switch parameter.kind {
            case .number(let range): value = "\((range.lowerBound + range.upperBound) / 2)"
            case .integer(let range): value = "\((range.lowerBound + range.upperBound) / 2)"
            case .color: value = "#102030"
            case .colors: value = "red,#102030"
            case .choice(let words): value = words[words.count - 1]
            case .boolean: value = parameter.text == "true" ? "false" : "true"
            }
            let changed = try design.overriding([(parameter.name, value)])
            #expect(changed.text(from: source) != nil, "\(parameter.name)")
        }
    }
}
