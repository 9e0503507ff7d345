import Goldens
import Platform

/// The reports that a run writes. What a run has found is printed whether they can be written or
/// not.
struct GoldenReports {
    /// Where the goldens are.
    let store: GoldenStore
    /// Where a report goes, whatever it says; nil for the usual path only.
    let results: String?
    /// Whether a page to look at is written beside the failures.
    let hasPage: Bool
    /// Which part of a verification the run is; nil for all of it.
    let part: ReportPart?
    /// The report beside the failures; nil where nothing fails, or it could not be written.
    private(set) var left: RunReport?
    /// What could not be written.
    private(set) var troubles: [GoldenError] = []
    private var isWritten = false
    private var page: String?

    /// Nothing is written yet.
    init(store: GoldenStore, results: String?, hasPage: Bool, part: ReportPart?) {
        self.store = store
        self.results = results
        self.hasPage = hasPage
        self.part = part
    }

    /// The reports that are announced, with what to do where there is no page.
    var lines: [String] {
        let written = (isWritten ? [results] : []) + [left.map { _ in page ?? store.resultsPath }]
        let lines = written.compactMap(\.self).map { "report: \($0)" }
        guard left != nil, hasPage, page == nil else { return lines }
        let command = "pinwheel report \(ShellWord.quoted(store.resultsPath)) -o report.html"
        return lines + ["page: \(command)"]
    }

    /// Writes all.
    mutating func write(_ outcomes: [GoldenOutcome]) {
        do throws(GoldenError) {
            left = try store.renewReport(outcomes, part: part)
            if hasPage, let left { page = try store.writePage(of: left) }
        } catch {
            troubles.append(error)
        }
        guard let results else { return }
        do throws(GoldenError) {
            try store.writeReport(outcomes, to: results, part: part)
            isWritten = true
        } catch {
            troubles.append(error)
        }
    }

    /// A line for each thing that could not be written.
    func tellTroubles() {
        StandardError.write(lines: troubles.map { "pinwheel: there is no report: \($0)" })
    }
}
