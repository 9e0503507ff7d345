import Indicators
import SeededRandom
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite("Random expressions agree with the system's mathematics")
struct ExpressionFuzzTests {
    @Test func `a printed tree has the tree's value`() throws {
        var random = SplitMix64(seed: 1)
        for _ in 0..<Campaign.count(20_000) {
            var size = 40
            let tree = Tree(&random, depth: 8, &size)
            let expression = try Expression(parsing: tree.text)
            for _ in 0..<5 {
                var inputs = ExpressionInputs()
                inputs.time = random.double(in: -1...2)
                inputs.seconds = random.double(in: 0...100)
                inputs.copy = Double(Int.random(in: 0...20, using: &random))
                let value = expression.value(inputs, parameters: Array(repeating: 3, count: 9))
                let result = tree.value(inputs)
                #expect(value.isFinite && value.magnitude <= 1e15, "\(tree.text)")
                #expect(
                    (value - result.value).magnitude <= result.error,
                    "\(tree.text) is \(value), not \(result.value)"
                )
            }
        }
    }

    @Test func `random texts never crash, and errors are within the text`() {
        var random = SplitMix64(seed: 2)
        let parts = [
            "t", "s", "i", "$a", "$", "1", "2.5", "1e9", ".", "e", "(", ")", ",", "+", "-", "*",
            "/", "^", "<", "<=", "==", "!", "=", "if(", "min(", "sin(", "noise(", " ", "\n", "é",
            "𝄞", "tau", "x", "\u{0}", "clamp(", "if(t < 1, ", "((((", "))))",
        ]
        for _ in 0..<Campaign.count(200_000) {
            let count = Int.random(in: 0...40, using: &random)
            let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
            do throws(ExpressionError) {
                let expression = try Expression(parsing: text)
                let value = expression.value(ExpressionInputs(), parameters: [1e300])
                #expect(value.isFinite, "\(text)")
            } catch {
                #expect((1...text.unicodeScalars.count + 1).contains(error.column), "\(text)")
            }
        }
    }
}

/// A random formula.
private indirect enum Tree {
    case number(Double)
    case name(String)
    case unary(String, Tree)
    case infix(String, Tree, Tree)
    case call(String, [Tree])
    case choice(String, [Tree])

    private static let unary = [
        "-", "floor", "ceil", "round", "fract", "abs", "sign", "sqrt", "sin", "cos", "tan", "exp",
        "log",
    ]
    private static let calls = [
        ("min", 3), ("max", 2), ("step", 2), ("atan2", 2), ("hypot", 2), ("clamp", 3), ("mix", 3),
        ("smoothstep", 3),
    ]

    init(_ random: inout SplitMix64, depth: Int, _ size: inout Int) {
        size -= 1
        guard depth > 0, size > 0 else {
            self =
                Bool.random(using: &random)
                ? .number((random.double(in: 0...20) * 8).rounded() / 8)
                : .name(["t", "s", "i", "$a", "pi"].randomElement(using: &random) ?? "t")
            return
        }
        switch Int.random(in: 0...9, using: &random) {
        case 0...2:
            let name = Self.unary.randomElement(using: &random) ?? "-"
            self = .unary(name, Tree(&random, depth: depth - 1, &size))
        case 3...6:
            let name = ["+", "-", "*", "/", "^"].randomElement(using: &random) ?? "+"
            let left = Tree(&random, depth: depth - 1, &size)
            self = .infix(name, left, Tree(&random, depth: depth - 1, &size))
        case 7...8:
            let (name, count) = Self.calls.randomElement(using: &random) ?? ("max", 2)
            self = .call(name, (0..<count).map { _ in Tree(&random, depth: depth - 1, &size) })
        default:
            let name = ["<", "<=", ">", ">=", "==", "!="].randomElement(using: &random) ?? "<"
            self = .choice(name, (0..<4).map { _ in Tree(&random, depth: depth - 1, &size) })
        }
    }
}

extension Tree {
    /// The formula with only the parentheses that it needs.
    var text: String {
        switch self {
        case .number(let value): "\(value)"
        case .name(let name): name
        case .unary("-", let operand): "-" + operand.text(above: 3)
        case .unary(let name, let operand): "\(name)(\(operand.text))"
        case .infix("^", let left, let right): left.text(above: 4) + " ^ " + right.text(above: 3)
        case .infix(let name, let left, let right):
            left.text(above: level) + " \(name) " + right.text(above: level + 1)
        case .call(let name, let arguments):
            "\(name)(\(arguments.map { $0.text }.joined(separator: ", ")))"
        case .choice(let name, let parts):
            "if(\(parts[0].text) \(name) \(parts[1].text), \(parts[2].text), \(parts[3].text))"
        }
    }

    /// The strength with which the outermost operator binds.
    private var level: Int {
        switch self {
        case .infix("+", _, _), .infix("-", _, _): 1
        case .infix("*", _, _), .infix("/", _, _): 2
        case .unary("-", _): 3
        case .infix: 4
        default: 5
        }
    }

    private func text(above least: Int) -> String {
        let isPower = if case .infix("^", _, _) = self { least == 4 } else { false }
        return level < least || isPower ? "(\(text))" : text
    }
}

/// A number with the largest error that different libraries may cause.
private struct Estimate {
    var value: Double
    var error: Double

    /// Creates an estimate of a result within ±1e15. Errors cannot be larger than the range.
    init(_ value: Double, _ error: Double) {
        self.value = value.isNaN ? 0 : min(max(value, -1e15), 1e15)
        let rounding = 1e-12 * self.value.magnitude
        let total = error + rounding + 1e-300
        self.error = total.isFinite && !value.isNaN ? total : 2e15
    }
}

