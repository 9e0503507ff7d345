import AssetCatalogs

/// The names that Xcode gives to assets in Swift, by its “Asset catalog symbols”: `my-icon` is `myIcon`,
/// `URLImage` is `url`, `24 hours` is `_24Hours`.
package enum SymbolName {
    /// The name of an asset's value; nil for one without letters or digits.
    package static func value(_ name: String, of kind: Asset.Kind) -> String? {
        let words = words(of: name)
        guard let first = words.first else { return nil }
        let joined = lowercased(first) + words.dropFirst().map(capitalized).joined()
        return identifier(withoutKind(joined, kind))
    }

    /// The name of the type for a folder's assets.
    package static func space(_ name: String) -> String? {
        let words = words(of: name)
        guard !words.isEmpty else { return nil }
        return identifier(words.map(capitalized).joined())
    }

    private static func words(of name: String) -> [Substring] {
        name.split { !$0.isLetter && !$0.isNumber }
    }

    private static func capitalized(_ word: Substring) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// The word with a small letter first, or with all of the capitals that it begins with small, but for the
    /// one that begins its next part.
    private static func lowercased(_ word: Substring) -> String {
        let capitals = word.prefix(while: \.isUppercase)
        guard capitals.count > 1, capitals.count < word.count else {
            return capitals.lowercased() + word.dropFirst(capitals.count)
        }
        let next = word[capitals.endIndex]
        let count = next.isLetter ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    /// The name without what it only repeats: that it is a colour's, or a picture's.
    private static func withoutKind(_ name: String, _ kind: Asset.Kind) -> String {
        let ending = kind == .color ? "Color" : "Image"
        return name.hasSuffix(ending) && name.count > ending.count
            ? String(name.dropLast(ending.count)) : name
    }

    private static func identifier(_ name: String) -> String {
        if name.first?.isNumber == true { return "_\(name)" }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// The words that Swift keeps for itself, by “The Swift Programming Language”, Lexical Structure.
    private static let keywords: Set<String> = [
        "Any", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
        "continue", "default",
        "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
        "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
        "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
        "var", "where",
        "while",
    ]
}
