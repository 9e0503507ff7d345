#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Folders of the file system.
package enum Folder {
    /// How often what another run removed or made at the same moment is tried again: each time it
    /// must have come just between two calls, so that a few times are plenty.
    static let patience = 100

    /// Makes the folder at `path` and those above it that are missing.
    ///
    /// Other runs may make and remove the same folders meanwhile.
    package static func make(_ path: String) throws(FileError) {
        for _ in 0..<patience {
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
                    throw FileError(.createFolder, path, reason: "a file is in its place")
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

    /// The path without its last component; nil where there is only one.
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
