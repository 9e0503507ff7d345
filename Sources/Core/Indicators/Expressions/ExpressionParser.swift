/// A parser of formulas by recursive descent. It appends the instructions in postfix order.
struct ExpressionParser {
    /// The type of a part of a formula.
    enum ValueType { case number, truth }

    /// The type of a part that has been parsed, and its first column.
    struct Part {
        let type: ValueType
        let column: Int
    }

    private(set) var instructions: [ExpressionProgram.Instruction] = []
    var parameters: [Expression.Reference] = []
    var inputs: [(input: ExpressionInput, column: Int)] = []
    private var scanner: ExpressionScanner
    /// The next token.
    private(set) var token: ExpressionToken
    /// The number of levels of the current part.
    var depth = 0

    /// Creates a parser, or throws an error if the formula is too long or its first token is wrong.
    init(_ text: String) throws(ExpressionError) {
        scanner = try ExpressionScanner(text)
        token = try scanner.next()
    }

    /// Parses the entire formula.
    mutating func parse() throws(ExpressionError) {
        let part = try comparison()
        guard token.kind == .end else { throw unexpected("an operator") }
        try require(.number, part)
    }

    /// Reads the next token.
    mutating func advance() throws(ExpressionError) { token = try scanner.next() }

    /// Appends an instruction, or throws an error if there are too many.
    mutating func append(
        _ instruction: ExpressionProgram.Instruction,
        at column: Int
    ) throws(ExpressionError) {
        guard instructions.count < Expression.maximumNodes else {
            throw ExpressionError(
                "the expression has more than \(Expression.maximumNodes) numbers, names and "
                    + "operations",
                column: column
            )
        }
        instructions.append(instruction)
    }
}

// MARK: - Operators

extension ExpressionParser {
    /// Parses an operand of a comparison, or a comparison.
    mutating func comparison() throws(ExpressionError) -> Part {
        var left = try sum()
        while let operation = comparisonOperation {
            let column = token.column
            guard left.type == .number else {
                throw ExpressionError(
                    "comparisons cannot be chained",
                    column: column,
                    hint: "write if(a < b, if(b < c, 1, 0), 0)"
                )
            }
            try advance()
            try require(.number, try sum())
            try append(.binary(operation), at: column)
            left = Part(type: .truth, column: left.column)
        }
        return left
    }

    private var comparisonOperation: ExpressionOperation.Binary? {
        guard case .symbol(let name) = token.kind else { return nil }
        switch name {
        case "<", "<=", ">", ">=", "==", "!=": return ExpressionOperation.Binary(rawValue: name)
        default: return nil
        }
    }

    private mutating func sum() throws(ExpressionError) -> Part {
        try chain(of: ["+", "-"]) { parser throws(ExpressionError) in try parser.product() }
    }

    private mutating func product() throws(ExpressionError) -> Part {
        try chain(of: ["*", "/"]) { parser throws(ExpressionError) in try parser.signed() }
    }

    /// Parses operands that are joined by some operators, grouped from the left.
    private mutating func chain(
        of names: [String],
        _ operand: (inout ExpressionParser) throws(ExpressionError) -> Part
    ) throws(ExpressionError) -> Part {
        let first = try operand(&self)
        while case .symbol(let name) = token.kind, names.contains(name),
            let operation = ExpressionOperation.Binary(rawValue: name)
        {
            let column = token.column
            try require(.number, first)
            try advance()
            try require(.number, try operand(&self))
            try append(.binary(operation), at: column)
        }
        return first
    }

    /// Parses an operand with signs in front of it.
    private mutating func signed() throws(ExpressionError) -> Part {
        guard case .symbol(let name) = token.kind, name == "-" || name == "+" else {
            return try power()
        }
        let column = token.column
        try enter()
        try advance()
        try require(.number, try signed())
        if name == "-" { try append(.unary(.negate), at: column) }
        depth -= 1
        return Part(type: .number, column: column)
    }

    private mutating func power() throws(ExpressionError) -> Part {
        let base = try primary()
        guard token.kind == .symbol("^") else { return base }
        let column = token.column
        try require(.number, base)
        try enter()
        try advance()
        try require(.number, try signed())
        try append(.binary(.power), at: column)
        depth -= 1
        return base
    }

    /// Counts a nested part.
    mutating func enter() throws(ExpressionError) {
        depth += 1
        guard depth <= Expression.maximumDepth else {
            throw ExpressionError(
                "the expression is nested more than \(Expression.maximumDepth) levels deep",
                column: token.column
            )
        }
    }

    /// Throws an error if a part has another type.
    func require(_ type: ValueType, _ part: Part) throws(ExpressionError) {
        guard part.type != type else { return }
        throw type == .number
            ? ExpressionError(
                "a comparison is not a number",
                column: part.column,
                hint: "use it as the condition of if(condition, value, otherwise)"
            )
            : ExpressionError(
                "the condition of “if” must be a comparison",
                column: part.column,
                hint: "as in t < 0.5 or $on != 0"
            )
    }
}
