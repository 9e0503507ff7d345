import Goldens
import Platform

/// The reports that a run writes.
///
/// Errors while writing them are collected, so that the run's results are printed in any case.
struct GoldenReports {
    let store: GoldenStore
    /// The path of `--results`, if given. This report is written even if all goldens pass.
    let results: String?
    /// Whether `report.html` is written next to the failures.
    let hasPage: Bool
    /// The shard of a verification with `--shard`, or `nil` for the entire verification.
    let part: ReportPart?
    /// The report next to the failures, or `nil` if nothing fails or it could not be written.
    private(set) var failureReport: RunReport?
    /// The errors of reports that could not be written.
    private(set) var errors: [GoldenError] = []
    private var isWritten = false
    private var page: String?

    /// Creates reports that are not written yet.
    init(store: GoldenStore, results: String?, hasPage: Bool, part: ReportPart?) {
        self.store = store
        self.results = results
        self.hasPage = hasPage
        self.part = part
    }

    /// The lines that announce the written reports.
    ///
    /// If the page could not be written, they include the command that writes it.
    var lines: [String] {
        let written =
            (isWritten ? [results] : [])
            + [failureReport.map { _ in page ?? store.resultsPath }]
        let lines = written.compactMap(\.self).map { "report: \($0)" }
        guard failureReport != nil, hasPage, page == nil else { return lines }
        let command = "pinwheel report \(ShellWord.quoted(store.resultsPath)) -o report.html"
        return lines + ["page: \(command)"]
    }

    /// Writes all reports.
    mutating func write(_ outcomes: [GoldenOutcome]) {
        do throws(GoldenError) {
            failureReport = try store.updateReport(outcomes, part: part)
            if hasPage, let failureReport { page = try store.writePage(of: failureReport) }
        } catch {
            errors.append(error)
        }
        guard let results else { return }
        do throws(GoldenError) {
            try store.writeReport(outcomes, to: results, part: part)
            isWritten = true
        } catch {
            errors.append(error)
        }
    }

    /// Prints a line for each report that could not be written.
    func printErrors() {
        StandardError.write(lines: errors.map { "pinwheel: no report: \($0)" })
    }
}
