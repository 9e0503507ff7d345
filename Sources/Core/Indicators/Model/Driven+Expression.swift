extension Driven where Value == Double {
    /// Returns a number that is computed by a formula of the time.
    ///
    ///     let height: Driven<Double> = .expression("12 * sin(tau * (t + i / n))")
    public static func expression(_ expression: Expression) -> Driven {
        Driven(.expression(ExpressionForm([expression])), of: [])
    }
}

extension Driven where Value == Int {
    /// Returns a number that is computed by a formula of the time, and rounded.
    public static func expression(_ expression: Expression) -> Driven {
        Driven(.expression(ExpressionForm([expression])), of: [])
    }
}

extension Driven where Value == Pair {
    /// Returns a pair whose numbers are computed by formulas of the time.
    public static func expression(x: Expression, y: Expression) -> Driven {
        Driven(.expression(ExpressionForm([x, y])), of: [])
    }
}

extension Driven where Value == UnitPoint {
    /// Returns a point whose fractions of the frame are computed by formulas of the time.
    public static func expression(x: Expression, y: Expression) -> Driven {
        Driven(.expression(ExpressionForm([x, y])), of: [])
    }
}

extension Driven where Value == Layer.Anchor {
    /// Returns an anchor whose coordinates are computed by formulas of the time: fractions of the
    /// frame, or points from the layer's centre.
    public static func expression(
        x: Expression,
        y: Expression,
        inPoints: Bool = false
    ) -> Driven {
        Driven(.expression(ExpressionForm([x, y], isInPoints: inPoints)), of: [])
    }
}
