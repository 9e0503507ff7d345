/// Paths of the files that a design uses, relative to the folder of the outermost design.
package enum AssetPath {
    /// Returns whether `source` is a file path, and not the name of a built-in design.
    package static func isFile(_ source: String) -> Bool {
        source.contains("/") || [".yaml", ".yml", ".json"].contains { source.hasSuffix($0) }
    }

    /// Returns the path of `source` relative to the outermost folder, if a design in `folder` uses
    /// it. Returns `nil` if `joined` does.
    ///
    /// Returns the name of a built-in design unchanged.
    package static func path(of source: String, in folder: String) -> String? {
        isFile(source) ? joined(folder, source) : source
    }

    /// Returns the folder of a file with its trailing slash, or an empty string for the outermost
    /// folder.
    package static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// Returns the name of a file without its folder and its extensions.
    package static func stem(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return name.split(separator: ".").first.map { String($0) } ?? path
    }

    /// Converts `path`, which is relative to `folder`, to a path relative to the outermost folder.
    ///
    /// Returns `nil` if the path leaves the outermost folder, or has `..` after another component.
    package static func joined(_ folder: String, _ path: String) -> String? {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
            .filter { $0 != "." }
        var folders = folder.split(separator: "/")
        while parts.first == ".." {
            guard folders.popLast() != nil else { return nil }
            parts.removeFirst()
        }
        guard !parts.isEmpty, !parts.contains(where: { $0.isEmpty || $0 == ".." })
        else { return nil }
        return (folders + parts).joined(separator: "/")
    }
}
