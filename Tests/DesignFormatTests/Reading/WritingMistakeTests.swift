import DesignFormat
import Indicators
import TestSupport
import Testing

/// A mistake in the notation of YAML or of numbers is one error at its position, which says what to
/// write. A `^` marks the position.
@Suite struct WritingMistakeTests {
    private static let mistakes: [(layer: String, words: String)] = [
        // Colours that start a comment, in maps and lists, also over several lines.
        ("circle: {diameter: 9}, fill: ^#ff0000", "quotes: \"#ff0000\""),
        ("circle: {diameter: 9}, fill: {linear: [red, ^#0f08]}", "quotes: \"#0f08\""),
        ("circle: {diameter: 9},\n    fill: ^#FF000080,\n    opacity: 1", "quotes: \"#FF000080\""),
        // Values that end at their first comma.
        (
            "circle: {diameter: 9}, fill: ^rgba(0, 0, 0, 0.5)",
            "“rgba(0, 0, 0, 0.5)” ends at its first comma; put it into quotes"
        ),
        (
            "path: {data: ^M0,0 L10,10}, fill: red",
            "“M0,0 L10,10” ends at its first comma; put it into quotes: \"M0,0 L10,10\""
        ),
        (
            "text: {size: 3, string: ^Wait, please, wait, align: center}",
            "“Wait, please, wait” ends at its first comma"
        ),
        ("circle: {diameter: ^1,5}, fill: red", "“1,5” ends at its comma; write 1.5"),
        ("circle: {diameter: 9}, fill: red, opacity: ^0,5, blur: 1", "write 0.5"),
        ("rect: {size: ^[10,5, 8]}, fill: red", "with decimal points? write [10.5, 8]"),
        ("rect: {size: ^[10,5,8,25]}, fill: red", "with decimal points? write [10.5, 8.25]"),
        // Numbers with units, in quotes and in words.
        ("circle: {diameter: ^50%}, fill: red", "percentages are not supported here"),
        ("circle: {diameter: 9}, fill: red, rotate: ^50%", "write a number in degrees"),
        ("circle: {diameter: 9}, fill: red, offset: [^10%, 0]", "write a number in points"),
        ("circle: {diameter: 9}, fill: red, opacity: ^50%", "write 0.5"),
        ("circle: {diameter: 9}, fill: red, scale: ^50%", "write 0.5"),
        ("circle: {diameter: ^\"12\"}, fill: red", "write 12 without quotes"),
        ("star: {count: ^\"5\", radius: 9, innerRadius: 4}, fill: red", "write 5 without quotes"),
        (
            "circle: {diameter: 9}, fill: red, clock: {period: 1, alternate: ^\"true\"}",
            "write true without quotes"
        ),
        ("circle: {diameter: 9}, stroke: {width: 2, dash: ^4 2}", "write [4, 2]"),
        ("circle: {diameter: 9}, stroke: {width: 2, dash: ^\"4,2\"}", "write [4, 2]"),
        // Easings, per-copy lists, alpha and delay in the notation of other formats.
        (
            "circle: {diameter: 9}, fill: red, rotate: {0: 0, 1: 90, ^easing: easeInQuad}",
            "write ease: \"cubic-bezier(0.11, 0, 0.5, 0)\""
        ),
        (
            "circle: {diameter: 9}, fill: red, rotate: {0: 0, 1: 90, ^easing: ease-in-out}",
            "write ease: easeInOut"
        ),
        ("circle: {diameter: 9}, fill: {color: red, ^opacity: .5}", "; write alpha: .5"),
        ("circle: {diameter: 9}, fill: ^{color: red}", "needs the key “alpha”"),
        ("circle: {diameter: 9}, fill: {color: red, alpha: ^50}", "0…1"),
        ("circle: {diameter: 9}, fill: {color: red, alpha: ^[0, 1]}", "expected a number in 0…1"),
        (
            "repeat: {count: 2, layers: [{circle: {diameter: 4}, fill: red}]}, ^delay: 0.1",
            "repeat: {…, delay: 0.1}"
        ),
        // YAML features that designs do not support, and characters that look like spaces.
        ("circle: {diameter: 9}, ^<<: {fill: red}", "merge keys (<<) are not supported; write"),
        ("circle: {diameter: 9}, fill:^\u{A0}{linear: [red, blue]}, opacity: 1", "U+00A0"),
        ("circle: {diameter: 9}, clock:^\u{3000}{period: 1}", "U+3000"),
    ]

    @Test(arguments: mistakes.indices)
    func `one error at the mistake says what to write`(index: Int) {
        let (layer, words) = Self.mistakes[index]
        let (found, place) = ThirdPartyKeyTests.problems(
            Samples.design(layers: "  - {\(layer)}\n\n  - {circle: {diameter: 4}, fill: red}")
        )
        #expect(found.count == 1, "\(layer): \(found)")
        let first = found.first
        #expect(first.map { "\($0.line):\($0.column)" } == place, "\(layer): \(found)")
        #expect(first?.description.contains(words) == true, "\(layer): \(found)")
    }

    @Test(arguments: [
        // A colour in a comment that ends before the mistake is unrelated.
        ("{circle: {diameter: 9}, fill: red} # was #ff0000", "[oops"),
        ("{circle: {diameter: 9}, # was #ff0000\n      fill: red}", "{oops: ]"),
        // A no-break space within a string is allowed.
        ("{text: {string: Please\u{A0}wait, size: 3}, fill: red}", "{oops: ]"),
    ])
    func `an unrelated comment or text is not blamed`(layer: String, broken: String) {
        let (found, _) = ThirdPartyKeyTests.problems(
            Samples.design(layers: "  - \(layer)\n\n\n  - \(broken)\n")
        )
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.message.hasPrefix("this is not YAML") == true, "\(found)")
    }

    @Test func `commas in quotes and in block style do not split values`() throws {
        let layers = """
              - path: {data: "M0,0 L10,10"}
                stroke: {width: 2}
              - text:
                  string: Wait, please
                  size: 3
                fill: rgba(0, 0, 0, 0.5)
            """
        let (found, _) = ThirdPartyKeyTests.problems(Samples.design(layers: layers))
        #expect(found.allSatisfy { !$0.message.contains("cut at") }, "\(found)")
    }
}
