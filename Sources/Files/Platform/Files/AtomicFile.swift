#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes files atomically: readers see the old file or the new one.
package enum AtomicFile {
    /// Writes `bytes` to `path`: into a temporary file of the same folder, which then takes its name.
    ///
    /// Missing folders are made; what killed runs have left beside the file is removed. A symbolic link is followed and its target replaced. What is
    /// neither a file nor a folder, such as `/dev/stdout` or a pipe, is written to directly. There
    /// is no fsync: after a power failure the file may be the old one or empty.
    ///
    /// - Throws: `FileError`; then `path` is as it was.
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
            throw FileError(.write, path, reason: "it names no file", hint: "name a file")
        }
        LeftFiles.removeOnce(in: Folder.parent(of: target) ?? ".")
        try replace(target, with: bytes)
    }

    /// As `write`, for paths where only files of Pinwheel's are expected: a link is replaced.
    ///
    /// - Parameter folder: Where the temporary file lies, on the same file system; the path's own
    ///   folder if not given.
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

    /// As above, from memory that someone else owns.
    package static func replace(
        _ path: String,
        with bytes: UnsafeRawBufferPointer,
        by folder: String? = nil
    ) throws(FileError) {
        let (temporary, file) = try temporaryFile(in: folder ?? Folder.parent(of: path), for: path)
        var code = unsafe POSIX.writeAll(bytes, to: file)
        // A full disk may show only here.
        if close(file) != 0, code == 0 { code = errno }
        if code == 0 { code = FileReplacement.put(temporary, at: path) }
        guard code == 0 else {
            TemporaryFiles.discard(temporary)
            throw FileError(.write, path, code: code)
        }
        TemporaryFiles.forget(temporary)
    }

    /// A new file in `folder`, which is made if it is missing, to be called `path` later.
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

    /// Where a link leads in the end.
    private static func resolved(_ path: String) -> String {
        guard let name = unsafe realpath(path, nil) else { return path }
        defer { unsafe free(name) }
        return unsafe String(cString: name)
    }
}
