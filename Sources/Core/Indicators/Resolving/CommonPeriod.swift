import Base
import Raster

/// The time after which several clocks show their initial values again.
struct CommonPeriod {
    /// The duration after which each clock repeats, in seconds.
    private let rounds: [Double]

    init(of rounds: [Double]) { self.rounds = rounds }

    /// The least common multiple of the durations, in seconds. `nil` if it exceeds
    /// `DesignLimits.commonPeriod`.
    ///
    /// Durations are rounded to microseconds. They need 64 bits, because `Int` has 32 bits in
    /// WebAssembly.
    var seconds: Double? {
        var common: Int64 = 1
        for round in rounds {
            let next = max(Int64((round * 1e6).rounded()), 1)
            common = common / Self.divisor(common, next) * next
            guard Double(common) <= DesignLimits.commonPeriod * 1e6 else { return nil }
        }
        return Double(common) / 1e6
    }

    /// The first time of up to a minute when all clocks are within 2 % of a full repetition, or
    /// else the best such time.
    ///
    /// `deviation` is the greatest deviation of a clock, as a fraction of `seconds`. Returns `nil`
    /// without clocks.
    var nearly: (seconds: Double, deviation: Double)? {
        guard let longest = rounds.max() else { return nil }
        var best: (seconds: Double, deviation: Double)?
        for count in 1...max(Int(60 / longest), 1) {
            let seconds = longest * Double(count)
            let deviation =
                rounds.map { round in
                    abs(seconds - (seconds / round).rounded() * round) / seconds
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
    /// Returns the states, with the common period of all clocks for those without a period.
    mutating func timed(_ states: [StateTimeline]) -> [StateTimeline] {
        states.map { state in
            guard untimed.contains(state.state) else { return state }
            return at("states") { resolver in
                resolver.at(state.state.rawValue) { $0.timed(state) }
            }
        }
    }

    private mutating func timed(_ state: StateTimeline) -> StateTimeline {
        guard !rounds.isEmpty else {
            if !isPartial { report(Timeline.missingClocks) }
            return state
        }
        let common = CommonPeriod(of: rounds)
        guard let seconds = common.seconds else {
            report(
                "the clocks do not all repeat within "
                    + "\(NumberText.short(DesignLimits.commonPeriod)) seconds; "
                    + "the state needs the key “period”",
                hint: common.nearly.map { nearly in
                    let percent = (nearly.deviation * 1000).rounded() / 10
                    return "they nearly do after \(NumberText.short(nearly.seconds)) seconds, "
                        + "\(NumberText.short(percent)) % off"
                }
            )
            return state
        }
        return state.withPeriod(seconds)
    }
}
