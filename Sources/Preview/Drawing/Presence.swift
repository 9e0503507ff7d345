import Synchronization

/// Whether somebody still waits for an answer.
package final class Presence: Sendable {
    private let left = Atomic(false)

    /// Somebody who is there.
    package init() {}

    /// Whether nobody waits any more.
    package var hasLeft: Bool { left.load(ordering: .relaxed) }

    /// Says that nobody waits any more.
    package func leave() { left.store(true, ordering: .relaxed) }
}
