/// A frame of a state's drawn sequence.
public struct StateFrame: Hashable, Sendable {
    /// The parts of a repeating state.
    public enum Part: String, Hashable, Sendable, CaseIterable {
        /// The intro, which is played once.
        case intro
        /// The loop after the intro, which repeats.
        case loop
    }

    /// The moment that the frame shows.
    public let moment: Moment
    /// The part of the state. `nil` if the state does not repeat, or for a frame at an arbitrary
    /// moment.
    public let part: Part?
    /// The seconds until the next frame, or `nil` if no clock runs.
    public let delay: Double?

    /// Creates a frame at a moment.
    package init(_ moment: Moment, part: Part? = nil, delay: Double? = nil) {
        self.moment = moment
        self.part = part
        self.delay = delay
    }

    /// Returns the frame with other moments when the previous states ended, latest first.
    package func following(_ previous: [Moment]) -> StateFrame {
        var moment = moment
        moment.previous = previous
        return StateFrame(moment, part: part, delay: delay)
    }

    /// The name of the folder for frames of this part, such as `refreshing` or `refreshing-intro`.
    /// Intro frames have their own folder so that they do not repeat with the loop.
    public var group: String {
        part == .intro ? "\(moment.state.rawValue)-intro" : moment.state.rawValue
    }
}

/// A state of an indicator with a position in it.
public struct Moment: Hashable, Sendable {
    /// A position in a state.
    public enum Position: Hashable, Sendable {
        /// The progress of the pull, 0…1. It exceeds 1 beyond the threshold.
        case progress(Double)
        /// The seconds since the beginning of the state.
        case time(Double)
    }

    /// The state of the indicator.
    public var state: StateName
    /// The position in the state.
    public var position: Position
    /// The moments when previous states ended, latest first.
    ///
    /// If empty, the states before this one in the default order are assumed to be completed.
    public var previous: [Moment]

    /// Creates a moment.
    public init(state: StateName, position: Position, after previous: [Moment] = []) {
        self.state = state
        self.position = position
        self.previous = previous
    }
}
