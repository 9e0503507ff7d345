/// Article 002's object that runs at most one refresh action at a time.
package struct RefreshActionPerformer: Equatable, Sendable {
    /// A running action.
    struct Call: Equatable {
        /// The index of the call among all calls of the refresh action, from 0.
        var number: Int
        /// The start time, in seconds.
        var start: Double
    }

    /// The running action, or `nil` if none is running.
    private(set) var call: Call?

    /// Creates a performer without a running action.
    package init() {}

    /// Whether an action is running.
    package var isPerforming: Bool { call != nil }

    /// Starts an action. Returns `false` if another one is running.
    mutating func perform(_ call: Call) -> Bool {
        guard !isPerforming else { return false }
        self.call = call
        return true
    }

    /// Ends the call with the index `number`. Returns `false` if this performer did not start it.
    mutating func finish(call number: Int) -> Bool {
        guard call?.number == number else { return false }
        call = nil
        return true
    }
}
