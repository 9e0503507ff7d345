/// The state, local time and speed at which values are evaluated.
struct Instant: Equatable, Sendable {
    var state: StateName
    /// The local time of the current clock or state, 0…1. In `armed` it may exceed 1. During an
    /// intro it is that of the beginning of the period.
    var time: Double
    /// The progress of the state, without clocks and delays: that of the pull, or the elapsed
    /// fraction of the intro and one period.
    var progress: Double
    /// The position along a plot, 0…1.
    var position = 0.0
    /// The duration of local time 0…1 in seconds. 1 if no clock runs.
    var length: Double
    /// The local time at the beginning of the state. Not 0 if the state's progress starts at
    /// another value.
    var begin = 0.0
    /// The signed change of local time over the state. Negative if progress falls.
    var change = 1.0
    /// Whether the state's progress falls. Also `true` if the state starts at its final progress.
    var falls = false
    /// The position within the state's progress range, 0…1, for a pull beyond the threshold.
    /// Otherwise `nil`.
    var rangeFraction: Double?
    /// The time within the state's intro, or `nil` after it.
    var intro: IntroTime?
    /// The index of the copy in the innermost repetition.
    var copy = 0
    /// The instants when previous states ended, latest first.
    var history: [Instant] = []

    /// Creates an instant.
    init(state: StateName, time: Double, length: Double) {
        self.state = state
        self.time = time
        progress = time
        self.length = length
    }

    /// The seconds since the beginning of the state or of the clock's period.
    var elapsed: Double {
        change == 0 ? (time - begin).magnitude * length : (time - begin) / change * length
    }

    /// Returns the local time `seconds` after the beginning of the state.
    func time(after seconds: Double) -> Double { begin + seconds / length * change }

    /// Returns the instant with the intro's own time in place of the period's.
    func during(_ intro: IntroTime) -> Instant {
        var instant = self
        (instant.time, instant.length, instant.intro) = (intro.fraction, intro.length, nil)
        return instant
    }

    /// The instant when the previous state ended, or `nil` in the first state.
    var previous: Instant? {
        guard var previous = history.first else { return nil }
        previous.history = Array(history.dropFirst())
        previous.copy = copy
        return previous
    }
}

/// A time within the intro of a state.
struct IntroTime: Equatable, Sendable {
    /// The elapsed fraction of the intro, 0…1.
    var fraction: Double
    /// The duration of the intro in seconds.
    var length: Double
}
