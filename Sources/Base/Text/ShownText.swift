/// Text as people may be shown it, wherever it comes from: names, files and requests may hold what
/// commands a terminal, or what makes a line read otherwise than it is written.
public enum ShownText {
    /// The most characters of one message.
    public static let longest = 2_000

    /// `text` with controls as escapes such as `\u001b`, but for its line breaks.
    ///
    /// The escapes are JSON's, so that what was JSON still is. Marks that turn the direction of
    /// writing count as controls.
    public static func lines(_ text: String) -> String {
        // Bytes of ASCII are most of what is shown, and quickly told to be harmless.
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f || $0 == 0x0a }) { return text }
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard isControl(scalar), scalar != "\n" else {
                shown.append(scalar)
                continue
            }
            let digits = String(scalar.value, radix: 16)
            let zeros = String(repeating: "0", count: max(4 - digits.count, 0))
            shown.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
        }
        return String(shown)
    }

    /// `text` as `lines` shows it, in one line of at most `longest` characters.
    public static func message(_ text: String) -> String {
        let line = lines(text).split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: "\\u000a")
        guard line.utf8.count > longest, line.count > longest else { return line }
        return line.prefix(longest - 2) + " …"
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x061c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
        default: scalar.properties.generalCategory == .control
        }
    }
}
