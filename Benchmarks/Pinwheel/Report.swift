/// The output: lines of a name and a number.
enum Report {
    /// Prints a number with four decimals.
    static func line(_ name: String, _ value: Double) {
        let tenThousandths = Int((value * 10_000).rounded())
        let decimals = String(tenThousandths % 10_000)
        let zeros = String(repeating: "0", count: 4 - decimals.count)
        print("\(name) \(tenThousandths / 10_000).\(zeros)\(decimals)")
    }

    /// Prints a whole number.
    static func line(_ name: String, _ value: Int) { print("\(name) \(value)") }
}
