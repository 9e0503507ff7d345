import Base

extension Parameter {
    /// The problem of a name that no parameter has.
    package static func missing(
        _ text: String,
        among names: [String]
    ) -> (message: String, hint: String) {
        let name = String(text.dropFirst())
        let hint: String
        if !NameText.isName(name) {
            hint = "text that begins with $ is written with $$"
        } else if names.isEmpty {
            hint = "the design has no parameters"
        } else {
            hint = NearestName.hint(for: name, among: names)
        }
        return ("there is no parameter “\(NearestName.excerpt(text))”", hint)
    }

    /// The problem of a name that no parameter of a design has.
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

    /// The problem of a parameter that is to choose and cannot.
    package var cannotChoose: String {
        "$\(name) is a \(kind.name); only a choice or a boolean can choose between values"
    }

    /// The problem of a branch for a word that there is not.
    package func unknown(
        _ word: String,
        among words: [String]
    ) -> (message: String, hint: String) {
        (
            "$\(name) has no choice “\(NearestName.excerpt(word))”",
            NearestName.hint(for: word, among: words)
        )
    }

    /// The problem of a word without a branch.
    package func lacksValue(for word: String) -> String {
        "no value for the choice “\(word)” of $\(name)"
    }

    /// The value that one of `kind.words` stands for.
    package func value(ofWord word: String) -> ParameterValue? {
        switch kind {
        case .choice: .choice(word)
        case .boolean: .boolean(word == "true")
        case .number, .color, .colors: nil
        }
    }
}
