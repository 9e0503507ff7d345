/// Text made safe for terminals and CI logs.
///
/// Names, files and requests may contain terminal control sequences, CI workflow commands, or marks
/// that reorder text.
public enum SanitizedText {
    /// The maximum length of a message, in characters.
    public static let maximumMessageLength = 2_000

    /// Returns `text` with all control characters except line breaks escaped as in `\u001b`, and
    /// with the workflow commands of CI systems made harmless.
    ///
    /// The escapes are those of JSON, so that JSON stays valid. Marks that change the direction of
    /// text count as control characters.
    public static func lines(_ text: String) -> String {
        disarmed(escaped(text))
    }

    /// Returns `text` with the workflow commands of CI systems escaped.
    ///
    /// GitHub runs lines that start with `::` after optional spaces. GitHub and Azure also run
    /// `##[` and `##vso[` anywhere.
    private static func disarmed(_ text: String) -> String {
        let bytes = Array(text.utf8)
        // Every command starts with two equal characters, which are rare in other text.
        let (colon, number) = (UInt8(ascii: ":"), UInt8(ascii: "#"))
        let hasPair = zip(bytes, bytes.dropFirst()).contains { first, second in
            first == second && (first == colon || first == number)
        }
        guard hasPair else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        var isLineStart = true
        var rest = text.utf8[...]
        while let byte = rest.first {
            let isCommand =
                isLineStart && rest.starts(with: "::".utf8) || rest.starts(with: "##[".utf8)
                || rest.starts(with: "##vso[".utf8)
            if isCommand {
                result += byte == UInt8(ascii: ":") ? "\\u003a".utf8 : "\\u0023".utf8
            } else {
                result.append(byte)
            }
            isLineStart = byte == UInt8(ascii: "\n") || isLineStart && byte == UInt8(ascii: " ")
            rest = rest.dropFirst()
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func escaped(_ text: String) -> String {
        // Most strings are ASCII without control characters.
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

    /// Returns `text` escaped as in `lines`, on one line of at most `maximumMessageLength`
    /// characters.
    public static func message(_ text: String) -> String {
        let line = lines(text).split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: "\\u000a")
        guard line.utf8.count > maximumMessageLength, line.count > maximumMessageLength else {
            return line
        }
        return line.prefix(maximumMessageLength - 2) + " …"
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7f..<0xa0: true
        case 0x061c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
        default: false
        }
    }
}

/// Tables in plain text.
package enum TextColumns {
    /// Aligns cells in columns that are two spaces apart. All rows must have the same number of
    /// cells.
    ///
    /// - Parameters:
    ///   - rows: The cells of each row.
    ///   - indent: The number of spaces before the first column.
    package static func lines(_ rows: [[String]], indent: Int = 2) -> [String] {
        let count = rows.map { $0.count }.max() ?? 0
        let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            for (cell, width) in zip(row, widths) where !cell.isEmpty || !line.isEmpty {
                line += String(repeating: " ", count: line.isEmpty ? indent : 2)
                line += cell + String(repeating: " ", count: width - cell.count)
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
