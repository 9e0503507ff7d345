extension GoldenStore {
    /// The path of the report that a run leaves beside its pictures.
    public var resultsPath: String { "\(failedFolder)/\(RunReport.fileName)" }

    /// The report on a run's outcomes, in their order.
    ///
    /// - Parameter path: Where its JSON is to be written: pictures are named from there.
    public func report(_ outcomes: [GoldenOutcome], for path: String? = nil) -> RunReport {
        let folder = Folder.parent(of: path ?? resultsPath) ?? "."
        let isAcceptable = outcomes.contains { $0.leavings != nil }
        return RunReport(
            sequences: outcomes.map { sequence($0, folder) },
            acceptCommand: isAcceptable ? acceptCommand(for: nil) : nil
        )
    }

    /// Writes the report on a run, to `resultsPath` if not told otherwise.
    public func writeReport(
        _ outcomes: [GoldenOutcome],
        to path: String? = nil
    ) throws(GoldenError) {
        if path == nil { try prepareFailedFolder() }
        let text = report(outcomes, for: path).text
        try GoldenError.wrapping { () throws(FileError) in
            try AtomicFile.write(Array(text.utf8), to: path ?? resultsPath)
            if path == nil { try TemporaryFiles.removeLeft(in: failedFolder) }
        }
    }

    /// Removes the report of an earlier run.
    public func removeReport() throws(GoldenError) {
        try GoldenError.wrapping { () throws(FileError) in
            _ = try FileRemoval.remove(resultsPath)
        }
    }

    /// Nobody wants the leavings of a run in a repository.
    func prepareFailedFolder() throws(GoldenError) {
        let path = "\(failedFolder)/.gitignore"
        guard (try? FileContents.read(path: path, limit: 4096)) == nil else { return }
        try GoldenError.wrapping { () throws(FileError) in
            try AtomicFile.replace(path, with: Array("*\n".utf8))
        }
    }

    private func sequence(_ outcome: GoldenOutcome, _ folder: String) -> SequenceReport {
        let manifest = outcome.actual ?? outcome.expected
        return SequenceReport(
            name: outcome.name.text,
            status: outcome.status.reported,
            message: outcome.text,
            framesPerSecond: manifest?.fps,
            findings: outcome.findings.map(ReportedFinding.init),
            tolerance: outcome.report.map { $0.tolerance.json },
            headroom: outcome.report.map { Headroom($0).json },
            frames: GoldenFrameReports(
                outcome: outcome,
                golden: files(of: outcome.name),
                folder: folder
            ).all
        )
    }
}

extension GoldenOutcome.Status {
    fileprivate var reported: SequenceReport.Status {
        switch self {
        case .passed: .passed
        case .recorded: .new
        case .failed: .failed
        case .missing: .missing
        case .unusable: .unusable
        }
    }
}

extension ReportedFinding {
    fileprivate init(_ finding: SequenceFinding) {
        self.init(
            kind: finding.name,
            sentence: finding.sentence,
            frames: finding.frames.numbers,
            time: finding.begin.seconds
        )
    }
}
