import Base

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Standard error, for all output other than results.
package enum StandardError {
    /// Writes text without escaping control sequences. Ignores write errors, since they cannot be
    /// reported.
    package static func write(control text: String) {
        let bytes = Array(text.utf8)
        var start = 0
        while start < bytes.count {
            let count = unsafe bytes.withUnsafeBytes { raw in
                unsafe posixWrite(
                    STDERR_FILENO,
                    raw.baseAddress.map { unsafe $0 + start },
                    raw.count - start
                )
            }
            if count > 0 {
                start += count
            } else if errno != EINTR {
                return
            }
        }
    }

    /// Writes messages, one per line, escaped by `SanitizedText`.
    package static func write(lines: [String]) {
        write(control: lines.map { SanitizedText.message($0) + "\n" }.joined())
    }

    /// Whether standard error is a terminal that can redraw a line.
    package static var isTerminal: Bool {
        guard isatty(STDERR_FILENO) == 1 else { return false }
        return Variables.value(of: "TERM") != "dumb"
    }
}

/// Calls the system's `write`, which the methods with the same name hide.
private func posixWrite(_ file: Int32, _ source: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(file, source, count)
}
