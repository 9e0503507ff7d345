import Raster
import Pictures
import Platform

/// The files of one golden: a manifest, and a folder of PNGs. Each distinct image is stored once,
/// under its hash.
///
/// The PNGs are written first. Then the manifest is replaced by renaming, and unlisted PNGs are
/// removed. At any moment, either the old or the new golden is complete.
struct GoldenFiles: Equatable, Sendable {
    /// The manifest's path.
    let manifest: String
    /// The path of the folder of PNGs.
    let pictures: String

    /// Called if the wait for another run takes long.
    var notice: LockNotice?
    /// The archive that contains the files, or `nil`.
    var archive: GoldenArchive?

    /// Returns the path of an image's PNG.
    func picture(_ hash: PixelHash) -> String { "\(pictures)/\(hash.digits).png" }

    /// Reads the manifest. Returns `nil` if it does not exist.
    func load() throws(GoldenError) -> GoldenManifest? {
        let bytes: [UInt8]
        do {
            bytes = try contents(of: manifest, limit: GoldenManifestReader.limit)
        } catch {
            if error.isMissing { return nil }
            throw GoldenError(error)
        }
        return try GoldenManifestReader.manifest(in: bytes, path: manifest)
    }

    /// Reads a file.
    func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
        if let archive { return try archive.bytes(at: path) }
        return try FileContents.read(path: path, limit: limit)
    }

    /// Reads the manifest and passes it to `body`, which reads the PNGs. If another run replaces
    /// the golden meanwhile, reads it again.
    ///
    /// `body` receives `nil` if the golden is missing.
    func read<Value>(
        _ body: (GoldenManifest?) throws(GoldenError) -> Value
    ) throws(GoldenError) -> Value {
        var manifest = try load()
        for _ in 0..<10 {
            do {
                return try body(manifest)
            } catch {
                let now = try load()
                guard now != manifest else { throw error }
                manifest = now
            }
        }
        return try body(manifest)
    }

    /// Replaces the golden while its folder is locked. `write` writes the PNGs and returns the new
    /// manifest.
    @discardableResult
    func replace(
        _ write: () throws(GoldenError) -> GoldenManifest
    ) throws(GoldenError) -> GoldenManifest {
        if let archive { throw archive.refusal }
        let lock = try GoldenError.wrapping { () throws(FileError) in
            try LockedFolder(pictures, notifying: notice)
        }
        let golden = try write()
        try GoldenError.wrapping { () throws(FileError) in
            try lock.check()
            // The temporary file is in the locked folder, so that the next run can remove it if
            // this run is killed.
            try AtomicFile.replace(manifest, with: Array(golden.text.utf8), by: pictures)
            try clean(keeping: golden)
        }
        _ = consume lock
        return golden
    }

    /// Removes the golden, starting with the manifest, and folders below `top` that become empty.
    func remove(upTo top: String) throws(GoldenError) {
        if let archive { throw archive.refusal }
        try GoldenError.wrapping { () throws(FileError) in
            let lock = try LockedFolder(pictures, notifying: notice)
            try FileRemoval.remove(manifest)
            try clean(keeping: nil)
            _ = consume lock
        }
        FileRemoval.removeEmptyFolders(from: pictures, upTo: top)
    }

    /// Removes PNGs that the golden does not list, and temporary files of killed runs.
    private func clean(keeping golden: GoldenManifest?) throws(FileError) {
        let listed = Set((golden?.frames ?? []).map { "\($0.hash.digits).png" })
        for file in try FolderListing(pictures).files where !listed.contains(file) {
            guard Self.isPicture(file) || TemporaryName(file)?.isOfDeadProcess == true else {
                continue
            }
            try FileRemoval.remove("\(pictures)/\(file)")
        }
    }

    /// Whether a file has the name of a golden's PNG.
    private static func isPicture(_ file: String) -> Bool {
        file.hasSuffix(".png") && PixelHash(digits: file.dropLast(4)) != nil
    }
}
