#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// One run's turn in a folder, during which no other run has one.
struct FolderTurn: ~Copyable {
    private let folder: Int32

    /// Makes the folder at `path` if it is missing, and waits for the turn.
    init(_ path: String) throws(FileError) {
        folder = try FolderLock.lock(path, waiting: {})
    }

    deinit { close(folder) }
}
