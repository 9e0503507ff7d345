import Raster

/// The clocks that run in a state, and when they all are round.
package struct StateClocks: Equatable, Sendable {
    /// Seconds after which each clock that never stops shows the same again, each number once, in the order
    /// of the layers.
    package let rounds: [Double]
    /// Seconds after which the others stop, each number once.
    package let stops: [Double]
    /// The least number of seconds, up to `DesignLimits.commonRound`, in which all of `rounds` are round;
    /// nil where there is none.
    package let common: Double?
    /// Whether the state lasts so long since it does not say how long it is.
    package let decides: Bool

    fileprivate init(_ clocks: [Resolved.Clock], decides: Bool) {
        rounds = clocks.flatMap { $0.rounds }.onlyFirst
        stops = clocks.flatMap { $0.stops }.onlyFirst
        common = rounds.isEmpty ? nil : CommonRound(of: rounds).seconds
        self.decides = decides
    }

    /// Whether so many seconds are a whole number of rounds of every clock.
    package func areRound(in seconds: Double) -> Bool {
        rounds.allSatisfy { abs((seconds / $0).rounded() * $0 - seconds) < 1e-6 }
    }
}

extension Design {
    /// The clocks that run in a state; nil where none does, as where the finger leads.
    package func clocks(in state: StateName) -> StateClocks? {
        guard let timeline = timeline(of: state), timeline.length != nil else { return nil }
        let clocks = content.layers.flatMap { $0.clocks }
        guard !clocks.isEmpty else { return nil }
        return StateClocks(clocks, decides: content.untimed.contains(state))
    }

    /// The values that start in a state from where the one before was left, by their paths: `from: current`
    /// and `onto: current`.
    package func continuedValues(in state: StateName) -> [ModelPath] {
        SurveyedDesign(self, allBranches: false).survey.values.filter { value in
            value.driven.motion.track(in: state).map { $0.start != .own } ?? false
        }.map { $0.path }
    }
}

extension Resolved.Layer {
    /// The clocks of the layer and of all in it.
    fileprivate var clocks: [Resolved.Clock] {
        var inner = content.layers
        for property in properties {
            if case .mask(let mask) = property.argument { inner += mask.layers }
        }
        return (clock.map { [$0] } ?? []) + inner.flatMap { $0.clocks }
    }
}

extension Resolved.Clock {
    /// Seconds after which the clocks of the copies stop; none where they run for ever.
    fileprivate var stops: [Double] {
        guard let times else { return [] }
        let longest = max(periods.count, delays.count)
        return (0..<longest).map { copy in
            max(delays[copy % delays.count], 0) + period(ofCopy: copy) * Double(times)
        }
    }
}

extension [Double] {
    /// Each number once, where it is first.
    fileprivate var onlyFirst: [Double] {
        var found: [Double] = []
        for number in self where !found.contains(number) { found.append(number) }
        return found
    }
}
