/// Values of options that begin with a minus.
package enum NegativeValues {
    /// A command line in which negative numbers are joined to the options before them, such as
    /// `--steps=-1` for `--steps` and `-1`: apart, they would be taken for options, and a number out
    /// of range for a missing one.
    package static func joined(_ arguments: some Sequence<String>) -> [String] {
        var joined: [String] = []
        var isOver = false
        for word in arguments {
            if let last = joined.last, !isOver, isNumber(word), isOption(last) {
                joined[joined.count - 1] = "\(last)=\(word)"
            } else {
                joined.append(word)
            }
            isOver = isOver || word == "--"
        }
        return joined
    }

    private static func isNumber(_ word: String) -> Bool {
        let rest = word.drop { $0 == "-" || $0 == "." }
        return word.first == "-" && word.count - rest.count <= 2
            && rest.first.map { $0.isASCII && $0.isNumber } == true && !word.hasPrefix("--")
    }

    /// Whether a word is an option without a value, such as `--steps` or `-j`.
    private static func isOption(_ word: String) -> Bool {
        guard !word.contains("="), !isNumber(word) else { return false }
        return word.hasPrefix("--") ? word.count > 2 : word.first == "-" && word.count == 2
    }
}
