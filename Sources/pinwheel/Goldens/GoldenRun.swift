import ArgumentParser
import Imaging
import UserInput

/// Goldens held against what is drawn now, one after the other.
struct GoldenRun {
    /// Where the goldens are.
    let store: GoldenStore
    /// What is drawn.
    let goldens: [PlannedGolden]
    /// What may be recorded.
    let mode: RecordMode
    /// How much is said.
    let report: ReportOptions
    /// Where the report goes; nil for the usual place, and then only if something is wrong.
    let results: String?

    /// Checks all, tells of them, and ends with the status that fits.
    ///
    /// - Throws: `GoldenError`; `FoundDifference` or an `ExitCode` where not all passes.
    func run() throws {
        let isBarShown = !report.quiet && StandardError.isTerminal
        let bar = isBarShown ? SharedProgressBar(total: goldens.count) : nil
        var outcomes: [GoldenOutcome] = []
        for golden in goldens {
            let outcome = store.check(golden.subject, tolerance: golden.tolerance, mode: mode)
            outcomes.append(outcome)
            bar?.progress(outcomes.count, goldens.count)
        }
        bar?.finish()
        let summary = GoldenSummary(outcomes: outcomes)
        let path = try leaveReport(outcomes)
        try tell(outcomes, summary, report: path)
        try summary.end()
    }

    /// Writes the report, and says where it is.
    private func leaveReport(_ outcomes: [GoldenOutcome]) throws(GoldenError) -> String? {
        if let results {
            try store.writeReport(outcomes, to: results)
            return results
        }
        guard outcomes.contains(where: { !$0.passes }) else {
            try store.removeReport()
            return nil
        }
        try store.writeReport(outcomes)
        return store.resultsPath
    }

    private func tell(
        _ outcomes: [GoldenOutcome],
        _ summary: GoldenSummary,
        report path: String?
    ) throws {
        if report.json {
            return try StandardOutput.write(lines: outcomes.map { GoldenSummary.json($0).text })
        }
        if !report.quiet {
            StandardError.write(
                lines: outcomes.flatMap(\.warnings).map { "pinwheel: warning: \($0)" }
            )
        }
        let told = outcomes.filter { !$0.passes || $0.status == .recorded && !report.quiet }
        var lines = told.flatMap(\.lines)
        if !report.quiet {
            lines.append(summary.line)
            if let path { lines.append("report: \(path)") }
            if let command = missingCommand(outcomes) { lines.append("record: \(command)") }
        }
        try StandardOutput.write(lines: lines)
    }

    /// The command that records what is missing.
    private func missingCommand(_ outcomes: [GoldenOutcome]) -> String? {
        let missing = outcomes.filter { $0.status == .missing }
        guard let first = missing.first else { return nil }
        let part = missing.count == 1 && outcomes.count > 1 ? " \(first.name)" : ""
        return "pinwheel record\(part) --mode missing"
    }
}
