#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

package enum Folder {
    /// The maximum number of attempts if other processes create or remove the same folders. Such a
    /// conflict needs precise timing, so the limit is never reached in practice.
    static let maxAttempts = 100

    /// Creates the folder at `path` and its missing parents.
    ///
    /// Other processes may create or remove the same folders at the same time.
    package static func make(_ path: String) throws(FileError) {
        for _ in 0..<maxAttempts {
            if unsafe mkdir(path, 0o777) == 0 { return }
            let code = errno
            switch code {
            case EEXIST, EISDIR:
                var facts = stat()
                guard unsafe stat(path, &facts) == 0 else {
                    if errno == ENOENT { continue }
                    throw FileError(.createFolder, path, code: errno)
                }
                guard facts.st_mode & S_IFMT == S_IFDIR else {
                    throw FileError(.createFolder, path, reason: "there is a file at this path")
                }
                return
            case ENOENT:
                guard let parent = parent(of: path) else {
                    throw FileError(.createFolder, path, code: code)
                }
                try make(parent)
            default:
                throw FileError(.createFolder, path, code: code)
            }
        }
        throw FileError(.createFolder, path, code: ENOENT)
    }

    /// Returns the path without its last component, or `nil` if it has only one.
    package static func parent(of path: String) -> String? {
        let whole = path.utf8
        var end = whole.endIndex
        func skip(while matches: (UInt8) -> Bool) {
            while end > whole.startIndex {
                let before = whole.index(before: end)
                guard matches(whole[before]) else { return }
                end = before
            }
        }
        let slash = UInt8(ascii: "/")
        skip { $0 == slash }
        skip { $0 != slash }
        guard end > whole.startIndex else { return nil }
        skip { $0 == slash }
        return end > whole.startIndex ? String(path[..<end]) : "/"
    }
}
