import Base
import Indicators
import Raster

extension DesignReader {
    /// Parses a value, a parameter's name, or a choice by a parameter.
    ///
    /// A parameter is checked by parsing its default and its choices as if they were written here.
    func setting<Value>(_ node: YAMLNode, _ read: (YAMLNode) -> Value?) -> Setting<Value>? {
        guard node.reference != nil else { return read(node).map(Setting.constant) }
        if node.entries != nil { return choice(node) { setting($0, read) }.map(Setting.choice) }
        return parameterName(node) { read($0) != nil }.map(Setting.parameter)
    }

    /// Parses a setting such as a file name, which only a choice parameter can set. Each of its
    /// choices is parsed as a value.
    func settingByWord<Value>(_ node: YAMLNode, _ read: (YAMLNode) -> Value?) -> Setting<Value>? {
        guard let (name, mark) = node.reference, node.entries == nil else {
            return setting(node, read)
        }
        guard let parameter = parameter(name, at: mark) else { return nil }
        guard let words = parameter.kind.words else { return literal(node).flatMap { _ in nil } }
        var branches: [Choice<Setting<Value>>.Branch] = []
        for word in words {
            guard let value = read(node.replaced(by: .word(word))) else { return nil }
            branches.append(.init(word: word, value: .constant(value)))
        }
        return .choice(Choice(of: parameter.name, branches: branches))
    }

    /// Returns the name of the parameter that `node` refers to. Returns `nil` if its default or one
    /// of its choices cannot be parsed here.
    func parameterName(_ node: YAMLNode, _ isReadable: (YAMLNode) -> Bool) -> String? {
        guard let (name, mark) = node.reference, let parameter = parameter(name, at: mark),
            let fallback = defaults[parameter.name], isReadable(node.replaced(by: fallback))
        else { return nil }
        for word in parameter.kind.words ?? [] where word != parameter.defaultValue.text {
            guard isReadable(node.replaced(by: .word(word))) else { return nil }
        }
        return parameter.name
    }

    /// Parses the branches of `{$name: {choice: value, …}}`.
    func choice<Value>(_ node: YAMLNode, _ read: (YAMLNode) -> Value?) -> Choice<Value>? {
        guard let (name, entries, count) = branches(of: node) else { return nil }
        let branches = entries.compactMap { branch in
            read(branch.value).map { Choice<Value>.Branch(word: branch.key, value: $0) }
        }
        return branches.count == count ? Choice(of: name, branches: branches) : nil
    }

    /// Returns the parameter's name, the branches for its choices, and the number of its choices.
    private func branches(
        of node: YAMLNode
    ) -> (name: String, entries: [YAMLNode.Entry], count: Int)? {
        guard let entries = node.entries, let entry = entries.first else { return nil }
        guard entries.count == 1 else {
            log.report("a choice by \(entry.key) must be the only key of its map", at: node.mark)
            return nil
        }
        guard let parameter = parameter(entry.key, at: entry.mark) else { return nil }
        guard let words = parameter.kind.words else {
            log.report(parameter.cannotChooseMessage, at: entry.mark)
            return nil
        }
        guard let branches = entry.value.entries else {
            log.report(
                "expected a map with the keys \(words.joined(separator: ", ")), "
                    + "found \(entry.value.summary)",
                at: entry.value.mark
            )
            return nil
        }
        for branch in branches where !words.contains(branch.key) {
            let unknown = parameter.unknownOptionMessage(for: branch.key, among: words)
            log.report(unknown.message, at: branch.mark, hint: unknown.hint)
        }
        for word in words where !branches.contains(where: { $0.key == word }) {
            log.report(parameter.missingOptionMessage(for: word), at: entry.mark)
        }
        return (parameter.name, branches.filter { words.contains($0.key) }, words.count)
    }

    /// Whether `node`, or any branch if it is a choice, satisfies a condition.
    func contains(_ node: YAMLNode, _ condition: (YAMLNode) -> Bool) -> Bool {
        guard node.reference != nil, let branches = node.entries?.first?.value.entries else {
            return condition(node)
        }
        return branches.contains { contains($0.value, condition) }
    }

    /// Parses a number that a parameter may set.
    func number(_ node: YAMLNode, of bounds: NumberBounds) -> Setting<Double>? {
        setting(node) { number($0, bounds) }
    }

    /// Parses two numbers. A parameter may set both or each one.
    func pair(_ node: YAMLNode, of bounds: NumberBounds) -> Setting<Pair>? {
        setting(node) { plainPair($0, bounds) }
    }

    /// Parses a list of two numbers.
    func plainPair(_ node: YAMLNode, _ bounds: NumberBounds) -> Pair? {
        guard let items = list(node, count: 2...2) else { return nil }
        let numbers = items.compactMap { number($0, of: bounds) }
        return numbers.count == 2 ? Pair(numbers[0], numbers[1]) : nil
    }

    /// Reports keys other than x and y.
    func reportKeysOtherThanAxes(in entries: [YAMLNode.Entry]) {
        for entry in entries where entry.key != "x" && entry.key != "y" {
            log.report(
                "expected the keys x and y, found “\(NearestName.excerpt(entry.key))”",
                at: entry.mark,
                hint: Self.stateKeys.contains(entry.key)
                    ? "put the states inside the axes, as in {x: {\(entry.key): 0}, y: 0}"
                    : "remove it; there are only two axes"
            )
        }
    }

    /// Parses a list of numbers. A parameter may set the list or any item.
    func numbers(
        _ node: YAMLNode,
        of bounds: NumberBounds,
        count: ClosedRange<Int>
    ) -> Setting<[Setting<Double>]>? {
        settings(node, count: count) { number($0, bounds) }
    }

    /// Parses a list of values. A parameter may set the list or any item.
    func settings<Value>(
        _ node: YAMLNode,
        count: ClosedRange<Int>,
        _ read: (YAMLNode) -> Value?
    ) -> Setting<[Setting<Value>]>? {
        setting(node) { node in
            guard let items = list(node, count: count) else { return nil }
            let values = items.compactMap { setting($0, read) }
            return values.count == items.count ? values : nil
        }
    }

    /// Parses a case of an enumeration that a parameter may set.
    func word<Word: RawRepresentable & CaseIterable & Equatable & Sendable>(
        _ node: YAMLNode?,
        of title: String
    ) -> Setting<Word>? where Word.RawValue == String {
        node.flatMap { node in setting(node) { word($0, title) } }
    }
}

extension YAMLNode {
    /// Creates a scalar node without a source location.
    static func word(_ text: String) -> YAMLNode {
        YAMLNode(mark: .none, content: .scalar(text, quoted: false))
    }
}
