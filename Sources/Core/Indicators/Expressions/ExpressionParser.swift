import Base

/// A parser of formulas by recursive descent. It appends the instructions in postfix order.
struct ExpressionParser {
    /// The type of a part of a formula.
    private enum ValueType { case number, truth }

    /// The type of a part that has been parsed, and its first column.
    private struct Part {
        let type: ValueType
        let column: Int
    }

    private(set) var instructions: [ExpressionProgram.Instruction] = []
    private(set) var parameters: [Expression.Reference] = []
    private(set) var inputs: [(input: ExpressionInput, column: Int)] = []
    private var scanner: ExpressionScanner
    private var token: ExpressionToken
    private var depth = 0

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

    private mutating func advance() throws(ExpressionError) { token = try scanner.next() }

    private mutating func append(
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
    private mutating func comparison() throws(ExpressionError) -> Part {
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
    private mutating func enter() throws(ExpressionError) {
        depth += 1
        guard depth <= Expression.maximumDepth else {
            throw ExpressionError(
                "the expression is nested more than \(Expression.maximumDepth) levels deep",
                column: token.column
            )
        }
    }

    /// Throws an error if a part has another type.
    private func require(_ type: ValueType, _ part: Part) throws(ExpressionError) {
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

// MARK: - Operands

extension ExpressionParser {
    private mutating func primary() throws(ExpressionError) -> Part {
        let start = token
        switch start.kind {
        case .number(let value):
            try advance()
            try append(.constant(value), at: start.column)
        case .parameter(let name):
            try advance()
            try append(.parameter(index(of: name, at: start.column)), at: start.column)
        case .name(let name):
            try advance()
            if token.kind == .symbol("(") {
                try call(name, at: start.column)
            } else {
                try named(name, at: start.column)
            }
        case .symbol("("):
            try enter()
            try advance()
            let inner = try comparison()
            try close(after: "this part")
            depth -= 1
            return Part(type: inner.type, column: start.column)
        default: throw unexpected("a number, a name or “(”")
        }
        return Part(type: .number, column: start.column)
    }

    /// Returns the index of a parameter, which is added at its first use.
    private mutating func index(of name: String, at column: Int) -> Int {
        if let index = parameters.firstIndex(where: { $0.name == name }) { return index }
        parameters.append(Expression.Reference(name: name, column: column))
        return parameters.count - 1
    }

    private mutating func named(_ name: String, at column: Int) throws(ExpressionError) {
        if let input = ExpressionInput(rawValue: name) {
            if !inputs.contains(where: { $0.input == input }) { inputs.append((input, column)) }
            return try append(.input(input), at: column)
        }
        if let constant = ExpressionOperation.constants.first(where: { $0.name == name }) {
            return try append(.constant(constant.value), at: column)
        }
        if ExpressionOperation.functionNames.contains(name) {
            throw ExpressionError(
                "the function “\(name)” needs arguments",
                column: column,
                hint: "write \(name)(…)"
            )
        }
        throw unknown(name, "name", among: Self.names, at: column)
    }

    /// The names that stand for numbers.
    private static var names: [String] {
        ExpressionInput.allCases.map { $0.rawValue } + ExpressionOperation.constants.map { $0.name }
    }

    private func unknown(
        _ name: String,
        _ kind: String,
        among names: [String],
        at column: Int
    ) -> ExpressionError {
        let all = ExpressionOperation.functionNames + Self.names
        // A name of one letter is close to all others of one letter.
        let nearest = name.utf8.count > 1 ? NearestName.suggestion(for: name, among: all) : nil
        return ExpressionError(
            "unknown \(kind) “\(NearestName.excerpt(name))”",
            column: column,
            hint: nearest.map { "did you mean “\($0)”?" }
                ?? "allowed: \(names.joined(separator: ", "))"
                + (kind == "name" ? ", and parameters as $name" : "")
        )
    }

    private mutating func call(_ name: String, at column: Int) throws(ExpressionError) {
        try enter()
        if let operation = ExpressionOperation.Unary(rawValue: name) {
            try arguments(of: name, count: 1...1, [.number])
            try append(.unary(operation), at: column)
        } else if let operation = ExpressionOperation.Binary(rawValue: name) {
            let count = operation.takesMore ? 2...Expression.maximumNodes : 2...2
            let found = try arguments(of: name, count: count, [.number, .number])
            for _ in 1..<found { try append(.binary(operation), at: column) }
        } else if let operation = ExpressionOperation.Ternary(rawValue: name) {
            let first = operation == .choose ? ValueType.truth : .number
            try arguments(of: name, count: 3...3, [first, .number, .number])
            try append(.ternary(operation), at: column)
        } else {
            throw unknown(name, "function", among: ExpressionOperation.functionNames, at: column)
        }
        depth -= 1
    }

    /// Parses the arguments of a function, and returns their number.
    @discardableResult
    private mutating func arguments(
        of name: String,
        count: ClosedRange<Int>,
        _ types: [ValueType]
    ) throws(ExpressionError) -> Int {
        let expected = count.upperBound == 1 ? "1 argument" : "\(count.lowerBound) arguments"
        let message =
            "“\(name)” needs \(expected)" + (count.count > 1 ? " or more" : "")
        try advance()
        if token.kind == .symbol(")") { throw ExpressionError(message, column: token.column) }
        var found = 0
        while true {
            guard found < count.upperBound else {
                throw ExpressionError(message, column: token.column)
            }
            let part = try comparison()
            try require(found < types.count ? types[found] : .number, part)
            found += 1
            guard token.kind == .symbol(",") else { break }
            try advance()
        }
        if token.kind == .symbol(")"), found < count.lowerBound {
            throw ExpressionError(message, column: token.column)
        }
        try close(after: "the arguments of “\(name)”")
        return found
    }

    /// Parses a closing parenthesis.
    private mutating func close(after what: String) throws(ExpressionError) {
        guard token.kind != .end else {
            throw ExpressionError("expected “)” after \(what)", column: token.column)
        }
        guard token.kind == .symbol(")") else { throw unexpected("an operator or “)”") }
        try advance()
    }

    private func unexpected(_ expected: String) -> ExpressionError {
        guard token.kind != .end else {
            return ExpressionError("expected \(expected) at the end", column: token.column)
        }
        var hint: String?
        switch token.kind {
        case .name, .number, .parameter, .symbol("("):
            if !instructions.isEmpty { hint = "multiply with *, as in 2 * pi" }
        default: break
        }
        return ExpressionError(
            "expected \(expected), found “\(NearestName.excerpt(token.text))”",
            column: token.column,
            hint: hint
        )
    }
}
