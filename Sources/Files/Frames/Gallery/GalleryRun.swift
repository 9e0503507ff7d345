import Indicators

/// A run of an indicator through its states, for animations of several indicators at once: the
/// pull, the work, its result and the end.
///
/// Each run begins and ends in the idle state, so that an animation repeats without a jump.
package struct GalleryRun: Sendable {
    /// One state of the run.
    private struct Part {
        let timeline: StateTimeline
        /// The seconds from the beginning of the run.
        let start: Double
        /// The length in seconds.
        let length: Double

        /// Returns the moment at a time since the beginning of the run.
        func moment(at time: Double, after previous: [Moment]) -> Moment {
            let elapsed = min(max(time - start, 0), length)
            let position: Moment.Position
            switch timeline.drive {
            case .time: position = .time(elapsed)
            case .progress:
                let fraction = length > 0 ? elapsed / length : 1
                // The finger accelerates and brakes.
                let eased =
                    timeline.state == .pulling ? fraction * fraction * (3 - 2 * fraction) : fraction
                position = .progress(timeline.from + (timeline.to - timeline.from) * eased)
            }
            return Moment(state: timeline.state, position: position, after: previous)
        }
    }

    /// The length of the run, in seconds.
    package let length: Double
    private let parts: [Part]

    /// The shortest run, in seconds.
    package static let shortest = 3.0
    /// The longest run, in seconds.
    package static let longest = 60.0
    /// The default length of a run, in seconds.
    package static let defaultLength = 6.0

    /// The length of the pull in seconds, if the finger moves it.
    private static let pull = 1.1
    /// The time for which a state without a length of its own is shown, in seconds.
    private static let pause = 0.3

    /// Creates a run of an indicator that takes `length` seconds. The states other than
    /// `refreshing` have their own lengths, at most a seventh of the run each.
    package init(of indicator: some Indicator, lasting length: Double = defaultLength) {
        self.length = length
        let longest = length / 7
        let before = [.pulling, .armed].compactMap { indicator.timeline(of: $0) }
        let result = [StateName.success, .failure].compactMap { indicator.timeline(of: $0) }
        let after =
            result.prefix(1) + [.finishing, .idle].compactMap { indicator.timeline(of: $0) }
        func ownLength(_ timeline: StateTimeline) -> Double {
            let own = timeline.state == .pulling ? Self.pull : timeline.length ?? Self.pause
            // A result stays visible for a moment.
            let isResult = [.success, .failure].contains(timeline.state)
            return min(isResult ? own + Self.pause : own, longest)
        }
        let rest = length - (before + after).reduce(0) { $0 + ownLength($1) }
        var parts: [Part] = []
        var time = 0.0
        func add(_ timeline: StateTimeline, lasting length: Double) {
            parts.append(Part(timeline: timeline, start: time, length: length))
            time += length
        }
        for timeline in before { add(timeline, lasting: ownLength(timeline)) }
        if let refreshing = indicator.timeline(of: .refreshing) {
            add(refreshing, lasting: max(rest, 0))
        }
        for timeline in after { add(timeline, lasting: ownLength(timeline)) }
        if parts.isEmpty, let only = indicator.states.first { add(only, lasting: length) }
        self.parts = parts
    }

    /// Returns the moment at a time in seconds since the beginning of the run.
    package func moment(at time: Double) -> Moment {
        guard let index = parts.lastIndex(where: { $0.start <= time }) ?? parts.indices.first else {
            return Moment(state: .idle, position: .progress(0))
        }
        // The idle state is a new beginning.
        guard parts[index].timeline.state != .idle else {
            return parts[index].moment(at: time, after: [])
        }
        var previous: [Moment] = []
        for part in parts[..<index] {
            let end = part.moment(at: part.start + part.length, after: [])
            previous.insert(end, at: 0)
        }
        return parts[index].moment(at: time, after: previous)
    }

    /// The moments that may show the indicator in a still: its result, or eight moments of its
    /// work.
    package var stills: [Moment] {
        if let result = parts.first(where: { [.success, .failure].contains($0.timeline.state) }) {
            return [moment(at: result.start + 0.999 * result.length)]
        }
        guard let work = parts.first(where: { $0.timeline.state == .refreshing }) ?? parts.first
        else { return [moment(at: 0)] }
        let timeline = work.timeline
        guard timeline.drive == .time, timeline.loops else {
            return [moment(at: work.start + 0.999 * work.length)]
        }
        return (0..<8).map { index in
            let time = timeline.intro + (Double(index) + 0.5) / 8 * timeline.period
            return moment(at: work.start + min(time, 0.999 * work.length))
        }
    }
}
