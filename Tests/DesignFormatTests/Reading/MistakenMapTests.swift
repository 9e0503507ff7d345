import DesignFormat
import Indicators
import TestSupport
import Testing

/// A map that is mistaken for values by state or by time causes one error that says how it was
/// read.
@Suite struct MistakenMapTests {
    private static let maps: [(String, String)] = [
        ("blur: {^radius: 4}", "write 4 alone, or by state: {pulling: 4, …}"),
        ("shadow: {blur: {^radius: 4}}", "write 4 alone"),
        ("rotate: {^x: 3, y: 4}", "rotateX and rotateY"),
        ("rotate: {^y: 180}", "rotateX and rotateY"),
        ("rotate: {^0%: 0, 100%: 90}", "write {0: 0, 1: 90}"),
        ("rotate: {pulling: {^0%: 0, 50%: 9, 100%: 90}}", "write {0: 0, 0.5: 9, 1: 90}"),
        ("rotate: {^0ms: 0, 300ms: 90}", "write {0s: 0, 0.3s: 90}"),
        ("rotate: {^before: 3, after: 4}", "{0: {before: 3, after: 4}, 1: …}"),
        ("rotate: {^before: 3}", "{0: {before: 3, after: …}, 1: …}"),
        ("rotate: {pulling: {^before: 3}}", "{before: 3, after: …}"),
        ("rotate: {0: {^before: 3}, 1: 3}", "write 0: {before: 3, after: …}"),
        ("rotate: {0: 0, 0.5: {^pulling: 3}, 1: 3}", "{pulling: {0: …, 0.5: 3}}"),
        ("rotate: {from: 0, ^to: 90}", "{0: 0, 1: 90}"),
        ("rotate: {^start: 10, end: 90}", "{0: 10, 1: 90}"),
        ("rotate: ^{from: current}", "{from: current, 1: 360}"),
        ("rotate: {pulling: [0, 3], ^ease: linear}", "{pulling: {0: 0, 1: 3, ease: linear}}"),
        ("rotate: {^keyframes: {0: 1, 1: 2}}", "write {0: 1, 1: 2} alone"),
        ("rotate: {^values: [0, 9], duration: 2}", "write [0, 9] alone"),
        ("rotate: {^loading: [0, 360]}", "did you mean “refreshing”?"),
        ("rotate: {pulling: {^refreshing: 3}}", "put the times inside the state"),
        ("rotate: {0: 0, 1: 3, ease: {^each: [linear]}}", "write keyframes for each copy"),
        ("rotate: {0: 0, 1: 3, ease: {^pulling: linear}}", "write keyframes for each state"),
        ("rotate: {0: 0, 1: 3, ease: ^[0.4, 0, 0.2, 1]}", "{bezier: [0.4, 0, 0.2, 1]}"),
        ("scale: {^width: 2, height: 3}", "write {x: 2, y: 3}"),
        ("offset: {^dx: 3, dy: 4}", "write {x: 3, y: 4}"),
        ("offset: {pulling: ^{x: 3}}", "write {x: 3, y: 0}"),
        ("anchor: {pulling: [^0.25, 1]}", "write {x: 0.25, y: 1} for a constant point"),
        ("rotate: {refreshing: {0: 0, 1: 9, ^loop: true}}", "a layer's clock"),
        (
            "rotate: {refreshing: [^{t: 0, v: 0}, {t: 1, v: 9}]}",
            "write [0, 1], or {0: 0, 1: 1, ease: easeOut} with times"
        ),
        ("rotate: {0: 0, 1: 9, ease: ^ease}", "did you mean “coreAnimationDefault”?"),
        ("rotate: {0: 0, 1: 9, ease: ^easeInOutCubic}", "\"cubic-bezier(0.65, 0, 0.35, 1)\""),
        ("anchor: {points: ^{x: 0, y: 3}}", "write [0, 3]"),
        ("anchor: ^center bottom", "did you mean “bottom”?"),
        ("shadow: ^[{blur: 4}, {blur: 8}]", "write {blur: 4}"),
        ("opacity: {each: ^3}", "write [3]"),
        ("opacity: {each: [1, {^each: [0, 1]}]}", "copies of the innermost repeat"),
        ("opacity: {0: {^start: 1, end: 0}, 1: 0}", "write 0: {before: 1, after: 0}"),
        ("opacity: {0: 0, ^1.5: 1}", "1.5s"),
        ("rotate: {0.5s: 0, ^0.50s: 1}", "write a jump as {0.50s: {before: …, after: …}}"),
        ("rotate: {0: 0, ^1s: 3}", "append s to every time"),
    ]

