extension Transaction {
    /// An action that waits for the ends of all animations that go with a transaction.
    final class Completion: @unchecked Sendable {
        // All of a session runs on one thread at a time.
        private let criteria: AnimationCompletionCriteria
        private let action: @Sendable () -> Void
        /// Whether a change goes with the transaction.
        private var isUsed = false
        /// When the last of the animations ends, in seconds; infinity for never.
        private var end = 0.0
        private var ticket: EventQueue.Ticket?

        init(criteria: AnimationCompletionCriteria, action: @escaping @Sendable () -> Void) {
            (self.criteria, self.action) = (criteria, action)
        }

        /// The transaction is spoken of: changes may come.
        func begin() { isUsed = false }

        /// A change goes with the transaction.
        func use() { isUsed = true }

        /// Has the action called at once where no change has come.
        func callIfUnused() {
            guard !isUsed, let host = VirtualTime.host else { return }
            MainActor.assumeIsolated { wait(for: nil, in: host) }
        }

        /// Has the action called once an update's animations have ended, and those of updates before it: at
        /// once where there are none, and never where one is endless.
        @MainActor
        func wait(for motions: MotionEnd?, in host: ViewHost) {
            let time = motions.map { criteria == .removed ? $0.removed : $0.logical } ?? host.now
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
