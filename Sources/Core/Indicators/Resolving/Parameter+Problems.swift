import Base

extension Parameter {
    /// Returns the message for a reference to a parameter that does not exist. `text` includes the
    /// dollar sign.
    package static func missing(
        _ text: String,
        among names: [String]
    ) -> (message: String, hint: String) {
        let name = String(text.dropFirst())
        let hint: String
        if !NameSyntax.isName(name) {
            hint = "text that begins with $ is written with $$"
        } else if names.isEmpty {
            hint = "the design has no parameters"
        } else {
            hint = NearestName.hint(for: name, among: names)
        }
        return ("there is no parameter “\(NearestName.excerpt(text))”", hint)
    }

    /// Returns the message for setting a parameter that a used design does not have.
    package static func unknown(
        _ name: String,
        of design: String,
        among names: [String]
    ) -> (message: String, hint: String) {
        (
            "the design “\(design)” has no parameter “\(NearestName.excerpt(name))”",
            names.isEmpty
                ? "it has no parameters at all" : NearestName.hint(for: name, among: names)
        )
    }

    /// The message for a parameter whose kind cannot select a branch.
    package var cannotChoose: String {
        "$\(name) is a \(kind.name); only a choice or a boolean can choose between values"
    }

    /// Returns the message for a branch whose word is not among the parameter's words.
    package func unknown(
        _ word: String,
        among words: [String]
    ) -> (message: String, hint: String) {
        (
            "$\(name) has no choice “\(NearestName.excerpt(word))”",
            NearestName.hint(for: word, among: words)
        )
    }

    /// Returns the message for a word of the parameter that has no branch.
    package func lacksValue(for word: String) -> String {
        "no value for the choice “\(word)” of $\(name)"
    }

    /// Returns the value for one of `kind.words`.
    package func value(ofWord word: String) -> ParameterValue? {
        switch kind {
        case .choice: .choice(word)
        case .boolean: .boolean(word == "true")
        case .number, .color, .colors: nil
        }
    }
}
