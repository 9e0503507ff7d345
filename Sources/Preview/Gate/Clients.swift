import Synchronization

/// The clients beyond the gate, by their numbers: the server behind it cannot see whether they are
/// still there.
final class Clients: Sendable {
    /// The header in which the gate tells the server a client's number.
    static let header = "Pinwheel-Client"

    private struct State {
        var next = 1
        var present: [Int: Presence] = [:]
    }

    private let state = Mutex(State())

    /// Somebody who has come, with a number that nobody else has had.
    func enter() -> (number: Int, presence: Presence) {
        state.withLock { state in
            defer { state.next += 1 }
            let presence = Presence()
            state.present[state.next] = presence
            return (state.next, presence)
        }
    }

    /// The client of a number; nil where there is none any more.
    func presence(of number: Int) -> Presence? { state.withLock { $0.present[number] } }

    /// Says that a client has left.
    func leave(_ number: Int) {
        state.withLock { state in state.present.removeValue(forKey: number) }?.leave()
    }
}
