#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// The compiler plugin for `@Entry` and for `#Preview`, which expands to nothing. It implements the
// compiler's plugin protocol directly: JSON messages, each preceded by its length in 8 bytes,
// little-endian. SwiftSyntax would take longer to build than the rest of the package.

/// The reply to a capability request. It contains only the protocol version.
let capability = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
/// Returns the reply with expanded code and no diagnostics.
func expansion(_ code: String) -> String {
    #"{"expandMacroResult":{"expandedSource":\#(quoted(code)),"diagnostics":[]}}"#
}

/// Reads exactly `count` bytes from standard input. Returns `nil` at the end of the input.
func bytes(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
        let readCount = unsafe bytes.withUnsafeMutableBytes { buffer in
            unsafe read(STDIN_FILENO, buffer.baseAddress.map { unsafe $0 + filled }, count - filled)
        }
        if readCount < 0, errno == EINTR { continue }
        guard readCount > 0 else { return nil }
        filled += readCount
    }
    return bytes
}

/// Sends a message. Exits if the compiler has closed the connection.
func send(_ text: String) {
    let length = UInt64(text.utf8.count)
    let message = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + Array(text.utf8)
    var sent = 0
    while sent < message.count {
        let writtenCount = unsafe message.withUnsafeBytes { rest in
            unsafe write(
                STDOUT_FILENO,
                rest.baseAddress.map { unsafe $0 + sent },
                rest.count - sent
            )
        }
        if writtenCount < 0, errno == EINTR { continue }
        guard writtenCount > 0 else { exit(1) }
        sent += writtenCount
    }
}

while let head = bytes(8) {
    let length = head.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard length <= 1 << 30, let message = bytes(Int(length)) else { exit(1) }
    let start = String(decoding: message.prefix(40), as: UTF8.self)
    let isCapabilityRequest = start.contains("getCapability")
    send(isCapabilityRequest ? capability : expansion(entryExpansion(of: message) ?? ""))
}
