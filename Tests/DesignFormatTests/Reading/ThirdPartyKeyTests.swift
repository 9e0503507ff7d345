import DesignFormat
import Indicators
import TestSupport
import Testing

/// A key from another format is one error at its position with the notation of this format. A `^`
/// marks the position.
@Suite struct ThirdPartyKeyTests {
    /// Returns the problems of a design, and the position of the `^` in its text.
    static func problems(_ marked: String) -> (found: [DesignProblem], place: String) {
        let lines = marked.split(separator: "\n", omittingEmptySubsequences: false)
        var place = ""
        for (index, line) in lines.enumerated() {
            guard let column = line.firstIndex(of: "^") else { continue }
            place = "\(index + 1):\(line.distance(from: line.startIndex, to: column) + 1)"
        }
        let text = marked.replacing("^", with: "")
        do {
            _ = try Design(yaml: Array(text.utf8), name: "x", file: "x.yaml")
            return ([], place)
        } catch {
            return (error.problems, place)
        }
    }

    /// Expects one error at the mark, with a hint that contains the given words.
    static func expectOne(_ marked: String, _ hint: String, _ name: String) {
        let (found, place) = problems(marked)
        #expect(found.count == 1, "\(name): \(found)")
        let first = found.first
        #expect(first.map { "\($0.line):\($0.column)" } == place, "\(name): \(found)")
        #expect(first?.hint?.contains(hint) == true, "\(name): \(found)")
    }

    private static let layers: [(String, String)] = [
        ("^alpha: .5", "write opacity: .5"),
        ("^borderRadius: 4", "roundedRect: {size: [20, 20], radius: 4}"),
        ("^stroke-width: 2", "write stroke: {width: 2}"), ("^color: red", "write fill: red"),
        ("^color: \"#F00\"", "write fill: \"#F00\""), ("^rotation: 90", "write rotate: 90"),
        ("^translate: [0, 1]", "write offset: [0, 1]"),
        ("^boxShadow: {blur: 3}", "shadow: {blur: 3}"),
        ("^x: 3, y: 4", "write offset: {x: 3, y: 4}"), ("^scaleX: 2", "write scale: {x: 2, y: 1}"),
        ("^transform: rotate(3)", "offset, rotate, scale"), ("^visible: false", "opacity: 0"),
        ("^width: 3", "rect: {size: [20, 20]}"), ("^zIndex: 2", "the last one is drawn on top"),
        ("^mixBlendMode: multiply", "write blend: multiply"),
        ("^duration: 2", "clock: {period: 2}"),
        ("^transformOrigin: top", "write anchor: top"),
        ("^ease: linear", "next to the times of a value"),
        ("^border: red", "write stroke: {paint: red}"), ("^border: 2", "write stroke: {width: 2}"),
        ("^id: x", "write name: x"), ("^animation: spin", "by state"),
        ("^filter: blur(3)", "blur: 4"),
        ("^linear: [red, blue]", "write fill: {linear: [red, blue]}"),
        ("shadow: {^radius: 4}", "write blur: 4"), ("shadow: ^4", "write {blur: 4}"),
        ("shadow: {^x: 1, y: 2}", "offset: {x: 1, y: 2}, with blur: 4"),
        ("shadow: {blur: 3, ^dx: 1}", "write offset: {x: 1, y: 0}"),
        ("shadow: {^pulling: {blur: 3}}", "blur: {pulling: 3}"),
        ("mask: {^circle: {diameter: 4}}", "layers: [{circle: {diameter: 4}, fill: black}]"),
        (
            "mask: {^circle: {diameter: 4}, fill: red}",
            "layers: [{circle: {diameter: 4}, fill: red}]"
        ),
        ("mask: ^[{group: []}]", "write {layers: [{group: []}]}"),
        ("clip: {^group: []}", "mask: {layers: […]}"),
        ("clip: {^layers: []}", "mask: {layers: […]}"),
        ("trim: ^0.5", "write {to: 0.5}"), ("trim: {^pulling: [0, 1]}", "{pulling: [0, 1]}"),
        ("clock: {^duration: 2}", "write period: 2"), ("clock: ^2", "write {period: 2}"),
        ("clock: {period: 2, ^autoreverses: true}", "write alternate: true"),
        ("stroke: {^color: red}", "write paint: red"), ("stroke: ^red", "write {paint: red}"),
        ("stroke: {width: 3, ^lineCap: round}", "write cap: round"),
        ("blend: ^normal", "did you mean “sourceOver”?"), ("anchor: ^topLeft", "“topLeading”?"),
        ("anchor: ^center-left", "“leading”?"), ("opacity: ^50%", "write 0.5"),
        ("rotate: ^90deg", "write 90"), ("opacity: ^50", "write 0.5"),
        ("^animation-duration: 2s", "write clock: {period: 2}"),
        ("^rotation3D: {x: 45}", "rotateX: 180"),
        ("shadow: {blur: 4, ^opacity: 0.3}", "color: \"rgba(0, 0, 0, 0.3)\""),
        ("shadow: ^0 2px 4px black", "{blur: 4, offset: {x: 0, y: 2}, color: black}"),
        ("shadow: ^1 2", "{blur: 0, offset: {x: 1, y: 2}}"),
        ("clip: ^M0 0L8 8L0 8Z", "{path: {data: \"M0 0L8 8L0 8Z\"}}"),
        ("mask: {^mode: luma, layers: []}", "write by: luminance"),
        ("rotate: {0: 0, 1: 9, ease: ^\"steps(4, end)\"}", "write {steps: 4}"),
        ("rotate: {0: 0, 1: 9, ease: ^\"bezier(0, 0, 1, 1)\"}", "\"cubic-bezier(0, 0, 1, 1)\""),
        (
            "rotate: {0: 0, 1: 9, ease: {spring: {^stiffness: 100, damping: 10}}}",
            "write {response: 0.628, damping: 0.5}"
        ),
        (
            "rotate: {0: 0, 1: 9, ease: {spring: {^stiffness: 100}}}",
            "write response and damping"
        ),
    ]

