/// A moment as values read it: the state, the local time, and how fast that time goes.
struct Instant: Equatable, Sendable {
    /// The state.
    var state: StateName
    /// The local time by the clock that counts here, 0…1; more in `armed`.
    var time: Double
    /// The seconds that local time 0…1 takes; a second where no clock runs.
    var length: Double
    /// The local time of the state's first moment; not 0 where progress begins elsewhere.
    var begin = 0.0
    /// What is added to that until the state's last moment: less than 0 where progress falls.
    var way = 1.0
    /// Whether progress falls, or would: a pull that is let go may have nothing left to fall.
    var falls = false
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

    /// Seconds since the state began, or since the clock's period did.
    var elapsed: Double {
        way == 0 ? (time - begin).magnitude * length : (time - begin) / way * length
    }

    /// The local time so many seconds after the beginning.
    func time(after seconds: Double) -> Double { begin + seconds / length * way }

    /// Where the state before was left; nil for the first.
    var previous: Instant? {
        guard var previous = history.first else { return nil }
        previous.history = Array(history.dropFirst())
        previous.copy = copy
        return previous
    }
}
