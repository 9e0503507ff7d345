import Base
import Indicators
import Raster

/// The types of parameters, as written in a file.
enum ParameterType: String, CaseIterable {
    case number, integer, color, colors, choice, boolean
}

extension DesignReader {
    /// Parses `parameters`.
    func readParameters(_ node: YAMLNode) {
        guard let entries = node.entries else {
            log.report("expected a map of parameters, found \(node.summary)", at: node.mark)
            return
        }
        guard entries.count <= DesignLimits.parameters else {
            log.report("more than \(DesignLimits.parameters) parameters", at: node.mark)
            return
        }
        var read: [Parameter] = []
        for entry in entries {
            guard NameSyntax.isName(entry.key) else {
                log.report(Parameter.invalidNameMessage(for: entry.key), at: entry.mark)
                continue
            }
            if let parameter = parameter(entry) { read.append(parameter) }
        }
        invalidParameters = Set(entries.map { $0.key }).subtracting(read.map { $0.name })
        // Set at the end, so that no parameter's default may refer to another.
        parameters = read
    }

    private func parameter(_ entry: YAMLNode.Entry) -> Parameter? {
        guard let fields = fields(of: entry.value, .parameter), let kind = kind(fields),
            let fallback = fields["default"],
            let value = value(fallback, kind)
        else { return nil }
        defaults[entry.key] = fallback
        return Parameter(
            entry.key,
            kind,
            default: value,
            text: kind.text(of: fallback),
            summary: fields["title"].flatMap(text) ?? ""
        )
    }

    private func kind(_ fields: Fields) -> Parameter.Kind? {
        guard let node = fields["type"], let name: ParameterType = word(node, "a type of parameter")
        else { return nil }
        if name != .number, name != .integer, let range = fields["range"] {
            log.report("only a number or an integer has a range", at: range.mark)
        }
        if name != .choice, let choices = fields["choices"] {
            log.report("only a choice has choices", at: choices.mark)
        }
        switch name {
        case .number: return range(fields["range"]).map(Parameter.Kind.number)
        case .integer: return integerRange(fields["range"]).map(Parameter.Kind.integer)
        case .color: return .color
        case .colors: return .colors
        case .boolean: return .boolean
        case .choice:
            guard let node = fields["choices"] else {
                guard fields.lacks("choices") else { return nil }
                log.report("a choice needs the key “choices”", at: fields.mark)
                return nil
            }
            return choices(node).map(Parameter.Kind.choice)
        }
    }

    private func range(_ node: YAMLNode?) -> ClosedRange<Double>? {
        guard let node else { return NumberBounds.any.range }
        guard let pair = pair(node, .any) else { return nil }
        return range(from: pair.dx, to: pair.dy, at: node.mark)
    }

    private func integerRange(_ node: YAMLNode?) -> ClosedRange<Int>? {
        guard let node else { return Parameter.Kind.anyInteger }
        guard let items = list(node, count: 2...2) else { return nil }
        let ends = items.compactMap { integer($0, in: Parameter.Kind.anyInteger) }
        guard ends.count == 2 else { return nil }
        return range(from: ends[0], to: ends[1], at: node.mark)
    }

    private func range<Bound>(
        from start: Bound,
        to end: Bound,
        at mark: YAMLNode.Mark
    ) -> ClosedRange<Bound>? {
        guard start <= end else {
            log.report("the end of the range is less than its start", at: mark)
            return nil
        }
        return start...end
    }

    private func choices(_ node: YAMLNode) -> [String]? {
        guard let items = list(node, count: 1...DesignLimits.keys) else { return nil }
        var words: [String] = []
        for item in items {
            guard let word = text(item) else { return nil }
            guard !words.contains(word) else {
                log.report("the choice \(item.summary) is there already", at: item.mark)
                return nil
            }
            words.append(word)
        }
        return words
    }

    /// Parses a parameter's value.
    func value(_ node: YAMLNode, _ kind: Parameter.Kind) -> ParameterValue? {
        switch kind {
        case .number(let range):
            return number(node, NumberBounds(range: range, unit: "")).map(ParameterValue.number)
        case .integer(let range): return integer(node, in: range).map { .number(Double($0)) }
        case .color: return color(node).map(ParameterValue.color)
        case .colors: return colors(node).map(ParameterValue.colors)
        case .boolean: return boolean(node).map(ParameterValue.boolean)
        case .choice(let choices):
            // In a file, `$$` escapes a leading dollar sign. On a command line, it is not escaped.
            let words = [node.literal, node.text].compactMap { $0 }
            if let word = words.first(where: choices.contains) { return .choice(word) }
            let problem = Parameter.Kind.unknownOptionMessage(
                choices,
                node.summary,
                node.text ?? ""
            )
            log.report(problem.message, at: node.mark, hint: problem.hint)
            return nil
        }
    }
}

extension Parameter.Kind {
    /// Returns a value as it is written on a command line.
    func text(of node: YAMLNode) -> String {
        if case .colors = self, let items = node.items {
            return items.map { $0.flow }.joined(separator: ",")
        }
        return node.flow
    }
}