    @Test(arguments: 0..<layers.count)
    func `keys of layers in CSS, SVG, SwiftUI and Lottie have hints`(index: Int) {
        let (text, hint) = Self.layers[index]
        let layer = "  - {circle: {diameter: 30}, fill: red, \(text)}"
        Self.expectOne(Samples.design(layers: layer), hint, text)
    }

    private static let outlines: [(String, String)] = [
        ("circle: {^radius: 15}", "write diameter: 30"), ("circle: ^30", "write {diameter: 30}"),
        ("ellipse: {^width: 3, height: 4}", "write size: [3, 4]"),
        ("^rectangle: {size: [3, 4]}", "write rect: {size: [3, 4]}"),
        ("^oval: {size: [3, 4]}", "write ellipse: {size: [3, 4]}"),
        ("rect: {size: ^4}", "write [4, 4]"),
        ("rect: {size: [3, 3], ^radius: 2}", "write roundedRect: {size: [3, 3], radius: 2}"),
        ("circle: {diameter: 4, ^rotate: 3}", "next to “circle” write rotate: 3"),
        ("circle: {diameter: 4, ^color: red}", "next to “circle” write fill: red"),
        ("path: {^d: M0 0 L1 1}", "write data: M0 0 L1 1"),
        ("path: ^M0 0 L1 1", "{data: M0 0 L1 1}"),
        ("star: {^points: 5, radius: 3, innerRadius: 2}", "write count: 5"),
        ("star: {count: 5, ^outerRadius: 3, innerRadius: 2}", "write radius: 3"),
        ("polygon: {^sides: 5, radius: 4}", "regularPolygon: {count: 5, radius: 4}"),
        ("arc: {radius: 3, start: 10, ^end: 90}", "sweep: 80"),
        ("line: {^x1: 0, y1: 1, x2: 4, y2: 5}", "write from: [0, 1], to: [4, 5]"),
        ("text: {^text: Hi, size: 3}", "write string: Hi"),
        ("text: {^text: Hi}", "write string: Hi; also add “size”"),
        ("text: {string: Hi, ^fontSize: 12}", "write size: 12"),
        ("text: ^Hi", "{string: Hi, size: 12}"),
        ("text: {string: Hi, size: 3, ^letterSpacing: 1}", "write spacing: 1"),
        ("text: {string: Hi, size: 3, ^fontWeight: bold}", "name the font's file"),
        ("text: {string: Hi, size: 3, ^textAlign: left}", "write align: leading"),
        ("arc: {radius: 3, sweep: 90, ^clockwise: false}", "sweep: -90"),
        ("superellipse: {^diameter: 20, exponent: 3}", "write size: [20, 20]"),
        ("polygon: {points: [^0, 1, 4, 4]}", "write each point as a list: [[0, 1], …]"),
    ]

    @Test(arguments: 0..<outlines.count)
    func `keys of outlines in other formats have hints`(index: Int) {
        let (text, hint) = Self.outlines[index]
        Self.expectOne(Samples.design(layers: "  - {\(text), stroke: {}}"), hint, text)
    }

