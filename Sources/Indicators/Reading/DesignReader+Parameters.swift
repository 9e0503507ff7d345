import Base

/// The types that a parameter may have, as the file names them.
private enum KindName: String, CaseIterable {
    case number, color, colors, choice, boolean
}

extension DesignReader {
    /// Reads `parameters`; those named in `overrides` take the value given there.
    func readParameters(_ node: YAMLNode, overrides: [String: ParameterOverride]) {
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
            guard Self.isName(entry.key) else {
                log.report(
                    "“\(NearestName.excerpt(entry.key))” cannot name a parameter; allowed: "
                        + "letters, digits, - and _, a letter first",
                    at: entry.mark
                )
                continue
            }
            if let parameter = parameter(entry, overrides[entry.key]) { read.append(parameter) }
        }
        misreadParameters = Set(entries.map(\.key)).subtracting(read.map(\.name))
        // Set at the end, so that no parameter's default may refer to another.
        parameters = read
    }

    private func parameter(
        _ entry: YAMLNode.Entry,
        _ override: ParameterOverride?
    ) -> Parameter? {
        guard let fields = fields(of: entry.value, .parameter), let kind = kind(fields),
            let standard = fields["default"],
            let value = value(standard, kind)
        else { return nil }
        let summary = fields["title"].flatMap(text) ?? ""
        var parameter = Parameter(
            name: entry.key,
            kind: kind,
            summary: summary,
            defaultText: kind.text(of: standard),
            value: value,
            text: kind.text(of: standard),
            node: standard
        )
        guard let override, let node = override.node(of: kind) else { return parameter }
        let place = override.reader()
        guard let changed = place.value(node, kind) else {
            override.problems += place.log.errors?.problems ?? []
            return parameter
        }
        parameter = Parameter(
            name: entry.key,
            kind: kind,
            summary: summary,
            defaultText: parameter.defaultText,
            value: changed,
            text: override.text,
            node: node
        )
        return parameter
    }

    private func kind(_ fields: Fields) -> Parameter.Kind? {
        guard let node = fields["type"], let name: KindName = word(node, "a type of parameter")
        else { return nil }
        if name != .number, let range = fields["range"] {
            log.report("only a number has a range", at: range.mark)
        }
        if name != .choice, let choices = fields["choices"] {
            log.report("only a choice has choices", at: choices.mark)
        }
        switch name {
        case .number: return range(fields["range"]).map(Parameter.Kind.number)
        case .color: return .color
        case .colors: return .colors
        case .boolean: return .boolean
        case .choice:
            guard let node = fields["choices"] else {
                log.report("a choice needs the key “choices”", at: fields.mark)
                return nil
            }
            return choices(node).map(Parameter.Kind.choice)
        }
    }

    private func range(_ node: YAMLNode?) -> ClosedRange<Double>? {
        guard let node else { return NumberForm.any.range }
        guard let pair = pair(node, .any) else { return nil }
        guard pair.dx <= pair.dy else {
            log.report("the range's end comes before its beginning", at: node.mark)
            return nil
        }
        return pair.dx...pair.dy
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

    /// The value that `node` spells for a parameter.
    func value(_ node: YAMLNode, _ kind: Parameter.Kind) -> ParameterValue? {
        switch kind {
        case .number(let range):
            return number(node, NumberForm(range: range, unit: "")).map(ParameterValue.number)
        case .color: return color(node).map(ParameterValue.color)
        case .colors: return colors(node).map(ParameterValue.colors)
        case .boolean: return boolean(node).map(ParameterValue.boolean)
        case .choice(let choices):
            // A command line gives a choice as it is, a file with `$$` for a dollar sign in front.
            let words = [node.literal, node.text].compactMap(\.self)
            if let word = words.first(where: choices.contains) { return .choice(word) }
            log.report(
                "expected one of \(choices.joined(separator: ", ")), found \(node.summary)",
                at: node.mark,
                hint: NearestName.suggestion(for: node.text ?? "", among: choices)
                    .map { "did you mean “\($0)”?" }
            )
            return nil
        }
    }

    /// Whether `text` may name a parameter or a design.
    package static func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic,
            text.utf8.count <= 64
        else { return false }
        return text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
            default: false
            }
        }
    }
}

extension Parameter.Kind {
    /// A value as it would be given on a command line.
    func text(of node: YAMLNode) -> String {
        if case .colors = self, let items = node.items {
            return items.map(\.flow).joined(separator: ",")
        }
        return node.flow
    }
}
