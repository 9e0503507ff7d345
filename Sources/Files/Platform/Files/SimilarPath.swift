import Base

/// Finds a file whose path was written with the wrong case or with backslashes.
package enum SimilarPath {
    /// Returns the path of a file in `folder` that differs from `path` only in the case of letters
    /// and in backslashes. Returns `nil` if no such file exists.
    ///
    /// Lists each folder of the path. Paths that lead out of `folder` have no similar path.
    package static func find(_ path: String, in folder: String) -> String? {
        let slashed = String(path.map { $0 == "\\" ? "/" : $0 })
        var found: [String] = []
        for part in slashed.split(separator: "/") where part != "." {
            let parent = ([folder] + found).joined(separator: "/")
            guard part != "..", let names = try? Folder.names(in: parent) else { return nil }
            let folded = part.lowercased()
            let candidates = names.filter { $0.lowercased() == folded }
            guard let name = candidates.contains(String(part)) ? String(part) : candidates.min()
            else { return nil }
            found.append(name)
        }
        let similar = found.joined(separator: "/")
        return similar.isEmpty || similar == path ? nil : similar
    }

    /// Returns `"; there is a file “logo.png”"` if there is a similar path, otherwise an empty
    /// string.
    package static func clause(for path: String, in folder: String?) -> String {
        let similar = folder.flatMap { find(path, in: $0) }
        return similar.map { "; there is a file “\(NearestName.excerpt($0))”" } ?? ""
    }
}
