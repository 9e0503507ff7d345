// Keys, numbers and units are ASCII. Unicode tables for letters, digits and case would be larger
// than all the code that reads designs, and every page that embeds the engine would contain them.

extension StringProtocol {
    /// The string with the letters A…Z in lower case.
    package var lowercasedASCII: String {
        String(decoding: utf8.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// The string with the letters a…z in upper case.
    package var uppercasedASCII: String {
        String(decoding: utf8.map { (0x61...0x7a).contains($0) ? $0 & 0x5f : $0 }, as: UTF8.self)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is in A…Z or a…z.
    package var isASCIILetter: Bool { (0x61...0x7a).contains(value | 0x20) }

    /// The value of a hexadecimal digit, 0…15. Returns `nil` for other scalars.
    package var hexDigit: UInt32? {
        switch value {
        case 0x30...0x39: value - 0x30
        case 0x41...0x46, 0x61...0x66: (value | 0x20) - 0x57
        default: nil
        }
    }
}

extension Character {
    /// Whether the character is in 0…9.
    package var isASCIIDigit: Bool { asciiValue.map { (0x30...0x39).contains($0) } ?? false }

    /// Whether the character is in A…Z or a…z.
    package var isASCIILetter: Bool { asciiValue.map { Unicode.Scalar($0).isASCIILetter } ?? false }

    /// The value of a hexadecimal digit, 0…15. Returns `nil` for other characters.
    package var hexDigit: UInt32? { asciiValue.flatMap { Unicode.Scalar($0).hexDigit } }
}
