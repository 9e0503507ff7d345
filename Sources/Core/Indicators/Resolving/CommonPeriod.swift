import Base
import Raster

/// The shortest time after which several clocks repeat together.
struct CommonPeriod {
    /// The duration after which each clock repeats, in seconds.
    private let cycleDurations: [Double]

    init(of cycleDurations: [Double]) { self.cycleDurations = cycleDurations }

    /// The least common multiple of the durations, in seconds. `nil` if it exceeds
    /// `DesignLimits.commonPeriod`.
    ///
    /// Durations are rounded to microseconds. `Int64` is needed, because `Int` has 32 bits in
    /// WebAssembly.
    var seconds: Double? {
        var common: Int64 = 1
        for cycle in cycleDurations {
            let next = max(Int64((cycle * 1e6).rounded()), 1)
            common = common / Self.divisor(common, next) * next
            guard Double(common) <= DesignLimits.commonPeriod * 1e6 else { return nil }
        }
        return Double(common) / 1e6
    }

    /// The first time within a minute when all clocks are within 2 % of a full repetition. If there
    /// is none, the time with the smallest deviation.
    ///
    /// `deviation` is the largest deviation of a clock, as a fraction of `seconds`. `nil` if there
    /// are no clocks.
    var nearest: (seconds: Double, deviation: Double)? {
        guard let longest = cycleDurations.max() else { return nil }
        var best: (seconds: Double, deviation: Double)?
        for count in 1...max(Int(60 / longest), 1) {
            let seconds = longest * Double(count)
            let deviation =
                cycleDurations.map { cycle in
                    abs(seconds - (seconds / cycle).rounded() * cycle) / seconds
                }.max() ?? 0
            if deviation < best?.deviation ?? .infinity { best = (seconds, deviation) }
            if deviation <= 0.02 { break }
        }
        return best
    }

    /// Returns the greatest common divisor, by Euclid's algorithm.
    private static func divisor(_ one: Int64, _ other: Int64) -> Int64 {
        var (one, other) = (one, other)
        while other != 0 { (one, other) = (other, one % other) }
        return one
    }
}

extension Resolver {
    /// Returns the states. Those without a period get the common period of all clocks.
    mutating func withCommonPeriod(_ states: [StateTimeline]) -> [StateTimeline] {
        states.map { state in
            guard untimed.contains(state.state) else { return state }
            return at("states") { resolver in
                resolver.at(state.state.rawValue) { $0.withCommonPeriod(state) }
            }
        }
    }

    private mutating func withCommonPeriod(_ state: StateTimeline) -> StateTimeline {
        let cycleDurations = clocks.flatMap { $0[state.state]?.cycleDurations ?? [] }
        guard !cycleDurations.isEmpty else {
            if !isPartial { report(Timeline.missingClocks) }
            return state
        }
        let common = CommonPeriod(of: cycleDurations)
        guard let seconds = common.seconds else {
            report(
                "the clocks do not all repeat within "
                    + "\(NumberText.short(DesignLimits.commonPeriod)) seconds; "
                    + "the state needs the key “period”",
                hint: common.nearest.map { nearest in
                    let percent = (nearest.deviation * 1000).rounded() / 10
                    return "for example, set “period” to \(NumberText.short(nearest.seconds)) "
                        + "seconds, with a deviation of at most \(NumberText.short(percent)) %"
                }
            )
            return state
        }
        return state.withPeriod(seconds)
    }
}
