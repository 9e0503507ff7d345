/// Numbers as text for people and file names, equal on every system.
package enum NumberText {
    /// Returns the shortest text that reads back as `value`, without a trailing `.0`. Zero has no
    /// sign.
    package static func short(_ value: Double) -> String {
        if value == 0 { return "0" }
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Returns `value` with exactly `digits` decimals. Ties round away from 0.
    ///
    /// - Parameters:
    ///   - value: The number. If `value` · 10^`digits` is 10¹⁵ or more, the result is
    ///     `short(value)`.
    ///   - digits: The number of decimals, 0…6.
    package static func fixed(_ value: Double, digits: Int) -> String {
        // `Int64`, because `Int` has 32 bits on some platforms.
        let unit = (0..<digits).reduce(Int64(1)) { power, _ in 10 * power }
        let scaled = (value.magnitude * Double(unit)).rounded(.toNearestOrAwayFromZero)
        guard scaled < 1e15 else { return short(value) }
        let whole = Int64(scaled)
        let sign = value < 0 && whole != 0 ? "-" : ""
        guard digits > 0 else { return sign + String(whole) }
        let decimals = String(whole % unit)
        let zeros = String(repeating: "0", count: digits - decimals.count)
        return "\(sign)\(whole / unit).\(zeros)\(decimals)"
    }

    /// Parses a decimal number with an optional exponent. Returns `nil` for other text and for
    /// infinite values.
    package static func number(_ text: String) -> Double? {
        let isDecimal = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
            case UInt8(ascii: "e"), UInt8(ascii: "E"): true
            default: false
            }
        }
        guard isDecimal, let value = Double(text), value.isFinite else { return nil }
        return value
    }
}

/// Numbers in sentences, equal on every system.
package enum Decimal {
    /// Returns `value` rounded to at most `digits` decimals (0…9), without trailing zeros.
    package static func text(_ value: Double, _ digits: Int) -> String {
        let unit = (0..<digits).reduce(Int64(1)) { power, _ in 10 * power }
        let scaled = (value.magnitude * Double(unit)).rounded(.toNearestOrAwayFromZero)
        guard scaled < 1e15 else { return value.description }
        let whole = Int64(scaled)
        var decimals = String(whole % unit + unit).dropFirst()
        while decimals.last == "0" { decimals = decimals.dropLast() }
        let sign = value < 0 && whole != 0 ? "-" : ""
        return "\(sign)\(whole / unit)" + (decimals.isEmpty ? "" : ".\(decimals)")
    }
}
