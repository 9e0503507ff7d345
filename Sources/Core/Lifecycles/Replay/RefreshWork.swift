import Indicators

/// The durations and outcomes of the calls of the app's refresh action.
public struct RefreshWork: Equatable, Sendable {
    /// The duration and outcome of one call.
    public struct Run: Equatable, Sendable {
        /// The duration in seconds, 0…`RefreshWork.longest`.
        public let duration: Double
        /// Whether the action returns or throws.
        public let outcome: RefreshOutcome
    }

    /// The maximum duration of a call, in seconds.
    public static let longest = DesignLimits.seconds

    private let first: [Run]
    private let later: Run

    private init(first: [Run], later: Run) {
        self.first = first
        self.later = later
    }

    /// Creates work whose calls all take `duration` seconds, clamped to 0…`longest`.
    public init(duration: Double, outcome: RefreshOutcome = .success) {
        self.init(first: [], later: Self.run(duration, outcome))
    }

    /// Creates work whose first call fails after `failure` seconds. Later calls succeed.
    public init(failingFirstAfter failure: Double, thenSucceedingAfter success: Double) {
        self.init(
            first: [Self.run(failure, .failure)],
            later: Self.run(success, .success)
        )
    }

    /// Creates work from the options `--work` and `--fail`, or from the keys of a plan.
    ///
    /// All calls fail if only `failure` is given. Only the first call fails if both are given.
    /// Returns `nil` if neither is given.
    public init?(duration: Double?, failingAfter failure: Double?) {
        switch (duration, failure) {
        case (nil, nil): return nil
        case (let duration?, nil): self.init(duration: duration)
        case (nil, let failure?): self.init(duration: failure, outcome: .failure)
        case (let duration?, let failure?):
            self.init(failingFirstAfter: failure, thenSucceedingAfter: duration)
        }
    }

    private static func run(_ duration: Double, _ outcome: RefreshOutcome) -> Run {
        Run(duration: duration > 0 ? min(duration, longest) : 0, outcome: outcome)
    }

    /// Returns the duration and outcome of a call, counted from 0.
    func run(_ number: Int) -> Run { number < first.count ? first[number] : later }
}

/// The outcome of a call of the refresh action.
public enum RefreshOutcome: String, Hashable, Sendable, CaseIterable {
    /// The action returned.
    case success
    /// The action threw an error.
    case failure
}
