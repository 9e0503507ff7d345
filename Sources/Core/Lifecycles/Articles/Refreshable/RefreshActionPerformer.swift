/// 002: performs one refresh action at a time.
package struct RefreshActionPerformer: Equatable, Sendable {
    /// An action that is running.
    struct Call: Equatable {
        /// Its number among all calls of the app's work, from 0.
        var number: Int
        /// When it began, in seconds.
        var start: Double
    }

    /// The action that is running; nil while none does.
    private(set) var call: Call?

    /// Nothing is performed.
    package init() {}

    /// Whether an action is running.
    package var isPerforming: Bool { call != nil }

    /// Begins an action; false, and nothing changes, while another is running.
    mutating func perform(_ call: Call) -> Bool {
        guard !isPerforming else { return false }
        self.call = call
        return true
    }

    /// A call of the app's work has come back; false where it was begun by somebody else.
    mutating func finish(_ number: Int) -> Bool {
        guard call?.number == number else { return false }
        call = nil
        return true
    }
}
