#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import Synchronization

/// The removal of temporary files that killed processes have left.
package enum StaleTemporaryFiles {
    /// The folders that have been checked.
    private static let seen = Mutex<Set<String>>([])

    /// Removes the temporary files in a folder, at most once per folder and process.
    package static func removeOnce(in folder: String) {
        if seen.withLock({ $0.insert(folder).inserted }) { remove(in: folder) }
    }

    /// Removes the temporary files of killed processes in the folder at `path`. Ignores files that
    /// cannot be removed, for example without permission.
    package static func remove(in path: String) {
        let folder = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        remove(inOpen: folder)
        close(folder)
    }

    /// Removes the temporary files of killed processes in an open folder.
    ///
    /// - Returns: Whether any file was removed.
    @discardableResult
    package static func remove(inOpen folder: Int32) -> Bool {
        guard let names = try? Folder.names(inOpen: folder, path: "") else { return false }
        var isAny = false
        for name in names where isStale(name, in: folder) {
            if unsafe unlinkat(folder, name, 0) == 0 { isAny = true }
        }
        return isAny
    }

    /// Whether a file is a temporary file of a process on this machine that has ended. Also checks
    /// that no process has locked the file, since containers number processes independently.
    private static func isStale(_ name: String, in folder: Int32) -> Bool {
        guard TemporaryName(name)?.isOfDeadProcess == true else { return false }
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let file = unsafe openat(folder, name, flags)
        guard file >= 0 else { return false }
        defer { close(file) }
        var facts = stat()
        guard unsafe fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
            return false
        }
        return flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
    }
}
