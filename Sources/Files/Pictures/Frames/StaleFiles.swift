import Platform

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The removal of frames that an earlier run wrote and the new run did not.
///
/// A manifest may have been edited and is not trusted. So only regular files below the folder are
/// removed, never through a symbolic link, and only if they start with the signature of a frame's
/// format.
struct StaleFiles {
    /// The open output folder.
    let folder: Int32
    /// The path of the folder, for error messages.
    let path: String
    /// The files of this run and of earlier ones.
    let files: FolderFiles
    /// The formats of frames.
    let formats: [FrameFormat]

    /// Removes the files of earlier runs that this run has not written, and folders that become
    /// empty.
    ///
    /// - Returns: The number of removed files.
    func remove() throws(FileError) -> Int {
        let stale = files.sortedNumbers(where: files.isStale)
        guard !stale.isEmpty else { return 0 }
        // On a case-insensitive file system, an old name may refer to a new file.
        var folded = NameTable()
        var writtenNumbers: [Int] = []
        for number in 0..<files.names.count where files.flags(at: number).contains(.written) {
            if folded.insert(files.names[number].lowercased()).isNew {
                writtenNumbers.append(number)
            }
        }
        var count = 0
        for name in stale.lazy.map({ files.names[$0] }) where OutputName.fault(in: name) == nil {
            let written = folded.number(of: name.lowercased()).map {
                files.names[writtenNumbers[$0]]
            }
            if let written, isSameFile(name, written) { continue }
            if try remove(name) { count += 1 }
        }
        return count
    }

    /// Removes temporary files of killed runs from all folders of this run, and folders that become
    /// empty.
    func removeTemporaryFiles() {
        // Many files share few folders.
        var folders: Set<Substring> = [""]
        for number in 0..<files.names.count
        where files.isStale(number) || files.flags(at: number).contains(.written) {
            let name = files.names[number]
            guard let end = name.utf8.lastIndex(of: UInt8(ascii: "/")) else { continue }
            folders.insert(name[..<end])
        }
        for folder in folders {
            guard folder.isEmpty || OutputName.fault(in: String(folder)) == nil else { continue }
            let parts = Self.parts(of: folder)
            // Remaining temporary files only take space, so errors are ignored.
            var code: Int32 = 0
            removeFiles(in: parts, failing: &code) { holder, _ in
                StaleTemporaryFiles.remove(inOpen: holder)
            }
        }
    }

    private func remove(_ name: String) throws(FileError) -> Bool {
        var parts = Self.parts(of: name[...])
        let file = parts.removeLast()
        var code: Int32 = 0
        let isRemoved = removeFiles(in: parts, failing: &code) { holder, code in
            guard isFrame(file, in: holder, failing: &code) else { return false }
            if unsafe unlinkat(holder, file, 0) == 0 { return true }
            code = errno == ENOENT ? 0 : errno
            return false
        }
        guard code == 0 else { throw FileError(.remove, "\(path)/\(name)", code: code) }
        return isRemoved
    }

    /// Returns the names in a path. Splits bytes, since a slash and a following accent form a
    /// single character.
    private static func parts(of name: Substring) -> [String] {
        name.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether an error number means that the path contains no file that could be removed.
    private static func isAbsence(_ code: Int32) -> Bool {
        [ENOENT, ENOTDIR, ELOOP, ENXIO, EACCES, EPERM].contains(code)
    }

    /// Opens a folder without following symbolic links, calls `body` to remove files in it, and
    /// removes folders that become empty.
    ///
    /// - Parameters:
    ///   - parts: The names in the folder's path.
    ///   - code: Receives the system's error number if the folder exists but cannot be opened.
    ///   - body: Receives the open folder and returns whether it has removed anything.
    /// - Returns: The result of `body`, or `false` if the folder does not exist.
    @discardableResult
    private func removeFiles(
        in parts: [String],
        failing code: inout Int32,
        _ body: (Int32, inout Int32) -> Bool
    ) -> Bool {
        var folders = [folder]
        defer { for opened in folders.dropFirst() { close(opened) } }
        for part in parts {
            let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
            let next = unsafe openat(folders[folders.count - 1], part, flags)
            guard next >= 0 else {
                code = Self.isAbsence(errno) ? 0 : errno
                return false
            }
            folders.append(next)
        }
        guard body(folders[folders.count - 1], &code) else { return false }
        // From the innermost to the first folder that is not empty.
        for index in parts.indices.reversed() {
            if unsafe unlinkat(folders[index], parts[index], AT_REMOVEDIR) != 0 { break }
        }
        return true
    }

    private func isFrame(_ file: String, in holder: Int32, failing code: inout Int32) -> Bool {
        // Without O_NONBLOCK, opening a pipe with this name would block.
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let opened = unsafe openat(holder, file, flags)
        guard opened >= 0 else {
            code = Self.isAbsence(errno) ? 0 : errno
            return false
        }
        defer { close(opened) }
        var status = stat()
        guard unsafe fstat(opened, &status) == 0 else {
            code = errno
            return false
        }
        guard status.st_mode & S_IFMT == S_IFREG else { return false }
        var head = [UInt8](repeating: 0, count: 16)
        let count = unsafe head.withUnsafeMutableBytes { raw in
            unsafe POSIX.read(opened, raw.baseAddress, raw.count)
        }
        guard count >= 0 else {
            code = errno
            return false
        }
        return formats.contains { $0.hasSignature(head.prefix(count)) }
    }

    private func isSameFile(_ one: String, _ other: String) -> Bool {
        var first = stat()
        var second = stat()
        return unsafe fstatat(folder, one, &first, AT_SYMLINK_NOFOLLOW) == 0
            && fstatat(folder, other, &second, AT_SYMLINK_NOFOLLOW) == 0
            && first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }
}
