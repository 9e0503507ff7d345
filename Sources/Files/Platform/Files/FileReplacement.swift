#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import CPlatform

/// Putting a finished file in the place of another, in one step.
enum FileReplacement {
    /// Gives `file` the name `path`; what had that name is gone.
    ///
    /// Where something is there already, the two trade names and the old file is removed: ext4
    /// writes a file's data to the disk as soon as it is renamed over another, which takes several
    /// times as long as making, writing and exchanging it.
    ///
    /// - Returns: The system's error number, 0 when it is done; otherwise both are as they were.
    static func put(_ file: String, at path: String) -> Int32 {
        var facts = stat()
        if unsafe lstat(path, &facts) == 0, facts.st_mode & S_IFMT != S_IFDIR,
            unsafe cplatform_exchange(file, path) == 0
        {
            if unsafe unlink(file) == 0 { return 0 }
            // A folder was created there meanwhile.
            let code = errno
            return unsafe cplatform_exchange(file, path) == 0 ? code : 0
        }
        return unsafe rename(file, path) == 0 ? 0 : errno
    }
}

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
