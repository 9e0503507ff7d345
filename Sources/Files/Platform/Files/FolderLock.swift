#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The lock that makes runs in one folder take turns.
package enum FolderLock {
    /// Makes the folder if it is missing, opens it, and locks it, waiting for other holders; all of
    /// it again where another run removes the folder meanwhile.
    ///
    /// - Parameters:
    ///   - patience: After how many milliseconds of waiting `waiting` is called.
    ///   - waiting: Called at most once for each holder that is waited for.
    /// - Returns: The open folder; closing it gives the lock back.
    package static func lock(
        _ path: String,
        patience: Int = 0,
        waiting: () -> Void
    ) throws(FileError) -> Int32 {
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
            let code = wait(for: folder, patience: patience, waiting: waiting)
            guard code == 0 else {
                close(folder)
                throw FileError(.lock, path, code: code)
            }
            // While this run waited, the folder may have been removed and made anew.
            if isStill(folder, at: path) { return folder }
            close(folder)
        }
    }

    private static func wait(for folder: Int32, patience: Int, waiting: () -> Void) -> Int32 {
        var how = LOCK_EX | LOCK_NB
        var rest = patience
        while flock(folder, how) != 0 {
            switch errno {
            case EWOULDBLOCK where rest > 0:
                usleep(10_000)
                rest -= 10
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

    /// Makes sure that `path` still leads to the open folder: what is written would else be in a
    /// new one, without what was written before.
    package static func check(_ folder: Int32, at path: String) throws(FileError) {
        guard !isStill(folder, at: path) else { return }
        throw FileError(
            .write,
            path,
            reason: "the folder was removed or replaced while files were written into it",
            hint: "run again"
        )
    }

    private static func isStill(_ folder: Int32, at path: String) -> Bool {
        var opened = stat()
        var named = stat()
        return unsafe fstat(folder, &opened) == 0 && stat(path, &named) == 0
            && opened.st_dev == named.st_dev && opened.st_ino == named.st_ino
    }
}

/// One run's turn in a folder, during which no other run has one.
package struct FolderTurn: ~Copyable {
    private let folder: Int32
    private let path: String

    /// How long a wait is not worth telling, in milliseconds.
    static let patience = 1_000

    /// Makes the folder at `path` if it is missing, and waits for the turn; `notice` is told where
    /// that takes long.
    package init(_ path: String, telling notice: LockNotice?) throws(FileError) {
        // Before anything is stored, so that there is nothing to take back where it throws.
        let folder = try FolderLock.lock(path, patience: Self.patience) { notice?(path) }
        self.path = path
        self.folder = folder
    }

    /// Makes sure that the folder was not removed meanwhile, with what was written into it.
    package func check() throws(FileError) { try FolderLock.check(folder, at: path) }

    deinit { close(folder) }
}

/// Who is notified that a run waits for another one.
package final class LockNotice: Sendable {
    private let tell: @Sendable (String) -> Void

    /// A notice.
    ///
    /// - Parameter tell: Takes the path of the folder in which the other run is at work; called
    ///   from any thread.
    package init(_ tell: @escaping @Sendable (_ folder: String) -> Void) { self.tell = tell }

    /// Tells of the wait for a folder.
    package func callAsFunction(_ folder: String) { tell(folder) }
}

extension LockNotice: Hashable {
    /// Whether the same is notified.
    package static func == (one: LockNotice, other: LockNotice) -> Bool { one === other }

    /// Hashes the identity.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
