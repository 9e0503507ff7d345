#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The system's calls for sockets, none of which ever waits.
enum SystemSocket {
    /// What came of reading.
    enum Reading {
        /// Bytes, at least one.
        case bytes([UInt8])
        /// Nothing now, perhaps later.
        case later
        /// Nothing any more: the other side has finished.
        case end
        /// The connection is broken.
        case broken
    }

    /// What came of writing.
    enum Writing {
        /// Some bytes are written.
        case some
        /// None now, perhaps later.
        case later
        /// The connection is broken.
        case broken
    }

    /// Reads what is there.
    static func read(_ file: Int32, by buffer: ReadBuffer) -> Reading {
        let (count, bytes) = unsafe buffer.fill { target in
            unsafe recv(file, target.baseAddress, target.count, 0)
        }
        if count > 0 { return .bytes(bytes) }
        if count == 0 { return .end }
        return isPatient ? .later : .broken
    }

    /// Writes what fits.
    static func write(_ file: Int32, from queue: inout ByteQueue) -> Writing {
        let count = unsafe queue.drain { source in
            unsafe send(file, source.baseAddress, source.count, noSignal)
        }
        if count > 0 { return .some }
        return isPatient ? .later : .broken
    }

    /// Whether the last call has only come too early.
    private static var isPatient: Bool {
        errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR
    }

    #if canImport(Darwin)
        private static let noSignal: Int32 = 0
    #else
        private static let noSignal = Int32(MSG_NOSIGNAL)
    #endif

    /// Makes calls on a socket return at once, and writes to one that is closed an error.
    static func prepare(_ file: Int32) {
        _ = fcntl(file, F_SETFL, O_NONBLOCK)
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        #if canImport(Darwin)
            set(file, SOL_SOCKET, SO_NOSIGPIPE)
        #endif
    }

    /// Has small answers sent at once.
    static func hurry(_ file: Int32) { set(file, Int32(IPPROTO_TCP), TCP_NODELAY) }

    /// Switches an option on.
    static func set(_ file: Int32, _ level: Int32, _ option: Int32) {
        var on: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        _ = unsafe setsockopt(file, level, option, &on, size)
    }

    /// A new socket; below 0 where the system gives none.
    static func make(_ family: Int32) -> Int32 {
        #if canImport(Glibc)
            let file = socket(family, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let file = socket(family, SOCK_STREAM, 0)
        #endif
        if file >= 0 { prepare(file) }
        return file
    }

    /// A connection to the socket in the file system at `path`; below 0 where there is none.
    static func connect(path: String) -> Int32 {
        let file = make(AF_UNIX)
        guard file >= 0 else { return -1 }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return -1 }
        unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let code = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe systemConnect(file, $0, size)
            }
        }
        guard code == 0 else {
            close(file)
            return -1
        }
        return file
    }
}

/// The system's call, whose name the method above hides.
private func systemConnect(
    _ file: Int32,
    _ address: UnsafePointer<sockaddr>,
    _ size: socklen_t
) -> Int32 {
    unsafe connect(file, address, size)
}
