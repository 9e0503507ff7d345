import Base

/// A word, number or sign of a formula.
struct ExpressionToken {
    /// The kind of token with its content.
    enum Kind: Equatable {
        case number(Double)
        /// A name of letters and digits.
        case name(String)
        /// The name of a parameter, without `$`.
        case parameter(String)
        /// An operator, a parenthesis or a comma.
        case symbol(String)
        case end
    }

    let kind: Kind
    /// The position in the formula, counted from 1 in Unicode scalars.
    let column: Int
    /// The token as it is written.
    let text: String
}

/// A reader of the tokens of a formula.
struct ExpressionScanner {
    private let scalars: [Unicode.Scalar]
    private var index = 0

    /// Creates a scanner, or throws an error if the formula is too long.
    init(_ text: String) throws(ExpressionError) {
        scalars = Array(text.unicodeScalars.prefix(Expression.maximumLength + 1))
        guard scalars.count <= Expression.maximumLength else {
            throw ExpressionError(
                "the expression has more than \(Expression.maximumLength) characters",
                column: Expression.maximumLength + 1
            )
        }
    }

    /// Returns the next token.
    mutating func next() throws(ExpressionError) -> ExpressionToken {
        skip { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" }
        guard index < scalars.count else {
            return ExpressionToken(kind: .end, column: index + 1, text: "")
        }
        let start = index
        let scalar = scalars[index]
        if scalar.isDigit || scalar == "." { return try number() }
        if scalar.isASCIILetter || scalar == "_" {
            skip { $0.isNamePart }
            return token(from: start) { .name($0) }
        }
        if scalar == "$" { return try parameter() }
        if let symbol = symbol() {
            index += symbol.unicodeScalars.count
            return token(from: start) { .symbol($0) }
        }
        throw ExpressionError(
            "unexpected “\(NearestName.excerpt(String(scalar)))”",
            column: start + 1,
            hint: Self.hint(for: scalar)
        )
    }

    private mutating func skip(while matches: (Unicode.Scalar) -> Bool) {
        while index < scalars.count, matches(scalars[index]) { index += 1 }
    }

    private func token(
        from start: Int,
        _ kind: (String) -> ExpressionToken.Kind
    ) -> ExpressionToken {
        let text = text(from: start)
        return ExpressionToken(kind: kind(text), column: start + 1, text: text)
    }

    private func text(from start: Int) -> String {
        var text = ""
        for scalar in scalars[start..<index] { text.append(Character(scalar)) }
        return text
    }

    private mutating func number() throws(ExpressionError) -> ExpressionToken {
        let start = index
        skip { $0.isDigit || $0 == "." }
        if index < scalars.count, scalars[index] == "e" || scalars[index] == "E" {
            let exponent = index
            index += 1
            if index < scalars.count, scalars[index] == "+" || scalars[index] == "-" { index += 1 }
            let digits = index
            skip { $0.isDigit }
            if index == digits { index = exponent }
        }
        let text = text(from: start)
        guard let value = Self.value(of: text) else {
            throw ExpressionError(
                "“\(NearestName.excerpt(text))” is not a number",
                column: start + 1
            )
        }
        guard value <= ExpressionArithmetic.limit else {
            throw ExpressionError("the number is greater than 1e15", column: start + 1)
        }
        return ExpressionToken(kind: .number(value), column: start + 1, text: text)
    }

    /// Parses digits with at most one decimal point, and an optional exponent.
    private static func value(of text: String) -> Double? {
        // `Double` may not accept a number that starts or ends with its point.
        var padded = text.first == "." ? "0" + text : text
        if padded.last == "." { padded += "0" }
        return text == "." ? nil : NumberText.number(padded)
    }

    /// Parses `$name`, or `${name}` for a name that contains `-`.
    private mutating func parameter() throws(ExpressionError) -> ExpressionToken {
        let start = index
        index += 1
        let name: String
        if index < scalars.count, scalars[index] == "{" {
            index += 1
            let first = index
            skip { $0.isNamePart || $0 == "-" }
            name = text(from: first)
            guard index < scalars.count, scalars[index] == "}" else {
                throw ExpressionError("expected “}” after the name", column: index + 1)
            }
            index += 1
        } else {
            skip { $0.isNamePart }
            name = String(text(from: start).dropFirst())
        }
        guard NameSyntax.isName(name) else {
            throw ExpressionError(
                "“$” needs the name of a parameter",
                column: start + 1,
                hint: "as in $width, or ${dot-size} for a name with -"
            )
        }
        return ExpressionToken(
            kind: .parameter(name),
            column: start + 1,
            text: text(from: start)
        )
    }

    /// Returns the operator, parenthesis or comma at the current position. The longest one wins.
    private func symbol() -> String? {
        let pair = index + 1 < scalars.count ? scalars[index + 1] : " "
        switch (scalars[index], pair) {
        case ("<", "="): return "<="
        case (">", "="): return ">="
        case ("=", "="): return "=="
        case ("!", "="): return "!="
        default:
            let isSymbol = "+-*/^<>(),".unicodeScalars.contains(scalars[index])
            return isSymbol ? String(Character(scalars[index])) : nil
        }
    }

    /// Returns a hint for signs that formulas do not have.
    private static func hint(for scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "=": "compare with ==; the = before an expression is not part of it"
        case "×", "·", "⋅": "multiply with *"
        case "÷": "divide with /"
        case "−", "–": "subtract with -"
        case "%": "the remainder of x / y is y * fract(x / y)"
        case "≤": "write <="
        case "≥": "write >="
        case "≠", "!": "write !="
        case "π": "write pi"
        case "τ": "write tau"
        case "[", "{": "group with ( )"
        case "?", ":", "&", "|": "write if(condition, value, otherwise)"
        case ";": "separate arguments with ,"
        default: nil
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { (0x30...0x39).contains(value) }

    fileprivate var isNamePart: Bool { isASCIILetter || isDigit || self == "_" }
}
