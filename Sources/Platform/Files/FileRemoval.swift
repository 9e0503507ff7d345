#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Removes files and folders.
package enum FileRemoval {
    /// Removes the file at `path`, if there is one; of a link, the link.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    package static func remove(_ path: String) throws(FileError) -> Bool {
        if unsafe unlink(path) == 0 { return true }
        if errno == ENOENT || errno == ENOTDIR { return false }
        throw FileError(.remove, path, code: errno)
    }

    /// Removes the folder at `path` if it is empty, then those above it, up to but without `top`.
    package static func removeEmptyFolders(from path: String, upTo top: String) {
        var next = path
        while next.utf8.count > top.utf8.count, next.hasPrefix(top), unsafe rmdir(next) == 0 {
            guard let parent = Folder.parent(of: next) else { return }
            next = parent
        }
    }
}
