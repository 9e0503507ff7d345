import AssetCatalogs

/// Swift names for assets, by the rules of Xcode's “Asset catalog symbols”: `my-icon` becomes
/// `myIcon`, `URLImage` becomes `url`, and `24 hours` becomes `_24Hours`.
package enum SymbolName {
    /// Returns the name of the property for an asset. Returns `nil` if `name` has no letters or
    /// digits.
    package static func property(_ name: String, of kind: Asset.Kind) -> String? {
        let words = words(of: name)
        guard let first = words.first else { return nil }
        let joined = lowercased(first) + words.dropFirst().map(capitalized).joined()
        return identifier(withoutKind(joined, kind))
    }

    /// Returns the name of the type for a folder that provides a namespace. Returns `nil` if `name`
    /// has no letters or digits.
    package static func namespace(_ name: String) -> String? {
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

    /// Lowercases the capitals at the start of `word`, except the one that starts the next word:
    /// `URLIcon` becomes `urlIcon`.
    private static func lowercased(_ word: Substring) -> String {
        let capitals = word.prefix(while: \.isUppercase)
        guard capitals.count > 1, capitals.count < word.count else {
            return capitals.lowercased() + word.dropFirst(capitals.count)
        }
        let next = word[capitals.endIndex]
        let count = next.isLetter ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    /// Removes the suffix `Color` or `Image` if it only repeats the asset's kind.
    private static func withoutKind(_ name: String, _ kind: Asset.Kind) -> String {
        let ending = kind == .color ? "Color" : "Image"
        return name.hasSuffix(ending) && name.count > ending.count
            ? String(name.dropLast(ending.count)) : name
    }

    private static func identifier(_ name: String) -> String {
        if name.first?.isNumber == true { return "_\(name)" }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// Swift's reserved words, see “Lexical Structure” in “The Swift Programming Language”.
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