    private static let others: [(String, String)] = [
        ("  - {image: ^a.png}", "write {file: a.png}"),
        ("  - {image: {^src: a.png}}", "write file: a.png"),
        ("  - {group: ^{layers: []}}", "write []"),
        ("  - {repeat: {^copies: 4, layers: []}}", "write count: 4"),
        ("  - {repeat: ^{count: 4}}", "layers: The layers to copy"),
        (
            "  - {repeat: {count: 3, ^circle: {diameter: 4}, fill: red}}",
            "write layers: [{circle: {diameter: 4}, fill: red}]"
        ),
        (
            "  - {repeat: {count: 4}, ^layers: [{circle: {diameter: 4}}]}",
            "write repeat: {count: 4, layers: [{circle: {diameter: 4}}]}"
        ),
        (
            "  - {repeat: 4, ^circle: {diameter: 4}, fill: red}",
            "write repeat: {count: 4, layers: [{circle: {diameter: 4}, fill: red}]}"
        ),
        (
            "  - {repeat: {count: 3, delay: {^each: [0, 1, 2]}, layers: []}}",
            "write only [0, 1, 2]"
        ),
        ("  - {image: {sheet: a.png, cells: ^4}}", "write [4, 1]"),
        ("  - {use: ^{file: a.yaml}}", "write use: a.yaml"),
        ("  - ^{circle: {diameter: 4}}", "write fill: black, or stroke: {width: 2}"),
        ("  - {circle: {diameter: 4}, fill: ^none}", "did you mean “clear”?"),
        (
            "  - {circle: {diameter: 4}, fill: {linear: [red, blue], ^start: top}}",
            "write {linear: {colors: [red, blue], start: top}}"
        ),
        (
            "  - {circle: {diameter: 4}, fill: {pulling: {^linear: [red, blue]}}}",
            "{linear: [{pulling: red}, {pulling: blue}]}"
        ),
        ("  - {circle: {diameter: 4}, fill: ^{light: red}}", "write red alone"),
        (
            "  - {circle: {diameter: 4}, fill: {^linear-gradient: [red, blue]}}",
            "write {linear: [red, blue]}"
        ),
        (
            "  - {circle: {diameter: 4}, fill: {^angular: [red, blue]}}",
            "write {conic: [red, blue]}"
        ),
        (
            "  - {circle: {diameter: 4}, fill: {radial: ^[red, blue]}}",
            "write {colors: [red, blue], endRadius: 20}"
        ),
        (
            "  - {circle: {diameter: 4}, fill: ^\"linear-gradient(red, blue)\"}",
            "{linear: [red, blue]}"
        ),
        (
            "  - {circle: {diameter: 4}, fill: {linear: [red, blue], ^angle: 45}}",
            "{linear: {colors: [red, blue], start: leading, end: trailing}}"
        ),
        (
            "  - {circle: {diameter: 4}, fill: {linear: {stops: ^{0: red, 100%: blue}}}}",
            "write [{at: 0, color: red}, {at: 1, color: blue}]"
        ),
        (
            "  - {circle: {diameter: 4}, fill: {linear: {stops: [^red 40%, {at: 1, color: red}]}}}",
            "write {at: 0.4, color: red}"
        ),
        ("  - {circle: {diameter: 4}, fill: ^\"hsl(10, 50%, 50%)\"}", "as #RRGGBB"),
    ]

    @Test(arguments: 0..<others.count)
    func `keys of other contents and paints have hints`(index: Int) {
        let (text, hint) = Self.others[index]
        Self.expectOne(Samples.design(layers: text), hint, text)
    }

    @Test(
        arguments: [
            ("{size: [48, 48]}", "^[48, 48]", "write {size: [48, 48]}"),
            ("{size: [48, 48]}", "{^width: 48, height: 40}", "write size: [48, 40]"),
            ("loop: true", "^repeat: true", "write loop: true"),
            ("period: 1, loop: true", "^duration: 1, loop: true", "write it as “period”"),
            ("refreshing:", "^loading:", "did you mean “refreshing”?"),
            ("type: number", "type: ^float", "did you mean “number”?"),
            ("default: 3", "default: 3, ^min: 1, max: 4", "write range: [1, 4]"),
        ]
    )
    func `keys of the file, its canvas, states and parameters have hints`(
        right: String,
        wrong: String,
        hint: String
    ) {
        let good = """
            pinwheel: 1
            canvas: {size: [48, 48]}
            parameters:
              a: {type: number, default: 3}
            states:
              refreshing: {drive: time, period: 1, loop: true}
            layers:
              - {circle: {diameter: $a}, fill: red}
            """
        #expect(Self.problems(good).found == [])
        // A key without a counterpart is reported at its value.
        let marked = wrong.hasPrefix("^duration") ? "duration: ^1, loop: true" : wrong
        Self.expectOne(good.replacing(right, with: marked, maxReplacements: 1), hint, wrong)
    }

    @Test func `no name in the tables is a valid key, and each suggested key is one`() {
        for schema in FormatSchema.design.schemas {
            for key in ThirdPartyKey.table(of: schema.name) {
                for meant in key.meant {
                    #expect(schema.keys.contains(meant), "\(schema.name) \(meant)")
                }
                for name in key.names {
                    #expect(name == ThirdPartyKey.folded(name), "\(schema.name) \(name)")
                    let reads = schema.keys.filter { $0 == name }
                    let isGradient = schema.name == "gradient"
                    #expect(reads.isEmpty || isGradient, "\(schema.name) \(name) \(reads)")
                }
            }
        }
    }
}
