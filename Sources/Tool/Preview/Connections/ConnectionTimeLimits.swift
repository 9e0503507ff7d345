/// The time limits of one connection, independent of sockets and the protocol.
///
/// All times are in seconds of a monotonic clock.
package struct ConnectionTimeLimits: Equatable, Sendable {
    /// The maximum time for a client to send an entire request.
    package static let sending = 15.0
    /// The maximum time from a request to the start of its response.
    package static let drawing = 60.0
    /// The maximum time that a client may leave response data unread.
    package static let stall = 30.0
    /// The maximum time without any data.
    package static let idle = 120.0
    /// The maximum time that a rejected client may continue to send.
    package static let rejection = 2.0

    private var sendingSince: Double?
    private var drawingSince: Double?
    private var stalledSince: Double?
    private var rejectedAt: Double?
    private var latest: Double

    /// Creates the limits of a new connection.
    package init(opened time: Double) {
        latest = time
    }

    /// Records that the client has sent data. `isIncomplete` tells whether the current request is
    /// incomplete.
    package mutating func recordReceived(isIncomplete: Bool, at time: Double) {
        latest = time
        sendingSince = isIncomplete ? sendingSince ?? time : nil
        if !isIncomplete { drawingSince = drawingSince ?? time }
    }

    /// Records that data was written to the client. `isReceived` tells whether the client has
    /// received some of it.
    package mutating func recordSent(isReceived: Bool, at time: Double) {
        guard isReceived else {
            stalledSince = stalledSince ?? time
            return
        }
        (drawingSince, stalledSince) = (nil, nil)
        latest = time
    }

    /// Records that the client was rejected.
    package mutating func reject(at time: Double) { rejectedAt = rejectedAt ?? time }

    /// Whether the connection has exceeded a limit and must be closed.
    package func isExceeded(at time: Double) -> Bool {
        let limits = [
            (sendingSince, Self.sending), (drawingSince, Self.drawing),
            (stalledSince, Self.stall), (rejectedAt, Self.rejection), (latest, Self.idle),
        ]
        return limits.contains { since, limit in since.map { time - $0 > limit } ?? false }
    }
}
