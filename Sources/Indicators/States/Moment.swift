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

    /// The instant at which `state` has got as far as `position`.
    public init(state: StateName, position: Position) {
        self.state = state
        self.position = position
    }
}
