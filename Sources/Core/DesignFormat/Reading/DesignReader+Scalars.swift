import Base
import Indicators
import Raster

extension DesignReader {
    /// Parses a number within `bounds`.
    package func number(_ node: YAMLNode, _ bounds: NumberBounds) -> Double? {
        guard let node = literal(node) else { return nil }
        guard let value = node.plainText.flatMap(NumberText.number) else {
            log.report(
                "expected a number in \(bounds.allowed), found \(node.summary)",
                at: node.mark,
                hint: NumberAdvice.hint(for: node, in: bounds)
            )
            return nil
        }
        guard bounds.range.contains(value) else {
            // A value up to 2 may also be a fraction that is too large.
            let isPercent = bounds.range == 0...1 && value > 2 && value <= 100
            log.report(
                "\(node.summary) is outside of \(bounds.allowed)",
                at: node.mark,
                hint: isPercent ? "in percent? write \(NumberText.short(value / 100))" : nil
            )
            return nil
        }
        return value
    }

    /// Parses an integer within `range`.
    package func integer(_ node: YAMLNode, in range: ClosedRange<Int>) -> Int? {
        guard let node = literal(node) else { return nil }
        let value = node.plainText.flatMap(NumberText.number)
        guard let value, value == value.rounded(), value.magnitude < 1e15 else {
            log.report(
                "expected a whole number in \(range.lowerBound)…\(range.upperBound), "
                    + "found \(node.summary)",
                at: node.mark,
                hint: NumberAdvice.unquoted(node)
            )
            return nil
        }
        guard let whole = Int(exactly: value), range.contains(whole) else {
            log.report(
                "\(node.summary) is outside of \(range.lowerBound)…\(range.upperBound)",
                at: node.mark
            )
            return nil
        }
        return whole
    }

    /// Parses a string that is not empty.
    package func text(_ node: YAMLNode) -> String? {
        guard let node = literal(node) else { return nil }
        guard let text = node.literal, !node.isNull, !text.isEmpty else {
            log.report("expected text, found \(node.summary)", at: node.mark)
            return nil
        }
        return text
    }

    /// Parses `true` or `false`.
    package func boolean(_ node: YAMLNode) -> Bool? {
        guard let node = literal(node) else { return nil }
        switch node.plainText {
        case "true": return true
        case "false": return false
        default:
            let isQuoted = ["true", "false"].contains(node.text)
            log.report(
                "expected true or false, found \(node.summary)",
                at: node.mark,
                hint: isQuoted ? node.text.map { "write \($0) without quotes" } : nil
            )
            return nil
        }
    }

    /// Parses a case of the enumeration `Choice` by its raw value. `title` names it in error
    /// messages.
    package func word<Choice: RawRepresentable & CaseIterable>(
        _ node: YAMLNode,
        _ title: String
    ) -> Choice? where Choice.RawValue == String {
        let word = word(node, among: Choice.allCases.map { $0.rawValue }, title)
        return word.flatMap { Choice(rawValue: $0) }
    }

    /// Parses one of `words`. `title` names it in error messages.
    func word(_ node: YAMLNode, among words: [String], _ title: String) -> String? {
        guard let node = literal(node) else { return nil }
        if let text = node.text, words.contains(text) { return text }
        log.report(
            "expected \(title), found \(node.summary)",
            at: node.mark,
            hint: ThirdPartyWord.meant(by: node.text ?? "", among: words).map {
                "did you mean “\($0)”?"
            }
                ?? NearestName.hint(for: node.text ?? "", among: words)
        )
        return nil
    }

    /// Parses a list of numbers within `bounds`.
    func numbers(_ node: YAMLNode, _ bounds: NumberBounds, count: ClosedRange<Int>) -> [Double]? {
        guard let node = literal(node), let items = list(node, count: count) else { return nil }
        let values = items.compactMap { number($0, bounds) }
        return values.count == items.count ? values : nil
    }

    /// Parses a list of two numbers within `bounds`.
    package func pair(_ node: YAMLNode, _ bounds: NumberBounds) -> Vector? {
        guard let values = numbers(node, bounds, count: 2...2) else { return nil }
        return Vector(dx: values[0], dy: values[1])
    }

    /// Returns the items of a list. Returns `nil` after reporting a length that is not in `count`.
    package func list(_ node: YAMLNode, count: ClosedRange<Int>) -> [YAMLNode]? {
        guard let items = node.items else {
            let sides = ["x", "y"].compactMap { side in
                node.entries?.first { $0.key == side }.map { HintValues.text($0.value) }
            }
            log.report(
                "expected a list of \(ValueMessages.allowed(count)) items, found \(node.summary)",
                at: node.mark,
                hint: sides.count == 2 && count == 2...2
                    ? "write [\(sides[0]), \(sides[1])]"
                    : NumberAdvice.list(node, count: count)
                        ?? "write a list in [ ], or each item after a dash"
            )
            return nil
        }
        guard count.contains(items.count) else {
            log.report(
                ValueMessages.wrongCount(items.count, allowed: count),
                at: node.mark,
                hint: NumberAdvice.decimalCommas(in: items, count: count)
            )
            return nil
        }
        return items
    }
}
