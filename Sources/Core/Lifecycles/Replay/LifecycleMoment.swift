import Indicators

/// A lifecycle at one time: the content's offset, the state, and the drawn values.
public struct LifecycleMoment: Equatable, Sendable {
    /// The time on the trace's clock, in seconds.
    public var time: Double
    /// The content's offset in points.
    public var offset: Double
    /// Whether the finger is down.
    public var isTouching: Bool
    /// The lifecycle's name of the state.
    public var state: String
    /// The time when the state was entered, in seconds.
    public var stateStart: Double
    /// The design state that corresponds to the lifecycle state.
    public var common: StateName
    /// The time when the design state was entered, in seconds.
    public var commonStart: Double
    /// The progress of the design state, 0…1. It falls in `finishing` and `canceling`.
    public var progress: Double
    /// The progress without the upper limit: it exceeds 1 in `armed` for a pull beyond the
    /// threshold.
    public var reach: Double
    /// The values that the lifecycle's renderer draws at this time.
    public var values: LifecycleValues
    /// The number of the replay's effects up to this time.
    public var effectCount: Int

    /// The design states that were exited since the last idle state, the latest first.
    public var exitedStates: [ExitedState]

    /// A design state that was exited, and its progress at that time.
    public struct ExitedState: Equatable, Sendable {
        /// The design state.
        public var common: StateName
        /// The progress, 0…1. It exceeds 1 for a pull beyond the threshold.
        public var reach: Double
        /// The duration of the state, in seconds.
        public var seconds: Double
    }

    /// Returns the moment of a design that corresponds to this one.
    ///
    /// The position is a time if the design's state is driven by time, and a progress otherwise. If
    /// the design has no such state, `armed` and `canceling` are shown as `pulling`, and others as
    /// `idle`. Values that continue from exited states start from those states' last values.
    public func moment(in design: some Indicator) -> Moment {
        let now = ExitedState(common: common, reach: reach, seconds: max(time - commonStart, 0))
        var moment = now.moment(in: design)
        moment.previous = exitedStates.map { $0.moment(in: design) }
        return moment
    }
}

extension LifecycleMoment.ExitedState {
    fileprivate func moment(in design: some Indicator) -> Moment {
        let substitutes: [StateName] =
            switch common {
            case .armed, .canceling: [common, .pulling, .idle]
            default: [common, .idle]
            }
        let timeline = substitutes.lazy.compactMap { design.timeline(of: $0) }.first
        guard let timeline, timeline.drive == .time else {
            let progress = timeline?.state == .armed ? reach : min(reach, 1)
            return Moment(state: timeline?.state ?? common, position: .progress(progress))
        }
        return Moment(state: timeline.state, position: .time(seconds))
    }
}
