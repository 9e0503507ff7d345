import Comparison
import Platform

extension GoldenStore {
    /// The path of the report in the folder of failures.
    package var resultsPath: String { failed.results }

    /// Returns the report on a run's outcomes, in their order.
    ///
    /// - Parameters:
    ///   - outcomes: The outcomes.
    ///   - path: The path that the report will be written to. Image paths are relative to its
    ///     folder.
    ///   - part: The shard of the verification, or `nil` if it is not divided.
    package func report(
        _ outcomes: [GoldenOutcome],
        for path: String? = nil,
        part: ReportPart? = nil
    ) -> RunReport {
        let folder = Folder.parent(of: path ?? resultsPath) ?? "."
        let isAcceptable = outcomes.contains { $0.artifacts != nil }
        var report = RunReport(
            sequences: outcomes.map { sequence($0, folder) },
            acceptCommand: isAcceptable ? acceptCommand(for: []) : nil
        )
        report.part = part
        report.part?.goldensPath = RelativePath.path(from: folder, to: self.folder)
        report.part?.failedPath = RelativePath.path(from: folder, to: failedFolder)
        return report
    }

    /// Writes the report on a run to a file.
    package func writeReport(
        _ outcomes: [GoldenOutcome],
        to path: String,
        part: ReportPart? = nil
    ) throws(GoldenError) {
        let text = report(outcomes, for: path, part: part).text
        try GoldenError.wrapping { () throws(FileError) in
            try AtomicFile.write(Array(text.utf8), to: path)
        }
    }

    /// Updates the report at `resultsPath` with a run's outcomes. Retains failures of earlier runs
    /// whose files still exist.
    ///
    /// Removes the report if nothing fails. Always removes an earlier HTML page.
    ///
    /// - Parameters:
    ///   - outcomes: The outcomes of the run.
    ///   - accepted: Goldens of which some or all frames were accepted. Their earlier failures are
    ///     dropped.
    ///   - part: The shard of the verification, or `nil`. The report of a shard is always written
    ///     and contains no earlier failures.
    /// - Returns: The report, or `nil` if nothing fails.
    @discardableResult
    package func updateReport(
        _ outcomes: [GoldenOutcome],
        accepted: [GoldenName] = [],
        part: ReportPart? = nil
    ) throws(GoldenError) -> RunReport? {
        let report = report(outcomes, part: part)
        guard part == nil else {
            try failed.replaceReport(by: report)
            return report.passes ? nil : report
        }
        return try updateReport(by: report, accepted: accepted)
    }

    /// Updates the report at `resultsPath` with the results of `report`. Works like
    /// `updateReport(_:accepted:part:)`.
    @discardableResult
    package func updateReport(
        by report: RunReport,
        accepted: [GoldenName] = []
    ) throws(GoldenError) -> RunReport? {
        let handled = Set(report.sequences.map(\.name) + accepted.map(\.text))
        var report = report
        let earlier = try failed.report()?.sequences.filter { sequence in
            sequence.status == .failed && !handled.contains(sequence.name)
                && hasDrawnFrames(sequence.name)
        }
        if let earlier, !earlier.isEmpty {
            report.sequences += earlier
            report.acceptCommand = acceptCommand(for: [])
        }
        try failed.replaceReport(by: report.passes ? nil : report)
        return report.passes ? nil : report
    }

    /// Writes an HTML page of a report to the folder of failures.
    ///
    /// - Returns: The page's path. `nil` if the images are too large for an automatic page, or if a
    ///   file that Pinwheel did not write has the page's name.
    package func writePage(of report: RunReport) throws(GoldenError) -> String? {
        try failed.writePage(of: report)
    }

    /// Checks that files of failures can be written safely, before any work is done.
    ///
    /// - Throws: `GoldenError` if the files would be among the goldens, or would replace a file
    ///   that Pinwheel did not write.
    package func checkFailedFolder() throws(GoldenError) {
        try failed.check()
        try failed.checkReport()
    }

    /// The folder of failures.
    var failed: FailedFolder { FailedFolder(path: failedFolder, goldens: folder) }

    /// Whether the drawn frames of a failed golden still exist.
    private func hasDrawnFrames(_ name: String) -> Bool {
        guard let name = try? GoldenName(name), let drawn = try? artifacts(of: name).drawn.load()
        else { return false }
        return !drawn.frames.isEmpty
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
            ).all,
            acceptable: outcome.acceptable
        )
    }
}

extension GoldenOutcome {
    /// The parts that can be accepted: single frames only if both sequences have the same number of
    /// frames. `nil` if there are no files.
    fileprivate var acceptable: SequenceReport.Acceptable? {
        guard status == .failed, artifacts != nil else { return nil }
        return expected?.frames.count == actual?.frames.count ? .frames : .whole
    }
}

extension GoldenOutcome {
    /// The key for grouping failures, or `nil` if the outcome is reported by itself.
    package var groupKey: FailureGroupKey? {
        guard acceptable != nil else { return nil }
        return FailureGroupKey(
            name: name.text,
            frames: failedFrames.numbers,
            findings: findings.map(ReportedFinding.init)
        )
    }
}

extension GoldenOutcome.Status {
    fileprivate var reported: SequenceReport.Status {
        switch self {
        case .passed: .passed
        case .recorded: .new
        case .failed, .obsolete: .failed
        case .missing: .missing
        case .unusable: .unusable
        }
    }

    /// Creates the status for a status in a report.
    package init(reported status: SequenceReport.Status) {
        switch status {
        case .passed: self = .passed
        case .new: self = .recorded
        case .failed: self = .failed
        case .missing: self = .missing
        case .unusable: self = .unusable
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
