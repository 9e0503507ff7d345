import Raster
import Goldens
import Pictures

/// A word of a golden's name, made of any text.
///
/// Different texts give different words: where the text cannot be kept as it is, a hash of it is
/// added.
package struct NameWord: Equatable {
    /// The word: letters and digits of ASCII, `-`, `_`, `.` and `@`; never empty.
    package let text: String

    /// Longer words are cut: a file's name takes 255 characters, and there is more than one word
    /// in it.
    private static let limit = 60

    /// The word for a text.
    package init(_ original: String) {
        var kept = ""
        for scalar in original.unicodeScalars {
            if Self.isAllowed(scalar) {
                kept.unicodeScalars.append(scalar)
            } else if !kept.hasSuffix("-") {
                kept += "-"
            }
        }
        let trimmed = kept.drop { $0 == "-" || $0 == "." }.prefix(Self.limit)
        if trimmed == original, !original.isEmpty {
            text = original
        } else {
            let digits = String(PixelHash(bytes: Array(original.utf8)).value, radix: 16)
            text = [String(trimmed), String(digits.prefix(8))].filter { !$0.isEmpty }
                .joined(separator: trimmed.hasSuffix("-") ? "" : "-")
        }
    }

    /// A golden's name as one word, for files outside of the goldens' folder.
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
