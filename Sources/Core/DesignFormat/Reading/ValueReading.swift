import Base
import Indicators

/// How one kind of value is read where it may also be driven.
struct ValueReading<Value: Equatable & Sendable>: Sendable {
    /// Whether a map is one value.
    var isSingle: @Sendable (YAMLNode) -> Bool = { _ in false }
    /// Whether a list is one value where it stands by itself; in a map by state it is a course.
    var isSingleList: @Sendable (DesignReader, YAMLNode) -> Bool = { _, _ in false }
    /// What is wrong with a course's list of which an item is none of its values, where that is a
    /// common mistake; else nil.
    var mistake: @Sendable (DesignReader, [YAMLNode]) -> ListMistake? = { _, _ in nil }
    /// How a map is written that is taken for values by state, where that is a common mistake; else nil.
    var mapAdvice: @Sendable ([YAMLNode.Entry]) -> String? = { _ in nil }
    /// One value, or nil with a problem.
    var read: @Sendable (DesignReader, YAMLNode) -> Value?
}

/// How the values of a form are read, apart from what they are: they are told by their indices.
struct FormReading {
    /// As those of `ValueReading`.
    let isSingle: (YAMLNode) -> Bool
    let isSingleList: (DesignReader, YAMLNode) -> Bool
    let mistake: (DesignReader, [YAMLNode]) -> ListMistake?
    let mapAdvice: ([YAMLNode.Entry]) -> String?
    /// The index of one value, or nil with a problem.
    let value: (DesignReader, YAMLNode) -> Int?
    /// The index of one value that may be left to a parameter.
    let setting: (DesignReader, YAMLNode) -> Int?
}

/// The values of a form that are read.
final class ReadValues<Value: Equatable & Sendable> {
    /// The values by their indices.
    private(set) var list: [Setting<Value>] = []

