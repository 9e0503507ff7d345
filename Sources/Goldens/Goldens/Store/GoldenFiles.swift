import Raster
import Pictures
import Platform

/// The files of one golden: a manifest, and the PNGs of its frames in a folder, each picture once
/// under its hash.
///
/// PNGs are written first and the manifest last, by rename; only then those that it does not list
/// are removed. So at any moment there is the old set whole, or the new one.
struct GoldenFiles: Equatable, Sendable {
    /// The manifest's path.
    let manifest: String
    /// The path of the folder of the PNGs.
    let pictures: String

    /// Who is notified of a long wait for another run.
    var notice: LockNotice?
    /// The archive that holds the files, if one does.
    var archive: GoldenArchive?

    /// The path of a picture's PNG.
    func picture(_ hash: PixelHash) -> String { "\(pictures)/\(hash.digits).png" }

    /// The manifest; nil where there is none.
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

    /// A file's bytes.
    func contents(of path: String, limit: Int) throws(FileError) -> [UInt8] {
        if let archive { return try archive.bytes(at: path) }
        return try FileContents.read(path: path, limit: limit)
    }

    /// Reads the golden, from the manifest on; again where another run has replaced it meanwhile,
    /// so that the PNGs of the old manifest are gone.
    ///
    /// - Parameter body: Uses the manifest, nil where there is none, and the PNGs.
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

    /// Replaces the golden, alone among all runs.
    ///
    /// - Parameter write: Writes the PNGs and says what the manifest is to be.
    @discardableResult
    func replace(
        _ write: () throws(GoldenError) -> GoldenManifest
    ) throws(GoldenError) -> GoldenManifest {
        if let archive { throw archive.refusal }
        let turn = try GoldenError.wrapping { () throws(FileError) in
            try FolderTurn(pictures, telling: notice)
        }
        let golden = try write()
        try GoldenError.wrapping { () throws(FileError) in
            try turn.check()
            // The temporary file lies where this run is alone, so that the next one can remove
            // what a killed one has left.
            try AtomicFile.replace(manifest, with: Array(golden.text.utf8), by: pictures)
            try clean(keeping: golden)
        }
        _ = consume turn
        return golden
    }

    /// Removes the golden, the manifest first, and the folders that this empties below `top`.
    func remove(upTo top: String) throws(GoldenError) {
        if let archive { throw archive.refusal }
        try GoldenError.wrapping { () throws(FileError) in
            let turn = try FolderTurn(pictures, telling: notice)
            try FileRemoval.remove(manifest)
            try clean(keeping: nil)
            _ = consume turn
        }
        FileRemoval.removeEmptyFolders(from: pictures, upTo: top)
    }

    /// Removes the PNGs that the golden does not have, and what killed runs have left.
    private func clean(keeping golden: GoldenManifest?) throws(FileError) {
        let kept = Set((golden?.frames ?? []).map { "\($0.hash.digits).png" })
        for file in try FolderListing(pictures).files where !kept.contains(file) {
            guard Self.isPicture(file) || TemporaryName(file)?.isOfDeadProcess == true else {
                continue
            }
            try FileRemoval.remove("\(pictures)/\(file)")
        }
    }

    /// Whether a file is called as a golden's PNG is.
    private static func isPicture(_ file: String) -> Bool {
        file.hasSuffix(".png") && PixelHash(digits: file.dropLast(4)) != nil
    }
}
