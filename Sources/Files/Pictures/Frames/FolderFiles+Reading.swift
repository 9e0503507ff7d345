import Platform

/// The files of earlier runs.
extension FolderFiles {
    /// Reads the manifest and the journal of the folder at `path`. Without a manifest, there are no
    /// files.
    ///
    /// - Throws: `FileError`, also if `manifest.json` is not from Pinwheel.
    init(in path: String) throws(FileError) {
        self.init()
        try addManifest(at: FilePath.joined(path, Manifest.fileName))
        addJournal(at: FilePath.joined(path, FrameJournal.fileName))
    }

    private mutating func addManifest(at path: String) throws(FileError) {
        let file: FileChunks
        do {
            file = try FileChunks(path: path, limit: 256 << 20)
        } catch {
            if error.isMissing { return }
            throw error
        }
        do throws(ManifestError) {
            try Manifest.readFiles(file.next) { addListed($0, of: $1) }
        } catch {
            throw file.failure
                ?? FileError(
                    .write,
                    path,
                    reason: error.description,
                    hint: "choose another folder, or remove the file if you do not need it"
                )
        }
        if let failure = file.failure { throw failure }
    }

    /// Reads the journal. Damaged lines are skipped, and their frames are drawn again.
    private mutating func addJournal(at path: String) {
        guard let file = try? FileChunks(path: path, limit: 1 << 30) else { return }
        FrameJournal.read(file.next) { addEarlier($0, for: $1) }
    }
}
