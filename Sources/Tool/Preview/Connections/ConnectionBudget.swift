/// What one connection may take of time; without sockets or protocol.
///
/// All times are seconds of a clock that never goes back.
package struct ConnectionBudget: Equatable, Sendable {
    /// The longest that a client may take to send a whole request.
    package static let sending = 15.0
    /// The longest that a request may wait for the beginning of its answer.
    package static let drawing = 60.0
    /// The longest that a client may leave an answer lying.
    package static let stall = 30.0
    /// The longest that nothing may be said at all.
    package static let idle = 120.0
    /// The longest that a client that is sent away may go on sending.
    package static let farewell = 2.0

    private var sendingSince: Double?
    private var drawingSince: Double?
    private var stalledSince: Double?
    private var dismissedAt: Double?
    private var latest: Double

    /// The budget of a connection that is opened.
    package init(opened time: Double) {
        latest = time
    }

    /// The client has sent something, with which a request is whole or not.
    package mutating func hear(isWithin: Bool, at time: Double) {
        latest = time
        sendingSince = isWithin ? sendingSince ?? time : nil
        if !isWithin { drawingSince = drawingSince ?? time }
    }

    /// There are bytes for the client, which has taken some of them or none.
    package mutating func tell(isTaken: Bool, at time: Double) {
        guard isTaken else {
            stalledSince = stalledSince ?? time
            return
        }
        (drawingSince, stalledSince) = (nil, nil)
        latest = time
    }

    /// The client is sent away.
    package mutating func dismiss(at time: Double) { dismissedAt = dismissedAt ?? time }

    /// Whether the connection has to be closed.
    package func isSpent(at time: Double) -> Bool {
        let limits = [
            (sendingSince, Self.sending), (drawingSince, Self.drawing),
            (stalledSince, Self.stall), (dismissedAt, Self.farewell), (latest, Self.idle),
        ]
        return limits.contains { since, limit in since.map { time - $0 > limit } ?? false }
    }
}
