#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A terminal that nobody sits at: what is written to one end is read at the other.
final class Terminal {
    /// The end that a tool writes to.
    let tool: Int32
    private let reader: Int32

    /// Nil where the system has no terminal to give.
    init?() {
        guard let (reader, name) = Self.open() else { return nil }
        self.reader = reader
        #if canImport(Darwin)
            tool = Darwin.open(name, O_RDWR | O_NOCTTY)
        #else
            tool = Glibc.open(name, O_RDWR | O_NOCTTY)
        #endif
        guard tool >= 0 else { return nil }
        _ = fcntl(reader, F_SETFL, O_NONBLOCK)
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
        /// As posix_openpt and unlockpt do; Swift's module of the C library lacks them.
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

    /// All that was written so far; a terminal keeps a few kilobytes.
    func written() -> String {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(reader, &chunk, chunk.count)
            guard count > 0 else { break }
            bytes += chunk[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
