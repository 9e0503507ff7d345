import Comparison
import Pictures
import Platform
import Raster

/// A folder of goldens: for the golden `arc/pulling` the manifest `arc/pulling.golden` and the PNGs
/// in `arc/pulling/`.
///
/// A golden is replaced whole: whenever a run is stopped, the old set or the new one is there and
/// usable. Runs that write the same golden take turns; those that write different ones do not wait
/// for each other.
package struct GoldenStore: Equatable, Sendable {
    /// The folder's path.
    package let folder: String
    /// The path of the folder for what a failed run leaves.
    package let failedFolder: String
    /// How many threads draw.
    package let threads: Int
    /// The archive in which the goldens are; nil where they are in a folder.
    private var archive: GoldenArchive?
    /// Who is notified when another run writes a golden and is waited for, after a second.
    package var notice: LockNotice?

    /// The goldens in `folder`, which need not be there yet.
    ///
    /// - Parameters:
    ///   - failed: Where a failed run leaves its pictures; `.failed` in the folder if not given.
    ///   - threads: How many threads draw; one for each processor if not given.
    package init(folder: String, failed: String? = nil, threads: Int? = nil) {
        self.folder = Self.plain(folder)
        failedFolder = failed.map(Self.plain) ?? "\(self.folder)/\(FailedFolder.usualName)"
        self.threads = max(threads ?? FrameWriter.processorCount, 1)
        archive = nil
    }

    /// The goldens in an archive.
    ///
    /// - Parameter failed: Where a failed run leaves its pictures; beside the archive, by its name
    ///   with `.failed` in place of `.tar`, if not given.
    package init(archive: GoldenArchive, failed: String? = nil) {
        self.archive = archive
        folder = archive.path
        failedFolder = failed.map(Self.plain) ?? "\(folder.dropLast(4)).failed"
        threads = FrameWriter.processorCount
    }

    /// The store, without a folder that an archive has around all goldens: the one below which
    /// most of `wanted` are.
    package func unwrapped(for wanted: [GoldenName]) -> GoldenStore {
        var store = self
        store.archive = archive?.unwrapped(for: wanted)
        return store
    }

    /// Whether the goldens are only read, as those in an archive are.
    package var isReadOnly: Bool { archive != nil }

    /// Makes sure, before any work, that goldens can be written.
    ///
    /// - Throws: `GoldenError` for goldens in an archive.
    package func checkIsWritable() throws(GoldenError) {
        if let archive { throw archive.refusal }
    }

    /// Whether the folder, or the archive, is there.
    package var exists: Bool { archive != nil || Folder.exists(folder) }

    /// A folder's path without slashes at its end.
    private static func plain(_ folder: String) -> String {
        var folder = folder
        while folder.hasSuffix("/"), folder != "/" { folder.removeLast() }
        return folder
    }

    /// The files of a golden.
    func files(of name: GoldenName) -> GoldenFiles {
        GoldenFiles(
            manifest: "\(folder)/\(name)\(GoldenManifest.fileEnding)",
            pictures: "\(folder)/\(name)",
            notice: notice,
            archive: archive
        )
    }

    /// The manifest of a golden; nil where there is none.
    ///
    /// - Throws: `GoldenError` with file and line for one that cannot be read.
    package func manifest(of name: GoldenName) throws(GoldenError) -> GoldenManifest? {
        try files(of: name).load()
    }

    /// The names of all goldens, sorted. What lies in folders that begin with a point is passed
    /// over, and so is what a golden cannot be called.
    package func names() throws(GoldenError) -> [GoldenName] {
        var names = archive?.goldens ?? []
        guard archive == nil else { return names.sorted() }
        try GoldenError.wrapping { () throws(FileError) in try collect(in: "", into: &names) }
        return names.sorted()
    }

    private func collect(in subfolder: String, into names: inout [GoldenName]) throws(FileError) {
        let listing = try FolderListing(subfolder.isEmpty ? folder : "\(folder)/\(subfolder)")
        let prefix = subfolder.isEmpty ? "" : subfolder + "/"
        for file in listing.files where file.hasSuffix(GoldenManifest.fileEnding) {
            let word = file.dropLast(GoldenManifest.fileEnding.count)
            if let name = try? GoldenName(prefix + word) { names.append(name) }
        }
        for next in listing.folders where !next.hasPrefix(".") {
            try collect(in: prefix + next, into: &names)
        }
    }

    /// A golden's frames with their pictures; nil where there is no golden.
    ///
    /// - Throws: `GoldenError`, also for a PNG that is missing, damaged, a pointer of Git LFS, or
    ///   shows other pixels than the manifest says.
    package func sequence(of name: GoldenName) throws(GoldenError) -> FrameSequence? {
        let files = files(of: name)
        return try files.read { manifest throws(GoldenError) in
            guard let manifest else { return nil }
            return try files.sequence(of: manifest, threads: threads)
        }
    }

    /// Draws the frames and makes them the golden, whatever was there.
    ///
    /// - Throws: `GoldenError`; then the golden is as it was.
    @discardableResult
    package func record(_ subject: GoldenSubject) throws(GoldenError) -> GoldenManifest {
        guard !subject.moments.isEmpty else {
            throw GoldenError("\(subject.name) has no frame to record")
        }
        let files = files(of: subject.name)
        return try files.replace { () throws(GoldenError) in
            let written = WrittenPictures(files: files, scale: subject.scale)
            let drawn = try subject.drawn(threads: threads) { _, image, hash in
                Result { () throws(GoldenError) in try written.write(image, hash) }
            }
            return subject.manifest(drawn)
        }
    }

    /// Removes a golden, the manifest first.
    package func remove(_ name: GoldenName) throws(GoldenError) {
        try files(of: name).remove(upTo: folder)
    }
}

extension GoldenStore {
    /// The picture of one frame of a golden.
    ///
    /// - Throws: `GoldenError` where the PNG is missing, damaged, a pointer of Git LFS, or shows
    ///   other pixels than the manifest says.
    package func picture(
        of frame: GoldenFrame,
        in name: GoldenName
    ) throws(GoldenError) -> Image {
        try files(of: name).image(of: frame)
    }
}
