/// The restrictions on text in designs: one line of limited length.
package enum LineText {
    /// Returns the reason why `text` cannot be drawn as one line, or `nil` if it can.
    package static func problem(in text: String) -> String? {
        let count = text.unicodeScalars.count
        guard count <= DesignLimits.characters else {
            return "a text cannot have \(count) characters; "
                + "allowed: at most \(DesignLimits.characters)"
        }
        guard let control = text.unicodeScalars.first(where: isControl) else { return nil }
        return "a text cannot contain the control character \(codePoint(control))"
    }

    /// Returns the name of a character in error messages: `“é” (U+00E9)`.
    package static func name(of character: some StringProtocol) -> String {
        let points = character.unicodeScalars.map(codePoint).joined(separator: " ")
        return "“\(character)” (\(points))"
    }

    /// Whether a character breaks lines or controls a terminal.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
        default: false
        }
    }

    private static func codePoint(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
    }
}
