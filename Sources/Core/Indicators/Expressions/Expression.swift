import Base

/// A formula for a number that changes over time, such as `12 * sin(tau * (t + i / n))`.
///
/// Operators, from the loosest to the tightest: the comparisons `<`, `<=`, `>`, `>=`, `==` and
/// `!=`; `+` and `-`; `*` and `/`; the sign `-`; `^`, which groups from the right. So `-2 ^ 2` is
/// −4, and `2 ^ -1` is 0.5. A comparison can only be the condition of
/// `if(condition, value, otherwise)`.
///
/// Every result is a finite number: see `ExpressionArithmetic`. Results have the same bits on every
/// machine.
public struct Expression: Sendable {
    /// The formula, without the `=` that precedes it in files.
    public let text: String
    /// The instructions, before parameters have values.
    let program: ExpressionProgram
    /// The names of the parameters with the columns of their first uses, in that order. The program
    /// refers to them by index.
    package let parameters: [Reference]
    /// The inputs that the formula uses, with the columns of their first uses.
    package let inputs: [(input: ExpressionInput, column: Int)]

    /// A name in a formula.
    package struct Reference: Equatable, Sendable {
        /// The name, without `$`.
        package let name: String
        /// The column of its first use, counted from 1 in Unicode scalars.
        package let column: Int
    }

    /// The maximum number of characters in a formula.
    public static let maximumLength = 1_000
    /// The maximum number of numbers, names and operations in a formula.
    public static let maximumNodes = 256
    /// The maximum depth of nested parentheses, calls, signs and powers.
    public static let maximumDepth = 32

    /// Parses a formula.
    ///
    /// - Throws: `ExpressionError` with the column of the mistake.
    public init(parsing text: String) throws(ExpressionError) {
        var parser = try ExpressionParser(text)
        try parser.parse()
        self.text = text
        program = ExpressionProgram(parser.instructions)
        parameters = parser.parameters
        inputs = parser.inputs
    }

    /// Returns whether the formula uses an input.
    package func uses(_ input: ExpressionInput) -> Bool { inputs.contains { $0.input == input } }

    /// Returns the value for some inputs. `values` are those of `parameters`.
    package func value(_ inputs: ExpressionInputs, parameters values: [Double] = []) -> Double {
        program.bound(to: values).value(inputs)
    }

    /// The names of the parameters that the formula uses, without `$`.
    public var parameterNames: [String] { parameters.map { $0.name } }
}

extension Expression: Equatable {
    /// Whether both formulas have the same text.
    public static func == (left: Expression, right: Expression) -> Bool { left.text == right.text }
}

extension Expression: ExpressibleByStringLiteral {
    /// Creates a formula from a literal, which must be valid.
    public init(stringLiteral text: String) {
        do throws(ExpressionError) {
            try self.init(parsing: text)
        } catch {
            preconditionFailure("invalid expression: \(error)")
        }
    }
}

/// A mistake in a formula.
public struct ExpressionError: Error, Equatable, Sendable {
    /// What is wrong.
    public let message: String
    /// The position in the formula, counted from 1 in Unicode scalars. At most one more than the
    /// number of scalars.
    public let column: Int
    /// A suggested fix.
    public let hint: String?

    /// Creates an error.
    package init(_ message: String, column: Int, hint: String? = nil) {
        self.message = message
        self.column = column
        self.hint = hint
    }
}

extension ExpressionError: CustomStringConvertible {
    /// The message for the user, on one line.
    public var description: String {
        "column \(column): \(message)" + (hint.map { " (\($0))" } ?? "")
    }
}
