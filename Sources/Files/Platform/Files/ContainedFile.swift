/// The result of resolving a path from an untrusted file, which must not lead out of that file's
/// folder.
package enum ContainedFile: Hashable, Sendable {
    /// A file within the folder, as a path without symbolic links.
    case file(String)
    /// The path does not exist.
    case missing
    /// The path leads out of the folder, directly or through a symbolic link.
    case outside

    /// Resolves `path` relative to `folder`.
    ///
    /// - Parameters:
    ///   - path: A relative path.
    ///   - folder: The absolute path of the folder without symbolic links, or `nil` if the folder
    ///     does not exist.
    package init(_ path: String, in folder: String?) {
        guard let folder, !path.hasPrefix("/") else {
            self = .outside
            return
        }
        guard let target = FilePath.resolved("\(folder)/\(path)") else {
            self = .missing
            return
        }
        let isInside = target.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
        self = isInside ? .file(target) : .outside
    }
}
