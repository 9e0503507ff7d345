#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes files atomically: readers see either the old or the new file.
package enum AtomicFile {
    /// Writes `bytes` to a temporary file in the same folder, and renames it to `path`.
    ///
    /// Creates missing folders, and removes temporary files of killed processes next to the file.
    /// Follows a symbolic link and replaces its target. Writes directly to a special file such as
    /// `/dev/stdout` or a pipe. Does not call fsync, so a power failure can leave the old file or
    /// an
    /// empty one.
    ///
    /// - Throws: `FileError`. After an error, the file at `path` is unchanged.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        var facts = stat()
        var target = path
        if unsafe lstat(path, &facts) == 0 {
            if facts.st_mode & S_IFMT == S_IFLNK, unsafe stat(path, &facts) == 0 {
                target = resolved(path)
            }
            switch facts.st_mode & S_IFMT {
            case S_IFDIR: throw FileError(.write, path, code: EISDIR)
            case S_IFREG, S_IFLNK: break
            default: return try check(overwrite(bytes, path), path)
            }
        } else if path.hasSuffix("/") || path.isEmpty {
            throw FileError(.write, path, reason: "the path names no file", hint: "name a file")
        }
        StaleTemporaryFiles.removeOnce(in: Folder.parent(of: target) ?? ".")
        try replace(target, with: bytes)
    }

    /// Writes a file atomically. Replaces a symbolic link instead of following it.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - bytes: The contents.
    ///   - folder: The folder for the temporary file. It must be on the same file system. Default:
    ///     the folder of `path`.
    package static func replace(
        _ path: String,
        with bytes: [UInt8],
        by folder: String? = nil
    ) throws(FileError) {
        let outcome = unsafe bytes.withUnsafeBytes { raw in
            Result { () throws(FileError) in unsafe try replace(path, with: raw, by: folder) }
        }
        try outcome.get()
    }

    /// Writes a file atomically from memory that the caller owns.
    package static func replace(
        _ path: String,
        with bytes: UnsafeRawBufferPointer,
        by folder: String? = nil
    ) throws(FileError) {
        let (temporary, file) = try temporaryFile(in: folder ?? Folder.parent(of: path), for: path)
        var code = unsafe POSIX.writeAll(bytes, to: file)
        // close can be the first call to report a full disk.
        if close(file) != 0, code == 0 { code = errno }
        if code == 0 { code = FileReplacement.move(temporary, at: path) }
        guard code == 0 else {
            TemporaryFiles.discard(temporary)
            throw FileError(.write, path, code: code)
        }
        TemporaryFiles.forget(temporary)
    }

    /// Creates a temporary file in `folder`. Creates the folder if it is missing. `path` is the
    /// path in error messages.
    static func temporaryFile(
        in folder: String?,
        for path: String
    ) throws(FileError) -> (path: String, file: Int32) {
        var result = TemporaryFiles.open(in: folder)
        if case .failure(let code) = result, code.value == ENOENT, let folder {
            try Folder.make(folder)
            result = TemporaryFiles.open(in: folder)
        }
        switch result {
        case .success(let made): return made
        case .failure(let code): throw FileError(.write, path, code: code.value)
        }
    }

    private static func overwrite(_ bytes: [UInt8], _ path: String) -> Int32 {
        let file = unsafe open(path, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { return errno }
        let code = unsafe bytes.withUnsafeBytes { raw in unsafe POSIX.writeAll(raw, to: file) }
        return close(file) != 0 && code == 0 ? errno : code
    }

    private static func check(_ code: Int32, _ path: String) throws(FileError) {
        guard code == 0 else { throw FileError(.write, path, code: code) }
    }

    /// Returns the final target of a symbolic link.
    private static func resolved(_ path: String) -> String {
        guard let name = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(name) }
        return unsafe String(cString: name)
    }
}