    /// How they are read.
    func reading(_ kind: ValueReading<Value>) -> FormReading {
        FormReading(
            isSingle: kind.isSingle,
            isSingleList: kind.isSingleList,
            mistake: kind.mistake,
            mapAdvice: kind.mapAdvice,
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

/// Why a list is no course, and the ways out.
struct ListMistake {
    /// The item that is no value.
    let item: YAMLNode
    /// What is wrong with it.
    let message: String
    /// How what may be meant is written.
    let hint: String
}

extension ValueReading where Value == Double {
    /// A number within a range.
    static func number(_ bounds: NumberBounds) -> ValueReading {
        ValueReading(
            mistake: { _, items in
                items.first { $0.entries != nil && $0.reference == nil }.map {
                    ListMistake(
                        item: $0,
                        message: "here a list is a course, and its items are numbers",
                        hint:
                            "write [0, 1], or with times and an easing {0: 0, 1: 1, ease: easeOut}"
                    )
                }
            },
            mapAdvice: { entries in
                guard let first = entries.first,
                    entries.allSatisfy({ ["x", "y", "z"].contains($0.key) })
                else { return nil }
                return bounds.measure == .degrees
                    ? "one angle turns about z; rotateX and rotateY turn about the other axes"
                    : "it has one number for both axes: \(ForeignValues.text(first.value))"
            },
            read: { $0.number($1, bounds) }
        )
    }
}

extension ValueReading where Value == Double {
    /// A factor for both axes.
    static var equalScale: ValueReading {
        var reading = number(.factor)
        reading.mapAdvice = ValueReading<Pair>.pairAdvice
        return reading
    }
}

extension ValueReading where Value == Pair {
    /// Two numbers within a range.
    static func pair(_ bounds: NumberBounds) -> ValueReading {
        ValueReading(
            isSingle: { $0.isPlace },
            // A list of lists is a course of pairs.
            isSingleList: { $0.isListOfScalars($1) },
            mistake: { reader, items in
                let number = items.first { reader.contains($0, reader.meansNumber) }
                guard let item = number else { return nil }
                let numbers = items.map { $0.flow }
                let isPair = items.count == 2 && items.allSatisfy { reader.isScalar($0) }
                let (x, y) = isPair ? (numbers[0], numbers[1]) : ("0", "10")
                return ListMistake(
                    item: item,
                    message: "here a list is a course, and \(item.summary) is not two numbers",
                    hint: "write {x: \(x), y: \(y)} for a place, "
                        + "or [[0, 0], [\(x), \(y)]] for a course"
                )
            },
            mapAdvice: pairAdvice,
            read: { $0.place($1, bounds) }
        )
    }

    /// What other names for two numbers stand for.
    @Sendable fileprivate static func pairAdvice(_ entries: [YAMLNode.Entry]) -> String? {
        let across = ["width", "dx", "left", "horizontal", "w"]
        let down = ["height", "dy", "top", "vertical", "h"]
        guard entries.allSatisfy({ across.contains($0.key) || down.contains($0.key) }) else {
            return nil
        }
        let x = entries.first { across.contains($0.key) }.map { ForeignValues.text($0.value) }
        let y = entries.first { down.contains($0.key) }.map { ForeignValues.text($0.value) }
        return "write {x: \(x ?? "0"), y: \(y ?? "0")}"
    }

    /// A factor for both axes, or one for each.
    static var scale: ValueReading {
        ValueReading(
            isSingle: { $0.isPlace },
            isSingleList: { $0.isListOfScalars($1) },
            mapAdvice: pairAdvice,
            read: { reader, node in
                guard node.items == nil, node.entries == nil else {
                    return reader.place(node, .factor)
                }
                return reader.number(node, .factor).map { Pair(.constant($0), .constant($0)) }
            }
        )
    }
}

extension ValueReading where Value == ColorValue {
    /// A colour.
    static let color = ValueReading(
        isSingle: { node in
            node.entries?.contains { ["light", "dark", "color", "alpha"].contains($0.key) } ?? false
        },
        mapAdvice: { gradientAdvice($0) },
        read: { $0.color($1) }
    )
}

extension ValueReading where Value == ColorValue {
    /// Gradients differ by their colours, and not as wholes.
    @Sendable private static func gradientAdvice(_ entries: [YAMLNode.Entry]) -> String? {
        let kinds = [
            "linear": "linear", "gradient": "linear", "lineargradient": "linear",
            "radial": "radial", "radialgradient": "radial", "conic": "conic",
            "conicgradient": "conic", "angular": "conic", "angulargradient": "conic",
            "sweepgradient": "conic",
        ]
        guard let entry = entries.first(where: { kinds[ForeignKey.folded($0.key)] != nil }),
            let kind = kinds[ForeignKey.folded(entry.key)]
        else { return nil }
        // A gradient by its own name is one of a state.
        guard kind == entry.key else {
            return "write {\(kind): "
                + (ObjectSchema.writing(of: entry.value, asMap: kind)
                    ?? ForeignValues.text(entry.value)) + "}"
        }
        let colors = entry.value.items?.map { "{pulling: \(ForeignValues.text($0))}" }
        return "a gradient's colours differ by state, and not the whole: "
            + "{\(kind): [\((colors ?? ["{pulling: red}", "…"]).joined(separator: ", "))]}"
    }
}

extension ValueReading where Value == Int {
    /// A whole number within a range.
    static func count(_ range: ClosedRange<Int>) -> ValueReading {
        ValueReading(read: { $0.integer($1, in: range) })
    }
}

extension ValueReading where Value == String {
    /// Text.
    static let text = ValueReading(read: { $0.text($1) })

    /// A line of text to be drawn.
    static let line = ValueReading(read: { $0.line($1) })
}

extension ValueReading where Value == [Setting<Pair>] {
    /// So many points.
    static func points(_ count: ClosedRange<Int>) -> ValueReading {
        ValueReading(
            isSingleList: { _, node in
                // A list of lists of places is a course of points.
                node.items.map { items in !items.contains { $0.isListOfPlaces } } ?? false
            },
            mistake: { _, items in
                let item = items.first { $0.isPlace || ($0.items != nil && !$0.isListOfPlaces) }
                return item.map {
                    ListMistake(
                        item: $0,
                        message: "here a list is a course, and its items are lists of points",
                        hint: "write [[[0, 0], [8, 8]]] for points that hold"
                    )
                }
            },
            read: { reader, node in
                guard let items = reader.list(node, count: count) else { return nil }
                if let first = items.first, items.allSatisfy({ $0.isNumber }) {
                    reader.log.report(
                        "expected points, each two numbers, found \(first.summary)",
                        at: first.mark,
                        hint: "write each as a list: [[\(first.flow), \(items[1].flow)], …]"
                    )
                    return nil
                }
                let points = items.compactMap { item in
                    reader.setting(item) { reader.place($0, .points) }
                }
                return points.count == items.count ? points : nil
            }
        )
    }
}

extension ValueReading where Value == UnitPoint {
    /// A point of a frame.
    static let unitPoint = ValueReading(
        isSingle: { $0.isPlace },
        isSingleList: { $0.isListedPlace($1) },
        mistake: { $0.mistakenPlace(among: $1) },
        read: { $0.plainUnitPoint($1) }
    )
}

extension ValueReading where Value == Layer.Anchor {
    /// A point of a frame, or points from the centre.
    static let anchor = ValueReading(
        isSingle: { node in
            node.isPlace || node.entries?.contains { $0.key == "points" } ?? false
        },
        isSingleList: { $0.isListedPlace($1) },
        mistake: { $0.mistakenPlace(among: $1) },
        read: { $0.anchor($1) }
    )
}

extension ValueReading where Value == [Setting<Double>] {
    /// Lengths of dashes and gaps.
    static let dash = ValueReading(
        isSingleList: { $0.isListOfScalars($1) },
        mistake: { _, items in
            items.first { $0.isNumber }.map {
                ListMistake(
                    item: $0,
                    message: "here a list is a course, and its items are lists of lengths",
                    hint: "write [[4, 2]] for lengths that hold"
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
    /// Whether a value is neither a list nor a map, whatever a parameter chooses.
    func isScalar(_ node: YAMLNode) -> Bool {
        !contains(node) { $0.items != nil || $0.entries != nil }
    }

    /// Whether it is a list of nothing else.
    func isListOfScalars(_ node: YAMLNode) -> Bool { node.items?.allSatisfy(isScalar) ?? false }

    /// Whether it is a list with a number in it: a place of its own.
    fileprivate func isListedPlace(_ node: YAMLNode) -> Bool {
        isListOfScalars(node) && node.items?.contains { contains($0, meansNumber) } ?? false
    }

    /// Why a list is no course of points of a frame, where that is a common mistake.
    fileprivate func mistakenPlace(among items: [YAMLNode]) -> ListMistake? {
        items.first { contains($0, meansNumber) }.map {
            let isPair = items.count == 2 && items.allSatisfy { isScalar($0) }
            let (x, y) = isPair ? (items[0].flow, items[1].flow) : ("0.5", "0")
            return ListMistake(
                item: $0,
                message: "here a list is a course, and \($0.summary) is no place",
                hint: "write {x: \(x), y: \(y)} for a place, or [top, bottom] for a course"
            )
        }
    }

    /// Whether it is a number, or the name of a parameter that is one.
    func meansNumber(_ node: YAMLNode) -> Bool {
        guard let (name, _) = node.reference else { return node.isNumber }
        guard case .number? = parameters.first(where: { "$" + $0.name == name })?.kind else {
            return false
        }
        return true
    }
}

extension YAMLNode {
    /// Whether it is a place as `{x: 1, y: 2}`.
    var isPlace: Bool { entries?.contains { $0.key == "x" || $0.key == "y" } ?? false }

    /// Whether it is a list in which there is a place, as a list or as a map.
    fileprivate var isListOfPlaces: Bool {
        items?.contains { $0.items != nil || $0.isPlace } ?? false
    }

    /// Whether it is a number.
    var isNumber: Bool { plainText.map { NumberText.number($0) != nil } ?? false }
}