extension Tree {
    /// Returns the value by the system's mathematics, with an estimate of the error.
    func value(_ inputs: ExpressionInputs) -> Estimate {
        switch self {
        case .number(let value): return Estimate(value, 0)
        case .name(let name):
            let values = ["t": inputs.time, "s": inputs.seconds, "i": inputs.copy, "$a": 3]
            return Estimate(values[name] ?? Double.pi, 0)
        case .unary(let name, let operand): return Self.unary(name, operand.value(inputs))
        case .infix(let name, let left, let right):
            return Self.function(name, [left.value(inputs), right.value(inputs)])
        case .call(let name, let arguments):
            return Self.function(name, arguments.map { $0.value(inputs) })
        case .choice(let name, let parts):
            let values = parts.map { $0.value(inputs) }
            let (a, b) = (values[0].value, values[1].value)
            let isTrue =
                switch name {
                case "<": a < b
                case "<=": a <= b
                case ">": a > b
                case ">=": a >= b
                case "==": a == b
                default: a != b
                }
            let error = values[0].error + values[1].error
            let isSure = (a - b).magnitude > error || error <= 3e-300
            let (chosen, other) = isTrue ? (values[2], values[3]) : (values[3], values[2])
            return isSure
                ? chosen
                : Estimate(
                    chosen.value,
                    chosen.error + other.error + (chosen.value - other.value).magnitude
                )
        }
    }

    private static func unary(_ name: String, _ x: Estimate) -> Estimate {
        let function: (Double) -> Double
        switch name {
        case "-": function = { -$0 }
        case "floor": function = { $0.rounded(.down) }
        case "ceil": function = { $0.rounded(.up) }
        case "round": function = { $0.rounded(.toNearestOrAwayFromZero) }
        case "fract": function = { $0 - $0.rounded(.down) }
        case "abs": function = { $0.magnitude }
        case "sign": function = { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 }
        case "sqrt": function = { $0 > 0 ? $0.squareRoot() : 0 }
        case "sin": function = { sin($0) }
        case "cos": function = { cos($0) }
        case "tan": function = { tan($0) }
        case "exp": function = { exp($0) }
        default: function = { $0 > 0 ? log($0) : 0 }
        }
        // Discontinuities and slopes: the values at the ends of the interval of the argument. A
        // periodic function may have any value over a long interval.
        let values = [-1, -0.5, 0, 0.5, 1].map { function(x.value + $0 * x.error) }
        let isUnsure = x.error > 1e-9 || (name == "sqrt" || name == "log") && x.value <= x.error
        return Estimate(values[2], isUnsure ? 4e15 : spread(values))
    }

    private static func spread(_ values: [Double]) -> Double {
        let bounded = values.map { $0.isNaN ? 0 : min(max($0, -1e15), 1e15) }
        return 4 * ((bounded.max() ?? 0) - (bounded.min() ?? 0))
    }

    private static func function(_ name: String, _ arguments: [Estimate]) -> Estimate {
        let reference = reference(name)
        let values = arguments.map { $0.value }
        // The value at each corner of the intervals of the arguments.
        var corners: [Double] = []
        for corner in 0..<(1 << values.count) {
            corners.append(
                reference(
                    arguments.enumerated().map { index, argument in
                        argument.value + (corner >> index & 1 == 0 ? 1 : -1) * argument.error
                    }
                )
            )
        }
        let center = reference(values)
        let isExact = arguments.allSatisfy { $0.error <= 1e-14 * $0.value.magnitude + 1e-299 }
        let isUnsure = arguments.contains { $0.error > 1e-6 } || !isExact && hasGap(name, arguments)
        let cancellation = name == "mix" ? 1e-12 * (values[0].magnitude + values[1].magnitude) : 0
        return Estimate(center, isUnsure ? 4e15 : spread(corners + [center]) + cancellation)
    }

    /// Whether a function may be discontinuous between uncertain arguments.
    private static func hasGap(_ name: String, _ arguments: [Estimate]) -> Bool {
        switch name {
        case "/": arguments[1].value.magnitude <= 4 * arguments[1].error
        case "^": arguments[0].value <= 4 * arguments[0].error || arguments[1].error > 0
        case "smoothstep", "step", "atan2": true
        default: false
        }
    }

    private static func reference(_ name: String) -> ([Double]) -> Double {
        switch name {
        case "+": { $0[0] + $0[1] }
        case "-": { $0[0] - $0[1] }
        case "*": { $0[0] * $0[1] }
        case "/": { $0[1] == 0 ? 0 : $0[0] / $0[1] }
        case "^": { power($0[0], $0[1]) }
        case "min": { $0.min() ?? 0 }
        case "max": { $0.max() ?? 0 }
        case "step": { $0[1] < $0[0] ? 0 : 1 }
        case "atan2": { $0[0] == 0 && $0[1] == 0 ? 0 : atan2($0[0] + 0, $0[1]) }
        case "hypot": { hypot($0[0], $0[1]) }
        case "clamp": { min(max($0[0], $0[1]), $0[2]) }
        case "mix": { $0[0] + ($0[1] - $0[0]) * $0[2] }
        default: { smoothstep($0[0], $0[1], $0[2]) }
        }
    }

    private static func power(_ base: Double, _ exponent: Double) -> Double {
        if base == 0 { return exponent == 0 ? 1 : 0 }
        let result = pow(base, exponent)
        return result.isNaN ? 0 : result
    }

    private static func smoothstep(_ a: Double, _ b: Double, _ x: Double) -> Double {
        guard a != b else { return x < a ? 0 : 1 }
        let f = min(max((x - a) / (b - a), 0), 1)
        return f * f * (3 - 2 * f)
    }
}
