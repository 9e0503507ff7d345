extension Resolved {
    /// A period by which a layer and all in it run.
    struct Clock: Sendable {
        /// Seconds of one period for each copy, from the first again; at least one.
        var periods: [Double]
        /// Seconds by which it begins after the state, in the same way.
        var delays: [Double]
        /// How many periods it runs; nil for ever.
        var times: Int?
        /// Whether every second period runs backwards.
        var alternates: Bool

        /// Seconds of one period of a copy.
        func period(ofCopy copy: Int) -> Double { periods[copy % periods.count] }

        /// Seconds after which it shows the same again, of each of its periods; none where it runs
        /// out.
        var rounds: [Double] {
            times == nil ? periods.map { alternates ? 2 * $0 : $0 } : []
        }

        /// The time of the clock, 0…1, so many seconds after the state's beginning.
        ///
        /// `wraps` where the state repeats for ever: then a clock that does, too, has no beginning.
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
            let round = alternates ? 2 * period : period
            run = run.remainder(ofRound: round)
            return (run > period ? round - run : run) / period
        }
    }
}

extension Double {
    /// What is left of it after whole rounds, from 0 up to a round.
    func remainder(ofRound round: Double) -> Double {
        var rest = truncatingRemainder(dividingBy: round)
        if rest < 0 { rest += round }
        // A whole number of rounds may miss its last bit; it means the beginning, not the end.
        return round - rest < 1e-9 ? 0 : rest
    }
}
