import Base
import Raster

/// When several clocks show again what they showed at the beginning.
struct CommonRound {
    /// Seconds of a round of each clock.
    private let rounds: [Double]

    init(of rounds: [Double]) { self.rounds = rounds }

    /// The least number of seconds, up to `DesignLimits.commonRound`, in which each clock makes a
    /// whole number of rounds; nil where there is none. Rounds count in microseconds, of which an hour has
    /// more than the 32 bits of a page's `Int` hold.
    var seconds: Double? {
        var common: Int64 = 1
        for round in rounds {
            let next = max(Int64((round * 1e6).rounded()), 1)
            common = common / Self.divisor(common, next) * next
            guard Double(common) <= DesignLimits.commonRound * 1e6 else { return nil }
        }
        return Double(common) / 1e6
    }

    /// The first seconds, up to a minute, in which all clocks are round but for a fiftieth, or else
    /// the best there are; and how far the worst is off.
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

    /// The greatest number that divides both, by Euclid's algorithm.
    private static func divisor(_ one: Int64, _ other: Int64) -> Int64 {
        var (one, other) = (one, other)
        while other != 0 { (one, other) = (other, one % other) }
        return one
    }
}

extension Resolver {
    /// The states of a design, those without a period as long as its clocks need to be round.
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
            if !isPartial { report(Timeline.lacksClocks) }
            return state
        }
        let common = CommonRound(of: rounds)
        guard let seconds = common.seconds else {
            report(
                "the clocks are not all round within "
                    + "\(NumberText.short(DesignLimits.commonRound)) seconds; "
                    + "the state needs the key “period”",
                hint: common.nearly.map { nearly in
                    let share = (nearly.deviation * 1000).rounded() / 10
                    return "in \(NumberText.short(nearly.seconds)) seconds they nearly are, "
                        + "\(NumberText.short(share)) % off"
                }
            )
            return state
        }
        return state.lasting(seconds)
    }
}
