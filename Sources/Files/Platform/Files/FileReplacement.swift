#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import CPlatform

/// Moves a complete file to its final path atomically.
enum FileReplacement {
    /// Renames `file` to `path`, replacing an existing file.
    ///
    /// Exchanges the new file with an existing one, and then removes the existing one. Renaming
    /// over it would be several times slower on ext4, which would write the data to disk
    /// immediately.
    ///
    /// - Returns: 0, or the system's error number. After an error, both files are unchanged.
    static func move(_ file: String, at path: String) -> Int32 {
        var facts = stat()
        if unsafe lstat(path, &facts) == 0, facts.st_mode & S_IFMT != S_IFDIR,
            unsafe cplatform_exchange(file, path) == 0
        {
            if unsafe unlink(file) == 0 { return 0 }
            // Another process has replaced the file with a folder since `lstat`.
            let code = errno
            return unsafe cplatform_exchange(file, path) == 0 ? code : 0
        }
        return unsafe rename(file, path) == 0 ? 0 : errno
    }
}

/// Removes files and folders.
package enum FileRemoval {
    /// Removes the file or symbolic link at `path` if it exists.
    ///
    /// - Returns: Whether the file existed.
    @discardableResult
    package static func remove(_ path: String) throws(FileError) -> Bool {
        if unsafe unlink(path) == 0 { return true }
        if errno == ENOENT || errno == ENOTDIR { return false }
        throw FileError(.remove, path, code: errno)
    }

    /// Removes the folder at `path` if it is empty, then its empty parents below `top`.
    package static func removeEmptyFolders(from path: String, upTo top: String) {
        var next = path
        while next.utf8.count > top.utf8.count, next.hasPrefix(top), unsafe rmdir(next) == 0 {
            guard let parent = Folder.parent(of: next) else { return }
            next = parent
        }
    }
}
