/// The operations of formulas. Their raw values are their names in formulas.
enum ExpressionOperation {
    /// An operation on one number.
    enum Unary: String, CaseIterable, Sendable {
        case negate = "-"
        case floor, ceil, round, fract, abs, sign, sqrt, sin, cos, tan, exp, log
    }

    /// An operation on two numbers. Comparisons return 1 or 0.
    enum Binary: String, CaseIterable, Sendable {
        case add = "+"
        case subtract = "-"
        case multiply = "*"
        case divide = "/"
        case power = "^"
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case equal = "=="
        case unequal = "!="
        case min, max, step, atan2, hypot, noise

        /// Whether the operation takes further arguments, as in `min(a, b, c)`.
        var takesMore: Bool { self == .min || self == .max }
    }

    /// An operation on three numbers.
    enum Ternary: String, CaseIterable, Sendable {
        case choose = "if"
        case clamp, mix, smoothstep
    }

    /// The names of all functions, for suggestions.
    static var functionNames: [String] {
        let names =
            Ternary.allCases.map { $0.rawValue } + Binary.allCases.map { $0.rawValue }
            + Unary.allCases.map { $0.rawValue }
        return names.filter { $0.utf8.first.map { $0 >= 0x61 && $0 <= 0x7a } ?? false }
    }

    /// The constants by name.
    static let constants: [(name: String, value: Double)] = [
        ("pi", Double.pi), ("tau", 2 * Double.pi),
    ]
}
