/// The states that an indicator passes through, in the order in which they are drawn and listed.
public enum StateName: String, Hashable, Sendable, CaseIterable {
    /// Nothing is pulled; progress 0.
    case idle
    /// The content is pulled, but not far enough; progress 0…1.
    case pulling
    /// The pull reached the threshold; progress 1 or more.
    case armed
    /// The work is running; driven by time.
    case refreshing
    /// The work ended and the indicator leaves; progress from 1 to 0.
    case finishing
    /// The pull was let go too early; progress falls to 0.
    case canceling
    /// The work succeeded.
    case success
    /// The work failed.
    case failure
    /// There is nothing more to load.
    case noMore

    /// The index in `allCases`.
    var index: Int {
        switch self {
        case .idle: 0
        case .pulling: 1
        case .armed: 2
        case .refreshing: 3
        case .finishing: 4
        case .canceling: 5
        case .success: 6
        case .failure: 7
        case .noMore: 8
        }
    }

    /// The state before it in the usual course; nil for the first.
    package var predecessor: StateName? {
        switch self {
        case .idle: nil
        case .pulling: .idle
        case .armed, .canceling: .pulling
        case .refreshing: .armed
        case .finishing, .success, .failure, .noMore: .refreshing
        }
    }
}
