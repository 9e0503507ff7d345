#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Conversions between relative and absolute paths.
package enum RelativePath {
    /// Returns the relative path from `folder` to `target`. Does not access the file system, so
    /// symbolic links are not followed.
    package static func path(from folder: String, to target: String) -> String {
        let (start, end) = (words(folder), words(target))
        let common = zip(start, end).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: start.count - common)
        return (up + end[common...]).joined(separator: "/")
    }

    /// Returns the absolute path with symbolic links resolved. Components that do not exist remain
    /// unchanged.
    package static func resolved(_ path: String) -> String {
        if let name = unsafe realpath(path, nil) {
            defer { unsafe free(name) }
            return unsafe String(cString: name)
        }
        guard let parent = Folder.parent(of: path), let last = path.split(separator: "/").last
        else { return "\(workingFolder)/\(path)" }
        return "\(resolved(parent))/\(last)"
    }

    /// Returns the components of the absolute path, with `.` and `..` resolved.
    private static func words(_ path: String) -> [String] {
        let whole = path.hasPrefix("/") ? path : "\(workingFolder)/\(path)"
        return whole.split(separator: "/").reduce(into: []) { words, word in
            switch word {
            case ".": break
            case "..": _ = words.popLast()
            default: words.append(String(word))
            }
        }
    }

    private static var workingFolder: String {
        guard let path = unsafe getcwd(nil, 0) else { return "" }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }
}
