#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads entire files, and adds to them.
package enum FileContents {
    /// Adds `bytes` to the end of the file at `path`, which is made if it is missing; no link is
    /// followed.
    package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC
        let file = unsafe open(path, flags, 0o666)
        guard file >= 0 else { throw FileError(.write, path, code: errno) }
        var code = unsafe bytes.withUnsafeBytes { raw in unsafe POSIX.writeAll(raw, to: file) }
        if close(file) != 0, code == 0 { code = errno }
        guard code == 0 else { throw FileError(.write, path, code: code) }
    }

    /// What may be read at a path.
    package enum Source: Hashable, Sendable {
        /// Regular files. Pipes, devices and sockets are refused without waiting for them.
        case file
        /// What a user has typed: a regular file, or what the shell has opened for the process
        /// under `/dev/stdin` or `/dev/fd`, which is read to its end.
        case argument
    }

    /// The bytes of the file at `path`.
    ///
    /// - Throws: `FileError` where it cannot be read or holds more than `limit` bytes.
    package static func read(
        path: String,
        from source: Source = .file,
        limit: Int = .max
    ) throws(FileError) -> [UInt8] {
        CrashReport.note(path)
        if source == .argument, let descriptor = descriptor(named: path) {
            return try read(descriptor, path: path, limit: limit, isFile: false)
        }
        let file = try descriptor(of: path)
        defer { close(file) }
        return try read(file, path: path, limit: limit, isFile: true)
    }

    /// The number of the open file that a path stands for.
    private static func descriptor(named path: String) -> Int32? {
        if path == "/dev/stdin" { return STDIN_FILENO }
        let folder = "/dev/fd/"
        return path.hasPrefix(folder) ? Int32(path.dropFirst(folder.count)) : nil
    }

    /// Opens the file at `path` to be read.
    static func descriptor(of path: String) throws(FileError) -> Int32 {
        // Without O_NONBLOCK, opening a pipe would wait for somebody who writes to it.
        let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard file >= 0 else { throw FileError(.read, path, code: errno) }
        return file
    }

    /// Returns the size of an open file that can be read.
    ///
    /// - Throws: `FileError` for a folder, and where `isFile`, for all but regular files.
    static func size(
        of file: Int32,
        path: String,
        isFile: Bool
    ) throws(FileError) -> Int {
        var facts = stat()
        guard unsafe fstat(file, &facts) == 0 else { throw FileError(.read, path, code: errno) }
        if facts.st_mode & S_IFMT == S_IFDIR { throw FileError(.read, path, code: EISDIR) }
        if isFile, facts.st_mode & S_IFMT != S_IFREG {
            throw FileError(.read, path, code: ENXIO)
        }
        return Int(facts.st_size)
    }

    /// What is left in an open file, up to its end.
    private static func read(
        _ file: Int32,
        path: String,
        limit: Int,
        isFile: Bool
    ) throws(FileError) -> [UInt8] {
        let size = try size(of: file, path: path, isFile: isFile)
        var bytes: [UInt8] = []
        // One byte more than the size, so that the end shows without growing.
        var room = max(size &+ 1, 4096)
        while true {
            if size > limit || bytes.count > limit {
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
    static func chunk(of file: Int32, room: Int) -> (bytes: [UInt8], code: Int32) {
        var code: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
            var count: Int
            repeat {
                count = unsafe POSIX.read(file, buffer.baseAddress, room)
            } while count < 0 && (errno == EINTR || errno == EAGAIN && waits(for: file))
            code = count < 0 ? errno : 0
            filled = max(count, 0)
        }
        return (bytes, code)
    }

    /// Waits until a stream that was opened not to wait has something to read, or ends.
    private static func waits(for file: Int32) -> Bool {
        var state = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&state, 1, -1) >= 0 || errno == EINTR
    }
}
