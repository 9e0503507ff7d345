import Comparison
import Pictures
import Platform
import Raster

/// A folder of goldens. The golden `arc/pulling` has the manifest `arc/pulling.golden`, and its
/// PNGs are in `arc/pulling/`.
///
/// A golden is replaced atomically: if a run is stopped, either the old or the new golden is
/// complete. Runs that write the same golden wait for each other.
package struct GoldenStore: Equatable, Sendable {
    /// The folder's path.
    package let folder: String
    /// The path of the folder for the files of failed runs.
    package let failedFolder: String
    /// The number of threads that draw.
    package let threads: Int
    /// The archive of the goldens, or `nil` if they are in a folder.
    private var archive: GoldenArchive?
    /// Called if the store waits for another run for more than a second.
    package var notice: LockNotice?

    /// Creates a store of the goldens in `folder`. The folder may be missing.
    ///
    /// - Parameters:
    ///   - folder: The folder's path.
    ///   - failed: The folder for the files of failed runs. The default is `.failed` in `folder`.
    ///   - threads: The number of threads that draw. The default is one per processor.
    package init(folder: String, failed: String? = nil, threads: Int? = nil) {
        self.folder = Self.withoutTrailingSlashes(folder)
        failedFolder =
            failed.map(Self.withoutTrailingSlashes) ?? "\(self.folder)/\(FailedFolder.defaultName)"
        self.threads = max(threads ?? FrameWriter.processorCount, 1)
        archive = nil
    }

    /// Creates a store of the goldens in an archive.
    ///
    /// - Parameters:
    ///   - archive: The archive.
    ///   - failed: The folder for the files of failed runs. The default is next to the archive,
    ///     with `.failed` in place of `.tar`.
    package init(archive: GoldenArchive, failed: String? = nil) {
        self.archive = archive
        folder = archive.path
        failedFolder = failed.map(Self.withoutTrailingSlashes) ?? "\(folder.dropLast(4)).failed"
        threads = FrameWriter.processorCount
    }

    /// If the store is an archive with a folder that encloses all goldens, returns a store without
    /// this folder. Chooses the folder below which most of `wanted` exist.
    package func unwrapped(for wanted: [GoldenName]) -> GoldenStore {
        var store = self
        store.archive = archive?.unwrapped(for: wanted)
        return store
    }

    /// Whether the goldens are read-only, as in an archive.
    package var isReadOnly: Bool { archive != nil }

    /// Checks that goldens can be written, before any work is done.
    ///
    /// - Throws: `GoldenError` if the goldens are in an archive.
    package func checkIsWritable() throws(GoldenError) {
        if let archive { throw archive.refusal }
    }

    /// Whether the folder or archive exists.
    package var exists: Bool { archive != nil || Folder.exists(folder) }

    /// Returns a path without trailing slashes.
    private static func withoutTrailingSlashes(_ folder: String) -> String {
        var folder = folder
        while folder.hasSuffix("/"), folder != "/" { folder.removeLast() }
        return folder
    }

    /// Returns the files of a golden.
    func files(of name: GoldenName) -> GoldenFiles {
        GoldenFiles(
            manifest: "\(folder)/\(name)\(GoldenManifest.fileEnding)",
            pictures: "\(folder)/\(name)",
            notice: notice,
            archive: archive
        )
    }

    /// Reads the manifest of a golden. Returns `nil` if the golden is missing.
    ///
    /// - Throws: `GoldenError` with file and line if it cannot be read.
    package func manifest(of name: GoldenName) throws(GoldenError) -> GoldenManifest? {
        try files(of: name).load()
    }

    /// Returns the names of all goldens, sorted. Skips hidden folders and files with invalid names.
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

    /// Reads a golden's frames with their images. Returns `nil` if there is no golden.
    ///
    /// - Throws: `GoldenError`, also if a PNG is missing, damaged, a Git LFS pointer, or has other
    ///   pixels than the manifest states.
    package func sequence(of name: GoldenName) throws(GoldenError) -> FrameSequence? {
        let files = files(of: name)
        return try files.read { manifest throws(GoldenError) in
            guard let manifest else { return nil }
            return try files.sequence(of: manifest, threads: threads)
        }
    }

    /// Draws the frames and stores them as the golden. Replaces an existing golden.
    ///
    /// - Throws: `GoldenError`. After an error, the golden is unchanged.
    @discardableResult
    package func record(_ subject: GoldenSubject) throws(GoldenError) -> GoldenManifest {
        guard !subject.moments.isEmpty else {
            throw GoldenError("\(subject.name) has no frame to record")
        }
        let files = files(of: subject.name)
        return try files.replace { () throws(GoldenError) in
            let written = GoldenImageWriter(files: files, scale: subject.scale)
            let drawn = try subject.drawFrames(threads: threads) { _, image, hash in
                Result { () throws(GoldenError) in try written.write(image, hash) }
            }
            return subject.manifest(drawn)
        }
    }

    /// Removes a golden, starting with the manifest.
    package func remove(_ name: GoldenName) throws(GoldenError) {
        try files(of: name).remove(upTo: folder)
    }
}

extension GoldenStore {
    /// Reads the image of one frame of a golden.
    ///
    /// - Throws: `GoldenError` if the PNG is missing, damaged, a Git LFS pointer, or has other
    ///   pixels than the manifest states.
    package func picture(
        of frame: GoldenFrame,
        in name: GoldenName
    ) throws(GoldenError) -> Image {
        try files(of: name).image(of: frame)
    }
}
