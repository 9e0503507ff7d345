import Pictures
import Platform

/// Goldens in one tar archive, as `tar -C goldens -cf goldens.tar .` makes it, or `tar -cf
/// goldens.tar goldens` with a folder around them; they are only read.
package final class GoldenArchive: Sendable {
    /// The archive's path, which stands before the names of what is in it.
    let path: String
    private let pack: FramePack
    /// The archive's names by those below the folder that is around all.
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

    private init(_ archive: GoldenArchive, below folder: String) {
        (path, pack) = (archive.path, archive.pack)
        let pairs = archive.names.compactMap { name, member in
            name.hasPrefix(folder) ? (String(name.dropFirst(folder.count)), member) : nil
        }
        names = Dictionary(uniqueKeysWithValues: pairs)
    }

    /// The archive without the folder that is around all goldens, if it has one.
    ///
    /// Names alone do not tell that folder from the first part of the goldens' names: it is the one
    /// below which most of `wanted` are.
    func unwrapped(for wanted: [GoldenName]) -> GoldenArchive {
        let goldens = goldens.map(\.text)
        guard var parts = goldens.first?.split(separator: "/").dropLast() else { return self }
        var folders = [""]
        while !parts.isEmpty {
            let folder = parts.joined(separator: "/") + "/"
            if goldens.allSatisfy({ $0.hasPrefix(folder) }) { folders.append(folder) }
            parts.removeLast()
        }
        let there = Set(goldens)
        let hits = folders.map { folder in
            wanted.count { there.contains(folder + $0.text) }
        }
        guard let most = hits.max(), most > hits[0], let best = hits.firstIndex(of: most) else {
            return self
        }
        return GoldenArchive(self, below: folders[best])
    }

    /// The names of the goldens in it, in no order; what lies in hidden folders is passed over.
    var goldens: [GoldenName] {
        names.keys.compactMap { name in
            guard name.hasSuffix(GoldenManifest.fileEnding), !name.hasPrefix("."),
                !name.contains("/.")
            else { return nil }
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

extension GoldenArchive: Equatable {
    /// Whether both are the same archive.
    package static func == (one: GoldenArchive, other: GoldenArchive) -> Bool { one === other }
}
