#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A client, the server behind the gate, and the bytes between them.
struct GateConnection {
    /// The client's socket.
    let client: Int32
    /// The socket that leads to the server.
    let server: Int32
    /// What the client may still take.
    private(set) var budget: ConnectionBudget
    private var up = ByteQueue(capacity: 16_384)
    private var down = ByteQueue(capacity: 262_144)
    /// Whether the client sends nothing any more.
    private var clientEnded = false
    /// Whether the server has been told so.
    private var isHalfClosed = false
    private var serverEnded = false
    private var isBroken = false

    /// A connection between two sockets, which it owns.
    init(client: Int32, server: Int32, at time: Double) {
        self.client = client
        self.server = server
        budget = ConnectionBudget(opened: time)
    }

    /// Whether both sockets are to be closed.
    func isOver(at time: Double) -> Bool {
        isBroken || (serverEnded && down.isEmpty) || budget.isSpent(at: time)
    }

    /// What is to be waited for at the client's socket and at the server's.
    var interests: (client: Int16, server: Int16) {
        var interests: (client: Int16, server: Int16) = (0, 0)
        if up.isEmpty, !clientEnded { interests.client |= Int16(POLLIN) }
        if !down.isEmpty { interests.client |= Int16(POLLOUT) }
        if down.isEmpty, !serverEnded { interests.server |= Int16(POLLIN) }
        if !up.isEmpty { interests.server |= Int16(POLLOUT) }
        return interests
    }

    /// Carries what can be carried, after the system has told what is possible.
    mutating func carry(client: Int16, server: Int16, at time: Double) {
        let broken = Int16(POLLERR | POLLNVAL)
        if client & broken != 0 || client & Int16(POLLHUP) != 0 && clientEnded { isBroken = true }
        if client & Int16(POLLIN | POLLHUP) != 0 { hear(at: time) }
        if !up.isEmpty { pass(at: time) }
        if server & Int16(POLLIN | POLLHUP | POLLERR) != 0, down.isEmpty { listen() }
        if !down.isEmpty { tell(at: time) }
        if clientEnded, up.isEmpty, !isHalfClosed {
            isHalfClosed = true
            shutdown(self.server, Int32(SHUT_WR))
        }
    }

    private mutating func hear(at time: Double) {
        guard up.isEmpty, !clientEnded else { return }
        switch SystemSocket.read(client, into: &up) {
        case .bytes(let count): budget.hear(count, at: time)
        case .end: clientEnded = true
        case .broken: isBroken = true
        case .later: break
        }
    }

    private mutating func pass(at time: Double) {
        if SystemSocket.write(server, from: &up) == .broken {
            // It may have answered before it closed; that is still to be told.
            clientEnded = true
            isHalfClosed = true
            up = ByteQueue(capacity: 0)
        }
    }

    private mutating func listen() {
        switch SystemSocket.read(server, into: &down) {
        case .end, .broken: serverEnded = true
        case .bytes, .later: break
        }
    }

    private mutating func tell(at time: Double) {
        switch SystemSocket.write(client, from: &down) {
        case .bytes(let count): budget.tell(count, at: time)
        case .later: budget.tell(0, at: time)
        case .end, .broken: isBroken = true
        }
        if down.isEmpty { budget.settle() }
    }

    /// Closes both sockets.
    func close() {
        for file in [client, server] { systemClose(file) }
    }
}

/// The system's call, whose name the method above hides.
private func systemClose(_ file: Int32) { _ = close(file) }
