#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A port on which connections are taken.
package struct Listener: Sendable {
    /// The socket.
    let file: Int32
    /// The port.
    package let port: UInt16

    /// Why there is no port.
    package enum Failure: Error, Hashable {
        /// The text is no address.
        case noAddress
        /// Somebody else has the port.
        case inUse
        /// The system's reason.
        case refused(String)
    }

    /// Takes a port of an address, given in digits; port 0 is any that is free.
    package init(address: String, port: UInt16) throws(Failure) {
        var hints = unsafe addrinfo()
        unsafe hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
        unsafe hints.ai_family = AF_UNSPEC
        var found: UnsafeMutablePointer<addrinfo>?
        guard unsafe getaddrinfo(address, String(port), &hints, &found) == 0,
            let info = unsafe found
        else { throw .noAddress }
        defer { unsafe freeaddrinfo(info) }
        let file = SystemSocket.make(unsafe info.pointee.ai_family)
        guard file >= 0 else { throw .refused(Self.reason) }
        SystemSocket.set(file, SOL_SOCKET, SO_REUSEADDR)
        let (target, size) = unsafe (info.pointee.ai_addr, info.pointee.ai_addrlen)
        guard unsafe bind(file, target, size) == 0, listen(file, 128) == 0 else {
            let isInUse = errno == EADDRINUSE
            let reason = Self.reason
            systemClose(file)
            throw isInUse ? .inUse : .refused(reason)
        }
        self.file = file
        self.port = Self.port(of: file)
    }

    private static var reason: String { unsafe String(cString: strerror(errno)) }

    /// The port that the system chose.
    private static func port(of file: Int32) -> UInt16 {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let code = unsafe withUnsafeMutablePointer(to: &storage) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe getsockname(file, $0, &size)
            }
        }
        guard code == 0 else { return 0 }
        // Both kinds of addresses have their port behind the family, in network order.
        return unsafe withUnsafeBytes(of: &storage) { bytes in
            unsafe UInt16(bytes[2]) << 8 | UInt16(bytes[3])
        }
    }

    /// The first free port of an address after `port`; nil where there is none nearby.
    package static func free(after port: UInt16, of address: String) -> UInt16? {
        guard port < .max else { return nil }
        for next in (port + 1)...min(port, .max - 100) + 100 {
            guard let listener = try? Listener(address: address, port: next) else { continue }
            listener.close()
            return next
        }
        return nil
    }

    /// Takes a connection that waits; nil where none does.
    func accept() -> Int32? {
        let file = systemAccept(self.file, nil, nil)
        guard file >= 0 else { return nil }
        SystemSocket.prepare(file)
        SystemSocket.hurry(file)
        return file
    }

    /// Gives the port back.
    package func close() { systemClose(file) }
}

/// The system's calls, whose names the methods above hide.
private func systemAccept(
    _ file: Int32,
    _ address: UnsafeMutablePointer<sockaddr>?,
    _ size: UnsafeMutablePointer<socklen_t>?
) -> Int32 {
    unsafe accept(file, address, size)
}

private func systemClose(_ file: Int32) { _ = close(file) }
