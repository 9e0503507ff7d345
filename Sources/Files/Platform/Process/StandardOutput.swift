import Base

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The error after the reader of standard output, such as `head`, has closed it.
package struct BrokenPipe: Error {}

/// Standard output, for results only.
package enum StandardOutput {
    /// Writes bytes unchanged: images, files and control sequences.
    ///
    /// - Throws: `BrokenPipe`, or an `InputError` for other errors, such as a full disk.
    package static func write(_ bytes: [UInt8]) throws {
        try writeAll(bytes, to: STDOUT_FILENO, named: "standard output")
    }

    /// Writes a line, escaped by `SanitizedText`, and a line break.
    package static func write(line: String) throws {
        try write(Array((SanitizedText.lines(line) + "\n").utf8))
    }

    /// Writes several lines at once.
    package static func write(lines: [String]) throws {
        guard !lines.isEmpty else { return }
        try write(line: lines.joined(separator: "\n"))
    }

    /// The file descriptor.
    package static var file: Int32 { STDOUT_FILENO }

    /// Whether standard output is a terminal.
    package static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Ignores SIGPIPE and SIGXFSZ, so that writing to a closed pipe or beyond the file size limit
    /// is an error. The process can then remove its temporary files and report the reason.
    package static func ignoreWriteSignals() {
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

/// Calls the system's `write`, which the methods with the same name hide.
private func posixWrite(_ file: Int32, _ source: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(file, source, count)
}
