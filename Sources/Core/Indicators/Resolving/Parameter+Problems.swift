import Base

extension Parameter {
    /// Returns the message for a reference to a parameter that does not exist. `text` includes the
    /// dollar sign.
    package static func missingParameterMessage(
        for text: String,
        among names: [String]
    ) -> (message: String, hint: String) {
        let name = String(text.dropFirst())
        let hint: String
        if !NameSyntax.isName(name) {
            hint = "write $$ for text that begins with $"
        } else if names.isEmpty {
            hint = "the design has no parameters"
        } else {
            hint = NearestName.hint(for: name, among: names)
        }
        return ("there is no parameter “\(NearestName.excerpt(text))”", hint)
    }

    /// Returns the message for setting a parameter that a design does not have.
    package static func unknownParameterMessage(
        for name: String,
        of design: String,
        among names: [String]
    ) -> (message: String, hint: String) {
        (
            "the design “\(design)” has no parameter “\(NearestName.excerpt(name))”",
            names.isEmpty
                ? "the design has no parameters" : NearestName.hint(for: name, among: names)
        )
    }

    /// The message for a choice by a parameter that is neither a choice nor a Boolean.
    package var cannotChooseMessage: String {
        "$\(name) is a \(kind.name); only a choice or a boolean can choose between values"
    }

    /// Returns the message for a branch with an option that the parameter does not have.
    package func unknownOptionMessage(
        for word: String,
        among words: [String]
    ) -> (message: String, hint: String) {
        (
            "$\(name) has no choice “\(NearestName.excerpt(word))”",
            NearestName.hint(for: word, among: words)
        )
    }

    /// Returns the message for an option of the parameter without a branch.
    package func missingOptionMessage(for word: String) -> String {
        "no value for the choice “\(word)” of $\(name)"
    }

    /// The message for a number parameter in place of a whole number.
    package var mayBeFractionalMessage: String {
        "$\(name) is a number, which may be a fraction; a whole number is expected"
    }

    /// The hint for a number parameter in place of a whole number.
    package static let integerHint = "declare it as {type: integer, …}"

    /// Returns the value for one of `kind.words`. Returns `nil` if the parameter is neither a
    /// choice nor a Boolean.
    package func value(ofWord word: String) -> ParameterValue? {
        switch kind {
        case .choice: .choice(word)
        case .boolean: .boolean(word == "true")
        case .number, .integer, .color, .colors: nil
        }
    }
}
