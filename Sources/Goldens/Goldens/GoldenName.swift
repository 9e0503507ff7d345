/// A golden's name: parts separated by single slashes, such as `arc/pulling-dark@2x`.
///
/// It is a relative path in the goldens' folder. It cannot lead out of that folder.
package struct GoldenName: Hashable, Sendable {
    package let text: String

    /// Validates a name.
    ///
    /// - Throws: `GoldenError` if the name is empty or too long, contains characters other than
    ///   ASCII letters, digits and `-_.@/`, or has a part that is empty, begins with a period or
    ///   ends in `.golden`.
    package init(_ text: String) throws(GoldenError) {
        if let reason = Self.fault(in: text) {
            let shown = text.isEmpty ? "“”" : text
            throw GoldenError(
                "“\(shown.prefix(80))” cannot name a golden: \(reason)",
                hint: "use only letters, digits, - _ . @, and / between the parts"
            )
        }
        self.text = text
    }

    /// Returns the reason why a name is invalid, or `nil` if it is valid.
    private static func fault(in text: String) -> String? {
        if text.isEmpty { return "it is empty" }
        guard text.utf8.allSatisfy(isAllowed) else {
            return "it has a character that is not allowed"
        }
        let words = text.split(separator: "/", omittingEmptySubsequences: false)
        for word in words {
            if word.isEmpty { return "it has an empty part" }
            if word.hasPrefix(".") { return "a part begins with a period" }
            if word.hasSuffix(".golden") { return "a part ends in .golden" }
            // File systems allow 255 bytes, and the extension is appended later.
            if word.utf8.count > 200 { return "a part has more than 200 characters" }
        }
        return words.count > 16 ? "it has more than 16 parts" : nil
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
