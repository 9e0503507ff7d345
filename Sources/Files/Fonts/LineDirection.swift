/// The direction of a line of text.
enum LineDirection {
    /// Whether `text` mixes right-to-left letters with other letters or digits. HarfBuzz shapes a
    /// line in only one direction, which would reverse the others.
    static func isMixed(_ text: String) -> Bool {
        var hasLeftward = false
        var hasRightward = false
        for scalar in text.unicodeScalars {
            let properties = scalar.properties
            if properties.numericType == .decimal {
                hasRightward = true
            } else if properties.isAlphabetic {
                if isLeftward(scalar) { hasLeftward = true } else { hasRightward = true }
            }
        }
        return hasLeftward && hasRightward
    }

    /// Whether a letter is in a block that Unicode reserves for right-to-left scripts (UAX 9, 3.2).
    private static func isLeftward(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
            0x1_E800...0x1_EFFF:
            true
        default: false
        }
    }
}
