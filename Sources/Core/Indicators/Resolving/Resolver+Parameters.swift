import Base

extension Resolver {
    /// Reports invalid names, kinds, defaults and values of parameters.
    mutating func check(_ parameters: [Parameter]) {
        if parameters.count > DesignLimits.parameters {
            report("a design cannot have more than \(DesignLimits.parameters) parameters")
        }
        for (index, parameter) in parameters.enumerated() {
            at(parameter.name) { resolver in
                if !NameSyntax.isName(parameter.name) {
                    resolver.report(Parameter.invalidNameMessage(for: parameter.name))
                } else if parameters[..<index].contains(where: { $0.name == parameter.name }) {
                    resolver.report("duplicate parameter")
                }
                resolver.check(parameter.kind)
                for value in [parameter.defaultValue, parameter.value] {
                    if let problem = parameter.kind.problem(with: value) {
                        resolver.report(
                            problem.message,
                            hint: problem.hint,
                            because: parameter.name
                        )
                    }
                }
            }
        }
    }

    private mutating func check(_ kind: Parameter.Kind) {
        guard case .choice(let words) = kind else { return }
        if words.isEmpty { report(ValueMessages.wrongCount(0, allowed: 1...DesignLimits.keys)) }
        for (index, word) in words.enumerated() where words[..<index].contains(word) {
            report("the choice “\(NearestName.excerpt(word))” is there already")
        }
    }
}

extension Parameter {
    /// Returns the message for an invalid parameter name.
    package static func invalidNameMessage(for text: String) -> String {
        "“\(NearestName.excerpt(text))” cannot name a parameter; allowed: \(NameSyntax.allowed)"
    }
}

extension Parameter.Kind {
    /// Returns the error message if a parameter of this kind cannot have `value`, otherwise `nil`.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - parameter: The parameter that provides the value, or `nil` for a constant.
    func problem(
        with value: ParameterValue,
        from parameter: String? = nil
    ) -> (message: String, hint: String?)? {
        let found =
            "“\(NearestName.excerpt(value.text))”" + (parameter.map { " (from $\($0))" } ?? "")
        if let name = value.parameter {
            return ("a parameter's value cannot depend on $\(name)", "write the colour itself")
        }
        switch (self, value) {
        case (.number(let range), .number(let number)):
            let bounds = NumberBounds(range: range, unit: "")
            return range.contains(number) ? nil : ("\(found) is outside of \(bounds.allowed)", nil)
        case (.integer(let range), .number(let number)):
            let allowed = "\(range.lowerBound)…\(range.upperBound)"
            guard let whole = Int(exactly: number) else {
                return ("expected a whole number in \(allowed), found \(found)", nil)
            }
            return range.contains(whole) ? nil : ("\(found) is outside of \(allowed)", nil)
        case (.color, .color), (.boolean, .boolean): return nil
        case (.colors, .colors(let colors)):
            let count = 2...DesignLimits.keys
            return count.contains(colors.count)
                ? nil : (ValueMessages.wrongCount(colors.count, allowed: count), nil)
        case (.choice(let words), .choice(let word)):
            return words.contains(word) ? nil : Self.unknownOptionMessage(words, found, word)
        case (.number, _), (.integer, _), (.color, _), (.colors, _), (.boolean, _), (.choice, _):
            return ("\(found) is not allowed for the type “\(name)”", nil)
        }
    }

    /// Returns the message for an option that is not among `words`.
    ///
    /// - Parameters:
    ///   - words: The allowed options.
    ///   - found: The option as quoted in the message.
    ///   - word: The option itself, for which a similar one is suggested.
    package static func unknownOptionMessage(
        _ words: [String],
        _ found: String,
        _ word: String
    ) -> (message: String, hint: String?) {
        (
            "expected one of \(words.joined(separator: ", ")), found \(found)",
            NearestName.suggestion(for: word, among: words).map { "did you mean “\($0)”?" }
        )
    }
}
