#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What changes when a file is saved, however an editor does it.
package struct FileStamp: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    private let size: Int64
    private let modified: [Int]

    /// The stamp of the file at `path`; nil where there is none.
    package init?(path: String) {
        var facts = stat()
        guard unsafe stat(path, &facts) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: facts.st_dev)
        number = UInt64(truncatingIfNeeded: facts.st_ino)
        size = Int64(facts.st_size)
        #if canImport(Darwin)
            let times = [facts.st_mtimespec, facts.st_ctimespec]
        #else
            let times = [facts.st_mtim, facts.st_ctim]
        #endif
        modified = times.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
    }
}
