/// A golden's name: words separated by single slashes, such as `arc/pulling-dark@2x`.
///
/// It is a relative path in the goldens' folder. It cannot lead out of that folder.
package struct GoldenName: Hashable, Sendable {
    package let text: String

    /// Validates a name.
    ///
    /// - Throws: `GoldenError` if the name is empty or too long, contains characters other than
    ///   ASCII letters, digits and `-_.@/`, or has a word that is empty, begins with a period or
    ///   ends in `.golden`.
    package init(_ text: String) throws(GoldenError) {
        if let reason = Self.fault(in: text) {
            let shown = text.isEmpty ? "“”" : text
            throw GoldenError(
                "“\(shown.prefix(80))” cannot name a golden: \(reason)",
                hint: "allowed: letters, digits and -_.@ in words with / between them"
            )
        }
        self.text = text
    }

    /// Returns what is wrong with a name, or `nil` if it is valid.
    private static func fault(in text: String) -> String? {
        if text.isEmpty { return "it is empty" }
        guard text.utf8.allSatisfy(isAllowed) else {
            return "it has a character that is not allowed"
        }
        let words = text.split(separator: "/", omittingEmptySubsequences: false)
        for word in words {
            if word.isEmpty { return "a word of it is empty" }
            if word.hasPrefix(".") { return "a word of it begins with a period" }
            if word.hasSuffix(".golden") { return "a word of it ends in .golden" }
            // File systems allow 255 bytes, and the extension is appended later.
            if word.utf8.count > 200 { return "a word of it has more than 200 characters" }
        }
        return words.count > 16 ? "it has more than 16 words" : nil
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "@"): true
        case UInt8(ascii: "/"): true
        default: false
        }
    }
}

extension GoldenName: CustomStringConvertible {
    /// The name's text.
    package var description: String { text }
}

extension GoldenName: Comparable {
    /// Compares names byte by byte.
    package static func < (a: GoldenName, b: GoldenName) -> Bool {
        a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
    }
}
