import Pictures
import Platform

/// A merge of the reports of all shards of a verification, and of the images of their failures.
package struct ReportMerge: Sendable {
    /// A shard's report and its path.
    private struct Source {
        let path: String
        let report: RunReport
        let part: ReportPart

        /// The folder that image paths are relative to.
        var folder: String { Folder.parent(of: path) ?? "." }

        /// The folder that now contains the images of failures.
        var failed: String {
            part.failedPath.isEmpty ? folder : "\(folder)/\(part.failedPath)"
        }
    }

    /// The shards, in order.
    private let sources: [Source]

    /// Checks that the reports contain each shard of one verification exactly once.
    ///
    /// - Parameters:
    ///   - paths: The reports, or the folders that contain them.
    ///   - isOfOneFolder: Whether all shards must have used the same folder of goldens.
    /// - Throws: `PartMergeError` if a shard is missing or duplicated, or `GoldenError`.
    package init(_ paths: [String], isOfOneFolder: Bool = true) throws {
        let sources = try paths.map(Self.source)
        let order = try RunPart.order(sources.map { ($0.path, $0.part.part) })
        self.sources = order.map { sources[$0] }
        if isOfOneFolder { try checkFolder() }
        try checkPositions()
    }

    /// The paths of the shards' reports, in order.
    var paths: [String] { sources.map(\.path) }

    /// The shards' reports, in order.
    var reports: [RunReport] { sources.map(\.report) }

    /// Returns the path of the report for an argument of `merge`, or `nil` if it is not a report.
    package static func report(at path: String) -> String? {
        if path.lowercased().hasSuffix(".json") { return path }
        let report = "\(path)/\(RunReport.fileName)"
        return FilePath.isReadable(report) ? report : nil
    }

    private static func source(_ argument: String) throws(GoldenError) -> Source {
        let path = report(at: argument) ?? "\(argument)/\(RunReport.fileName)"
        let bytes = try GoldenError.wrapping { () throws(FileError) in
            try FileContents.read(path: path, limit: 1 << 30)
        }
        let report: RunReport
        do {
            report = try RunReport(reading: bytes)
        } catch {
            throw GoldenError(error.description, path: path)
        }
        guard let part = report.part, part.positions.count == report.sequences.count else {
            throw GoldenError(
                "the report covers an entire verification, not a shard",
                path: path,
                hint: "name the reports that were written with --shard"
            )
        }
        return Source(path: path, report: report, part: part)
    }

    /// Checks that all shards verified the same goldens' folder.
    private func checkFolder() throws(GoldenError) {
        guard let first = sources.first?.part.goldens,
            let other = sources.first(where: { $0.part.goldens != first })
        else { return }
        throw GoldenError(
            "this shard verified the goldens in \(other.part.goldens), but another shard verified "
                + "those in \(first)",
            path: other.path,
            hint:
                "use the same --goldens for all shards; or, if they recorded into separate folders "
                + "without --failed, name these folders"
        )
    }

    /// Checks that each sequence occurs once.
    private func checkPositions() throws {
        guard let first = sources.first else { return }
        for source in sources where source.part.count != first.part.count {
            throw PartMergeError.otherRun(first.path, source.path)
        }
        let positions = sources.flatMap(\.part.positions).sorted()
        guard positions == Array(0..<first.part.count) else {
            throw GoldenError(
                "the shards do not verify each of the \(first.part.count) goldens exactly once",
                path: first.path,
                hint: "verify all shards with the same version, goldens and plan"
            )
        }
    }

    /// Returns the store of the goldens. `failed` is the folder of failures, or `nil` for the
    /// default folder.
    package func store(failed: String?) -> GoldenStore {
        GoldenStore(folder: sources.first?.part.goldens ?? "goldens", failed: failed)
    }

    /// Copies the files of failures into the store's folder of failures. Writes the report and the
    /// page there, as a single run would have done.
    ///
    /// - Returns: The report on all sequences.
    /// - Throws: `GoldenError`, also if images do not match their hashes.
    package func write(into store: GoldenStore) throws(GoldenError) -> RunReport {
        try store.checkFailedFolder()
        var sequences: [(position: Int, sequence: SequenceReport)] = []
        for source in sources {
            let rewriting = ReportRewriting(from: source.part, to: store)
            for (position, sequence) in zip(source.part.positions, source.report.sequences) {
                sequences.append((position, rewriting.rewritten(sequence)))
                guard sequence.acceptable != nil else { continue }
                let artifacts = FailureArtifacts(folder: "\(source.failed)/\(sequence.name)")
                let name = try GoldenName(sequence.name)
                try store.failed.prepare()
                try artifacts.copy(to: store.artifacts(of: name), listedIn: sequence)
            }
        }
        let whole = RunReport(
            sequences: sequences.sorted { $0.position < $1.position }.map(\.sequence),
            acceptCommand: sequences.contains { $0.sequence.acceptable != nil }
                ? store.acceptCommand(for: []) : nil
        )
        if let left = try store.updateReport(by: whole) { _ = try store.writePage(of: left) }
        return whole
    }
}

/// A conversion of the paths in a shard's report to those of the merged report.
private struct ReportRewriting {
    private let part: ReportPart
    private let old: GoldenStore
    private let new: GoldenStore
    private let goldensPath: String

    init(from part: ReportPart, to store: GoldenStore) {
        self.part = part
        old = GoldenStore(folder: part.goldens, failed: part.failed)
        new = store
        goldensPath = RelativePath.path(from: store.failedFolder, to: store.folder)
    }

    func rewritten(_ sequence: SequenceReport) -> SequenceReport {
        var sequence = sequence
        if let name = try? GoldenName(sequence.name) {
            let lines = [
                (
                    FailureArtifacts.line(old.artifacts(of: name).folder),
                    FailureArtifacts.line(new.artifacts(of: name).folder)
                ),
                (
                    GoldenOutcome.acceptLine(old.acceptCommand(for: [name])),
                    GoldenOutcome.acceptLine(new.acceptCommand(for: [name]))
                ),
            ]
            sequence.message = sequence.message.split(
                separator: "\n",
                omittingEmptySubsequences: false
            ).map { line in lines.first { $0.0 == line }?.1 ?? String(line) }
                .joined(separator: "\n")
        }
        for index in sequence.frames.indices {
            let pictures = sequence.frames[index].pictures
            sequence.frames[index].pictures = FrameReport.Pictures(
                expected: pictures.expected.map(rewritten),
                actual: pictures.actual.map(rewritten),
                difference: pictures.difference.map(rewritten)
            )
        }
        return sequence
    }

    /// Converts an image's path to the merged folder of failures, or to the goldens' folder for a
    /// golden's image.
    private func rewritten(_ path: String) -> String {
        if let rest = Self.rest(of: path, below: part.failedPath), !rest.hasPrefix("../") {
            return rest
        }
        return Self.rest(of: path, below: part.goldensPath).map { "\(goldensPath)/\($0)" } ?? path
    }

    private static func rest(of path: String, below folder: String) -> String? {
        guard !folder.isEmpty else { return path }
        return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
    }
}
