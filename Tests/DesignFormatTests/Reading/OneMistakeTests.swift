import DesignFormat
import Goldens
import Indicators
import Raster
import Testing

/// One mistake causes one error, which suggests what was probably meant.
@Suite struct OneMistakeTests {
    private static let good = """
        pinwheel: 1
        name: dot
        canvas: {size: [8, 8]}
        parameters:
          tint: {type: color, default: red}
        states:
          pulling:    {frames: 2}
          refreshing: {drive: time, period: 1, loop: true}
        layers:
          - circle: {diameter: 4}
            opacity: {pulling: {0: 0, 1: 1, ease: "cubic-bezier(0.4, 0, 0.2, 1)"}}
            fill: $tint
        """

    private func problems(_ text: String) -> [String] {
        do {
            _ = try Design(yaml: Array(text.utf8), name: "dot", file: "dot.yaml")
            return []
        } catch {
            return error.problems.map(\.description)
        }
    }

    @Test func `the design without a mistake is read`() {
        #expect(problems(Self.good) == [])
    }

    @Test(
        arguments: [
            ("diameter", "diametre", "diameter"), ("canvas", "canvs", "canvas"),
            ("layers:", "layrs:", "layers"), ("circle:", "circel:", "circle"),
            ("drive", "drvie", "drive"), ("period", "perod", "period"), ("fill", "fil", "fill"),
            ("type", "typ", "type"), ("color", "colr", "color"),
            ("pulling: ", "puling: ", "pulling"),
            ("red", "systemBlue", "blue"), ("red", "systemGray3", "gray"),
            ("red", "UIColor.red", "uiRed"), ("red", ".label", "primary"),
            ("red", "Color.bleu", "blue"), ("red", "systemOrangeColor", "orange"),
        ]
    )
    func `a misspelt word is one error, with a suggestion`(
        right: String,
        wrong: String,
        meant: String
    ) {
        let found = problems(Self.good.replacingFirst(right, with: wrong))
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.hasSuffix("did you mean “\(meant)”?") == true, "\(found)")
    }

    @Test(
        arguments: [
            ("cubic-bezier(0.4, 0, 0.2, 1)", "ease"), ("cubic-bezier(0.4,0,0.2,1)", "ease"),
            ("cubic-bezier(0.4,0.1,0.2,0.9)", "ease"),
        ]
    )
    func `an unquoted call in a map or a list is one error that asks for quotes`(
        call: String,
        key: String
    ) {
        let quoted = "\"cubic-bezier(0.4, 0, 0.2, 1)\""
        let found = problems(Self.good.replacingFirst(quoted, with: call))
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.contains("“\(call)” ends at its first comma") == true, "\(found)")
        #expect(found.first?.hasSuffix("put it into quotes: \"\(call)\"") == true, "\(found)")
    }

    @Test(
        arguments: [
            ("steps(4, jump-end)", "write {steps: 4}"),
            ("cubicBezier(0.4, 0, 0.2, 1)", "write \"cubic-bezier(0.4, 0, 0.2, 1)\""),
        ]
    )
    func `a call from another format gets the notation of designs`(call: String, writing: String) {
        let quoted = "\"cubic-bezier(0.4, 0, 0.2, 1)\""
        let found = problems(Self.good.replacingFirst(quoted, with: call))
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.hasSuffix("ends at its first comma; \(writing)") == true, "\(found)")
    }

    @Test func `an unquoted colour in a list is one error that asks for quotes`() {
        let fill = "fill: {linear: {colors: [rgba(1, 2, 3, 0.5), red]}}"
        let found = problems(Self.good.replacingFirst("fill: $tint", with: fill))
        #expect(found.count == 1, "\(found)")
        #expect(
            found.first?.contains("“rgba(1, 2, 3, 0.5)” ends at its first comma") == true,
            "\(found)"
        )
    }

    @Test(arguments: ["    fill", "  - circle"])
    func `a tab for indentation is reported as a tab`(line: String) {
        let found = problems(Self.good.replacingFirst(line, with: "\t" + line.dropFirst(2)))
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.hasSuffix("found a tab; YAML requires spaces") == true, "\(found)")
    }

    @Test func `keys that are not strings, and thousands of duplicate keys, are one short error`() {
        let lists = problems(Self.good + "\n? [a]\n: 1\n? [a]\n: 2")
        #expect(lists.count == 1)
        #expect(lists.first?.hasSuffix("a key must be text, not a list or a map") == true)
        let doubled = (0..<12_000).map { "\nk\($0): 1\nk\($0): 2" }.joined()
        let found = problems(Self.good + doubled)
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix("and 11997 more appear more than once in a map") == true)
        #expect((found.first?.count ?? 0) < 200)
    }

    @Test func `the key design in place of designs in a plan gets a suggestion`() {
        let text = Array("pinwheel: 1\nsets:\n  - design: arc\n".utf8)
        let error = #expect(throws: DesignErrors.self) {
            try GoldenPlan(yaml: text, file: "goldens.yaml")
        }
        #expect(error?.problems.count == 1)
        #expect(error?.problems.first?.hint == "did you mean “designs”?")
    }
}

extension String {
    fileprivate func replacingFirst(_ part: String, with other: some StringProtocol) -> String {
        replacing(part, with: String(other), maxReplacements: 1)
    }
}
