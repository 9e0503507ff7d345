import Raster

/// How the generated code makes a value of Core Animation from numbers.
enum CoreAnimationValue: Hashable {
    case number
    /// Degrees, which become radians.
    case degrees
    case color
    /// The colours of a gradient, of four numbers each.
    case colors
    /// The locations of a gradient's stops.
    case locations
    case point
    /// A path with commands as in SVG.
    case path(String)
    /// An ellipse in a rectangle.
    case ellipse
    case rect
    /// The x that a shear adds for each y.
    case shear

    /// The name of the function that makes keys.
    var function: String {
        switch self {
        case .number: "keys"
        case .degrees: "degrees"
        case .color: "colors"
        case .colors: "gradients"
        case .locations: "locations"
        case .point: "points"
        case .path: "paths"
        case .ellipse: "ellipses"
        case .rect: "rects"
        case .shear: "shears"
        }
    }

    var isList: Bool { self != .number && self != .degrees && self != .shear }
}

/// The statements that set and animate properties of layers.
struct CoreAnimationMotion {
    let sequences: [VectorDocument.Sequence]
    /// The kinds of keys that the statements use.
    private(set) var functions: Set<String> = []
    /// Whether the statements depend on the appearance.
    var usesAppearance = false
    /// Whether copies of a loop are delayed.
    private(set) var usesDelays = false

    init(sequences: [VectorDocument.Sequence]) { self.sequences = sequences }

    /// Returns the statements that give a property its values.
    ///
    /// - Parameters:
    ///   - curves: The numbers of the values.
    ///   - layer: The name of the layer.
    ///   - keyPath: The key path of the property.
    ///   - kind: How values are made from numbers.
    ///   - initial: Numbers that the property has at first, which need no statement.
    ///   - assignment: Returns the statement for a value that never changes.
    mutating func statements(
        _ curves: Grid<Curve>,
        of layer: String,
        _ keyPath: String,
        _ kind: CoreAnimationValue = .number,
        initial: [Double]? = nil,
        assignment: ((String) -> String)? = nil
    ) -> [String] {
        if let constants = curves.compactMap(\.constant), canBeConstant(constants, kind) {
            if let initial, constants.all.allSatisfy({ $0 == initial }) { return [] }
            let value = constant(constants, kind)
            return [assignment?(value) ?? "\(layer).\(keyPath) = \(value)"]
        }
        let light = table(curves.values[0], curves.index, kind)
        guard curves.values.count > 1, curves.values[1] != curves.values[0] else {
            return call(layer, keyPath, kind, light)
        }
        usesAppearance = true
        let dark = table(curves.values[1], curves.index, kind)
        return ["if isDark {"] + SwiftText.indented(call(layer, keyPath, kind, dark)) + ["} else {"]
            + SwiftText.indented(call(layer, keyPath, kind, light)) + ["}"]
    }

    private func call(
        _ layer: String,
        _ keyPath: String,
        _ kind: CoreAnimationValue,
        _ lines: [String]
    ) -> [String] {
        ["animate(\(layer), \"\(keyPath)\", ["] + SwiftText.indented(lines) + ["])"]
    }

    /// Whether an expression gives the values that never change.
    private func canBeConstant(_ grid: Grid<[Double]>, _ kind: CoreAnimationValue) -> Bool {
        switch kind {
        case .colors, .locations, .point:
            grid.values.allSatisfy { values in values.allSatisfy { $0 == values[0] } }
        default: true
        }
    }

    /// Returns the value that an expression of numbers gives.
    private static func expression(_ text: String, _ kind: CoreAnimationValue) -> String {
        switch kind {
        case .color: "Self.color(\(text))"
        case .path(let commands): "path(\"\(commands)\", \(text))"
        case .ellipse: "CGPath(ellipseIn: Self.rect(\(text)), transform: nil)"
        case .rect: "CGPath(rect: Self.rect(\(text)), transform: nil)"
        default: text
        }
    }

    /// Returns an expression of values that never change.
    private mutating func constant(_ grid: Grid<[Double]>, _ kind: CoreAnimationValue) -> String {
        let texts = grid.values.map { values -> String in
            if kind.isList, values.allSatisfy({ $0 == values[0] }) {
                return Self.literal(values[0], kind)
            }
            return Self.expression(
                CurveText.fixed(values, grid.index, isList: kind.isList),
                kind
            )
        }
        guard texts.count > 1, texts[0] != texts[1] else { return texts[0] }
        usesAppearance = true
        return "isDark ? \(texts[1]) : \(texts[0])"
    }

    /// Returns a value of Core Graphics.
    static func literal(_ numbers: [Double], _ kind: CoreAnimationValue) -> String {
        let texts = numbers.map { SwiftText.number($0) }
        switch kind {
        case .number, .degrees, .shear: return texts[0]
        case .color: return color(numbers)
        case .colors:
            let colors = stride(from: 0, to: numbers.count, by: 4).map {
                color(Array(numbers[$0..<($0 + 4)]))
            }
            return "[\(colors.joined(separator: ", "))]"
        case .locations: return "[\(texts.joined(separator: ", "))]"
        case .point: return "CGPoint(x: \(texts[0]), y: \(texts[1]))"
        case .path(let commands): return "path(\"\(commands)\", [\(texts.joined(separator: ", "))])"
        case .ellipse: return "CGPath(ellipseIn: \(rect(texts)), transform: nil)"
        case .rect: return "CGPath(rect: \(rect(texts)), transform: nil)"
        }
    }

    private static func rect(_ texts: [String]) -> String {
        "CGRect(x: \(texts[0]), y: \(texts[1]), width: \(texts[2]), height: \(texts[3]))"
    }

    /// Returns a colour.
    static func color(_ components: [Double]) -> String {
        let texts = components.map { SwiftText.number($0, digits: 4) }
        return "CGColor(srgbRed: \(texts[0]), green: \(texts[1]), blue: \(texts[2]), "
            + "alpha: \(texts[3]))"
    }

    /// Returns the entries of the dictionary of parts with their keys.
    private mutating func table(
        _ curves: [Curve],
        _ index: String,
        _ kind: CoreAnimationValue
    ) -> [String] {
        functions.insert(kind.function)
        let isShared = curves.allSatisfy { $0 == curves[0] }
        var leading = ""
        if case .path(let commands) = kind { leading = "\"\(commands)\", " }
        let text = CurveText(
            curves: isShared ? [curves[0]] : curves,
            isList: kind.isList,
            function: kind.function,
            leading: leading,
            index: index,
            hasConstantKeys: true
        )
        return sequences.enumerated().flatMap { number, sequence -> [String] in
            let value = text.value(sequence: number, sequence.playback)
            usesDelays = usesDelays || value.contains("delay: ")
            return SwiftText.wrapped([".\(sequence.propertyName): \(value),"], columns: 84)
        }
    }
}
