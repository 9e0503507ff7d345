#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads whole files.
public enum FileContents {
    /// The bytes of the file at `path`.
    ///
    /// - Throws: `FileError` where it cannot be read or holds more than `limit` bytes.
    public static func read(path: String, limit: Int = .max) throws(FileError) -> [UInt8] {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw FileError(.read, path, code: errno) }
        defer { close(file) }
        return try read(file, path: path, limit: limit)
    }

    /// What is left in an open file, up to its end.
    static func read(_ file: Int32, path: String, limit: Int) throws(FileError) -> [UInt8] {
        var facts = stat()
        guard unsafe fstat(file, &facts) == 0 else { throw FileError(.read, path, code: errno) }
        if facts.st_mode & S_IFMT == S_IFDIR { throw FileError(.read, path, code: EISDIR) }
        var bytes: [UInt8] = []
        // One byte more than the size, so that the end shows without growing.
        var room = max(Int(facts.st_size) &+ 1, 4096)
        while true {
            if facts.st_size > limit || bytes.count > limit {
                throw FileError(.read, path, reason: "it is larger than \(limit) bytes")
            }
            let (chunk, code) = Self.chunk(of: file, room: room)
            guard code == 0 else { throw FileError(.read, path, code: code) }
            if chunk.isEmpty { return bytes }
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            room = 65_536
        }
    }

    /// Up to `room` bytes, none at the end, and the system's error number.
    private static func chunk(of file: Int32, room: Int) -> (bytes: [UInt8], code: Int32) {
        var code: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
            var count: Int
            repeat {
                count = unsafe POSIX.read(file, buffer.baseAddress, room)
            } while count < 0 && errno == EINTR
            code = count < 0 ? errno : 0
            filled = max(count, 0)
        }
        return (bytes, code)
    }
}
