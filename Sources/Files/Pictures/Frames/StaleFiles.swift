import Platform

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Removes the frames of an earlier run that a new one has not written.
///
/// A manifest is a text that anyone can write, so it is not trusted: only regular files below the
/// folder are removed, none behind a symbolic link, and only those that begin as frames do.
struct StaleFiles {
    /// The open output folder.
    let folder: Int32
    /// Its path, for messages.
    let path: String
    /// What is known of the files in the folder.
    let files: FolderFiles
    /// The kinds of files that may be frames.
    let formats: [FrameFormat]

    /// Removes the files of earlier runs that this run has not written, and the folders that this
    /// empties.
    ///
    /// - Returns: How many files were removed.
    func remove() throws(FileError) -> Int {
        let stale = files.sortedNumbers(where: files.isStale)
        guard !stale.isEmpty else { return 0 }
        // Where case does not matter, an old name may be a new file's.
        var folded = NameTable()
        var twins: [Int] = []
        for number in 0..<files.names.count where files.facts(at: number).contains(.written) {
            if folded.insert(files.names[number].lowercased()).isNew { twins.append(number) }
        }
        var count = 0
        for name in stale.lazy.map({ files.names[$0] }) where OutputName.fault(in: name) == nil {
            let twin = folded.number(of: name.lowercased()).map { files.names[twins[$0]] }
            if let twin, isSameFile(name, twin) { continue }
            if try remove(name) { count += 1 }
        }
        return count
    }

    /// Removes what runs that were killed have left half written in the folders of files, and the
    /// folders that this empties.
    func removeLeft() {
        // Many files share few folders.
        var folders: Set<Substring> = [""]
        for number in 0..<files.names.count
        where files.isStale(number) || files.facts(at: number).contains(.written) {
            let name = files.names[number]
            guard let end = name.utf8.lastIndex(of: UInt8(ascii: "/")) else { continue }
            folders.insert(name[..<end])
        }
        for folder in folders {
            guard folder.isEmpty || OutputName.fault(in: String(folder)) == nil else { continue }
            let parts = Self.parts(of: folder)
            // Left temporary files only take space: failing to remove them is no error.
            var code: Int32 = 0
            removing(in: parts, failing: &code) { holder, _ in LeftFiles.remove(inOpen: holder) }
        }
    }

    private func remove(_ name: String) throws(FileError) -> Bool {
        var parts = Self.parts(of: name[...])
        let file = parts.removeLast()
        var code: Int32 = 0
        let isRemoved = removing(in: parts, failing: &code) { holder, code in
            guard isFrame(file, in: holder, failing: &code) else { return false }
            if unsafe unlinkat(holder, file, 0) == 0 { return true }
            code = errno == ENOENT ? 0 : errno
            return false
        }
        guard code == 0 else { throw FileError(.remove, "\(path)/\(name)", code: code) }
        return isRemoved
    }

    /// The names on the way to a file. Split at bytes, not characters: a slash and an accent that
    /// follows it are one character.
    private static func parts(of name: Substring) -> [String] {
        name.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether a number of the system's says that something is not there, or is of another kind.
    private static func isAbsence(_ code: Int32) -> Bool {
        [ENOENT, ENOTDIR, ELOOP, ENXIO, EACCES, EPERM].contains(code)
    }

    /// Lets `body` remove files in a folder that no link leads to, by the names on the way to it,
    /// and removes the folders that this empties.
    ///
    /// - Parameters:
    ///   - code: Gets the system's error number where the folder cannot be opened though it is there.
    ///   - body: Takes the open folder and says whether it has removed anything.
    /// - Returns: What `body` says; false where there is no such folder.
    @discardableResult
    private func removing(
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
        // From the inside out, up to the first folder that is not empty.
        for index in parts.indices.reversed() {
            if unsafe unlinkat(folders[index], parts[index], AT_REMOVEDIR) != 0 { break }
        }
        return true
    }

    private func isFrame(_ file: String, in holder: Int32, failing code: inout Int32) -> Bool {
        // Without O_NONBLOCK a pipe of that name would hold the run up.
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let opened = unsafe openat(holder, file, flags)
        guard opened >= 0 else {
            code = Self.isAbsence(errno) ? 0 : errno
            return false
        }
        defer { close(opened) }
        var facts = stat()
        guard unsafe fstat(opened, &facts) == 0 else {
            code = errno
            return false
        }
        guard facts.st_mode & S_IFMT == S_IFREG else { return false }
        var head = [UInt8](repeating: 0, count: 16)
        let count = unsafe head.withUnsafeMutableBytes { raw in
            unsafe POSIX.read(opened, raw.baseAddress, raw.count)
        }
        guard count >= 0 else {
            code = errno
            return false
        }
        return formats.contains { $0.begins(head.prefix(count)) }
    }

    private func isSameFile(_ one: String, _ other: String) -> Bool {
        var first = stat()
        var second = stat()
        return unsafe fstatat(folder, one, &first, AT_SYMLINK_NOFOLLOW) == 0
            && fstatat(folder, other, &second, AT_SYMLINK_NOFOLLOW) == 0
            && first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }
}
