import Raster

/// A parser of the terminal's answers.
enum AnswerParser {
    /// The image identifier in the query for Kitty's graphics protocol.
    static let queryImageIdentifier = 31

    /// Parses an answer in a control sequence, given its parameters and final byte.
    static func control(parameters: [UInt8], final: UInt8) -> TerminalAnswer? {
        let isPrivate = parameters.first == UInt8(ascii: "?")
        let words = parameters.dropFirst(isPrivate ? 1 : 0).split(
            separator: UInt8(ascii: ";"),
            omittingEmptySubsequences: false
        )
        let numbers = words.map { Int(String(decoding: $0, as: UTF8.self)) }
        switch (final, isPrivate) {
        case (UInt8(ascii: "c"), true):
            return .attributes(numbers.compactMap { $0 })
        case (UInt8(ascii: "n"), false) where numbers == [0]:
            return .ready
        case (UInt8(ascii: "t"), false) where numbers.count == 3 && numbers[0] == 6:
            guard let height = numbers[1], let width = numbers[2], width > 0, height > 0,
                width <= 1000, height <= 1000
            else { return nil }
            return .cellSize(width: width, height: height)
        default:
            return nil
        }
    }

    /// Parses an answer in a control string that ESC and `introducer` started.
    static func string(introducer: UInt8, text: [UInt8]) -> TerminalAnswer? {
        let text = String(decoding: text, as: UTF8.self)
        switch introducer {
        case UInt8(ascii: "_"):
            // For example, Gi=31;OK or Gi=31;EINVAL:reason.
            guard text.hasPrefix("G") else { return nil }
            let parts = text.dropFirst().split(separator: ";", maxSplits: 1)
            guard parts.count == 2,
                parts[0].split(separator: ",").contains("i=\(queryImageIdentifier)")
            else { return nil }
            return .kittyGraphics(parts[1] == "OK")
        case UInt8(ascii: "P"):
            guard text.hasPrefix(">|") else { return nil }
            return .version(String(text.dropFirst(2)))
        case UInt8(ascii: "]"):
            guard text.hasPrefix("11;") else { return nil }
            return color(text.dropFirst(3)).map { .background($0) }
        default:
            return nil
        }
    }

    /// Parses X11's `rgb:r/g/b`, with one to four hexadecimal digits per component. The alpha of
    /// `rgba:` is ignored.
    private static func color(_ text: Substring) -> Color? {
        guard let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(text[..<colon]) else {
            return nil
        }
        let words = text[text.index(after: colon)...].split(
            separator: "/",
            omittingEmptySubsequences: false
        )
        let components = words.compactMap { word -> Double? in
            guard (1...4).contains(word.utf8.count), word.allSatisfy(\.isHexDigit),
                let value = Int(word, radix: 16)
            else { return nil }
            return Double(value) / Double((1 << (4 * word.utf8.count)) - 1)
        }
        guard components.count == words.count, (3...4).contains(words.count) else { return nil }
        return Color(red: components[0], green: components[1], blue: components[2])
    }
}
