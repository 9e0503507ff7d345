import Indicators

/// A lifecycle at one instant: where the content is, the state, and all that is drawn.
public struct LifecycleMoment: Equatable, Sendable {
    /// Seconds of the trace's clock.
    public var time: Double
    /// The content's offset in points.
    public var offset: Double
    /// Whether the finger is down.
    public var isTouching: Bool
    /// The lifecycle's own name of the state.
    public var state: String
    /// When that state was entered, in seconds.
    public var stateStart: Double
    /// The design's state that stands for it.
    public var common: StateName
    /// When the design's state was entered, in seconds.
    public var commonStart: Double
    /// How far the design's state has got, 0…1; it falls while finishing and canceling.
    public var progress: Double
    /// The same, beyond 1 where a pull goes on beyond the threshold: how far the pull of an armed design is.
    public var reach: Double
    /// What is drawn.
    public var values: LifecycleValues
    /// How many of the replay's effects have happened by then.
    public var effectCount: Int

    /// How far the states of a design had got that were left since the last idle one, the latest first.
    public var left: [Left]

    /// How far a state had got when another followed.
    public struct Left: Equatable, Sendable {
        /// The design's state.
        public var common: StateName
        /// How far it had got, 0…1; more of a pull beyond the threshold.
        public var reach: Double
        /// How long it was, in seconds.
        public var seconds: Double
    }

    /// The instant of a design that stands for this one: by the clock where the design's state
    /// runs by it, else by progress.
    ///
    /// A state that the design lacks is shown as the one that comes nearest: what is armed or
    /// canceled as pulled, all else as idle. Values that go on from the states before begin where
    /// these were left.
    public func moment(in design: some Indicator) -> Moment {
        let now = Left(common: common, reach: reach, seconds: max(time - commonStart, 0))
        var moment = now.moment(in: design)
        moment.previous = left.map { $0.moment(in: design) }
        return moment
    }
}

extension LifecycleMoment.Left {
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
