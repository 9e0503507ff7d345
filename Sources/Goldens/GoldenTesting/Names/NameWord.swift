import Raster
import Goldens
import Pictures

/// A part of a golden's name, derived from any text.
///
/// Different texts have different parts: if characters must be replaced or removed, a hash of the
/// text is appended.
package struct NameWord: Equatable {
    /// The text of the part: ASCII letters, digits, `-`, `_`, `.` and `@`. Never empty.
    package let text: String

    /// The maximum length. A file name has at most 255 characters, and can contain several parts.
    private static let limit = 60

    /// Creates the part for a text.
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
