#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A pseudo-terminal: the test reads what the tool writes to it.
final class Terminal {
    /// The file descriptor that the tool writes to.
    let tool: Int32
    /// The path by which a tool can open the terminal.
    let name: String
    private let reader: Int32

    /// Opens a terminal. Returns `nil` if the system has none left.
    init?() {
        guard let (reader, name) = Self.open() else { return nil }
        self.reader = reader
        self.name = name
        #if canImport(Darwin)
            tool = Darwin.open(name, O_RDWR | O_NOCTTY)
        #else
            tool = Glibc.open(name, O_RDWR | O_NOCTTY)
        #endif
        guard tool >= 0 else { return nil }
        _ = fcntl(reader, F_SETFL, O_NONBLOCK)
        // A tool that inherited either descriptor would keep the terminal open.
        for end in [reader, tool] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    #if canImport(Darwin)
        private static func open() -> (reader: Int32, name: String)? {
            let reader = posix_openpt(O_RDWR | O_NOCTTY)
            guard reader >= 0, grantpt(reader) == 0, unlockpt(reader) == 0,
                let name = ptsname(reader)
            else { return nil }
            return (reader, String(cString: name))
        }
    #else
        /// Replaces posix_openpt and unlockpt, which Swift's module of the C library lacks.
        private static func open() -> (reader: Int32, name: String)? {
            let reader = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY)
            var lock: Int32 = 0
            var number: UInt32 = 0
            let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
            guard reader >= 0, ioctl(reader, setLock, &lock) == 0,
                ioctl(reader, getNumber, &number) == 0
            else { return nil }
            return (reader, "/dev/pts/\(number)")
        }
    #endif

    deinit {
        close(tool)
        close(reader)
    }

    /// Returns the output since the last call. A terminal buffers only a few kilobytes.
    func written() -> String {
        String(decoding: read(), as: UTF8.self)
    }

    /// Returns the bytes written since the last call.
    func read() -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while true {
            #if canImport(Darwin)
                let count = Darwin.read(reader, &chunk, chunk.count)
            #else
                let count = Glibc.read(reader, &chunk, chunk.count)
            #endif
            guard count > 0 else { return bytes }
            bytes += chunk[..<count]
        }
    }

    /// Sends keys of a user or answers of a terminal.
    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(reader, bytes, bytes.count)
    }

    /// Changes the size of the window.
    func resize(columns: Int, rows: Int) {
        var window = winsize()
        window.ws_col = UInt16(columns)
        window.ws_row = UInt16(rows)
        _ = ioctl(reader, UInt(TIOCSWINSZ), &window)
    }

    /// The modes that tests compare: line buffering, echo and signals.
    var modes: [Bool] {
        var modes = termios()
        tcgetattr(tool, &modes)
        return [ICANON, ECHO, ISIG, IEXTEN].map { modes.c_lflag & tcflag_t($0) != 0 }
            + [ICRNL, IXON, BRKINT].map { modes.c_iflag & tcflag_t($0) != 0 }
            + [modes.c_oflag & tcflag_t(OPOST) != 0]
    }
}
