import Pictures
import Platform

/// A merge of goldens that shards of one run have recorded in separate folders.
package struct GoldenMerge: Sendable {
    /// A golden in a shard's folder.
    private struct Recorded {
        let name: GoldenName
        let files: GoldenFiles
    }

    private let parts: ReportMerge
    /// The goldens' folders, in the order of the shards.
    private let folders: [String]

    /// Checks that the folders contain each shard of one run exactly once.
    ///
    /// `folders` are folders of goldens that contain the report of `record --shard`.
    ///
    /// - Throws: `PartMergeError` if a shard is missing or duplicated, or `GoldenError`.
    package init(_ folders: [String]) throws {
        parts = try ReportMerge(folders.map(Self.report), isOfOneFolder: false)
        self.folders = parts.paths.map { Folder.parent(of: Folder.parent(of: $0) ?? "") ?? "." }
    }

    /// Returns the path of the report that a shard writes to its folder of goldens.
    private static func report(in folder: String) -> String {
        GoldenStore(folder: folder).resultsPath
    }

    /// Whether `folder` contains goldens that a shard has recorded.
    package static func isPart(_ folder: String) -> Bool {
        FilePath.isReadable(report(in: folder))
    }

    /// Whether `folder` contains goldens instead of frames. Used for error messages.
    package static func holdsGoldens(_ folder: String) -> Bool {
        guard !FilePath.isReadable("\(folder)/\(Manifest.fileName)") else { return false }
        return (try? GoldenStore(folder: folder).names().isEmpty) == false
    }

    /// Checks all goldens of the shards, then copies them into the store's folder. Writes the files
    /// of failures and the report, as a single run would have done.
    ///
    /// - Returns: The report on all goldens.
    /// - Throws: `GoldenError`, also if a golden is missing or its images do not match. In this
    ///   case, the store is unchanged.
    package func write(into store: GoldenStore) throws(GoldenError) -> RunReport {
        let recorded = try recorded()
        for golden in recorded { try golden.files.copy(to: store.files(of: golden.name)) }
        return try parts.write(into: store)
    }

    private func recorded() throws(GoldenError) -> [Recorded] {
        var recorded: [Recorded] = []
        for (folder, report) in zip(folders, parts.reports) {
            let part = GoldenStore(folder: folder)
            for sequence in report.sequences {
                let name = try GoldenName(sequence.name)
                let files = part.files(of: name)
                switch sequence.status {
                case .passed, .failed, .new: break
                case .missing, .unusable: continue
                }
                guard let manifest = try files.load() else {
                    throw GoldenError(
                        "the golden is missing, but the shard's report lists it",
                        path: files.manifest,
                        hint: "keep each shard's complete folder of goldens"
                    )
                }
                try files.checkSizes(of: manifest)
                try files.checkPictures(of: manifest, threads: part.threads)
                recorded.append(Recorded(name: name, files: files))
            }
        }
        return recorded
    }
}

extension GoldenFiles {
    /// Copies the files of this golden to another golden without changes.
    func copy(to other: GoldenFiles) throws(GoldenError) {
        try other.replace { () throws(GoldenError) in
            try read { manifest throws(GoldenError) in
                guard let manifest else {
                    throw GoldenError("the golden no longer exists", path: self.manifest)
                }
                for frame in manifest.distinctFrames {
                    try GoldenError.wrapping { () throws(FileError) in
                        let limit = PNGLimits.default.bytes
                        let bytes = try contents(of: picture(frame.hash), limit: limit)
                        try AtomicFile.replace(other.picture(frame.hash), with: bytes)
                    }
                }
                return manifest
            }
        }
    }
}
