import Indicators
import Testing

/// Returns the value of a formula. Parameters have the values 1, 2, 3 and so on.
private func value(_ text: String, _ inputs: ExpressionInputs = .init()) throws -> Double {
    let expression = try Expression(parsing: text)
    let values = expression.parameters.indices.map { Double($0 + 1) }
    return expression.value(inputs, parameters: values)
}

@Suite("An expression is parsed and evaluated")
struct ExpressionTests {
    @Test(
        arguments: [
            ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("10 - 4 - 3", 3), ("16 / 4 / 2", 2),
            ("-2 ^ 2", -4), ("(-2) ^ 2", 4), ("2 ^ -1", 0.5), ("2 ^ 3 ^ 2", 512), ("--3", 3),
            ("+3", 3), ("2 * -3", -6), ("1.5e2", 150), (".5", 0.5), ("5.", 5), ("1e-3", 0.001),
            ("if(1 < 2, 3, 4)", 3), ("if((1 > 2), 3, 4)", 4), ("if(1 + 1 == 2, 3, 4)", 3),
            ("if(1 != 1, 3, 4)", 4), ("if(2 <= 2, 1, 0) + if(2 >= 3, 1, 0)", 1),
            ("min(3, 1, 2)", 1), ("max(3, 1, 2, 7, 5)", 7), ("clamp(5, 0, 1)", 1),
            ("clamp(-5, 0, 1)", 0), ("mix(10, 20, 0.25)", 12.5), ("step(2, 1)", 0),
            ("step(2, 2)", 1), ("smoothstep(0, 2, 1)", 0.5), ("smoothstep(1, 1, 1)", 1),
            ("floor(-0.5)", -1), ("ceil(0.5)", 1), ("round(2.5)", 3), ("round(-2.5)", -3),
            ("fract(-0.25)", 0.75), ("abs(-3)", 3), ("sign(-3) + sign(0)", -1), ("sqrt(16)", 4),
            ("hypot(3, 4)", 5), ("(-2) ^ 3", -8), ("(-2) ^ -2", 0.25), ("2 ^ 0.5 ^ 2 > 1", nil),
            ("\t1\n+\r 2 ", 3), ("$a + 10 * $b + 100 * $a", 121), ("${dot-size} + 1", 2),
            ("$a-t", 1),
            ("$a-1", 0), ("tau - 2 * pi", 0),
        ] as [(String, Double?)]
    )
    func `operators, functions and names have their values`(text: String, expected: Double?) throws
    {
        guard let expected else {
            #expect(throws: ExpressionError.self) { try Expression(parsing: text) }
            return
        }
        #expect(try value(text) == expected)
    }

    @Test(
        arguments: [
            "1 / 0", "0 / 0", "fract(3)", "sqrt(-1)", "log(0)", "log(-1)", "atan2(0, 0)",
            "atan2(0, -1 * 0)", "0 ^ -1", "(-2) ^ 0.5", "exp(-1e15)",
        ]
    )
    func `a result that mathematics does not define is 0`(text: String) throws {
        #expect(try value(text) == 0)
    }

    @Test func `results are clamped to ±1e15, and 0 to the power 0 is 1`() throws {
        #expect(try value("1e15 * 1e15") == 1e15)
        #expect(try value("-(9e14 ^ 3)") == -1e15)
        #expect(try value("exp(1000)") == 1e15)
        #expect(try value("10 ^ 400") == 1e15)
        #expect(try value("1 / 1e-300") == 1e15)
        #expect(try value("0 ^ 0") == 1)
        #expect(try value("atan2(-0 * 1, -1)") == .pi)
    }

    @Test func `inputs are read by their names`() throws {
        var inputs = ExpressionInputs()
        (inputs.time, inputs.seconds, inputs.progress) = (0.5, 2, 0.25)
        (inputs.copy, inputs.count, inputs.position) = (3, 4, 0.125)
        #expect(try value("t + 10 * s", inputs) == 20.5)
        #expect(try value("p + i / n", inputs) == 1)
        #expect(try value("u", inputs) == 0.125)
        #expect(try Expression(parsing: "s + s * i").inputs.map { $0.input } == [.seconds, .copy])
        #expect(try Expression(parsing: "t").uses(.time))
        #expect(try !Expression(parsing: "t").uses(.copy))
    }

    @Test func `parameters are listed once, with the columns of their first uses`() throws {
        let expression = try Expression(parsing: "$b * ($a + $b)")
        #expect(expression.parameterNames == ["b", "a"])
        #expect(expression.parameters.map { $0.column } == [1, 7])
    }

    @Test func `expressions with the same text are equal`() throws {
        #expect(try Expression(parsing: "1 + t") == Expression(parsing: "1 + t"))
        #expect(try Expression(parsing: "1 + t") != Expression(parsing: "1+t"))
        #expect(("1 + t" as Expression).text == "1 + t")
    }

