/// File names that differ only by a number, such as `run-01.png`, `run-02.png`, … for the pattern
/// `run-##.png`.
struct NumberedNames: Equatable {
    /// The allowed range of the first number.
    static let numbers = 0...1_000_000

    private let prefix: String
    private let suffix: String
    /// The minimum number of digits. Smaller numbers are padded with zeros.
    private let digits: Int

    /// Parses a pattern. Returns `nil` unless it contains exactly one run of `#`.
    init?(_ pattern: String) {
        let parts = pattern.split(separator: "#", omittingEmptySubsequences: false)
        // Adjacent `#` characters produce empty parts.
        guard parts.count > 1, let first = parts.first, let last = parts.last,
            parts.dropFirst().dropLast().allSatisfy({ $0.isEmpty })
        else { return nil }
        prefix = String(first)
        suffix = String(last)
        digits = parts.count - 1
    }

    var pattern: String { prefix + String(repeating: "#", count: digits) + suffix }

    /// Returns `count` names with consecutive numbers, starting with `first`.
    func names(from first: Int, count: Int) -> [String] {
        (first..<first + count).map { number in
            let text = String(number)
            let zeros = String(repeating: "0", count: max(digits - text.utf8.count, 0))
            return prefix + zeros + text + suffix
        }
    }

    /// Returns the pattern and the first number of at least three names. Returns `nil` if they
    /// match no pattern.
    static func found(in names: [String]) -> (names: NumberedNames, first: Int)? {
        guard names.count > 2, let name = names.first else { return nil }
        let characters = Array(name)
        let isDigit = { (character: Character) in "0123456789".contains(character) }
        guard let last = characters.lastIndex(where: isDigit) else { return nil }
        var start = last
        while start > 0, isDigit(characters[start - 1]) { start -= 1 }
        let pattern =
            String(characters[..<start]) + String(repeating: "#", count: last + 1 - start)
            + String(characters[(last + 1)...])
        guard let first = Int(String(characters[start...last])), numbers.contains(first),
            let numbered = NumberedNames(pattern),
            numbered.names(from: first, count: names.count) == names
        else { return nil }
        return (numbered, first)
    }
}
