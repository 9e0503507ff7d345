/// 002: performs one refresh action at a time.
public struct RefreshActionPerformer: Hashable, Sendable {
    /// Who asked for an action.
    public enum Caller: String, Hashable, Sendable, CaseIterable {
        /// The refresh control, by a pull.
        case pull
        /// The card's button.
        case retryButton
    }

    /// Who asked for the action that goes on; nil while none does.
    public private(set) var caller: Caller?

    /// Nothing is performed.
    public init() {}

    /// Whether an action goes on.
    public var isPerforming: Bool { caller != nil }

    /// Begins an action; false, and nothing changes, while another goes on.
    public mutating func perform(for caller: Caller) -> Bool {
        guard !isPerforming else { return false }
        self.caller = caller
        return true
    }

    /// The action has come back.
    public mutating func finish() { caller = nil }
}