    @Test func `noise is in 0…1, continuous, and differs by seed`() throws {
        let noise = try Expression(parsing: "noise($seed, t)")
        var values: [Double] = []
        for step in 0...4_000 {
            var inputs = ExpressionInputs()
            inputs.time = Double(step) / 100 - 20
            values.append(noise.value(inputs, parameters: [7]))
        }
        #expect(values.allSatisfy { $0 >= 0 && $0 < 1 })
        #expect(zip(values, values.dropFirst()).allSatisfy { ($0 - $1).magnitude < 0.016 })
        #expect((values.max() ?? 0) > 0.9 && (values.min() ?? 1) < 0.1)
        let seeds = Set((0..<100).map { noise.value(ExpressionInputs(), parameters: [Double($0)]) })
        #expect(seeds.count == 100)
        #expect(try value("noise(1, 2)") == value("noise(1.2, 2)"))
    }
}

@Suite("A mistake in an expression is reported with its column")
struct ExpressionErrorTests {
    @Test(
        arguments: [
            ("", 1, "expected a number, a name or “(” at the end", nil),
            ("1 +", 4, "expected a number, a name or “(” at the end", nil),
            ("1 + * 2", 5, "expected a number, a name or “(”, found “*”", nil),
            ("2pi", 2, "expected an operator, found “pi”", "multiply with *, as in 2 * pi"),
            ("(1 + 2", 7, "expected “)” after this part", nil),
            ("sin(1", 6, "expected “)” after the arguments of “sin”", nil),
            ("1 + sine(t)", 5, "unknown function “sine”", "did you mean “sin”?"),
            (
                "1 + smothstep(0, 1, t)", 5, "unknown function “smothstep”",
                "did you mean “smoothstep”?"
            ),
            ("tua", 1, "unknown name “tua”", "did you mean “tau”?"),
            (
                "2 * x", 5, "unknown name “x”",
                "allowed: t, s, p, i, n, u, pi, tau, and parameters as $name"
            ),
            ("sin", 1, "the function “sin” needs arguments", "write sin(…)"),
            ("sin()", 5, "“sin” needs 1 argument", nil),
            ("sin(1, 2)", 8, "“sin” needs 1 argument", nil),
            ("min(1)", 6, "“min” needs 2 arguments or more", nil),
            ("clamp(1, 2)", 11, "“clamp” needs 3 arguments", nil),
            (
                "1 + (t < 2)", 5, "a comparison is not a number",
                "use it as the condition of if(condition, value, otherwise)"
            ),
            (
                "if(t, 1, 2)", 4, "the condition of “if” must be a comparison",
                "as in t < 0.5 or $on != 0"
            ),
            (
                "0 < t < 1", 7, "comparisons cannot be chained",
                "write if(a < b, if(b < c, 1, 0), 0)"
            ),
            (
                "= 1", 1, "unexpected “=”",
                "compare with ==; the = before an expression is not part of it"
            ),
            ("2 × 3", 3, "unexpected “×”", "multiply with *"),
            ("7 % 2", 3, "unexpected “%”", "the remainder of x / y is y * fract(x / y)"),
            ("1.2.3", 1, "“1.2.3” is not a number", nil),
            ("1e16", 1, "the number is greater than 1e15", nil),
            (
                "$ + 1", 1, "“$” needs the name of a parameter",
                "as in $width, or ${dot-size} for a name with -"
            ),
            ("🎡 + 1", 1, "unexpected “🎡”", nil),
        ] as [(String, Int, String, String?)]
    )
    func `the message, the column and the hint`(
        text: String,
        column: Int,
        message: String,
        hint: String?
    ) {
        #expect(throws: ExpressionError(message, column: column, hint: hint)) {
            try Expression(parsing: text)
        }
    }

    @Test func `an expression may have 1000 characters, 256 nodes and 32 levels`() throws {
        let ones = { Array(repeating: "1", count: $0).joined(separator: "+") }
        _ = try Expression(parsing: ones(128))
        #expect(throws: ExpressionError.self) { try Expression(parsing: ones(129)) }
        let levels = { String(repeating: "(", count: $0) + "1" + String(repeating: ")", count: $0) }
        _ = try Expression(parsing: levels(32))
        #expect(throws: ExpressionError.self) { try Expression(parsing: levels(33)) }
        #expect(throws: ExpressionError.self) {
            try Expression(parsing: String(repeating: "-", count: 99) + "1")
        }
        _ = try Expression(parsing: "1" + String(repeating: " ", count: 999))
        #expect(throws: ExpressionError.self) {
            try Expression(parsing: "1" + String(repeating: " ", count: 1_000))
        }
    }
}
