import Lifecycles

/// A time at which a storyboard shows the screen.
package struct KeyMoment: Hashable, Sendable {
    /// The state's index in the order of time.
    package let visit: Int
    /// When the screen is drawn, in seconds.
    package let time: Double
    /// The time that is written below, in seconds: an exit's is the next entry's.
    package let label: Double

    /// How long before its end a state is shown at its exit, in seconds.
    private static let margin = 1e-6
    /// States that are shorter, in seconds, are shown in their middle only.
    private static let shortest = 0.05

    /// Entry, middle and exit of each state.
    package static func all(of visits: [LifecycleVisit]) -> [KeyMoment] {
        visits.enumerated().flatMap { index, visit -> [KeyMoment] in
            let middle = (visit.start + visit.end) / 2
            let center = KeyMoment(visit: index, time: middle, label: middle)
            guard visit.end - visit.start >= shortest else { return [center] }
            return [
                KeyMoment(visit: index, time: visit.start, label: visit.start), center,
                KeyMoment(visit: index, time: visit.end - margin, label: visit.end),
            ]
        }
    }
}
