/// The round numbers that an axis is labelled with.
package struct AxisTicks: Equatable, Sendable {
    /// The values, from the least.
    package let values: [Double]
    /// How many decimals they need.
    package let digits: Int
    /// From the first to the last value, which hold all that is shown.
    package var range: ClosedRange<Double> { (values.first ?? 0)...(values.last ?? 1) }

    /// Ticks at multiples of the least of 1, 2 and 5 times a power of ten that leaves at most
    /// `count` steps; they reach around `range`.
    package static func decimal(_ range: ClosedRange<Double>, count: Int) -> AxisTicks {
        var (unit, digits) = (0.01, 2)
        while true {
            for factor in [1.0, 2, 5] where steps(range, unit * factor) <= Double(count) {
                return AxisTicks(range, step: unit * factor, digits: digits)
            }
            unit *= 10
            digits = max(digits - 1, 0)
        }
    }

    /// Ticks at multiples of an eighth, a quarter or half of a turn, of a turn, or of 2, 4, 8, …
    /// turns, in degrees; they reach around `range`.
    package static func degrees(_ range: ClosedRange<Double>, count: Int) -> AxisTicks {
        var step = 45.0
        while steps(range, step) > Double(count) { step *= 2 }
        return AxisTicks(range, step: step, digits: 0)
    }

    private init(_ range: ClosedRange<Double>, step: Double, digits: Int) {
        let (first, last) = Self.ends(range, step)
        values = (0...Int(last - first)).map { (first + Double($0)) * step }
        self.digits = digits
    }

    private static func steps(_ range: ClosedRange<Double>, _ step: Double) -> Double {
        let (first, last) = ends(range, step)
        return last - first
    }

    /// The multiples of a step around a range; one step at least lies between them.
    private static func ends(_ range: ClosedRange<Double>, _ step: Double) -> (Double, Double) {
        let first = (range.lowerBound / step + 1e-6).rounded(.down)
        return (first, max((range.upperBound / step - 1e-6).rounded(.up), first + 1))
    }
}
