import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// Warnings cover every animated value: jumps and springs that are cut off are reported for all
/// properties.
@Suite struct DrivenPropertyTests {
    /// A place for a value in a layer, with two different values.
    struct Place: CustomTestStringConvertible, Sendable {
        /// The layer, with ¦ in place of the value.
        let layer: String
        /// Two values that differ strongly.
        let values: (String, String)

        var testDescription: String { layer }

        init(_ layer: String, _ low: String, _ high: String) {
            self.layer = layer
            values = (low, high)
        }
    }

    /// The arguments of all outlines.
    ///
    /// The points of a plot depend on the position along it, so keyframes alone draw nothing.
    static let outlines = OutlineKind.all.filter { $0.name != "plot" }.flatMap { kind in
        kind.fields.compactMap { field -> Place? in
            guard let values = values(of: field.type, field.key) else { return nil }
            let arguments = kind.fields.compactMap { other -> String? in
                if other.key == field.key { return "\(other.key): ¦" }
                let isNeeded = other.isRequired || other.key == kind.alternatives.first
                return isNeeded ? "\(other.key): \(validValue(other))" : nil
            }
            let list = arguments.joined(separator: ", ")
            let fill = kind.hasInside ? "fill: red, " : ""
            return Place("\(kind.name): {\(list)}, \(fill)stroke: {width: 1}", values.0, values.1)
        }
    }

    /// The properties of all layers.
    static let properties = LayerProperty.all.compactMap { property -> Place? in
        guard let values = values(of: property.field.type, property.key) else { return nil }
        // The layer is drawn so that its position, rotation and size are visible.
        let turned = ["perspective": "rotateX: 50, ", "anchor": "rotate: 40, "][property.key] ?? ""
        return Place(
            "rect: {size: [20, 8]}, fill: red, \(turned)\(property.key): ¦",
            values.0,
            values.1
        )
    }

    /// Values that are not entries of the vocabulary.
    static let others = [
        Place("circle: {diameter: 20}, fill: ¦", "red", "blue"),
        Place("circle: {diameter: 20}, stroke: {width: 4, paint: ¦}", "red", "blue"),
        Place("circle: {diameter: 20}, stroke: {width: ¦}", "1", "6"),
        Place("circle: {diameter: 20}, stroke: {width: 4, dash: ¦}", "[4, 4]", "[9, 2]"),
        Place("circle: {diameter: 20}, stroke: {width: 4, dash: [4, 9], dashPhase: ¦}", "0", "6"),
        Place("circle: {diameter: 20}, stroke: {width: 4}, trim: {from: ¦, to: 1.2}", "0", "0.4"),
        Place("circle: {diameter: 20}, stroke: {width: 4}, trim: {to: ¦}", "0.2", "0.7"),
        Place("circle: {diameter: 20}, fill: {linear: {colors: [¦, red]}}", "green", "blue"),
        Place("circle: {diameter: 20}, fill: {linear: \(stops)}", "0.1", "0.7"),
        Place("circle: {diameter: 20}, fill: {linear: {\(ramp), start: ¦}}", "top", "leading"),
        Place("circle: {diameter: 20}, fill: {linear: {\(ramp), end: ¦}}", "bottom", "trailing"),
        Place("circle: {diameter: 20}, fill: {radial: {\(radii), center: ¦}}", "center", "top"),
        Place(
            "circle: {diameter: 20}, fill: {radial: {\(ramp), startRadius: ¦, endRadius: 12}}",
            "0",
            "9"
        ),
        Place(
            "circle: {diameter: 20}, fill: {radial: {\(ramp), startRadius: 0, endRadius: ¦}}",
            "3",
            "12"
        ),
        Place("circle: {diameter: 20}, fill: {conic: {\(ramp), center: ¦}}", "center", "top"),
        Place("circle: {diameter: 20}, fill: {conic: {\(ramp), start: ¦, end: 360}}", "0", "90"),
        Place("circle: {diameter: 20}, fill: {conic: {\(ramp), end: ¦}}", "200", "300"),
        Place("\(square), shadow: {blur: ¦}", "0", "6"),
        Place("\(square), shadow: {blur: 1, offset: ¦}", "{x: 0, y: 2}", "{x: 9, y: 2}"),
        Place("\(square), shadow: {blur: 1, offset: [9, 9], color: ¦}", "red", "blue"),
        Place("\(square), clip: {circle: {diameter: ¦}}", "4", "12"),
        Place(
            "\(square), clip: {circle: {diameter: 8}, offset: ¦}",
            "{x: 0, y: 2}",
            "{x: 6, y: 2}"
        ),
        Place("combine: {outlines: [{circle: {diameter: ¦}}]}, fill: red", "4", "12"),
        Place("combine: {outlines: [{rect: {size: [9, 2]}, rotate: ¦}]}, fill: red", "4", "70"),
        Place("combine: {outlines: [{\(circle), offset: {x: ¦, y: 0}}]}, fill: red", "4", "12"),
        Place("\(square), follow: {circle: {diameter: 20}, at: ¦}", "0", "0.4"),
        Place("\(square), mask: {layers: [{circle: {diameter: ¦}, fill: red}]}", "4", "12"),
        Place("repeat: {count: 3, \(copied), angle: ¦}", "20", "70"),
        Place("repeat: {count: 3, \(copied), offset: ¦}", "{x: 0, y: 2}", "{x: 6, y: 2}"),
        Place("repeat: {count: 3, \(copied), angle: 90, reveal: ¦}", "0.3", "0.9"),
        Place("repeat: {count: 3, \(copied), angle: 90, fade: [1, 0], fadePhase: ¦}", "0.1", "0.4"),
        Place(
            "repeat: {count: 3, angle: 90, layers: [{\(square), offset: [9, 0], opacity: ¦}]}",
            "0.3",
            "0.9"
        ),
        Place("group: [{\(square)}], opacity: ¦", "0.3", "0.9"),
        Place("image: {sheet: eight.png, cells: [8, 1], size: [20, 20], frame: ¦}", "0", "4"),
        Place("image: {sheet: dots.png, cells: [2, 1], size: ¦}", "[4, 4]", "[20, 9]"),
    ]

