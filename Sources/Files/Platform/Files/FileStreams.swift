#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that is written in pieces under a temporary name and renamed when it is complete. Until
/// then, an existing file with the final name is unchanged.
package final class GrowingFile {
    private let path: String
    private let temporary: String
    private let file: Int32
    private var isOpen = true

    /// Creates a temporary file next to `path`. Creates missing folders.
    ///
    /// - Parameters:
    ///   - path: The final path.
    ///   - removesStaleFiles: Whether to remove temporary files of killed processes in the same
    ///     folder.
    package init(path: String, removesStaleFiles: Bool = true) throws(FileError) {
        self.path = path
        if removesStaleFiles { StaleTemporaryFiles.removeOnce(in: Folder.parent(of: path) ?? ".") }
        (temporary, file) = try AtomicFile.temporaryFile(in: Folder.parent(of: path), for: path)
    }

    /// Appends `bytes`.
    package func append(_ bytes: [UInt8]) throws(FileError) {
        let code = unsafe bytes.withUnsafeBytes { raw in unsafe POSIX.writeAll(raw, to: file) }
        guard code == 0 else { throw FileError(.write, path, code: code) }
    }

    /// Renames the file to its final path. Nothing can be appended afterwards.
    package func finish() throws(FileError) {
        isOpen = false
        var code = close(file) == 0 ? 0 : errno
        if code == 0 { code = FileReplacement.move(temporary, at: path) }
        guard code == 0 else { throw FileError(.write, path, code: code) }
        TemporaryFiles.forget(temporary)
    }

    deinit {
        if isOpen { close(file) }
        TemporaryFiles.discard(temporary)
    }
}

/// An open regular file that several threads can read concurrently.
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
            throw FileError(.read, path, reason: "it is not a regular file", hint: "name a file")
        }
        size = Int(facts.st_size)
    }

    /// Reads `count` bytes from `offset`. Returns fewer only at the end of the file.
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
