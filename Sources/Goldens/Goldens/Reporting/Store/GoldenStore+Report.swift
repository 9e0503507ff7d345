import Comparison
import Platform

extension GoldenStore {
    /// The path of the report that a run leaves beside its pictures.
    package var resultsPath: String { failed.results }

    /// The report on a run's outcomes, in their order.
    ///
    /// - Parameters:
    ///   - path: Where its JSON is to be written: pictures are named from there.
    ///   - part: Which part of a verification the outcomes are; nil for all of it.
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

    /// Brings the report at `resultsPath` up to date: it shows what a run has found and, after
    /// that, the failures of earlier runs whose artifacts are still there. With nothing to tell
    /// of, it is removed. So is an earlier page of it.
    ///
    /// - Parameters:
    ///   - outcomes: What the run has found.
    ///   - accepted: Goldens that were accepted, even in part: what was said of them is no more so.
    ///   - part: Which part of a verification the outcomes are. Its report is written in any case,
    ///     and shows nothing else.
    /// - Returns: The report; nil where nothing fails.
    @discardableResult
    package func renewReport(
        _ outcomes: [GoldenOutcome],
        accepted: [GoldenName] = [],
        part: ReportPart? = nil
    ) throws(GoldenError) -> RunReport? {
        let report = report(outcomes, part: part)
        guard part == nil else {
            try failed.replaceReport(by: report)
            return report.passes ? nil : report
        }
        return try renewReport(by: report, accepted: accepted)
    }

    /// As above, of a report that is there already.
    @discardableResult
    package func renewReport(
        by report: RunReport,
        accepted: [GoldenName] = []
    ) throws(GoldenError) -> RunReport? {
        let told = Set(report.sequences.map(\.name) + accepted.map(\.text))
        var report = report
        let earlier = try failed.report()?.sequences.filter { sequence in
            sequence.status == .failed && !told.contains(sequence.name) && isLeft(sequence.name)
        }
        if let earlier, !earlier.isEmpty {
            report.sequences += earlier
            report.acceptCommand = acceptCommand(for: [])
        }
        try failed.replaceReport(by: report.passes ? nil : report)
        return report.passes ? nil : report
    }

    /// Writes the page of the report at `resultsPath` beside it.
    ///
    /// - Returns: The page's path; nil where its pictures are too large to be put on a page
    ///   unasked, or a foreign file has its name.
    package func writePage(of report: RunReport) throws(GoldenError) -> String? {
        try failed.writePage(of: report)
    }

    /// Makes sure, before any work, that failures are left where they harm no one.
    ///
    /// - Throws: `GoldenError` where they would lie among the goldens or replace another's file.
    package func checkFailedFolder() throws(GoldenError) {
        try failed.check()
        try failed.checkReport()
    }

    /// Where failures leave their files.
    var failed: FailedFolder { FailedFolder(path: failedFolder, goldens: folder) }

    /// Whether what was drawn for a golden that failed is still there.
    private func isLeft(_ name: String) -> Bool {
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
    /// What `accept` takes: nothing without artifacts, single frames of as many as the golden has.
    fileprivate var acceptable: SequenceReport.Acceptable? {
        guard status == .failed, artifacts != nil else { return nil }
        return expected?.frames.count == actual?.frames.count ? .frames : .whole
    }
}

extension GoldenOutcome {
    /// What it has in common with other failures; nil for what is reported by itself.
    package var likeness: FailureLikeness? {
        guard acceptable != nil else { return nil }
        return FailureLikeness(
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

    /// The status for this word of a report.
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
