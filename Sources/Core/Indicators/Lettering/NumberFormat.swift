import Base

/// The text form of a number: text around a number with a fixed count of decimal digits.
///
/// It is written like a format of Python or C++: `{:.0f} %` shows 42 as “42 %”, and `{:.2f}` shows
/// it as “42.00”.
public struct NumberFormat: Equatable, Sendable {
    /// The text before the number.
    public let prefix: String
    /// The number of digits after the decimal point, 0…6.
    public let decimals: Int
    /// The text after the number.
    public let suffix: String

    /// The format of whole numbers, without other text.
    package static let whole = NumberFormat(prefix: "", decimals: 0, suffix: "")

    /// The characters that may occur in a number.
    package static let digits = "0123456789".map(String.init)

    /// The maximum number of characters in a number.
    static let maximumDigits = 18

    private init(prefix: String, decimals: Int, suffix: String) {
        self.prefix = prefix
        self.decimals = decimals
        self.suffix = suffix
    }

    /// Parses a format. Returns `nil` unless it contains exactly one `{:.Nf}`, with N in 0…6, and
    /// no other braces.
    public init?(_ text: String) {
        let parts = text.split(separator: "{", omittingEmptySubsequences: false)
        guard parts.count == 2, let end = parts[1].firstIndex(of: "}") else { return nil }
        let code = Array(parts[1][..<end])
        let suffix = parts[1][parts[1].index(after: end)...]
        guard code.count == 4, code[0] == ":", code[1] == ".", code[3] == "f",
            let decimals = Self.digits[...6].firstIndex(of: String(code[2])),
            !parts[0].contains("}"), !suffix.contains("}")
        else { return nil }
        self.init(prefix: String(parts[0]), decimals: decimals, suffix: String(suffix))
    }

    /// The message for a text that is not a format.
    package static let invalid = "a number's format needs exactly one {:.Nf}, with N in 0…6"

    /// The hint for a text that is not a format.
    package static let hint = "for example, “{:.0f} %” shows 42 as 42 %, and “{:.1f}” as 42.0"

    /// The format as it is written in files.
    package var text: String { "\(prefix){:.\(decimals)f}\(suffix)" }

    /// The texts of which a formatted number consists: the text around it, its digits, the minus
    /// sign and the decimal point.
    package var pieces: [String] {
        let marks = decimals > 0 ? ["-", "."] : ["-"]
        return [prefix, suffix].filter { !$0.isEmpty } + marks + Self.digits
    }

    /// Returns the text that shows `value`, which must be within ±1e9.
    package func text(of value: Double) -> String { prefix + number(value) + suffix }

    /// Returns the digits of `value` with its sign and decimal point. Halves are rounded to the
    /// even digit.
    ///
    /// `value` must be within ±1e9.
    func number(_ value: Double) -> String {
        let factor = [1, 10, 100, 1e3, 1e4, 1e5, 1e6][decimals]
        let units = (value.magnitude * factor).rounded(.toNearestOrEven)
        // `Int` has 32 bits in WebAssembly.
        var digits = String(Int64(min(units, 9e15)))
        guard decimals > 0 else { return (value < 0 && units > 0 ? "-" : "") + digits }
        let missing = decimals + 1 - digits.utf8.count
        if missing > 0 { digits = String(repeating: "0", count: missing) + digits }
        let whole = digits.prefix(digits.utf8.count - decimals)
        let sign = value < 0 && units > 0 ? "-" : ""
        return sign + whole + "." + digits.suffix(decimals)
    }
}

extension NumberFormat {
    /// Returns the glyphs of a formatted number. All digits have the same width, so that a number
    /// that counts does not shake.
    ///
    /// - Parameters:
    ///   - value: The number, within ±1e9.
    ///   - glyphs: Returns the glyphs of one of `pieces`.
    func glyphs(of value: Double, _ glyphs: (String) -> GlyphRun) -> GlyphRun {
        let width = Self.digits.map { glyphs($0).advance }.max() ?? 0
        var run = GlyphRun([], advance: 0)
        if !prefix.isEmpty { run.append(glyphs(prefix)) }
        for character in number(value) {
            let text = String(character)
            let piece = glyphs(text)
            run.append(piece, width: Self.digits.contains(text) ? width : piece.advance)
        }
        if !suffix.isEmpty { run.append(glyphs(suffix)) }
        return run
    }
}

extension GlyphRun {
    /// Appends other glyphs, centred in `width`. By default, `width` is their advance.
    fileprivate mutating func append(_ other: GlyphRun, width: Double? = nil) {
        let width = width ?? other.advance
        let start = advance + (width - other.advance) / 2
        letters += other.letters.map { Letter($0.outline, x: start + $0.x) }
        advance += width
    }
}
