import Base

extension ExpressionParser {
    /// Parses a number, a name, a call or a part in parentheses.
    mutating func primary() throws(ExpressionError) -> Part {
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

    /// Returns the error for the next token where something else is expected.
    func unexpected(_ expected: String) -> ExpressionError {
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
