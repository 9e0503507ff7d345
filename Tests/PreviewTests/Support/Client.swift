import Foundation

/// An HTTP client for the preview with control over each byte that is sent.
final class Client {
    struct Broken: Error {}

    /// An HTTP response.
    struct Reply {
        let status: Int
        let headers: [String: String]
        let body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }
    }

    private let file: Int32
    private let port: UInt16
    private var rest: [UInt8] = []

    /// Connects to a port of the loopback address. Reads and writes fail after `timeout` seconds.
    init(port: UInt16, timeout: Int = 20) throws {
        self.port = port
        #if canImport(Glibc)
            file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            file = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var time = timeval(tv_sec: timeout, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &time, size)
        setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &time, size)
        var on: Int32 = 1
        setsockopt(file, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        // All properties are initialised, so `deinit` closes the socket. Closing it here as well
        // could close another thread's file.
        guard code == 0 else { throw Broken() }
    }

    deinit { close(file) }

    /// Sends bytes. Returns `false` if the server has closed the connection.
    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes { raw in
                #if canImport(Darwin)
                    Foundation.send(file, raw.baseAddress.map { $0 + start }, raw.count - start, 0)
                #else
                    Foundation.send(
                        file,
                        raw.baseAddress.map { $0 + start },
                        raw.count - start,
                        Int32(MSG_NOSIGNAL)
                    )
                #endif
            }
            guard count > 0 else { return false }
            start += count
        }
        return true
    }

    /// Sends a string as UTF-8.
    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    /// Closes the sending side of the connection.
    func finish() { shutdown(file, Int32(SHUT_WR)) }

    /// Sends a request and returns the response.
    func ask(
        _ address: String,
        method: String = "GET",
        body: String? = nil,
        headers: [String] = []
    ) throws -> Reply {
        var lines = ["\(method) \(address) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + headers
        if let body { lines.append("Content-Length: \(body.utf8.count)") }
        guard send(lines.map { $0 + "\r\n" }.joined() + "\r\n" + (body ?? "")) else {
            throw Broken()
        }
        return try reply()
    }

    /// Reads a response.
    func reply(hasBody: Bool = true) throws -> Reply {
        let end = Array("\r\n\r\n".utf8)
        while rest.firstRange(of: end) == nil { try receive() }
        let range = rest.firstRange(of: end) ?? 0..<0
        let lines = String(decoding: rest[..<range.lowerBound], as: UTF8.self).components(
            separatedBy: "\r\n"
        )
        rest.removeSubrange(..<range.upperBound)
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
            headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        let length = hasBody ? headers["content-length"].flatMap(Int.init) ?? 0 : 0
        while rest.count < length { try receive() }
        defer { rest.removeFirst(length) }
        let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return Reply(status: status, headers: headers, body: Array(rest.prefix(length)))
    }

    /// Returns whether the server closes the connection before the timeout.
    func isClosed() -> Bool {
        while true {
            do { try receive() } catch { return errno != EAGAIN && errno != EWOULDBLOCK }
        }
    }

    /// Reads up to and including a string.
    func wait(for text: String) throws -> String {
        let bytes = Array(text.utf8)
        while true {
            if let range = rest.firstRange(of: bytes) {
                defer { rest.removeSubrange(..<range.upperBound) }
                return String(decoding: rest[..<range.upperBound], as: UTF8.self)
            }
            try receive()
        }
    }

    private func receive() throws {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        errno = 0
        let count = recv(file, &buffer, buffer.count, 0)
        guard count > 0 else { throw Broken() }
        rest += buffer[..<count]
    }
}
