import Base
import Indicators
import Raster

extension DesignReader {
    /// What stands at `node`: a value, a parameter's name, or a choice by one.
    ///
    /// A parameter's name is read with each value that it can be told to stand for here.
    func setting<Value>(_ node: YAMLNode, _ read: (YAMLNode) -> Value?) -> Setting<Value>? {
        guard node.reference != nil else { return read(node).map(Setting.constant) }
        if node.entries != nil { return choice(node) { setting($0, read) }.map(Setting.choice) }
        return standIn(node) { read($0) != nil }.map(Setting.parameter)
    }

    /// As `setting`, for what a parameter's words can spell but no parameter can be.
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

    /// The parameter that `node` names, if all its values that are known can be read here.
    func standIn(_ node: YAMLNode, _ reads: (YAMLNode) -> Bool) -> String? {
        guard let (name, mark) = node.reference, let parameter = parameter(name, at: mark),
            let standard = defaults[parameter.name], reads(node.replaced(by: standard))
        else { return nil }
        for word in parameter.kind.words ?? [] where word != parameter.defaultValue.text {
            guard reads(node.replaced(by: .word(word))) else { return nil }
        }
        return parameter.name
    }

    /// The branches of `{$name: {choice: value, …}}`, each read by itself.
    func choice<Value>(_ node: YAMLNode, _ read: (YAMLNode) -> Value?) -> Choice<Value>? {
        guard let (name, entries, count) = branches(of: node) else { return nil }
        let branches = entries.compactMap { branch in
            read(branch.value).map { Choice<Value>.Branch(word: branch.key, value: $0) }
        }
        return branches.count == count ? Choice(of: name, branches: branches) : nil
    }

    /// The name of a choice's parameter, the branches for its words, and how many words it has.
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
            log.report(parameter.cannotChoose, at: entry.mark)
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
            let unknown = parameter.unknown(branch.key, among: words)
            log.report(unknown.message, at: branch.mark, hint: unknown.hint)
        }
        for word in words where !branches.contains(where: { $0.key == word }) {
            log.report(parameter.lacksValue(for: word), at: entry.mark)
        }
        return (parameter.name, branches.filter { words.contains($0.key) }, words.count)
    }

    /// Whether `node`, or a branch of the choice that it is, is of some kind.
    func contains(_ node: YAMLNode, _ isOfKind: (YAMLNode) -> Bool) -> Bool {
        guard node.reference != nil, let branches = node.entries?.first?.value.entries else {
            return isOfKind(node)
        }
        return branches.contains { contains($0.value, isOfKind) }
    }

    /// A number that a parameter may stand for.
    func number(_ node: YAMLNode, of bounds: NumberBounds) -> Setting<Double>? {
        setting(node) { number($0, bounds) }
    }

    /// Two numbers, each of which a parameter may stand for.
    func pair(_ node: YAMLNode, of bounds: NumberBounds) -> Setting<Pair>? {
        setting(node) { plainPair($0, bounds) }
    }

    /// Two numbers in a list.
    func plainPair(_ node: YAMLNode, _ bounds: NumberBounds) -> Pair? {
        guard let items = list(node, count: 2...2) else { return nil }
        let numbers = items.compactMap { number($0, of: bounds) }
        return numbers.count == 2 ? Pair(numbers[0], numbers[1]) : nil
    }

    /// Reports keys that are neither x nor y.
    func reportOthers(of entries: [YAMLNode.Entry]) {
        for entry in entries where entry.key != "x" && entry.key != "y" {
            log.report(
                "expected the keys x and y, found “\(NearestName.excerpt(entry.key))”",
                at: entry.mark,
                hint: Self.stateKeys.contains(entry.key)
                    ? "states stand within the axes, as in {x: {\(entry.key): 0}, y: 0}"
                    : "there are two axes; leave it out"
            )
        }
    }

    /// Numbers, each of which a parameter may stand for.
    func numbers(
        _ node: YAMLNode,
        of bounds: NumberBounds,
        count: ClosedRange<Int>
    ) -> Setting<[Setting<Double>]>? {
        settings(node, count: count) { number($0, bounds) }
    }

    /// A list of values, each of which a parameter may stand for.
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

    /// One of the words of an enumeration.
    func word<Word: RawRepresentable & CaseIterable & Equatable & Sendable>(
        _ node: YAMLNode?,
        of title: String
    ) -> Setting<Word>? where Word.RawValue == String {
        node.flatMap { node in setting(node) { word($0, title) } }
    }
}

extension YAMLNode {
    /// A word that is in no file.
    static func word(_ text: String) -> YAMLNode {
        YAMLNode(mark: .none, content: .scalar(text, quoted: false))
    }
}
