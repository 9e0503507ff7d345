import Raster
import Goldens
import Pictures

/// A word of a golden's name, derived from any text.
///
/// Different texts have different words: if the text must be changed, a hash of it is appended.
package struct NameWord: Equatable {
    /// The word. It contains only ASCII letters, digits, `-`, `_`, `.` and `@`, and is never empty.
    package let text: String

    /// The maximum length. A file name may have 255 characters, and it contains more than one word.
    private static let limit = 60

    /// Creates the word for a text.
    package init(_ original: String) {
        var cleaned = ""
        for scalar in original.unicodeScalars {
            if Self.isAllowed(scalar) {
                cleaned.unicodeScalars.append(scalar)
            } else if !cleaned.hasSuffix("-") {
                cleaned += "-"
            }
        }
        let trimmed = cleaned.drop { $0 == "-" || $0 == "." }.prefix(Self.limit)
        if trimmed == original, !original.isEmpty {
            text = original
        } else {
            let digits = String(PixelHash(bytes: Array(original.utf8)).value, radix: 16)
            text = [String(trimmed), String(digits.prefix(8))].filter { !$0.isEmpty }
                .joined(separator: trimmed.hasSuffix("-") ? "" : "-")
        }
    }

    /// Returns a golden's name as one word, for files outside of the goldens' folder.
    static func title(of name: GoldenName) -> String {
        name.text.split(separator: "/").joined(separator: "-")
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "@": true
        default: false
        }
    }
}
