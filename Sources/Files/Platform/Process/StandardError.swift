import Base

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Standard error, where everything goes that is not a result.
package enum StandardError {
    /// Writes what commands a terminal, as it is; what cannot be written is lost, since there is no other place.
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

    /// Writes messages as `ShownText` shows them, each in a line.
    package static func write(lines: [String]) {
        write(control: lines.map { ShownText.message($0) + "\n" }.joined())
    }

    /// Whether a person sees it, on a terminal that can redraw a line.
    package static var isTerminal: Bool {
        guard isatty(STDERR_FILENO) == 1 else { return false }
        return Variables.value(of: "TERM") != "dumb"
    }
}

/// The system's call, whose name the methods above hide.
private func posixWrite(_ file: Int32, _ source: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(file, source, count)
}
