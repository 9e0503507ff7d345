import Base
import Indicators

/// The parser of one kind of value that may be driven.
struct ValueReading<Value: Equatable & Sendable>: Sendable {
    /// Whether a map is one value, and not values by state or time.
    var isSingle: @Sendable (YAMLNode) -> Bool = { _ in false }
    /// Whether a list by itself is one value. In a map with values by state, a list is always a
    /// keyframe track.
    var isSingleList: @Sendable (DesignReader, YAMLNode) -> Bool = { _, _ in false }
    /// Returns a common mistake in a list of keyframes with invalid items. Returns `nil` if no such
    /// mistake is known.
    var mistake: @Sendable (DesignReader, [YAMLNode]) -> ListMistake? = { _, _ in nil }
    /// Returns a hint for a map with unknown keys. Returns `nil` if no common mistake is known.
    var mapAdvice: @Sendable ([YAMLNode.Entry]) -> String? = { _ in nil }
    /// Returns the nodes of a value that is an expression. Returns `nil` for another value, and for
    /// types that have no expressions.
    var expression: @Sendable (YAMLNode) -> ExpressionNodes? = { _ in nil }
    /// Parses one value. Returns `nil` after reporting an error.
    var read: @Sendable (DesignReader, YAMLNode) -> Value?
}

/// The parser of a driven value's form, independent of the type. Values are stored elsewhere and
/// referred to by index.
struct FormReading {
    /// The functions of `ValueReading` with the same names.
    let isSingle: (YAMLNode) -> Bool
    let isSingleList: (DesignReader, YAMLNode) -> Bool
    let mistake: (DesignReader, [YAMLNode]) -> ListMistake?
    let mapAdvice: ([YAMLNode.Entry]) -> String?
    let expression: (YAMLNode) -> ExpressionNodes?
    /// Parses one value and returns its index. Returns `nil` after reporting an error.
    let value: (DesignReader, YAMLNode) -> Int?
    /// Parses one value, which a parameter may set, and returns its index.
    let setting: (DesignReader, YAMLNode) -> Int?
}

/// The values of a form that is being parsed.
final class ParsedValues<Value: Equatable & Sendable> {
    /// The values, at the indices that the form refers to.
    private(set) var list: [Setting<Value>] = []

    /// Returns a parser that stores the values in this object.
    func reading(_ kind: ValueReading<Value>) -> FormReading {
        FormReading(
            isSingle: kind.isSingle,
            isSingleList: kind.isSingleList,
            mistake: kind.mistake,
            mapAdvice: kind.mapAdvice,
            expression: kind.expression,
            value: { self.add(kind.read($0, $1).map(Setting.constant)) },
            setting: { reader, node in self.add(reader.setting(node) { kind.read(reader, $0) }) }
        )
    }

    private func add(_ setting: Setting<Value>?) -> Int? {
        guard let setting else { return nil }
        list.append(setting)
        return list.count - 1
    }
}

/// A list that is not a valid keyframe track.
struct ListMistake {
    /// The invalid item.
    let item: YAMLNode
    /// The error message.
    let message: String
    /// Corrections for the likely meanings.
    let hint: String
}

extension ValueReading where Value == Double {
    /// A number within `bounds`.
    static func number(_ bounds: NumberBounds) -> ValueReading {
        ValueReading(
            mistake: { _, items in
                items.first { $0.entries != nil && $0.reference == nil }.map {
                    ListMistake(
                        item: $0,
                        message: "expected a number for each keyframe, found a map",
                        hint:
                            "write [0, 1], or {0: 0, 1: 1, ease: easeOut} with times and an easing"
                    )
                }
            },
            mapAdvice: { entries in
                guard let first = entries.first,
                    entries.allSatisfy({ ["x", "y", "z"].contains($0.key) })
                else { return nil }
                return bounds.measure == .degrees
                    ? "write one angle, about z; rotateX and rotateY turn about the other axes"
                    : "write one number for both axes: \(HintValues.text(first.value))"
            },
            expression: { node in
                guard node.isExpression else { return nil }
                return ExpressionNodes(components: [node], hasPosition: bounds.hasPosition)
            },
            read: { $0.number($1, bounds) }
        )
    }
}

extension ValueReading where Value == Double {
    /// A scale factor for both axes.
    static var equalScale: ValueReading {
        var reading = number(.factor)
        reading.mapAdvice = ValueReading<Pair>.pairAdvice
        return reading
    }
}

