#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The terminal, opened with a new descriptor. Making the inherited descriptor non-blocking would
/// also affect the shell.
package struct TerminalDevice: ~Copyable {
    /// The result of reading or writing.
    package enum Outcome: Hashable, Sendable {
        /// The number of transferred bytes, possibly 0.
        case count(Int)
        /// The terminal has been closed.
        case closed
    }

    /// The file descriptor, for polling.
    package let file: Int32
    private let saved: termios
    private var isRaw = false

    /// Opens the terminal to which the file descriptor `output` refers.
    ///
    /// - Throws: `TerminalError` if `output` is not a terminal, or if the terminal cannot be
    ///   opened.
    package init(output: Int32) throws(TerminalError) {
        var name = [CChar](repeating: 0, count: 1024)
        let isNamed = unsafe ttyname_r(output, &name, name.count) == 0
        let flags = O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
        var file = isNamed ? unsafe open(name, flags) : -1
        // In a container, the name may not exist.
        if file < 0 { file = unsafe open("/dev/tty", flags) }
        guard file >= 0 else {
            throw .unusable("open the terminal", reason: Self.reason(errno))
        }
        var modes = termios()
        guard unsafe tcgetattr(file, &modes) == 0 else {
            let code = errno
            close(file)
            throw .unusable("read the terminal's modes", reason: Self.reason(code))
        }
        self.file = file
        saved = modes
    }

    deinit {
        if isRaw { restore() }
        close(file)
    }

    /// Enters raw mode: each key is delivered immediately and without echo. Ctrl-C and Ctrl-Z still
    /// send signals.
    ///
    /// - Throws: `TerminalError`.
    package mutating func beginRaw() throws(TerminalError) {
        var modes = saved
        unsafe cfmakeraw(&modes)
        modes.c_lflag |= tcflag_t(ISIG)
        modes.c_oflag = saved.c_oflag
        guard unsafe tcsetattr(file, TCSANOW, &modes) == 0 else {
            throw .unusable("set the terminal's modes", reason: Self.reason(errno))
        }
        isRaw = true
    }

    /// Restores the initial modes. Does not wait until the output is written (TCSADRAIN), since a
    /// terminal that accepts no output would block the process forever.
    package mutating func endRaw() {
        guard isRaw else { return }
        restore()
        isRaw = false
    }

    private func restore() {
        var modes = saved
        // The system stops a background process that changes the modes without blocking SIGTTOU.
        var blocked = sigset_t()
        var before = sigset_t()
        unsafe sigemptyset(&blocked)
        unsafe sigaddset(&blocked, SIGTTOU)
        unsafe pthread_sigmask(SIG_BLOCK, &blocked, &before)
        unsafe tcsetattr(file, TCSANOW, &modes)
        unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    /// The window's size, or `nil` if it is unknown.
    package var size: WindowSize? {
        var window = winsize()
        guard unsafe ioctl(file, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
            window.ws_row > 0
        else { return nil }
        let columns = Int(window.ws_col)
        let rows = Int(window.ws_row)
        let cell = PixelExtent(
            width: Int(window.ws_xpixel) / columns,
            height: Int(window.ws_ypixel) / rows
        )
        let isKnown = cell.width > 0 && cell.height > 0
        return WindowSize(columns: columns, rows: rows, cell: isKnown ? cell : nil)
    }

    /// Reads the available bytes and replaces the contents of `bytes`.
    package func read(into bytes: inout [UInt8]) -> Outcome {
        bytes = Array(repeating: 0, count: 4096)
        let count = unsafe bytes.withUnsafeMutableBytes { raw in
            unsafe systemRead(file, raw.baseAddress, raw.count)
        }
        let outcome = Self.outcome(count, isEnd: count == 0)
        bytes.removeLast(bytes.count - max(count, 0))
        return outcome
    }

    /// Writes as many bytes as the terminal accepts now.
    package func write(_ bytes: ArraySlice<UInt8>) -> Outcome {
        let count = unsafe bytes.withUnsafeBytes { raw in
            unsafe systemWrite(file, raw.baseAddress, raw.count)
        }
        return Self.outcome(count, isEnd: false)
    }

    private static func outcome(_ count: Int, isEnd: Bool) -> Outcome {
        if isEnd { return .closed }
        if count >= 0 { return .count(count) }
        return [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .count(0) : .closed
    }

    private static func reason(_ code: Int32) -> String {
        unsafe String(cString: strerror(code))
    }
}

/// Calls the system's `read`, which the method with the same name hides.
private func systemRead(_ file: Int32, _ target: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    unsafe read(file, target, count)
}

/// Calls the system's `write`, which the method with the same name hides.
private func systemWrite(_ file: Int32, _ source: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(file, source, count)
}

/// An error of a terminal.
package enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The terminal cannot be opened or configured. The values are the failed operation and the
    /// system's reason.
    case unusable(String, reason: String)

    /// The message, in one line.
    package var description: String {
        switch self {
        case .unusable(let attempt, let reason): "cannot \(attempt): \(reason)"
        }
    }
}
