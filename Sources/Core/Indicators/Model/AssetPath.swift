/// The paths of files beside a design, from the folder of the outermost one.
package enum AssetPath {
    /// Whether what is used is a file; else it is a built-in's name.
    package static func isFile(_ source: String) -> Bool {
        source.contains("/") || [".yaml", ".yml", ".json"].contains { source.hasSuffix($0) }
    }

    /// The path of what a file in `folder` uses, as `joined` has it; a built-in's name.
    package static func path(of source: String, in folder: String) -> String? {
        isFile(source) ? joined(folder, source) : source
    }

    /// The folder of a file, with its slash; empty for the outermost one.
    package static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    }

    /// The name of a file without its folder and its endings.
    package static func stem(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return name.split(separator: ".").first.map { String($0) } ?? path
    }

    /// Returns the path of what a file in `folder` calls `path`; `nil` if it leads out of the
    /// outermost folder, or goes up anywhere but at its beginning.
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