extension ValueReading where Value == Pair {
    /// Two numbers within `bounds`.
    static func pair(_ bounds: NumberBounds) -> ValueReading {
        ValueReading(
            isSingle: { $0.isPointMap },
            // A list of lists is a keyframe track of pairs.
            isSingleList: { $0.isListOfScalars($1) },
            mistake: { reader, items in
                let number = items.first { reader.contains($0, reader.meansNumber) }
                guard let item = number else { return nil }
                let numbers = items.map { $0.flow }
                let isPair = items.count == 2 && items.allSatisfy { reader.isScalar($0) }
                let (x, y) = isPair ? (numbers[0], numbers[1]) : ("0", "10")
                return ListMistake(
                    item: item,
                    message: "expected a pair for each keyframe, found \(item.summary)",
                    hint: "write {x: \(x), y: \(y)} for a constant pair, "
                        + "or [[0, 0], [\(x), \(y)]] to animate"
                )
            },
            mapAdvice: pairAdvice,
            expression: { $0.expressionPair },
            read: { $0.point($1, bounds) }
        )
    }

    /// Returns a hint for other names of the two axes, such as `width` and `height`.
    @Sendable fileprivate static func pairAdvice(_ entries: [YAMLNode.Entry]) -> String? {
        let across = ["width", "dx", "left", "horizontal", "w"]
        let down = ["height", "dy", "top", "vertical", "h"]
        guard entries.allSatisfy({ across.contains($0.key) || down.contains($0.key) }) else {
            return nil
        }
        let x = entries.first { across.contains($0.key) }.map { HintValues.text($0.value) }
        let y = entries.first { down.contains($0.key) }.map { HintValues.text($0.value) }
        return "write {x: \(x ?? "0"), y: \(y ?? "0")}"
    }

    /// A scale factor for both axes, or one per axis.
    static var scale: ValueReading {
        ValueReading(
            isSingle: { $0.isPointMap },
            isSingleList: { $0.isListOfScalars($1) },
            mapAdvice: pairAdvice,
            expression: { node in
                node.isExpression
                    ? ExpressionNodes(components: [node, node]) : node.expressionPair
            },
            read: { reader, node in
                guard node.items == nil, node.entries == nil else {
                    return reader.point(node, .factor)
                }
                return reader.number(node, .factor).map { Pair(.constant($0), .constant($0)) }
            }
        )
    }
}

extension ValueReading where Value == ColorValue {
    static let color = ValueReading(
        isSingle: { node in
            node.entries?.contains { ["light", "dark", "color", "alpha"].contains($0.key) } ?? false
        },
        mapAdvice: { gradientAdvice($0) },
        read: { $0.color($1) }
    )
}

extension ValueReading where Value == ColorValue {
    /// Returns a hint for a gradient in a map with values by state. Only a gradient's colours can
    /// differ by state.
    @Sendable private static func gradientAdvice(_ entries: [YAMLNode.Entry]) -> String? {
        let kinds = [
            "linear": "linear", "gradient": "linear", "lineargradient": "linear",
            "radial": "radial", "radialgradient": "radial", "conic": "conic",
            "conicgradient": "conic", "angular": "conic", "angulargradient": "conic",
            "sweepgradient": "conic",
        ]
        guard let entry = entries.first(where: { kinds[ThirdPartyKey.folded($0.key)] != nil }),
            let kind = kinds[ThirdPartyKey.folded(entry.key)]
        else { return nil }
        // A gradient with the correct key was written inside a state.
        guard kind == entry.key else {
            return "write {\(kind): "
                + (ObjectSchema.expansion(of: entry.value, asMap: kind)
                    ?? HintValues.text(entry.value)) + "}"
        }
        let colors = entry.value.items?.map { "{pulling: \(HintValues.text($0))}" }
        return "only the colours of a gradient can differ by state: "
            + "{\(kind): [\((colors ?? ["{pulling: red}", "…"]).joined(separator: ", "))]}"
    }
}

extension ValueReading where Value == Int {
    /// An integer within `range`.
    static func count(_ range: ClosedRange<Int>) -> ValueReading {
        ValueReading(
            expression: { $0.isExpression ? ExpressionNodes(components: [$0]) : nil },
            read: { $0.integer($1, in: range) }
        )
    }
}

extension ValueReading where Value == String {
    /// A string that is not empty.
    static let text = ValueReading(read: { $0.text($1) })

    /// A line of text to be drawn.
    static let line = ValueReading(read: { $0.line($1) })
}

