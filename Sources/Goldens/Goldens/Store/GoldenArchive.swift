import Pictures
import Platform

/// Read-only goldens in a tar archive, created with `tar -C goldens -cf goldens.tar .` or, with an
/// enclosing folder, `tar -cf goldens.tar goldens`.
package final class GoldenArchive: Sendable {
    /// The archive's path. The paths of its files begin with it.
    let path: String
    private let contents: FrameArchive
    /// The names of the archive's members. The keys are their paths below the enclosing folder.
    private let names: [String: String]

    /// Whether a path has the extension of an archive.
    package static func isArchive(_ path: String) -> Bool { FrameArchive.isArchive(path) }

    /// Opens an archive.
    ///
    /// - Throws: `GoldenError` if the file is not an archive, or is truncated or damaged.
    package init(path: String) throws(GoldenError) {
        self.path = path
        contents = try GoldenError.wrapping { () throws(FileError) in try FrameArchive(path: path) }
        let pairs = contents.names.map { ($0.hasPrefix("./") ? String($0.dropFirst(2)) : $0, $0) }
        names = Dictionary(pairs) { first, _ in first }
    }

    private init(_ archive: GoldenArchive, below folder: String) {
        (path, contents) = (archive.path, archive.contents)
        let pairs = archive.names.compactMap { name, member in
            name.hasPrefix(folder) ? (String(name.dropFirst(folder.count)), member) : nil
        }
        names = Dictionary(uniqueKeysWithValues: pairs)
    }

    /// Returns the archive without the folder that encloses all goldens, if there is one.
    ///
    /// The enclosing folder looks like a part of the goldens' names. So the folder is chosen below
    /// which most of `wanted` exist.
    func unwrapped(for wanted: [GoldenName]) -> GoldenArchive {
        let goldens = goldens.map(\.text)
        guard var parts = goldens.first?.split(separator: "/").dropLast() else { return self }
        var folders = [""]
        while !parts.isEmpty {
            let folder = parts.joined(separator: "/") + "/"
            if goldens.allSatisfy({ $0.hasPrefix(folder) }) { folders.append(folder) }
            parts.removeLast()
        }
        let existing = Set(goldens)
        let counts = folders.map { folder in
            wanted.count { existing.contains(folder + $0.text) }
        }
        guard let most = counts.max(), most > counts[0], let best = counts.firstIndex(of: most)
        else {
            return self
        }
        return GoldenArchive(self, below: folders[best])
    }

    /// The names of the goldens in the archive, unsorted, except those in hidden folders.
    var goldens: [GoldenName] {
        names.keys.compactMap { name in
            guard name.hasSuffix(GoldenManifest.fileEnding), !name.hasPrefix("."),
                !name.contains("/.")
            else { return nil }
            return try? GoldenName(String(name.dropLast(GoldenManifest.fileEnding.count)))
        }
    }

    /// Returns the contents of a file, whose path begins with the archive's path.
    ///
    /// - Throws: `FileError`. `isMissing` is true if the archive does not contain the file.
    func bytes(at path: String) throws(FileError) -> [UInt8] {
        let name = path.hasPrefix(self.path + "/") ? path.dropFirst(self.path.count + 1) : ""
        guard let member = names[String(name)], let bytes = try contents.bytes(of: member) else {
            throw .missing(path)
        }
        return bytes
    }

    /// The error for an attempt to write to the archive.
    var refusal: GoldenError {
        GoldenError(
            "goldens in an archive are read-only",
            path: path,
            hint: "unpack it, and name the folder"
        )
    }
}

extension GoldenArchive: Equatable {
    /// Whether both are the same instance.
    package static func == (one: GoldenArchive, other: GoldenArchive) -> Bool { one === other }
}
