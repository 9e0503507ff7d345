import Base

extension Resolver {
    /// Reports invalid names, kinds, defaults and values of parameters.
    mutating func check(_ parameters: [Parameter]) {
        if parameters.count > DesignLimits.parameters {
            report("more than \(DesignLimits.parameters) parameters")
        }
        for (index, parameter) in parameters.enumerated() {
            at(parameter.name) { resolver in
                if !NameSyntax.isName(parameter.name) {
                    resolver.report(Parameter.misnamed(parameter.name))
                } else if parameters[..<index].contains(where: { $0.name == parameter.name }) {
                    resolver.report("duplicate parameter")
                }
                resolver.check(parameter.kind)
                for value in [parameter.defaultValue, parameter.value] {
                    if let fault = parameter.kind.fault(of: value) {
                        resolver.report(fault.message, hint: fault.hint, because: parameter.name)
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
    package static func misnamed(_ text: String) -> String {
        "“\(NearestName.excerpt(text))” cannot name a parameter; allowed: \(NameSyntax.allowed)"
    }
}

extension Parameter.Kind {
    /// Returns the reason why a parameter of this kind cannot have `value`, or `nil` if it can.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - parameter: The parameter that provides the value, if any.
    func fault(
        of value: ParameterValue,
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
        case (.color, .color), (.boolean, .boolean): return nil
        case (.colors, .colors(let colors)):
            let count = 2...DesignLimits.keys
            return count.contains(colors.count)
                ? nil : (ValueMessages.wrongCount(colors.count, allowed: count), nil)
        case (.choice(let words), .choice(let word)):
            return words.contains(word) ? nil : Self.notAmong(words, found, word)
        case (.number, _), (.color, _), (.colors, _), (.boolean, _), (.choice, _):
            return ("\(found) is no \(name)", nil)
        }
    }

    /// Returns the message for a word that is not among `words`.
    ///
    /// - Parameters:
    ///   - words: The allowed words.
    ///   - found: The word as the message quotes it.
    ///   - word: The word itself.
    package static func notAmong(
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
