import Pictures
import Platform

/// Goldens in one tar archive, as `tar -C goldens -cf goldens.tar .` makes it; they are only read.
package final class GoldenArchive: Sendable {
    /// The archive's path, which stands before the names of what is in it.
    let path: String
    private let pack: FramePack
    /// The archive's names by those without a leading `./`.
    private let names: [String: String]

    /// Whether a path is that of an archive, by its extension.
    package static func isArchive(_ path: String) -> Bool { FramePack.isPack(path) }

    /// The goldens in an archive.
    ///
    /// - Throws: `GoldenError` for what is no archive, or one that is cut short or damaged.
    package init(path: String) throws(GoldenError) {
        self.path = path
        pack = try GoldenError.wrapping { () throws(FileError) in try FramePack(path: path) }
        let pairs = pack.names.map { ($0.hasPrefix("./") ? String($0.dropFirst(2)) : $0, $0) }
        names = Dictionary(pairs) { first, _ in first }
    }

    /// The names of the goldens in it, in no order; what begins with a point is passed over.
    var goldens: [GoldenName] {
        names.keys.compactMap { name in
            guard name.hasSuffix(GoldenManifest.fileEnding), !name.hasPrefix(".") else {
                return nil
            }
            return try? GoldenName(String(name.dropLast(GoldenManifest.fileEnding.count)))
        }
    }

    /// The contents of a file by its path below the archive's.
    ///
    /// - Throws: `FileError`, one of a missing file where the archive has none of the name.
    func bytes(at path: String) throws(FileError) -> [UInt8] {
        let name = path.hasPrefix(self.path + "/") ? path.dropFirst(self.path.count + 1) : ""
        guard let member = names[String(name)], let bytes = try pack.bytes(of: member) else {
            throw .missing(path)
        }
        return bytes
    }

    /// What a run that would write into it is told.
    var refusal: GoldenError {
        GoldenError(
            "goldens in an archive are only read",
            path: path,
            hint: "unpack it, and name the folder"
        )
    }
}

extension GoldenArchive: Hashable {
    /// Whether both are the same archive.
    package static func == (one: GoldenArchive, other: GoldenArchive) -> Bool { one === other }

    /// Hashes the path.
    package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
