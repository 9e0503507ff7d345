/// A golden's name: words between single slashes, such as `arc/pulling-dark@2x`.
///
/// It is the path of its files from the goldens' folder, so it cannot lead out of that folder.
package struct GoldenName: Hashable, Sendable {
    /// The name's text.
    package let text: String

    /// A checked name.
    ///
    /// - Throws: `GoldenError` for a name that is empty or too long, that has other characters than
    ///   letters and digits of ASCII and `-_.@/`, or a word that is empty, begins with a point or
    ///   ends as a golden's file does.
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

    /// What is wrong with a name; nil for a good one.
    private static func fault(in text: String) -> String? {
        if text.isEmpty { return "it is empty" }
        guard text.utf8.allSatisfy(isAllowed) else { return "it has a character of another kind" }
        let words = text.split(separator: "/", omittingEmptySubsequences: false)
        for word in words {
            if word.isEmpty { return "a word of it is empty" }
            if word.hasPrefix(".") { return "a word of it begins with a point" }
            if word.hasSuffix(".golden") { return "a word of it ends in .golden" }
            // File systems allow 255, and the ending is still to come.
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
    /// Whether the first comes before the second, by bytes.
    package static func < (a: GoldenName, b: GoldenName) -> Bool {
        a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
    }
}
