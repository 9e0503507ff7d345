#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file's metadata, for detecting that an editor has saved the file.
package struct FileStamp: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    private let size: Int64
    private let modified: [Int]

    /// Reads the metadata of the file at `path`. Returns `nil` if it does not exist.
    package init?(path: String) {
        var facts = stat()
        guard unsafe stat(path, &facts) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: facts.st_dev)
        number = UInt64(truncatingIfNeeded: facts.st_ino)
        size = Int64(facts.st_size)
        modified = [facts.modified, facts.changed].flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
    }
}

/// The size and modification time of a regular file, for detecting changes.
package struct FileVersion: Hashable, Sendable {
    /// The size in bytes.
    package let size: Int
    /// The modification time, in nanoseconds since 1970.
    package let modified: Int

    /// Creates a version from a size in bytes and a time in nanoseconds since 1970.
    package init(size: Int, modified: Int) {
        (self.size, self.modified) = (size, modified)
    }

    /// Reads the version of the file at `path`. Returns `nil` if it is not a regular file.
    package init?(path: String) {
        var facts = stat()
        guard unsafe lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        let time = facts.modified
        self.init(
            size: Int(facts.st_size),
            modified: Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec)
        )
    }
}

extension stat {
    #if canImport(Darwin)
        fileprivate var modified: timespec { st_mtimespec }
        fileprivate var changed: timespec { st_ctimespec }
    #else
        fileprivate var modified: timespec { st_mtim }
        fileprivate var changed: timespec { st_ctim }
    #endif
}
