import Base
import Raster

/// A parser of colours.
struct ColorParser {
    private let characters: [Character]
    private var index = 0

    /// The maximum length of a colour. Longer text is rejected.
    private static let lengthLimit = 100
    init(_ text: String) {
        // One more character is read, to detect text that is too long.
        characters = Array(text.prefix(Self.lengthLimit + 1))
    }

    mutating func read() throws(ColorSyntaxError) -> ColorValue {
        guard characters.count <= Self.lengthLimit else {
            throw error("a colour cannot have more than \(Self.lengthLimit) characters", at: 0)
        }
        skipBlanks()
        let value: ColorValue
        if next == "#" {
            value = .fixed(try readHex())
        } else {
            value = try readWord()
        }
        skipBlanks()
        guard next == nil else {
            throw error("unexpected \(found) after the colour", hint: "remove the rest of the text")
        }
        return value
    }

    private mutating func readHex() throws(ColorSyntaxError) -> Color {
        index += 1
        let start = index
        var digits: [UInt8] = []
        while let character = next, !Self.isBlank(character) {
            guard let digit = character.hexDigit else {
                throw error(
                    "\(found) is not a hexadecimal digit",
                    hint: "allowed: 0–9, a–f, A–F"
                )
            }
            digits.append(UInt8(digit))
            index += 1
        }
        switch digits.count {
        case 3, 4:
            let wide = digits.map { 17 * $0 }
            let alpha = wide.count == 4 ? Double(wide[3]) / 255 : 1
            return Color(red8: wide[0], green8: wide[1], blue8: wide[2], alpha: alpha)
        case 6, 8:
            let bytes = stride(from: 0, to: digits.count, by: 2).map { index -> UInt8 in
                let high: UInt8 = 16 * digits[index]
                return high + digits[index + 1]
            }
            let alpha = bytes.count == 4 ? Double(bytes[3]) / 255 : 1
            return Color(red8: bytes[0], green8: bytes[1], blue8: bytes[2], alpha: alpha)
        default:
            throw error(
                "a colour cannot have \(digits.count) hexadecimal digits",
                hint: "allowed: #RGB, #RGBA, #RRGGBB, #RRGGBBAA",
                at: start
            )
        }
    }

    private mutating func readWord() throws(ColorSyntaxError) -> ColorValue {
        let start = index
        while let character = next, !Self.isBlank(character), character != "(" { index += 1 }
        let word = String(characters[start..<index])
        guard !word.isEmpty else {
            throw error(next == nil ? "the colour is empty" : "a colour cannot start with \(found)")
        }
        if word == "rgb" || word == "rgba" {
            return .fixed(try readComponents(alpha: word == "rgba"))
        }
        guard let name = SystemColor(rawValue: word) else {
            let nearest = SystemColor.nearest(to: word)
            throw error(
                "there is no colour “\(NearestName.excerpt(word))”",
                hint: nearest.map { "did you mean “\($0)”?" } ?? ColorSyntaxError.forms,
                at: start
            )
        }
        return .system(name)
    }

    private mutating func readComponents(alpha: Bool) throws(ColorSyntaxError) -> Color {
        try expect("(")
        let red = try readNumber(upTo: 255)
        try expect(",")
        let green = try readNumber(upTo: 255)
        try expect(",")
        let blue = try readNumber(upTo: 255)
        var opacity = 1.0
        if alpha {
            try expect(",")
            opacity = try readNumber(upTo: 1)
        }
        try expect(")")
        return Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: opacity)
    }

    private mutating func readNumber(upTo limit: Double) throws(ColorSyntaxError) -> Double {
        skipBlanks()
        let start = index
        while let character = next, character.isASCIIDigit || character == "." {
            index += 1
        }
        let hint = "allowed: a number in 0…\(Int(limit))"
        guard index > start else { throw error("a number is missing before \(found)", hint: hint) }
        let digits = String(characters[start..<index])
        guard let number = Double(digits) else {
            throw error("“\(digits)” is not a number", hint: hint, at: start)
        }
        guard number <= limit else {
            throw error("\(digits) is more than \(Int(limit))", hint: hint, at: start)
        }
        return number
    }

    private mutating func expect(_ character: Character) throws(ColorSyntaxError) {
        skipBlanks()
        guard next == character else {
            throw error(
                "“\(character)” is missing before \(found)",
                hint: "allowed: rgb(r, g, b), rgba(r, g, b, a)"
            )
        }
        index += 1
    }

    private var next: Character? { index < characters.count ? characters[index] : nil }

    private var found: String {
        next.map { "“\(NearestName.excerpt(String($0)))”" } ?? "the end"
    }

    private mutating func skipBlanks() {
        while let character = next, Self.isBlank(character) { index += 1 }
    }

    private static func isBlank(_ character: Character) -> Bool {
        character == " " || character == "\t"
    }

    private func error(
        _ message: String,
        hint: String = ColorSyntaxError.forms,
        at position: Int? = nil
    ) -> ColorSyntaxError {
        ColorSyntaxError(index: position ?? index, message: message, hint: hint)
    }
}

/// A syntax error in the text of a colour.
public struct ColorSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The index of the first invalid character, counted from 0.
    public let index: Int
    /// The error message, without the hint.
    public let message: String
    /// The allowed forms, or the most similar name.
    public let hint: String

    /// The hint that lists the allowed forms of colours.
    static let forms = "allowed: a name listed by pinwheel list --colors, \(numbers)"

    /// The hint for browsers, which lists all names because there is no command line.
    static let formsInBrowser = "allowed: \(SystemColor.names.joined(separator: ", ")), \(numbers)"

    private static let numbers = "#RGB, #RGBA, #RRGGBB, #RRGGBBAA, rgb(…) or rgba(…)"

    /// The hint without references to commands, which do not exist in browsers.
    package var browserHint: String { Self.inBrowser(hint) }

    /// Returns a hint without references to commands, which do not exist in browsers.
    package static func inBrowser(_ hint: String) -> String {
        hint == forms ? formsInBrowser : hint
    }

    /// The message and the hint on one line. Callers can mark the position with `index`.
    public var description: String { "\(message); \(hint)" }
}
