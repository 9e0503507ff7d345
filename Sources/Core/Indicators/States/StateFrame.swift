/// One of the frames in which a state is drawn.
public struct StateFrame: Hashable, Sendable {
    /// The parts of a state that repeats.
    public enum Part: String, Hashable, Sendable, CaseIterable {
        /// The lead-in, shown once.
        case intro
        /// What repeats after it.
        case loop
    }

    /// When it is.
    public let moment: Moment
    /// The part it belongs to; nil where nothing repeats, and for a moment that was asked for.
    public let part: Part?
    /// Seconds until the next frame; nil where no clock runs.
    public let delay: Double?

    /// A frame at a moment.
    package init(_ moment: Moment, part: Part? = nil, delay: Double? = nil) {
        self.moment = moment
        self.part = part
        self.delay = delay
    }

    /// What frames of its part are filed under, such as `refreshing` or `refreshing-intro`: a
    /// lead-in within the files of a loop would be repeated with it.
    public var group: String {
        part == .intro ? "\(moment.state.rawValue)-intro" : moment.state.rawValue
    }
}

/// One instant of an indicator: a state and how far it has got.
public struct Moment: Hashable, Sendable {
    /// How far a state has got.
    public enum Position: Hashable, Sendable {
        /// The progress of the pull, 0…1; more than 1 beyond the threshold.
        case progress(Double)
        /// Seconds since the state began.
        case time(Double)
    }

    /// The state.
    public var state: StateName
    /// How far the state has got.
    public var position: Position
    /// Where the states before were left, the latest first; empty for the usual course, in which
    /// each comes to its end.
    public var previous: [Moment]

    /// The instant at which `state` has got as far as `position`.
    public init(state: StateName, position: Position, after previous: [Moment] = []) {
        self.state = state
        self.position = position
        self.previous = previous
    }
}
