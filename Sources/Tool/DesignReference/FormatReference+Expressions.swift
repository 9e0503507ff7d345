import Indicators

extension FormatReference {
    /// The introduction to expressions.
    package static let expressions = """
        A number that may change over time may be an expression, which begins with `=`, as in \
        `offset: {x: 0, y: "= 12 * sin(tau * (t + i / n))"}`. In a pair or point, each number may be \
        one. An expression is the value in all states, in one state, \
        or for one copy; it cannot be the value of a keyframe. In `{}` and `[]`, write it in \
        quotes. A result outside of the allowed range is clamped to it.
        """

    /// The parts of expressions.
    package static let expressionRules = [
        Rule(
            notation: "t",
            meaning: "the local time of the state or clock, 0…1, as for keyframes"
        ),
        Rule(
            notation: "s",
            meaning:
                "the time in seconds since the beginning of the state, of each period in a loop, "
                + "or of each period of the layer's clock. The state needs a duration"
        ),
        Rule(
            notation: "p",
            meaning:
                "the progress of the state, without clocks and delays: that of the pull, or the "
                + "elapsed fraction of `intro` and one `period`"
        ),
        Rule(
            notation: "i, n",
            meaning:
                "the index of the copy in the innermost `repeat`, from 0, and the number of "
                + "copies; outside of a `repeat` 0 and 1"
        ),
        Rule(notation: "u", meaning: "the position along a `plot`, 0…1; defined only there"),
        Rule(
            notation: "$name",
            meaning:
                "a number parameter, or 1 or 0 for a boolean; `${dot-size}` if the name contains `-`"
        ),
        Rule(notation: "pi, tau", meaning: "half and full turns in radians"),
        Rule(
            notation: "+ - * / ^",
            meaning:
                "from the loosest: `+` and `-`, `*` and `/`, the sign `-`, then `^`, which groups "
                + "from the right: `-2 ^ 2` is −4, and `2 ^ 3 ^ 2` is 512"
        ),
        Rule(
            notation: "if(t < 0.5, a, b)",
            meaning:
                "a if the comparison is true, otherwise b. The comparisons are `<`, `<=`, `>`, "
                + "`>=`, `==` and `!=`; they cannot be used elsewhere"
        ),
        Rule(
            notation: "min(a, b), max(a, b), clamp(x, low, high)",
            meaning: "the least and the greatest of two or more numbers, and x within limits"
        ),
        Rule(
            notation: "mix(a, b, x), step(edge, x), smoothstep(a, b, x)",
            meaning:
                "a + (b − a) · x; 0 below the edge, otherwise 1; a smooth step from 0 at a to 1 "
                + "at b"
        ),
        Rule(
            notation: "floor(x), ceil(x), round(x), fract(x), abs(x), sign(x)",
            meaning: "`round` rounds half away from 0; `fract(x)` is x − floor(x), also below 0"
        ),
        Rule(
            notation: "sqrt(x), exp(x), log(x), hypot(x, y)",
            meaning: "`log` is the natural logarithm"
        ),
        Rule(notation: "sin(x), cos(x), tan(x), atan2(y, x)", meaning: "angles are in radians"),
        Rule(
            notation: "noise(seed, x)",
            meaning:
                "smooth random numbers in 0…1: one for each whole x, and values between them for "
                + "other x"
        ),
    ]

    /// The promises and limits of expressions.
    package static let expressionLimits = """
        Every expression has a finite value, the same on every machine. Where mathematics has no \
        result it is 0: x / 0, `sqrt` of a negative number, `log` of 0 and below, `atan2(0, 0)`, 0 \
        to a negative power, and a negative number to a power that is not whole. Results are \
        clamped to ±1e15. An expression has at most \(Expression.maximumLength) characters, \
        \(Expression.maximumNodes) numbers, names and operations, and \
        \(Expression.maximumDepth) levels of nesting. A frame computes at most \
        \(DesignLimits.operations) of these numbers, names and operations, counting copies.
        """
}
