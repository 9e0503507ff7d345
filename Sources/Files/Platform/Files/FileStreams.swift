#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that is written piece by piece, and takes its name when it is finished; until then, and
/// if it never is, what has that name stays.
package final class GrowingFile {
    private let path: String
    private let temporary: String
    private let file: Int32
    private var isOpen = true

    /// A new file that will be called `path`; missing folders are made, and what killed runs have left
    /// beside it is removed.
    ///
    /// - Parameter isTidying: Whether to remove what killed runs have left.
    package init(path: String, isTidying: Bool = true) throws(FileError) {
        self.path = path
        if isTidying { LeftFiles.removeOnce(in: Folder.parent(of: path) ?? ".") }
        (temporary, file) = try AtomicFile.temporaryFile(in: Folder.parent(of: path), for: path)
    }

    /// Adds to the end.
    package func append(_ bytes: [UInt8]) throws(FileError) {
        let code = unsafe bytes.withUnsafeBytes { raw in unsafe POSIX.writeAll(raw, to: file) }
        guard code == 0 else { throw FileError(.write, path, code: code) }
    }

    /// Gives the file its name; nothing can be added any more.
    package func finish() throws(FileError) {
        isOpen = false
        var code = close(file) == 0 ? 0 : errno
        if code == 0 { code = FileReplacement.put(temporary, at: path) }
        guard code == 0 else { throw FileError(.write, path, code: code) }
        TemporaryFiles.forget(temporary)
    }

    deinit {
        if isOpen { close(file) }
        TemporaryFiles.discard(temporary)
    }
}

/// A regular file that is open, of which any thread may read any part.
package final class OpenFile: Sendable {
    /// The file's path.
    package let path: String
    /// The size in bytes.
    package let size: Int
    private let file: Int32

    /// Opens the regular file at `path`.
    package init(path: String) throws(FileError) {
        self.path = path
        file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw FileError(.read, path, code: errno) }
        var facts = stat()
        guard unsafe fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
            close(file)
            throw FileError(.read, path, reason: "it is no file", hint: "name a file")
        }
        size = Int(facts.st_size)
    }

    /// The bytes from `offset` on; fewer than `count` only at the file's end.
    package func read(_ count: Int, at offset: Int) throws(FileError) -> [UInt8] {
        var failure: Int32 = 0
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let start = unsafe buffer.baseAddress.map { unsafe $0 + filled }
                let read = unsafe pread(file, start, count - filled, off_t(offset + filled))
                if read < 0, errno == EINTR { continue }
                if read < 0 { failure = errno }
                guard read > 0 else { return }
                filled += read
            }
        }
        guard failure == 0 else { throw FileError(.read, path, code: failure) }
        return bytes
    }

    deinit { close(file) }
}
