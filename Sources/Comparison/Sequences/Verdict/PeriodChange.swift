/// The time that a loop takes, which became another one.
public struct PeriodChange: Hashable, Sendable {
    /// The seconds that were expected.
    public let from: Double
    /// The seconds that it takes.
    public let to: Double

    /// `from` became `to`.
    public init(from: Double, to: Double) {
        self.from = from
        self.to = to
    }
}
