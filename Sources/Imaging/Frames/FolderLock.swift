#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The lock that makes runs in one folder take turns.
enum FolderLock {
    /// Makes the folder if it is missing, opens it, and locks it, waiting for other holders; all of
    /// it again where another run removes the folder meanwhile.
    ///
    /// - Returns: The open folder; closing it gives the lock back.
    static func lock(_ path: String, waiting: () -> Void) throws(FileError) -> Int32 {
        var misses = 0
        while true {
            try Folder.make(path)
            let folder = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            if folder < 0, errno == ENOENT, misses < Folder.patience {
                misses += 1
                continue
            }
            guard folder >= 0 else { throw FileError(.lock, path, code: errno) }
            misses = 0
            let code = wait(for: folder, waiting: waiting)
            guard code == 0 else {
                close(folder)
                throw FileError(.lock, path, code: code)
            }
            // While this run waited, the folder may have been removed and made anew.
            if isStill(folder, at: path) { return folder }
            close(folder)
        }
    }

    private static func wait(for folder: Int32, waiting: () -> Void) -> Int32 {
        var how = LOCK_EX | LOCK_NB
        while flock(folder, how) != 0 {
            switch errno {
            case EWOULDBLOCK where how & LOCK_NB != 0:
                waiting()
                how = LOCK_EX
            case EINTR: continue
            // Some network file systems have no locks, or none on folders.
            case EBADF, EINVAL, ENOLCK, ENOSYS, EOPNOTSUPP, ENOTSUP: return 0
            default: return errno
            }
        }
        return 0
    }

    private static func isStill(_ folder: Int32, at path: String) -> Bool {
        var opened = stat()
        var named = stat()
        return unsafe fstat(folder, &opened) == 0 && stat(path, &named) == 0
            && opened.st_dev == named.st_dev && opened.st_ino == named.st_ino
    }
}
