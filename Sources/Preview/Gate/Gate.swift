#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import Imaging

/// Stands between the port and the HTTP server: takes in whole heads of requests only, carries the
/// bytes both ways, and closes connections that take too long or leave answers lying.
///
/// The server behind it reads heads without bounds, waits for them without end, and would answer in
/// two packets of which the second waits for the client's leave. One thread carries the bytes of all
/// connections; it never waits for any of them.
final class Gate: Sendable {
    private let listener: Listener
    private let path: String
    private let limit: Int

    /// A gate from a port to the server's socket at `path`, for so many connections at once.
    init(listener: Listener, path: String, limit: Int = 64) {
        self.listener = listener
        self.path = path
        self.limit = limit
    }

    /// Carries bytes on a thread of its own until the process ends; false where the system gives no
    /// thread.
    func open() -> Bool { WorkerThread.start { [self] in run() } != nil }

    private func run() {
        let buffer = ReadBuffer(capacity: 262_144)
        var connections: [GateConnection] = []
        var polls: [pollfd] = []
        while true {
            polls.removeAll(keepingCapacity: true)
            polls.append(pollfd(fd: listener.file, events: Int16(POLLIN), revents: 0))
            for connection in connections {
                let interests = connection.interests
                polls.append(Self.poll(connection.client, interests.client))
                polls.append(Self.poll(connection.server, interests.server))
            }
            // Now and then all are looked at, whether they say anything or not.
            let count = unsafe systemPoll(
                &polls,
                nfds_t(polls.count),
                connections.isEmpty ? -1 : 500
            )
            guard count >= 0 || errno == EINTR else { return }
            let time = Self.now
            for index in connections.indices where count > 0 {
                connections[index].carry(
                    client: polls[2 * index + 1].revents,
                    server: polls[2 * index + 2].revents,
                    at: time,
                    by: buffer
                )
            }
            connections.removeAll { connection in
                let isOver = connection.isOver(at: time)
                if isOver { connection.close() }
                return isOver
            }
            if count > 0, polls[0].revents != 0 { take(&connections, at: time) }
        }
    }

    /// A socket from which nothing is wanted is left out: one that is closed would wake the thread
    /// without end.
    private static func poll(_ file: Int32, _ events: Int16) -> pollfd {
        pollfd(fd: events == 0 ? -1 : file, events: events, revents: 0)
    }

    /// Takes the connections that wait. Where there are too many, the one that has gone without an
    /// answer for the longest makes room.
    private func take(_ connections: inout [GateConnection], at time: Double) {
        while let client = listener.accept() {
            let server = SystemSocket.connect(path: path)
            guard server >= 0 else {
                close(client)
                continue
            }
            if connections.count >= limit {
                let oldest = connections.indices.min {
                    connections[$0].budget.answered < connections[$1].budget.answered
                }
                if let oldest { connections.remove(at: oldest).close() }
            }
            connections.append(GateConnection(client: client, server: server, at: time))
        }
    }

    /// Seconds of a clock that never goes back.
    private static var now: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}

/// The system's call, whose name a method above hides.
private func systemPoll(
    _ polls: UnsafeMutablePointer<pollfd>,
    _ count: nfds_t,
    _ milliseconds: Int32
) -> Int32 {
    unsafe poll(polls, count, milliseconds)
}
