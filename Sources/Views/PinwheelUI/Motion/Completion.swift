extension Transaction {
    /// A completion handler that waits for all animations of a transaction.
    final class Completion: @unchecked Sendable {
        // Unchecked: a session runs on one thread at a time.
        private let criteria: AnimationCompletionCriteria
        private let action: @Sendable () -> Void
        /// Whether a state change was made with the transaction.
        private var isUsed = false
        /// The end of the last animation, in seconds. Infinity means that it never ends.
        private var end = 0.0
        private var ticket: EventQueue.Ticket?

        init(criteria: AnimationCompletionCriteria, action: @escaping @Sendable () -> Void) {
            (self.criteria, self.action) = (criteria, action)
        }

        /// Resets the record of state changes before the body of a transaction runs.
        func begin() { isUsed = false }

        /// Records that a state change was made with the transaction.
        func recordChange() { isUsed = true }

        /// Calls the action immediately if no state change was made with the transaction.
        func callIfUnchanged() {
            guard !isUsed, let host = VirtualTime.host else { return }
            MainActor.assumeIsolated { wait(for: nil, in: host) }
        }

        /// Schedules the action for the end of all animations of the transaction so far.
        ///
        /// `newEnd` is the end of the animations of this update, or `nil` if it has none. An
        /// endless animation cancels the action.
        @MainActor
        func wait(for newEnd: AnimationEnd?, in host: ViewHost) {
            let time = newEnd.map { criteria == .removed ? $0.removed : $0.logical } ?? host.now
            end = max(end, time)
            if let ticket { host.cancel(ticket) }
            ticket = nil
            guard end < .infinity else { return }
            ticket = host.schedule(at: end) { [self] in
                ticket = nil
                action()
            }
        }
    }
}