    private static let circle = "circle: {diameter: 9}"
    private static let square = "rect: {size: [16, 16]}, fill: red"
    private static let copied = "layers: [{\(square), offset: [9, 0]}]"
    private static let ramp = "colors: [red, blue]"
    private static let radii = "\(ramp), startRadius: 0, endRadius: 12"
    private static let stops = "{stops: [{at: 0, color: red}, {at: ¦, color: blue}]}"

    @Test(arguments: outlines + properties + others)
    func `a jump of any property causes a warning`(place: Place) throws {
        let (low, high) = place.values
        let value = "{pulling: [\(low), \(low)], refreshing: [\(high), \(low), \(high)]}"
        let found = try warnings(place, value)
        #expect(found.contains { $0.kind == "jump" }, "\(found)")
    }

    @Test(arguments: outlines + properties + others)
    func `a spring of any property that is cut off causes a warning`(place: Place) throws {
        let (low, high) = place.values
        let value = "{pulling: {0: \(low), 0.1: \(high), ease: smooth}}"
        let found = try warnings(place, value)
        #expect(found.contains { $0.kind == "cut-spring" }, "\(found)")
    }

    private func warnings(_ place: Place, _ value: String) throws -> [ModelWarning] {
        let layer = place.layer.split(separator: "¦", omittingEmptySubsequences: false)
            .joined(separator: value)
        let text = """
            pinwheel: 1
            canvas: {size: [48, 48]}
            states:
              pulling: {}
              refreshing: {drive: time, period: 2, loop: true}
            layers:
              - {\(layer)}
            """
        return try Design(yaml: Array(text.utf8), name: "some", file: "x.yaml", assets: Self.assets)
            .warnings
    }

    /// Sheets of images.
    private static let assets = DesignAssets(
        images: [
            "dots.png": Image(width: 2, height: 2, pixels: Array(repeating: 200, count: 16)),
            "eight.png": Image(
                width: 8,
                height: 1,
                pixels: (0..<8).flatMap { [30 * UInt8($0), 0, 0, 255] }
            ),
        ]
    )

    /// Returns two values that differ strongly, for a map by state. Returns `nil` for values that
    /// are not interpolated or that consist of other values.
    private static func values(of type: ArgumentType, _ key: String) -> (String, String)? {
        switch type {
        // A number that is text, and the drawing order, are not compared.
        case .number where key == "number" || key == "depth": return nil
        case .number where key == "at": return ("0.2", "0.9")
        case .number(let bounds, _):
            let range = bounds.range
            // A fraction or an exponent is smaller than a length.
            return range.upperBound <= 1 ? ("0.3", "0.9") : ("\(max(range.lowerBound, 3))", "11")
        case .pair: return ("{x: 3, y: 8}", "{x: 12, y: 8}")
        case .scale: return ("0.5", "1.5")
        case .count: return ("3", "7")
        case .points: return ("[[0, 0], [9, 0], [9, 9]]", "[[0, 0], [9, 0], [-9, 9]]")
        case .pathData: return ("M0 0H9V9Z", "M0 0H-9V9Z")
        case .anchor: return ("top", "leading")
        case .constantNumber, .constantPair, .integer, .flag, .word, .text, .numberFormat, .font,
            .clip, .mask, .shadow, .follow, .outlines:
            return nil
        }
    }

    /// Returns a valid value.
    private static func validValue(_ field: ArgumentField) -> String {
        switch field.type {
        case .number: field.key == "sweep" ? "90" : field.key == "at" ? "1" : "10"
        case .pair: field.key == "from" ? "[-9, 0]" : "[16, 9]"
        case .count: "5"
        case .points: "[[0, 0], [9, 0], [9, 9]]"
        case .pathData: "M0 0H9V9Z"
        case .text: "Ab"
        case .outlines: "[{circle: {diameter: 9}}, {rect: {size: [9, 9]}}]"
        default: "1"
        }
    }
}

extension OutlineKind {
    /// Whether the outline can be filled.
    fileprivate var hasInside: Bool { name != "line" && name != "arc" && name != "text" }
}
