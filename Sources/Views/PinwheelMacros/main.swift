#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// The compiler's plugin for `#Preview`, which expands to nothing, and `@Entry`. It speaks the compiler's protocol by
// itself: messages of JSON, each after its length in 8 bytes, the lowest first. The usual library for
// macros would take longer to build than all else.

/// What the plugin can do: the version of the protocol, and nothing beside.
let capability = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
/// An expansion to some code, without complaints.
func expansion(_ code: String) -> String {
    #"{"expandMacroResult":{"expandedSource":\#(quoted(code)),"diagnostics":[]}}"#
}

/// The next `count` bytes of standard input; nil at its end.
func bytes(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
        let got = unsafe bytes.withUnsafeMutableBytes { room in
            unsafe read(STDIN_FILENO, room.baseAddress.map { unsafe $0 + filled }, count - filled)
        }
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { return nil }
        filled += got
    }
    return bytes
}

/// Sends a message; the process ends where the compiler has gone away.
func send(_ text: String) {
    let length = UInt64(text.utf8.count)
    let message = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + Array(text.utf8)
    var sent = 0
    while sent < message.count {
        let put = unsafe message.withUnsafeBytes { rest in
            unsafe write(
                STDOUT_FILENO,
                rest.baseAddress.map { unsafe $0 + sent },
                rest.count - sent
            )
        }
        if put < 0, errno == EINTR { continue }
        guard put > 0 else { exit(1) }
        sent += put
    }
}

while let head = bytes(8) {
    let length = head.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard length <= 1 << 30, let message = bytes(Int(length)) else { exit(1) }
    let isQuestion = String(decoding: message.prefix(40), as: UTF8.self).contains("getCapability")
    send(isQuestion ? capability : expansion(entryExpansion(of: message) ?? ""))
}
