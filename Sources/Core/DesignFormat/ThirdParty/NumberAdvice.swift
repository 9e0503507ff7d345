import Base
import Indicators

/// Hints for numbers in a notation that designs do not support.
enum NumberAdvice {
    /// Returns a hint for a value that is not a number, or `nil` if its meaning is unclear.
    static func hint(for node: YAMLNode, in bounds: NumberBounds) -> String? {
        if node.isExpression {
            return "an expression is not allowed here"
        }
        guard let text = node.plainText else { return unquoted(node) }
        if let number = withDecimalPoint(text) { return "write \(number)" }
        if text.hasSuffix("%"), !bounds.unit.isEmpty {
            return "percentages are not supported here; write a number in\(bounds.unit)"
        }
        return NumberText.withoutUnit(text).map { "write \($0)" }
    }

    /// Returns a hint for a number in quotes, or `nil` for another value.
    static func unquoted(_ node: YAMLNode) -> String? {
        guard let text = node.text, node.plainText == nil, NumberText.number(text) != nil else {
            return nil
        }
        return "write \(text) without quotes"
    }

    /// Returns a hint for words such as `4 2` where a list is expected, or `nil` if no list of an
    /// allowed length is meant.
    static func list(_ node: YAMLNode, count: ClosedRange<Int>) -> String? {
        guard node.entries == nil, !node.isNull else { return nil }
        let words = node.text.map { text in
            text.split { $0 == " " || $0 == "," }.map { String($0) }
        }
        if let words, words.count > 1, count.contains(words.count),
            words.allSatisfy({ NumberText.number($0) != nil })
        {
            return "write [\(words.joined(separator: ", "))]"
        }
        return count.contains(1) ? "write [\(HintValues.text(node))]" : nil
    }

    /// Returns a hint for a list such as `[10,5, 8]`, where a comma without a space is probably a
    /// decimal comma. Returns `nil` if the list would still have a wrong length.
    static func decimalCommas(in items: [YAMLNode], count: ClosedRange<Int>) -> String? {
        var numbers: [String] = []
        var previous: YAMLNode?
        for item in items {
            guard let text = item.plainText else { return nil }
            if let last = numbers.last, let previous, item.followsDirectly(previous),
                let joined = withDecimalPoint("\(last),\(text)")
            {
                numbers[numbers.count - 1] = joined
            } else {
                numbers.append(text)
            }
            previous = item
        }
        guard numbers.count < items.count, count.contains(numbers.count) else { return nil }
        return "with decimal points? write [\(numbers.joined(separator: ", "))]"
    }

    /// Returns `1.5` for `1,5`, and `nil` for a text that is not a number with a decimal comma.
    static func withDecimalPoint(_ text: String) -> String? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 2, let last = parts.last, !last.isEmpty,
            last.allSatisfy({ $0.isASCIIDigit }), !parts[0].contains("."),
            NumberText.number(String(parts[0])) != nil
        else { return nil }
        return "\(parts[0]).\(last)"
    }
}

extension YAMLNode {
    /// Whether this scalar directly follows the unquoted scalar `other`, with only a comma in
    /// between.
    fileprivate func followsDirectly(_ other: YAMLNode) -> Bool {
        let length = other.text?.unicodeScalars.count ?? 0
        return mark.line == other.mark.line && mark.column == other.mark.column + length + 1
    }
}

extension NumberText {
    /// Returns a number with a unit, such as `0.5turn`, converted to the unit of the format.
    /// Returns `nil` if the text has no known unit.
    static func withoutUnit(_ text: String) -> String? {
        let units = [
            ("%", 0.01), ("px", 1), ("pt", 1), ("dp", 1), ("deg", 1), ("°", 1), ("turn", 360),
            ("ms", 0.001), ("s", 1), ("x", 1),
        ]
        for (unit, factor) in units where text.hasSuffix(unit) {
            guard let value = number(String(text.dropLast(unit.count))) else { continue }
            return short((value * factor * 1e9).rounded() / 1e9)
        }
        return nil
    }
}
