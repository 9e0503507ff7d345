import Pictures
import Platform

/// Puts the goldens together that parts of one run have recorded, each into a folder of its own.
package struct GoldenMerge: Sendable {
    /// Goldens that are there, in a part's folder.
    private struct Recorded {
        let name: GoldenName
        let files: GoldenFiles
    }

    private let parts: ReportMerge
    /// The folders of the goldens, in the order of the parts' numbers.
    private let folders: [String]

    /// Makes sure that the folders hold each part of one run, once.
    ///
    /// - Parameter folders: Folders of goldens in which `record --shard` has left its report.
    /// - Throws: `PartMergeError`, which names what is too much or missing; `GoldenError`.
    package init(_ folders: [String]) throws {
        parts = try ReportMerge(folders.map(Self.report), isOfOneFolder: false)
        self.folders = parts.paths.map { Folder.parent(of: Folder.parent(of: $0) ?? "") ?? "." }
    }

    /// Where the report lies that a part leaves in its folder of goldens.
    private static func report(in folder: String) -> String {
        GoldenStore(folder: folder).resultsPath
    }

    /// Whether `folder` holds goldens that a part of a run has recorded.
    package static func isPart(_ folder: String) -> Bool {
        FilePath.isReadable(report(in: folder))
    }

    /// Whether `folder` holds goldens, and no frames; asked to say what is wrong with it.
    package static func holdsGoldens(_ folder: String) -> Bool {
        guard !FilePath.isReadable("\(folder)/\(Manifest.fileName)") else { return false }
        return (try? GoldenStore(folder: folder).names().isEmpty) == false
    }

    /// Checks all goldens of the parts, then copies them into the store's folder, with what failures
    /// have left and the report, as the whole run would have written them.
    ///
    /// - Returns: The report on the whole.
    /// - Throws: `GoldenError`, also for a golden that is not there or whose pictures are not its
    ///   own: then the store is as it was.
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
                        "the golden is not there, though the shard's report has it",
                        path: files.manifest,
                        hint: "keep the whole folder of goldens of each shard"
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
    /// Makes another golden what this one is, by its files' bytes.
    func copy(to other: GoldenFiles) throws(GoldenError) {
        try other.replace { () throws(GoldenError) in
            try read { manifest throws(GoldenError) in
                guard let manifest else {
                    throw GoldenError("the golden is gone", path: self.manifest)
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
