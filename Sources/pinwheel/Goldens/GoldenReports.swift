import Imaging
import UserInput

/// The reports that a run writes. What a run has found is told whether they can be written or not.
struct GoldenReports {
    /// Where the goldens are.
    let store: GoldenStore
    /// Where a report goes, whatever it says; nil for the usual place only.
    let results: String?
    /// The report beside the failures; nil where nothing fails, or it could not be written.
    private(set) var left: RunReport?
    /// What could not be written.
    private(set) var troubles: [GoldenError] = []
    private var isWritten = false

    /// Nothing is written yet.
    init(store: GoldenStore, results: String?) {
        self.store = store
        self.results = results
    }

    /// The report that people are told of; nil where there is none.
    var path: String? {
        isWritten ? results : left.map { _ in store.resultsPath }
    }

    /// Writes all.
    mutating func write(_ outcomes: [GoldenOutcome]) {
        do throws(GoldenError) {
            left = try store.renewReport(outcomes)
        } catch {
            troubles.append(error)
        }
        guard let results else { return }
        do throws(GoldenError) {
            try store.writeReport(outcomes, to: results)
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
