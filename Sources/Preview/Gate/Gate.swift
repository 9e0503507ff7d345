#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import Platform

/// Stands between the port and the HTTP server: takes in whole heads of requests only, carries the
/// bytes both ways, and closes connections that take too long or leave answers lying.
///
/// The server behind it reads heads without bounds, waits for them without end, and would answer in
/// two packets of which the second waits for the client's leave. One thread carries the bytes of all
/// connections; it never waits for any of them.
///
/// The server ends when it finds no descriptor for a connection, so the gate lets only as many
/// through as there are descriptors for, and counts each until the server has closed its side.
final class Gate: Sendable {
    private let listener: Listener
    private let path: String
    private let clients: Clients
    private let limit: Int

    /// The most connections at once.
    private static let most = 64
    /// The client's socket, and both ends of the one that leads to the server.
    private static let descriptors = 3
    /// Descriptors for all else: files that are read, and connections that the server has not given
    /// up in time.
    private static let reserve = 48

    /// A gate from a port to the server's socket at `path`, for as many connections at once as the
    /// process may have descriptors for.
    init(listener: Listener, path: String, clients: Clients) {
        self.clients = clients
        self.listener = listener
        self.path = path
        let room = DescriptorLimit.raise(to: Self.most * Self.descriptors + Self.reserve)
        limit = min(max((room - Self.reserve) / Self.descriptors, 1), Self.most)
    }

    /// Carries bytes on a thread of its own until the process ends; false where the system gives no
    /// thread.
    func open() -> Bool { WorkerThread.start { [self] in run() } != nil }

    private func run() {
        let buffer = ReadBuffer(capacity: 262_144)
        var connections: [GateConnection] = []
        var polls: [pollfd] = []
        var isPaused = false
        while true {
            polls.removeAll(keepingCapacity: true)
            // Those that come wait at the port while there is no room.
            let isFull = connections.count >= limit && connections.contains(where: \.hasLeft)
            polls.append(Self.poll(listener.file, isFull || isPaused ? 0 : Int16(POLLIN)))
            for connection in connections {
                let interests = connection.interests
                polls.append(Self.poll(connection.client, interests.client))
                polls.append(Self.poll(connection.server, interests.server))
            }
            // Now and then all are looked at, whether they say anything or not.
            let count = unsafe systemPoll(
                &polls,
                nfds_t(polls.count),
                connections.isEmpty && !isPaused ? -1 : 500
            )
            guard count >= 0 || errno == EINTR else { return }
            let time = Self.now
            for index in connections.indices {
                if count > 0 {
                    connections[index].carry(
                        client: polls[2 * index + 1].revents,
                        server: polls[2 * index + 2].revents,
                        at: time,
                        by: buffer
                    )
                }
                connections[index].stopWork(at: time)
                if connections[index].isOver(at: time) { connections[index].leave(at: time) }
            }
            connections.removeAll { connection in
                let isGone = connection.isGone(at: time)
                if isGone { connection.close() }
                return isGone
            }
            isPaused = count > 0 && polls[0].revents != 0 && !take(&connections, at: time)
        }
    }

    /// A socket from which nothing is wanted is left out: one that is closed would wake the thread
    /// without end.
    private static func poll(_ file: Int32, _ events: Int16) -> pollfd {
        pollfd(fd: events == 0 ? -1 : file, events: events, revents: 0)
    }

    /// Takes the connections that wait. Where there are too many, the one that has gone without an
    /// answer for the longest makes room.
    ///
    /// - Returns: Whether more can be taken as soon as they come; not where the system has no
    ///   descriptors.
    private func take(_ connections: inout [GateConnection], at time: Double) -> Bool {
        guard connections.count < limit else {
            Self.makeRoom(among: &connections, at: time)
            return true
        }
        while connections.count < limit {
            guard let client = listener.accept() else {
                guard errno == EMFILE || errno == ENFILE else { return true }
                Self.makeRoom(among: &connections, at: time)
                return false
            }
            let server = SystemSocket.connect(path: path)
            guard server >= 0 else {
                close(client)
                continue
            }
            connections.append(
                GateConnection(client: client, server: server, of: clients, at: time)
            )
        }
        return true
    }

    private static func makeRoom(among connections: inout [GateConnection], at time: Double) {
        let oldest = connections.indices.filter { !connections[$0].hasLeft }.min {
            connections[$0].budget.answered < connections[$1].budget.answered
        }
        if let oldest { connections[oldest].leave(at: time) }
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
