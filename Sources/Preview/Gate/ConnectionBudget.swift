/// What one connection may take of time and bytes; it knows no sockets and no protocol.
///
/// All times are seconds of a clock that never goes back.
package struct ConnectionBudget: Hashable, Sendable {
    /// The most bytes that a client may send without being answered: a body and its headers.
    package static let unanswered = Site.bodyLimit + 65_536
    /// The longest that a request may take, from its first byte to the first of its answer.
    package static let request = 60.0
    /// The longest that a client may leave an answer lying.
    package static let stall = 30.0
    /// The longest that nothing may be said at all.
    package static let idle = 120.0

    private var bytes = 0
    /// When the first byte came that is not answered yet.
    private var asked: Double?
    /// Since when the client takes nothing of what is there for it.
    private var stalled: Double?
    /// When anything was said last, or the connection was opened.
    private var latest: Double
    /// When the client was told something last, or the connection was opened.
    package private(set) var answered: Double

    /// The budget of a connection that is opened.
    package init(opened time: Double) {
        latest = time
        answered = time
    }

    /// The client has sent so many bytes.
    package mutating func hear(_ count: Int, at time: Double) {
        bytes += count
        asked = asked ?? time
        latest = time
    }

    /// There are bytes for the client, which has taken so many of them.
    package mutating func tell(_ count: Int, at time: Double) {
        guard count > 0 else {
            stalled = stalled ?? time
            return
        }
        bytes = 0
        asked = nil
        stalled = nil
        latest = time
        answered = time
    }

    /// The client has taken all that there was for it.
    package mutating func settle() { stalled = nil }

    /// Whether the connection has to be closed.
    package func isSpent(at time: Double) -> Bool {
        if bytes > Self.unanswered { return true }
        if let asked, time - asked > Self.request { return true }
        if let stalled, time - stalled > Self.stall { return true }
        return time - latest > Self.idle
    }
}
