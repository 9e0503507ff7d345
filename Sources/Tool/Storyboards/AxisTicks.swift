/// The tick values of a chart's axis.
package struct AxisTicks: Equatable, Sendable {
    /// The values, ascending.
    package let values: [Double]
    /// The number of decimals in the labels.
    package let digits: Int
    /// The range from the first to the last tick. It contains all values of the chart.
    package var range: ClosedRange<Double> { (values.first ?? 0)...(values.last ?? 1) }

    /// Returns ticks at multiples of 1, 2 or 5 times a power of ten. The smallest step that needs
    /// at most `count` steps to cover `range` is used.
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

    /// Returns ticks in degrees at multiples of 45°, 90°, 180°, 360° and so on. The smallest step
    /// that needs at most `count` steps to cover `range` is used.
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

    /// Returns the first and last tick around a range, as multiples of `step`. There is at least
    /// one step between them.
    private static func ends(_ range: ClosedRange<Double>, _ step: Double) -> (Double, Double) {
        let first = (range.lowerBound / step + 1e-6).rounded(.down)
        return (first, max((range.upperBound / step - 1e-6).rounded(.up), first + 1))
    }
}
