#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A lock that gives one process at a time access to a folder.
package enum FolderLock {
    /// Opens and locks a folder. Creates the folder if it is missing, or if another process removes
    /// it during the wait.
    ///
    /// - Parameters:
    ///   - path: The path of the folder.
    ///   - patience: The time after which `waiting` is called, in milliseconds.
    ///   - waiting: Called when another process has the lock, at most once per attempt.
    /// - Returns: A descriptor of the folder. Closing it releases the lock.
    package static func lock(
        _ path: String,
        patience: Int = 0,
        waiting: () -> Void
    ) throws(FileError) -> Int32 {
        var misses = 0
        while true {
            try Folder.make(path)
            let folder = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            if folder < 0, errno == ENOENT, misses < Folder.maxAttempts {
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
            // Another process may have removed and recreated the folder during the wait.
            if isStill(folder, at: path) { return folder }
            close(folder)
        }
    }

    private static func wait(for folder: Int32, patience: Int, waiting: () -> Void) -> Int32 {
        var operation = LOCK_EX | LOCK_NB
        var rest = patience
        while flock(folder, operation) != 0 {
            switch errno {
            case EWOULDBLOCK where rest > 0:
                usleep(10_000)
                rest -= 10
            case EWOULDBLOCK where operation & LOCK_NB != 0:
                waiting()
                operation = LOCK_EX
            case EINTR: continue
            // Some network file systems do not support locks, or not on folders.
            case EBADF, EINVAL, ENOLCK, ENOSYS, EOPNOTSUPP, ENOTSUP: return 0
            default: return errno
            }
        }
        return 0
    }

    /// Throws an error if `path` no longer leads to the open folder, because another process has
    /// removed or replaced it.
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

/// A folder that is locked against other processes until this value is destroyed.
package struct LockedFolder: ~Copyable {
    private let folder: Int32
    private let path: String

    /// The time after which a wait is reported, in milliseconds.
    static let patience = 1_000

    /// Locks the folder at `path`. Creates it if it is missing. Calls `notice` if the wait is long.
    package init(_ path: String, notifying notice: LockNotice?) throws(FileError) {
        // Lock before any property is set, so that `deinit` has nothing to undo if this throws.
        let folder = try FolderLock.lock(path, patience: Self.patience) { notice?(path) }
        self.path = path
        self.folder = folder
    }

    /// Throws an error if the folder has been removed or replaced since it was locked.
    package func check() throws(FileError) { try FolderLock.check(folder, at: path) }

    deinit { close(folder) }
}

/// A handler that is called when this process must wait for another one to unlock a folder.
package final class LockNotice: Sendable {
    private let handler: @Sendable (String) -> Void

    /// Creates a notice.
    ///
    /// - Parameter handler: Called from any thread with the path of the folder that the other
    ///   process has locked.
    package init(_ handler: @escaping @Sendable (_ folder: String) -> Void) {
        self.handler = handler
    }

    /// Calls the handler with the folder's path.
    package func callAsFunction(_ folder: String) { handler(folder) }
}

extension LockNotice: Hashable {
    /// Whether both are the same object.
    package static func == (one: LockNotice, other: LockNotice) -> Bool { one === other }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
