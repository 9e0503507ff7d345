import Base
import Pictures
import Platform
import Raster

/// The folder of a pack on disk.
package struct PackFolder: Sendable {
    /// The path of the folder.
    package let path: String

    /// Creates the value. The file system is not accessed.
    package init(path: String) { self.path = path }

    /// A file whose contents are not those of the pack.
    package enum Difference: Equatable, Sendable, CustomStringConvertible {
        /// The file does not exist.
        case missing(String)
        /// The file has other contents.
        case changed(String)
        /// The pack no longer contains the file.
        case obsolete(String)

        /// The difference for the user, such as "missing: a.png".
        package var description: String {
            switch self {
            case .missing(let file): "missing: \(file)"
            case .changed(let file): "out of date: \(file)"
            case .obsolete(let file): "no longer part of the pack: \(file)"
            }
        }
    }

    /// Returns the differences between the files on disk and a pack, sorted by path.
    ///
    /// - Throws: `FileError` if `pack.json` exists but Pinwheel did not write it.
    package func differences(
        from contents: PackContents,
        _ manifest: PackManifest
    ) throws(FileError) -> [Difference] {
        let old = try existingManifest()
        let all = contents.files + [PackFile(PackManifest.fileName, manifest.bytes)]
        var differences: [(file: String, Difference)] = []
        for file in all {
            guard FilePath.exists(fullPath(file.path)) else {
                differences.append((file.path, .missing(file.path)))
                continue
            }
            if !holds(file) { differences.append((file.path, .changed(file.path))) }
        }
        let names = Set(contents.files.map(\.path))
        for file in (old?.hashes.keys.filter { !names.contains($0) } ?? [])
        where isBelowFolder(file) && FilePath.exists(fullPath(file)) {
            differences.append((file, .obsolete(file)))
        }
        return differences.sorted { $0.file < $1.file }.map(\.1)
    }

    /// Writes a pack. Files that are up to date are not written again, and unchanged files of the
    /// previous pack that are no longer needed are removed. Other files stay.
    ///
    /// Nothing is written if a file of the pack has been edited, or is not from a pack. If writing
    /// is interrupted, the next call completes it.
    ///
    /// - Parameter notice: Called if another process is writing the folder.
    /// - Returns: The number of files that were written.
    package func write(
        _ contents: PackContents,
        _ manifest: PackManifest,
        notifying notice: LockNotice? = nil
    ) throws(FileError) -> Int {
        let lock = try LockedFolder(path, notifying: notice)
        let old = try existingManifest()
        let outdated = contents.files.filter { !holds($0) }
        for file in outdated { try checkOverwriting(file, old) }
        let own = PackFile(PackManifest.fileName, manifest.bytes)
        let names = Set(contents.files.map(\.path))
        let obsolete = old?.hashes.filter { !names.contains($0.key) } ?? [:]
        guard !outdated.isEmpty || !obsolete.isEmpty || !holds(own) else { return 0 }
        try replace(PackFile(own.path, manifest.incomplete(with: old).bytes))
        for file in outdated { try replace(file) }
        for (file, hash) in obsolete.sorted(by: { $0.key < $1.key }) {
            try remove(file, hash: hash)
        }
        try lock.check()
        try replace(own)
        return outdated.count
    }

    private func existingManifest() throws(FileError) -> PackManifest? {
        let file = fullPath(PackManifest.fileName)
        guard FilePath.exists(file) else { return nil }
        guard let manifest = PackManifest(reading: try FileContents.read(path: file)) else {
            throw FileError(
                .write,
                file,
                reason: "the existing file is not from a pack",
                hint: "choose another folder with -o"
            )
        }
        return manifest
    }

    private func checkOverwriting(
        _ file: PackFile,
        _ old: PackManifest?
    ) throws(FileError) {
        guard let there = hash(of: file.path) else { return }
        guard let recorded = old?.hashes[file.path] else {
            throw FileError(
                .write,
                fullPath(file.path),
                reason: "the existing file is not from a pack",
                hint: "choose another folder with -o, or move the file"
            )
        }
        // An interrupted run leaves old contents under new hashes.
        guard old?.isComplete == true, there != recorded else { return }
        throw FileError(
            .write,
            fullPath(file.path),
            reason: "the file was changed after it was packed",
            hint: "move it to keep your changes, or delete it"
        )
    }

    private func remove(_ file: String, hash recorded: String) throws(FileError) {
        guard isBelowFolder(file), hash(of: file) == recorded else { return }
        let path = fullPath(file)
        _ = try FileRemoval.remove(path)
        if let parent = Folder.parent(of: path) {
            FileRemoval.removeEmptyFolders(from: parent, upTo: self.path)
        }
    }

    /// Whether a listed path is inside the folder, also after following symbolic links.
    private func isBelowFolder(_ file: String) -> Bool {
        guard (try? OutputName(file)) != nil, let top = FilePath.resolved(path),
            let parent = Folder.parent(of: fullPath(file)).flatMap(FilePath.resolved)
        else { return false }
        return parent == top || parent.hasPrefix(top + "/")
    }

    private func replace(_ file: PackFile) throws(FileError) {
        let path = fullPath(file.path)
        if let parent = Folder.parent(of: path) { try Folder.make(parent) }
        try AtomicFile.replace(path, with: file.bytes)
    }

    private func holds(_ file: PackFile) -> Bool {
        (try? FileContents.read(path: fullPath(file.path), limit: file.bytes.count)) == file.bytes
    }

    private func hash(of file: String) -> String? {
        guard FilePath.exists(fullPath(file)) else { return nil }
        guard let bytes = try? FileContents.read(path: fullPath(file)) else { return "" }
        return PixelHash(bytes: bytes).description
    }

    private func fullPath(_ file: String) -> String { FilePath.joined(path, file) }
}
