/// The states of an indicator, in drawing and listing order.
public enum StateName: String, Hashable, Sendable, CaseIterable {
    /// Idle, with progress 0.
    case idle
    /// Pulled, but not as far as the threshold. Progress is 0…1.
    case pulling
    /// Pulled to the threshold or beyond. Progress is 1 or more.
    case armed
    /// Loading. Driven by time.
    case refreshing
    /// Loaded and disappearing. Progress falls from 1 to 0.
    case finishing
    /// Released before the threshold. Progress falls to 0.
    case canceling
    /// Loaded successfully.
    case success
    /// Failed to load.
    case failure
    /// Nothing more to load.
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

    /// The previous state in the default order, or `nil` for the first.
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
