// Keys, numbers and units are written in ASCII. Unicode's letters, digits and cases would need tables that
// are larger than all that reads designs, in every page that has the engine.

extension StringProtocol {
    /// The text with ASCII's capital letters as small ones.
    package var lowercasedASCII: String {
        String(decoding: utf8.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    }

    /// The text with ASCII's small letters as capital ones.
    package var uppercasedASCII: String {
        String(decoding: utf8.map { (0x61...0x7a).contains($0) ? $0 & 0x5f : $0 }, as: UTF8.self)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is one of A…Z and a…z.
    package var isASCIILetter: Bool { (0x61...0x7a).contains(value | 0x20) }

    /// The value of one of 0…9, A…F and a…f.
    package var hexDigit: UInt32? {
        switch value {
        case 0x30...0x39: value - 0x30
        case 0x41...0x46, 0x61...0x66: (value | 0x20) - 0x57
        default: nil
        }
    }
}

extension Character {
    /// Whether the character is one of 0…9.
    package var isASCIIDigit: Bool { asciiValue.map { (0x30...0x39).contains($0) } ?? false }

    /// Whether the character is one of A…Z and a…z.
    package var isASCIILetter: Bool { asciiValue.map { Unicode.Scalar($0).isASCIILetter } ?? false }

    /// The value of one of 0…9, A…F and a…f.
    package var hexDigit: UInt32? { asciiValue.flatMap { Unicode.Scalar($0).hexDigit } }
}
