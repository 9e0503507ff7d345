#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads entire files, and appends to files.
package enum FileContents {
    /// Appends `bytes` to the file at `path`. Creates the file if it is missing. Does not follow
    /// symbolic links.
    package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC
        let file = unsafe open(path, flags, 0o666)
        guard file >= 0 else { throw FileError(.write, path, code: errno) }
        var code = unsafe bytes.withUnsafeBytes { raw in unsafe POSIX.writeAll(raw, to: file) }
        if close(file) != 0, code == 0 { code = errno }
        guard code == 0 else { throw FileError(.write, path, code: code) }
    }

    /// The kinds of files that may be read.
    package enum Source: Hashable, Sendable {
        /// Regular files. Pipes, devices and sockets are rejected immediately.
        case file
        /// Files that a user names: regular files, and streams that the shell has opened as
        /// `/dev/stdin` or `/dev/fd/N`, which are read to their end.
        case argument
    }

    /// Returns the contents of the file at `path`.
    ///
    /// - Throws: `FileError` if it cannot be read or has more than `limit` bytes.
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

    /// Returns the open file descriptor that a path such as `/dev/fd/3` refers to, or `nil`.
    private static func descriptor(named path: String) -> Int32? {
        if path == "/dev/stdin" { return STDIN_FILENO }
        let folder = "/dev/fd/"
        return path.hasPrefix(folder) ? Int32(path.dropFirst(folder.count)) : nil
    }

    /// Opens the file at `path` for reading.
    static func descriptor(of path: String) throws(FileError) -> Int32 {
        // Without O_NONBLOCK, opening a pipe would wait for a writer.
        let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard file >= 0 else { throw FileError(.read, path, code: errno) }
        return file
    }

    /// Returns the size of an open file, in bytes.
    ///
    /// - Throws: `FileError` for a folder and, if `isFile` is true, for everything except regular
    ///   files.
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

    /// Reads an open file to its end.
    private static func read(
        _ file: Int32,
        path: String,
        limit: Int,
        isFile: Bool
    ) throws(FileError) -> [UInt8] {
        let size = try size(of: file, path: path, isFile: isFile)
        var bytes: [UInt8] = []
        // One byte more than the size, so that the end is reached without growing the array.
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

    /// Reads up to `room` bytes. Returns no bytes at the end. `code` is the system's error number,
    /// or 0.
    static func chunk(of file: Int32, room: Int) -> (bytes: [UInt8], code: Int32) {
        var code: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
            var count: Int
            repeat {
                count = unsafe POSIX.read(file, buffer.baseAddress, room)
            } while count < 0 && (errno == EINTR || errno == EAGAIN && waitForData(in: file))
            code = count < 0 ? errno : 0
            filled = max(count, 0)
        }
        return (bytes, code)
    }

    /// Waits until a non-blocking stream has data or ends. Returns `false` if waiting fails.
    private static func waitForData(in file: Int32) -> Bool {
        var state = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&state, 1, -1) >= 0 || errno == EINTR
    }
}