extension ValueReading where Value == [Setting<Pair>] {
    /// A list of points. `count` is the allowed number of points.
    static func points(_ count: ClosedRange<Int>) -> ValueReading {
        ValueReading(
            isSingleList: { _, node in
                // A list of lists of points is a keyframe track.
                node.items.map { items in !items.contains { $0.isListOfPoints } } ?? false
            },
            mistake: { _, items in
                let item = items.first { $0.isPointMap || ($0.items != nil && !$0.isListOfPoints) }
                return item.map {
                    ListMistake(
                        item: $0,
                        message: "expected a list of points for each keyframe, found one point",
                        hint: "write [[[0, 0], [8, 8]]] for constant points"
                    )
                }
            },
            read: { reader, node in
                guard let items = reader.list(node, count: count) else { return nil }
                if let first = items.first, items.allSatisfy({ $0.isNumber }) {
                    reader.log.report(
                        "expected a list of points, found \(first.summary) instead of a point",
                        at: first.mark,
                        hint: "write each point as a list: [[\(first.flow), \(items[1].flow)], …]"
                    )
                    return nil
                }
                let points = items.compactMap { item in
                    reader.setting(item) { reader.point($0, .points) }
                }
                return points.count == items.count ? points : nil
            }
        )
    }
}

extension ValueReading where Value == UnitPoint {
    /// A unit point.
    static let unitPoint = ValueReading(
        isSingle: { $0.isPointMap },
        isSingleList: { $0.isPointList($1) },
        mistake: { $0.mistakenPoint(among: $1) },
        expression: { $0.expressionPair },
        read: { $0.plainUnitPoint($1) }
    )
}

extension ValueReading where Value == Layer.Anchor {
    /// A unit point, or an offset from the centre in points.
    static let anchor = ValueReading(
        isSingle: { node in
            node.isPointMap || node.entries?.contains { $0.key == "points" } ?? false
        },
        isSingleList: { $0.isPointList($1) },
        mistake: { $0.mistakenPoint(among: $1) },
        expression: { node in
            guard let entry = node.entries?.first, node.entries?.count == 1, entry.key == "points"
            else { return node.expressionPair }
            var nodes = entry.value.expressionPair
            nodes?.isInPoints = true
            return nodes
        },
        read: { $0.anchor($1) }
    )
}

extension ValueReading where Value == [Setting<Double>] {
    /// The lengths of dashes and gaps.
    static let dash = ValueReading(
        isSingleList: { $0.isListOfScalars($1) },
        mistake: { _, items in
            items.first { $0.isNumber }.map {
                ListMistake(
                    item: $0,
                    message: "expected a list of lengths for each keyframe, found a number",
                    hint: "write [[4, 2]] for constant lengths"
                )
            }
        },
        read: { reader, node in
            guard let items = reader.list(node, count: 0...DesignLimits.keys) else { return nil }
            let lengths = items.compactMap { reader.number($0, of: .extent) }
            return lengths.count == items.count ? lengths : nil
        }
    )
}

extension DesignReader {
    /// Whether a node is neither a list nor a map, in all branches of a choice.
    func isScalar(_ node: YAMLNode) -> Bool {
        !contains(node) { $0.items != nil || $0.entries != nil }
    }

    /// Whether a node is a list of scalars.
    func isListOfScalars(_ node: YAMLNode) -> Bool { node.items?.allSatisfy(isScalar) ?? false }

    /// Whether a node is a point in list form: a list of scalars that contains a number.
    fileprivate func isPointList(_ node: YAMLNode) -> Bool {
        isListOfScalars(node) && node.items?.contains { contains($0, meansNumber) } ?? false
    }

    /// Returns the mistake of a point that was written where a keyframe track of points is
    /// expected. Returns `nil` for other lists.
    fileprivate func mistakenPoint(among items: [YAMLNode]) -> ListMistake? {
        items.first { contains($0, meansNumber) }.map {
            let isPair = items.count == 2 && items.allSatisfy { isScalar($0) }
            let (x, y) = isPair ? (items[0].flow, items[1].flow) : ("0.5", "0")
            return ListMistake(
                item: $0,
                message: "expected a point for each keyframe, found \($0.summary)",
                hint: "write {x: \(x), y: \(y)} for a constant point, or [top, bottom] to animate"
            )
        }
    }

    /// Whether a node is a number, or refers to a number parameter.
    func meansNumber(_ node: YAMLNode) -> Bool {
        guard let (name, _) = node.reference else { return node.isNumber }
        switch parameters.first(where: { "$" + $0.name == name })?.kind {
        case .number, .integer: return true
        case .color, .colors, .choice, .boolean, nil: return false
        }
    }
}

extension YAMLNode {
    /// Whether the node is a point in map form: `{x: 1, y: 2}`.
    var isPointMap: Bool { entries?.contains { $0.key == "x" || $0.key == "y" } ?? false }

    /// Whether the node is a list that contains a point in list or map form.
    fileprivate var isListOfPoints: Bool {
        items?.contains { $0.items != nil || $0.isPointMap } ?? false
    }

    var isNumber: Bool { plainText.map { NumberText.number($0) != nil } ?? false }
}
