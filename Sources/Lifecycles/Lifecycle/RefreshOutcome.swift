/// How the refresh work ends.
public enum RefreshOutcome: String, Hashable, Sendable, CaseIterable {
    /// It was done.
    case success
    /// It threw an error.
    case failure
}
