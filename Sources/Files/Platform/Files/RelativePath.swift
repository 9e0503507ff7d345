#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Ways from one place of the file system to another, by their names alone.
package enum RelativePath {
    /// The path of `target` from `folder`, with slashes; links are not followed.
    package static func path(from folder: String, to target: String) -> String {
        let (start, end) = (words(folder), words(target))
        let common = zip(start, end).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: start.count - common)
        return (up + end[common...]).joined(separator: "/")
    }

    /// The whole path of what `path` leads to; links are followed as far as it is there.
    package static func resolved(_ path: String) -> String {
        if let name = unsafe realpath(path, nil) {
            defer { unsafe free(name) }
            return unsafe String(cString: name)
        }
        guard let parent = Folder.parent(of: path), let last = path.split(separator: "/").last
        else { return "\(workingFolder)/\(path)" }
        return "\(resolved(parent))/\(last)"
    }

    /// The names on the way from the file system's root.
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
