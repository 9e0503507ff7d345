/// Support for negative numbers as values of options.
package enum NegativeValues {
    /// Returns a command line with negative numbers joined to the options before them.
    ///
    /// `--steps -1` becomes `--steps=-1`. Otherwise the argument parser would treat the number as
    /// an option and report a missing value, and not a value out of range.
    package static func joined(_ arguments: some Sequence<String>) -> [String] {
        var joined: [String] = []
        var isAfterTerminator = false
        for word in arguments {
            if let last = joined.last, !isAfterTerminator, isNumber(word), isOption(last) {
                joined[joined.count - 1] = "\(last)=\(word)"
            } else {
                joined.append(word)
            }
            isAfterTerminator = isAfterTerminator || word == "--"
        }
        return joined
    }

    private static func isNumber(_ word: String) -> Bool {
        let rest = word.drop { $0 == "-" || $0 == "." }
        return word.first == "-" && word.count - rest.count <= 2
            && rest.first.map { $0.isASCII && $0.isNumber } == true && !word.hasPrefix("--")
    }

    /// Returns whether a word is an option without a value, such as `--steps` or `-j`.
    private static func isOption(_ word: String) -> Bool {
        guard !word.contains("="), !isNumber(word) else { return false }
        return word.hasPrefix("--") ? word.count > 2 : word.first == "-" && word.count == 2
    }
}
