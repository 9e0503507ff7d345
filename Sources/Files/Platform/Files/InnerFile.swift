/// Where a path that a stranger's file names leads, seen from that file's folder.
package enum InnerFile: Hashable, Sendable {
    /// To a file within the folder, at this path without links.
    case file(String)
    /// To nothing.
    case missing
    /// Out of the folder, be it by a link.
    case outside

    /// Follows `path` from `folder`, which is without links; nil for a folder that is not there.
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
