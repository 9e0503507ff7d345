/// A moment as values read it: the state, the local time, and how fast that time goes.
struct Instant: Hashable, Sendable {
    /// The state.
    var state: StateName
    /// The local time by the clock that counts here, 0…1; more in `armed`.
    var time: Double
    /// The seconds that local time 0…1 takes; a second where no clock runs.
    var length: Double
    /// How much of the state's own way is done, where that is not the local time: of a pull beyond
    /// the threshold, 0…1.
    var share: Double?
    /// Which copy of the innermost repeat it is for.
    var copy = 0
    /// Where the states before were left, the latest first.
    var history: [Instant] = []

    /// A moment of a state.
    init(state: StateName, time: Double, length: Double) {
        self.state = state
        self.time = time
        self.length = length
    }

    /// Where the state before was left; nil for the first.
    var previous: Instant? {
        guard var previous = history.first else { return nil }
        previous.history = Array(history.dropFirst())
        previous.copy = copy
        return previous
    }
}
