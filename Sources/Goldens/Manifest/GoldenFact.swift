/// Something that a golden's manifest tells beside its frames.
public struct GoldenFact: Hashable, Sendable {
    /// What it is: small letters of ASCII, digits and `-`.
    public let key: String
    /// What it says, on one line without blanks around it.
    public let value: String

    /// A fact; whatever a line of the manifest cannot hold becomes `-` in the key and a blank in
    /// the value.
    public init(_ key: String, _ value: String) {
        let letters = key.lowercased().unicodeScalars.map { scalar in
            Self.isKey(scalar) ? Character(scalar) : "-"
        }
        self.key = letters.isEmpty ? "-" : String(letters)
        let words = value.split { $0.isNewline || $0.isWhitespace || $0 == "\0" }
        self.value = words.joined(separator: " ")
    }

    private static func isKey(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "0"..."9", "-": true
        default: false
        }
    }
}
