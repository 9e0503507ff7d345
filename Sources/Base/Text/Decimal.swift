/// Numbers in sentences; the same text on every system.
package enum Decimal {
    /// `value` rounded to at most `digits` decimals, 0…9, without zeros at the end.
    package static func text(_ value: Double, _ digits: Int) -> String {
        let unit = (0..<digits).reduce(1.0) { power, _ in 10 * power }
        let scaled = (value.magnitude * unit).rounded(.toNearestOrAwayFromZero)
        guard scaled < 1e15 else { return value.description }
        let whole = Int(scaled)
        var decimals = String(whole % Int(unit) + Int(unit)).dropFirst()
        while decimals.last == "0" { decimals = decimals.dropLast() }
        let sign = value < 0 && whole != 0 ? "-" : ""
        return "\(sign)\(whole / Int(unit))" + (decimals.isEmpty ? "" : ".\(decimals)")
    }
}