    @Test(arguments: 0..<maps.count)
    func `a map that is mistaken for a map by state gets a hint`(index: Int) {
        let (text, hint) = Self.maps[index]
        let layer = "  - {circle: {diameter: 30}, fill: red, \(text)}"
        ThirdPartyKeyTests.expectOne(Samples.design(layers: layer), hint, text)
    }

    @Test func `times with units in such maps keep their unit`() {
        let layer = "  - {circle: {diameter: 3}, fill: red, rotate: {0.5s: 0, 0.50s: 1}}"
        let found = ThirdPartyKeyTests.problems(Samples.design(layers: layer)).found
        #expect(found.first?.message == "the time 0.50s does not come after 0.5s")
    }

    @Test(
        arguments: [
            (
                "path: {data: [M0 0 L8 8, M0 0 L8 0, ^M0 0 L8 8 L9 9]}",
                "from value 2: this value has 3 steps, the other has 2"
            ),
            (
                "path: {data: {0: M0 0 L8 8, 1: ^M0 0 Q8 8 9 9}}",
                "from value 1: step 2 is a quadratic curve here"
            ),
            (
                "path: {data: {each: [[M0 0 L1 1], [M0 0 L1 1, ^M0 0]]}}",
                "from value 1: this value has 1 steps"
            ),
            (
                "path: {data: {pulling: M0 0 L8 8, refreshing: {from: current, 1: ^M0 0}}}",
                "from the value of pulling"
            ),
            (
                "polygon: {points: [[[0, 0], [1, 1]], [[0, 0], [1, 1]], ^[[0, 0], [1, 1], [2, 2]]]}",
                "from value 2: this value has 3 points"
            ),
        ]
    )
    func `the error of a morph names the outline that differs, and from which`(
        text: String,
        words: String
    ) {
        let layers = "  - repeat:\n      count: 2\n      layers:\n        - {\(text), stroke: {}}"
        let marked = Samples.design(layers: layers)
        let (found, place) = ThirdPartyKeyTests.problems(marked)
        #expect(found.count == 1, "\(found)")
        #expect(found.first.map { "\($0.line):\($0.column)" } == place, "\(text): \(found)")
        #expect(found.first?.message.contains(words) == true, "\(found)")
        #expect(found.first?.hint != nil)
    }

    @Test func `a mistake in embedded glyphs is one error, without one about the missing font`() {
        let text = """
            pinwheel: 1
            canvas: {size: [48, 48]}
            states:
              idle: {frames: 1}
            layers:
              - {text: {string: A, font: f.ttf, size: 28}, fill: red}
            glyphs:
              - font: f.ttf
                unitsPerEm: 1000
                ascent: 800
                descent: 200
                capHeight: 700
                outlines: ["M0 0L1 1"]
                lines:
                  - {text: A, advance: 9, letters: [^[0, 4]]}
            """
        ThirdPartyKeyTests.expectOne(text, "allowed: 0…0", "index")
        let missing = text.replacing("^", with: "").replacing("    capHeight: 700\n", with: "")
            .replacing("- font", with: "- ^font").replacing("[0, 4]", with: "[0, 0]")
        ThirdPartyKeyTests.expectOne(missing, "The height of capitals", "missing")
    }

    @Test(
        arguments: [
            (
                "scale: ^[0, 1], clock: {period: 0.5}",
                "{default: [0, 1]} to animate, or {x: 0, y: 1}"
            ),
            ("offset: ^[0, 4], clock: {period: 0.5}", "{default: [[0, 0], [0, 4]]} to animate"),
            ("scale: [1, 2], rotate: [0, 360], clock: {period: 0.5}", ""),
            ("scale: [1, 1], clock: {period: 1}", ""),
            ("scale: [1, 2]", ""),
        ]
    )
    func `a pair that would be read as keyframes causes one warning`(text: String, hint: String)
        throws
    {
        let marked = Samples.design(layers: "  - {circle: {diameter: 3}, fill: red, \(text)}")
        let bytes = Array(marked.replacing("^", with: "").utf8)
        let found = try Design(yaml: bytes, name: "x", file: "x.yaml").warnings(
            in: bytes,
            file: "x.yaml"
        )
        .filter { $0.message.contains("pair") || $0.message.contains("never visible") }
        #expect(found.count == (hint.isEmpty ? 0 : 1), "\(found)")
        guard let first = found.first else { return }
        #expect("\(first.line):\(first.column)" == ThirdPartyKeyTests.problems(marked).place)
        #expect(first.hint?.contains(hint) == true, "\(found)")
    }
}
