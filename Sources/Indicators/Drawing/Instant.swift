/// A moment as layers read it: the state, its local time, and how fast that time goes.
struct Instant: Hashable, Sendable {
    /// The state.
    var state: StateName
    /// The state's local time, 0…1; more in `armed`.
    var time: Double
    /// The seconds that local time 0…1 takes; a second where no clock runs.
    var length: Double
}
