import Base

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Whoever read standard output has gone away, as `head` does.
package struct BrokenPipe: Error {}

/// Standard output, where results go and nothing else.
package enum StandardOutput {
    /// Writes all of `bytes` as they are: pictures, files, and what commands a terminal.
    ///
    /// - Throws: `BrokenPipe`, or an `InputError` where the system refuses, as a full disk does.
    package static func write(_ bytes: [UInt8]) throws {
        try writeAll(bytes, to: STDOUT_FILENO, named: "standard output")
    }

    /// Writes `line`, as `ShownText` shows it, and a line break.
    package static func write(line: String) throws {
        try write(Array((ShownText.lines(line) + "\n").utf8))
    }

    /// Writes lines at once.
    package static func write(lines: [String]) throws {
        guard !lines.isEmpty else { return }
        try write(line: lines.joined(separator: "\n"))
    }

    /// The file's number.
    package static var file: Int32 { STDOUT_FILENO }

    /// Whether a person would see the bytes.
    package static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Makes a write to a closed pipe, or beyond the limit of a file's size, an error instead of
    /// the process's end, so that no temporary file is left behind and the reason is printed.
    package static func surviveRefusedWrites() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    private static func writeAll(_ bytes: [UInt8], to file: Int32, named name: String) throws {
        var code: Int32 = 0
        unsafe bytes.withUnsafeBytes { raw in
            var rest = unsafe raw[...]
            while !(unsafe rest.isEmpty) {
                let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
                let count = unsafe posixWrite(file, part.baseAddress, part.count)
                if count > 0 {
                    unsafe rest = rest.dropFirst(count)
                } else if count == 0 || errno != EINTR {
                    code = count == 0 ? ENOSPC : errno
                    return
                }
            }
        }
        if code == EPIPE { throw BrokenPipe() }
        if code != 0 {
            throw InputError("cannot write to \(name): \(unsafe String(cString: strerror(code)))")
        }
    }
}

/// The system's call, whose name the methods above hide.
private func posixWrite(_ file: Int32, _ source: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(file, source, count)
}
