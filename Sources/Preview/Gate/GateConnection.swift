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
    private var framing: RequestFraming
    private let clients: Clients
    private let number: Int
    private var up = ByteQueue()
    private var down = ByteQueue()
    /// Whether the client sends nothing any more, or the server nothing.
    private var hasEnded = (client: false, server: false)
    /// Whether the other has been told so.
    private var isTold = (client: false, server: false)
    /// Whether what the client sends is read and forgotten, until it hears that it is sent away.
    private var isDismissed = false
    private var isBroken = false
    /// Since when the client has said that it will say no more.
    private var silentSince: Double?
    /// How many seconds such a client is taken to wait for an answer: few do, and most have left.
    private static let patience = 1.0
    /// Whether the client's socket is closed, and the server has only to close its side.
    private(set) var hasLeft = false

    /// A connection between two sockets, which it owns.
    init(client: Int32, server: Int32, of clients: Clients, at time: Double) {
        self.clients = clients
        number = clients.enter().number
        framing = RequestFraming(adding: "\(Clients.header): \(number)")
        self.client = client
        self.server = server
        budget = ConnectionBudget(opened: time)
    }

    /// Has work stopped for a client that has most likely left; the bytes of an answer that is made
    /// all the same go their way.
    func stopWork(at time: Double) {
        if let silentSince, time - silentSince > Self.patience { clients.leave(number) }
    }

    /// Whether the client is to be left.
    func isOver(at time: Double) -> Bool {
        let isDone = hasEnded.server && down.isEmpty && (!isDismissed || hasEnded.client)
        return isBroken || isDone || budget.isSpent(at: time)
    }

    /// Whether the client is left, and the server has closed its side or had time enough to.
    func isGone(at time: Double) -> Bool {
        hasLeft && (hasEnded.server || budget.isSpent(at: time))
    }

    /// What is to be waited for at the client's socket and at the server's.
    var interests: (client: Int16, server: Int16) {
        var interests: (client: Int16, server: Int16) = (0, 0)
        if up.isEmpty, !hasEnded.client { interests.client |= Int16(POLLIN) }
        if !down.isEmpty { interests.client |= Int16(POLLOUT) }
        if down.isEmpty, !hasEnded.server { interests.server |= Int16(POLLIN) }
        if !up.isEmpty { interests.server |= Int16(POLLOUT) }
        return interests
    }

    /// Carries what can be carried, after the system has told what is possible.
    mutating func carry(client: Int16, server: Int16, at time: Double, by buffer: ReadBuffer) {
        let isReadable = Int16(POLLIN | POLLHUP | POLLERR | POLLNVAL)
        if client & isReadable != 0 { hear(at: time, by: buffer) }
        if !up.isEmpty, SystemSocket.write(self.server, from: &up) == .broken { up = ByteQueue() }
        if server & isReadable != 0 { listen(by: buffer) }
        if !down.isEmpty { tell(at: time) }
        passOnEnds()
    }

    private mutating func hear(at time: Double, by buffer: ReadBuffer) {
        guard up.isEmpty, !hasEnded.client else { return }
        switch SystemSocket.read(client, by: buffer) {
        case .bytes where isDismissed: break
        case .bytes(let bytes):
            do {
                up.append(try framing.pass(bytes))
                budget.hear(isWithin: framing.isWithin, at: time)
            } catch {
                dismiss(error, at: time)
            }
        case .end:
            hasEnded.client = true
            silentSince = time
        case .broken: isBroken = true
        case .later: break
        }
    }

    /// Tells the client what is wrong, and that nothing will follow.
    private mutating func dismiss(_ refusal: RequestFraming.Refusal, at time: Double) {
        isDismissed = true
        hasEnded.server = true
        budget.dismiss(at: time)
        down.append(refusal.answer)
    }

    private mutating func listen(by buffer: ReadBuffer) {
        guard down.isEmpty, !hasEnded.server else { return }
        switch SystemSocket.read(server, by: buffer) {
        case .bytes where hasLeft: break
        case .bytes(let bytes): down.append(bytes)
        case .end, .broken: hasEnded.server = true
        case .later: break
        }
    }

    private mutating func tell(at time: Double) {
        switch SystemSocket.write(client, from: &down) {
        case .some: budget.tell(isTaken: true, at: time)
        case .later: budget.tell(isTaken: false, at: time)
        case .broken: isBroken = true
        }
        if down.isEmpty { budget.settle() }
    }

    /// A side that has finished is told to the other when all is said.
    private mutating func passOnEnds() {
        if hasEnded.client, up.isEmpty, !isTold.server {
            isTold.server = true
            shutdown(server, Int32(SHUT_WR))
        }
        if hasEnded.server, down.isEmpty, !isTold.client {
            isTold.client = true
            shutdown(client, Int32(SHUT_WR))
        }
    }

    /// Closes the client's socket and tells the server that nothing more will come; what it still
    /// says is read and forgotten.
    mutating func leave(at time: Double) {
        guard !hasLeft else { return }
        hasLeft = true
        clients.leave(number)
        systemClose(client)
        shutdown(server, Int32(SHUT_WR))
        (up, down) = (ByteQueue(), ByteQueue())
        hasEnded = (client: true, server: false)
        isTold = (client: true, server: true)
        budget = ConnectionBudget(opened: time)
        budget.dismiss(at: time)
    }

    /// Closes the socket that leads to the server, when the client has been left.
    func close() { systemClose(server) }
}

/// The system's call, whose name the method above hides.
private func systemClose(_ file: Int32) { _ = close(file) }
