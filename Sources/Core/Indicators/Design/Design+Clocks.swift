import Base
import Raster

/// The clocks that run in a state.
package struct StateClocks: Equatable, Sendable {
    /// The distinct durations in seconds after which the endless clocks repeat, in the order of the
    /// layers.
    package let cycleDurations: [Double]
    /// The distinct times when finite clocks stop, in seconds.
    package let stops: [Double]
    /// The time in seconds after which all of `cycleDurations` repeat, or `nil` if it exceeds
    /// `DesignLimits.commonPeriod`.
    package let commonPeriod: Double?
    /// Whether `commonPeriod` is the period of the state, because the design does not specify one.
    package let setsPeriod: Bool

    fileprivate init(_ clocks: [Resolved.Clock], setsPeriod: Bool) {
        cycleDurations = clocks.flatMap { $0.cycleDurations }.unique()
        stops = clocks.flatMap { $0.stops }.unique()
        commonPeriod = cycleDurations.isEmpty ? nil : CommonPeriod(of: cycleDurations).seconds
        self.setsPeriod = setsPeriod
    }

    /// Whether `seconds` is a multiple of every clock's period.
    package func allRepeat(in seconds: Double) -> Bool {
        cycleDurations.allSatisfy { abs((seconds / $0).rounded() * $0 - seconds) < 1e-6 }
    }
}

extension Design {
    /// Returns the clocks that run in a state. Returns `nil` if there are none or the state follows
    /// the finger.
    package func clocks(in state: StateName) -> StateClocks? {
        guard let timeline = timeline(of: state), timeline.length != nil else { return nil }
        let clocks = content.layers.flatMap { $0.clocks(in: state) }
        guard !clocks.isEmpty else { return nil }
        return StateClocks(clocks, setsPeriod: content.untimed.contains(state))
    }

    /// Returns the paths of the values that start at the inherited value in a state, because of
    /// `from: current` or `onto: current`.
    package func inheritedValues(in state: StateName) -> [ModelPath] {
        SurveyedDesign(self, allBranches: false).survey.values.filter { value in
            value.driven.motion.track(in: state)
                .map { $0.start != .own || $0.opening.start != .own } ?? false
        }.map { $0.path }
    }
}

extension Resolved.Layer {
    /// Returns the clocks of the layer and its sublayers in a state.
    fileprivate func clocks(in state: StateName) -> [Resolved.Clock] {
        var inner = content.layers
        for property in properties {
            if case .mask(let mask) = property.argument { inner += mask.layers }
        }
        return (clock?[state].map { [$0] } ?? []) + inner.flatMap { $0.clocks(in: state) }
    }
}

extension Resolved.Clock {
    /// The times in seconds when the clocks of the copies stop. Empty if they run for ever.
    fileprivate var stops: [Double] {
        guard let times else { return [] }
        let longest = max(periods.count, delays.count)
        return (0..<longest).map { copy in
            max(delays[copy % delays.count], 0) + period(ofCopy: copy) * Double(times)
        }
    }
}
