extension Resolved {
    /// The clock of a layer and its sublayers.
    struct Clock: Sendable {
        /// The duration of a period in seconds for each copy, repeated for further copies. Never
        /// empty.
        var periods: [Double]
        /// The delay after the beginning of the state in seconds for each copy, repeated for
        /// further copies. Never empty.
        var delays: [Double]
        /// The number of periods, or `nil` to repeat for ever.
        var times: Int?
        /// Whether every second period runs backwards.
        var alternates: Bool

        /// Returns the duration of a copy's period, in seconds.
        func period(ofCopy copy: Int) -> Double { periods[copy % periods.count] }

        /// The durations in seconds after which the clock repeats, one for each element of
        /// `periods`. Empty if the clock stops.
        var cycleDurations: [Double] {
            times == nil ? periods.map { alternates ? 2 * $0 : $0 } : []
        }

        /// Returns the local time of the clock, 0…1.
        ///
        /// - Parameters:
        ///   - seconds: The time since the beginning of the state.
        ///   - copy: The index of the copy.
        ///   - wraps: Whether the state repeats for ever. If so, an endless clock also runs before
        ///     its delay is over.
        func time(after seconds: Double, ofCopy copy: Int, wraps: Bool) -> Double {
            let period = period(ofCopy: copy)
            var run = seconds - delays[copy % delays.count]
            guard wraps || run > 0 else { return 0 }
            if let times {
                let whole = Double(times)
                guard run > 0 else { return 0 }
                guard run < period * whole else {
                    return alternates && times.isMultiple(of: 2) ? 0 : 1
                }
            }
            let cycle = alternates ? 2 * period : period
            run = run.remainder(modulo: cycle)
            return (run > period ? cycle - run : run) / period
        }
    }
}

extension Double {
    /// Returns the remainder of the division by `divisor`, at least 0 and less than `divisor`.
    func remainder(modulo divisor: Double) -> Double {
        var rest = truncatingRemainder(dividingBy: divisor)
        if rest < 0 { rest += divisor }
        // Because of rounding errors, a multiple of the divisor can have a remainder just below the
        // divisor. It counts as 0.
        return divisor - rest < 1e-9 ? 0 : rest
    }
}
