#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// One run's turn in a folder, during which no other run has one.
package struct FolderTurn: ~Copyable {
    private let folder: Int32
    private let path: String

    /// How long a wait is not worth telling, in milliseconds.
    static let patience = 1_000

    /// Makes the folder at `path` if it is missing, and waits for the turn; `notice` is told where
    /// that takes long.
    package init(_ path: String, telling notice: LockNotice?) throws(FileError) {
        self.path = path
        folder = try FolderLock.lock(path, patience: Self.patience) { notice?(path) }
    }

    /// Makes sure that the folder was not removed meanwhile, with what was written into it.
    package func check() throws(FileError) { try FolderLock.check(folder, at: path) }

    deinit { close(folder) }
}
