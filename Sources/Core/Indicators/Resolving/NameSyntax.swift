/// The syntax of names of designs, layers and parameters.
package enum NameSyntax {
    /// A description of the allowed names for error messages.
    package static let allowed = "letters, digits, - and _, a letter first"

    /// Whether `text` is a name: 1…64 ASCII letters, digits, `-` and `_`, starting with a letter.
    package static func isName(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first), text.utf8.count <= 64 else {
            return false
        }
        return text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
            default: isLetter(byte)
            }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
