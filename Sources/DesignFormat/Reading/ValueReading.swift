import Base
import Indicators

/// How one kind of value is read where it may also be driven.
struct ValueReading<Value: Hashable & Sendable>: Sendable {
    /// Whether a map is one value.
    var isSingle: @Sendable (YAMLNode) -> Bool = { _ in false }
    /// Whether a list is one value where it stands by itself; in a map by state it is a course.
    var isSingleList: @Sendable (YAMLNode) -> Bool = { _ in false }
    /// Why an item of a course is none of its values, where that is a common mistake; else nil.
    var mistake: @Sendable (YAMLNode) -> (message: String, hint: String)? = { _ in nil }
    /// One value, or nil with a problem.
    var read: @Sendable (DesignReader, YAMLNode) -> Value?
}

extension ValueReading where Value == Double {
    /// A number within a range.
    static func number(_ bounds: NumberBounds) -> ValueReading {
        ValueReading(read: { $0.number($1, bounds) })
    }
}

extension ValueReading where Value == Pair {
    /// Two numbers within a range.
    static func pair(_ bounds: NumberBounds) -> ValueReading {
        ValueReading(
            isSingle: { $0.isPlace },
            isSingleList: { node in
                // A list of lists is a course of pairs.
                node.items.map { items in
                    !items.contains { $0.items != nil || $0.entries != nil }
                } ?? false
            },
            mistake: { item in
                guard item.plainText != nil, item.reference == nil else { return nil }
                return (
                    "here a list is a course, and \(item.summary) is not two numbers",
                    "write {x: 0, y: 10} for one place, or [[0, 0], [0, 10]] for the way to it"
                )
            },
            read: { $0.place($1, bounds) }
        )
    }

    /// A factor for both axes, or one for each.
    static var scale: ValueReading {
        ValueReading(
            isSingle: { $0.isPlace },
            isSingleList: { node in node.items.map { $0.count == 2 } ?? false },
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
            node.entries?.contains { $0.key == "light" || $0.key == "dark" } ?? false
        },
        read: { $0.color($1) }
    )
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
            isSingleList: { node in
                // A list of lists of lists is a course of points.
                node.items.map { items in
                    !items.contains { $0.items?.contains { $0.items != nil } ?? false }
                } ?? false
            },
            mistake: { item in
                guard let items = item.items, !items.contains(where: { $0.items != nil }) else {
                    return nil
                }
                return (
                    "here a list is a course, and its items are lists of points",
                    "write [[[0, 0], [8, 8]]] for points that hold"
                )
            },
            read: { reader, node in
                guard let items = reader.list(node, count: count) else { return nil }
                let points = items.compactMap { item in
                    reader.setting(item) { reader.plainPair($0, .points) }
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
        isSingleList: { $0.isPlainPair },
        mistake: { $0.isNoUnitPoint },
        read: { $0.plainUnitPoint($1) }
    )
}

extension ValueReading where Value == Layer.Anchor {
    /// A point of a frame, or points from the centre.
    static let anchor = ValueReading(
        isSingle: { node in
            node.isPlace || node.entries?.contains { $0.key == "points" } ?? false
        },
        isSingleList: { $0.isPlainPair },
        mistake: { $0.isNoUnitPoint },
        read: { $0.anchor($1) }
    )
}

extension ValueReading where Value == [Setting<Double>] {
    /// Lengths of dashes and gaps.
    static let dash = ValueReading(
        isSingleList: { $0.isListOfScalars },
        mistake: { item in
            guard item.isNumber else { return nil }
            return (
                "here a list is a course, and its items are lists of lengths",
                "write [[4, 2]] for lengths that hold"
            )
        },
        read: { reader, node in
            guard let items = reader.list(node, count: 0...DesignLimits.keys) else { return nil }
            let lengths = items.compactMap { reader.number($0, of: .extent) }
            return lengths.count == items.count ? lengths : nil
        }
    )
}

extension YAMLNode {
    /// Whether it is a place as `{x: 1, y: 2}`.
    var isPlace: Bool { entries?.contains { $0.key == "x" || $0.key == "y" } ?? false }

    /// Whether it is a list that begins with a number.
    fileprivate var isPlainPair: Bool { isListOfScalars && items?.first?.isNumber ?? false }

    /// Why it is no item of a course of unit points, where that is a common mistake.
    fileprivate var isNoUnitPoint: (message: String, hint: String)? {
        guard isNumber else { return nil }
        return (
            "here a list is a course, and \(summary) is no place",
            "write {x: 0.5, y: 0} for one place, or [top, bottom] for the way from one to another"
        )
    }

    /// Whether it is a list of nothing but texts, numbers and names of parameters.
    var isListOfScalars: Bool {
        items?.allSatisfy { $0.text != nil || $0.reference != nil } ?? false
    }

    /// Whether it is a number.
    var isNumber: Bool { plainText.map { NumberText.number($0) != nil } ?? false }
}
