import Indicators

/// How long the app's work takes each time that it is called, and how it ends.
public struct RefreshWork: Equatable, Sendable {
    /// One call.
    public struct Run: Equatable, Sendable {
        /// Seconds from call to end, 0…`RefreshWork.longest`.
        public let duration: Double
        /// How it ends.
        public let outcome: RefreshOutcome
    }

    /// The longest that a call may take, in seconds.
    public static let longest = DesignLimits.seconds

    private let first: [Run]
    private let later: Run

    private init(first: [Run], later: Run) {
        self.first = first
        self.later = later
    }

    /// Every call takes `duration` seconds, within 0…`longest`, and ends the same way.
    public init(duration: Double, outcome: RefreshOutcome = .success) {
        self.init(first: [], later: Self.run(duration, outcome))
    }

    /// The first call fails after some seconds; each one after it succeeds after others.
    public init(failingFirstAfter failure: Double, thenSucceedingAfter success: Double) {
        self.init(
            first: [Self.run(failure, .failure)],
            later: Self.run(success, .success)
        )
    }

    /// What options and plans say: the work takes `duration` seconds; it fails after `failure`
    /// seconds, every time, or with a `duration` only the first time. Nil where they say nothing.
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

    /// The call of that number, from 0.
    func run(_ number: Int) -> Run { number < first.count ? first[number] : later }
}

/// How the refresh work ends.
public enum RefreshOutcome: String, Hashable, Sendable, CaseIterable {
    /// It was done.
    case success
    /// It threw an error.
    case failure
}
