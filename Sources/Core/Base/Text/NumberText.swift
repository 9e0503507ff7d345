/// Numbers as people and file names have them; the same text on every system.
package enum NumberText {
    /// The shortest text that reads back as `value`, without a needless `.0`, and 0 without a sign.
    package static func short(_ value: Double) -> String {
        if value == 0 { return "0" }
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// `value` rounded to `digits` decimals, all of them shown; ties go away from 0.
    ///
    /// - Parameter digits: 0…6. What is too large to be counted in such decimals stays as it is.
    package static func fixed(_ value: Double, digits: Int) -> String {
        // Also where Int has 32 bits.
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

    /// The number that `text` spells in decimal digits, with or without an exponent.
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

/// Numbers in sentences; the same text on every system.
package enum Decimal {
    /// `value` rounded to at most `digits` decimals, 0…9, without zeros at the end.
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
