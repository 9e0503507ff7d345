import Platform

/// What earlier runs have left.
extension FolderFiles {
    /// Reads the manifest and the journal of the folder at `path`; without a manifest there are no
    /// files.
    ///
    /// - Throws: `FileError`, also for a `manifest.json` that is not Pinwheel's.
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
                    hint: "choose another folder, or remove that file if it may go"
                )
        }
        if let failure = file.failure { throw failure }
    }

    /// Reads a journal as far as possible: what it lacks is drawn again.
    private mutating func addJournal(at path: String) {
        guard let file = try? FileChunks(path: path, limit: 1 << 30) else { return }
        FrameJournal.read(file.next) { addEarlier($0, for: $1) }
    }
}
