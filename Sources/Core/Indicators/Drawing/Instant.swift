/// A moment as values read it: a state, a local time and its speed.
struct Instant: Equatable, Sendable {
    var state: StateName
    /// The local time by the current clock, 0…1. In `armed` it may exceed 1.
    var time: Double
    /// The duration of local time 0…1 in seconds. 1 if no clock runs.
    var length: Double
    /// The local time at the beginning of the state, which is not 0 if progress starts elsewhere.
    var begin = 0.0
    /// The change of local time over the state. Negative if progress falls.
    var way = 1.0
    /// Whether progress falls in the state, even if it was entered with nothing left to fall.
    var falls = false
    /// The fraction of the state's own progress range, 0…1, for a pull beyond the threshold.
    /// Otherwise `nil`.
    var share: Double?
    /// The copy of the innermost repetition.
    var copy = 0
    /// The instants when previous states ended, latest first.
    var history: [Instant] = []

    /// Creates an instant.
    init(state: StateName, time: Double, length: Double) {
        self.state = state
        self.time = time
        self.length = length
    }

    /// The seconds since the beginning of the state or of the clock's period.
    var elapsed: Double {
        way == 0 ? (time - begin).magnitude * length : (time - begin) / way * length
    }

    /// Returns the local time `seconds` after the beginning of the state.
    func time(after seconds: Double) -> Double { begin + seconds / length * way }

    /// The end of the previous state, or `nil` for the first state.
    var previous: Instant? {
        guard var previous = history.first else { return nil }
        previous.history = Array(history.dropFirst())
        previous.copy = copy
        return previous
    }
}
