/// Delays of frames in whole units, whose sum does not drift from the duration.
package enum WholeDelays {
    /// Returns the delays of `count` frames that share `total` seconds evenly.
    ///
    /// Delay i is round((i + 1)·t) − round(i·t), where t is the exact delay in units. So the delays
    /// sum to the rounded total.
    ///
    /// - Parameter unit: The unit in seconds, such as 0.001.
    package static func delays(count: Int, total: Double, unit: Double) -> [Int] {
        guard count > 0, total > 0, unit > 0 else { return [] }
        let each = total / Double(count) / unit
        let ends = (0...count).map { Int((Double($0) * each).rounded()) }
        return zip(ends.dropFirst(), ends).map { $0 - $1 }
    }
}
