import Base
import Pictures

/// Which part of a verification a report is about, and what the whole needs of it.
package struct ReportPart: Equatable, Sendable {
    /// The part.
    package var part: RunPart
    /// For each sequence its number among those of the whole.
    package var positions: [Int]
    /// How many sequences the whole has.
    package var count: Int
    /// The goldens' folder as the run was given it.
    package var goldens: String
    /// The folder of failures as the run was given it.
    package var failed: String
    /// The way from the report's folder to the goldens.
    var goldensPath = ""
    /// The way from the report's folder to that of failures.
    var failedPath = ""

    /// A part of a run on the goldens of `store`.
    package init(part: RunPart, positions: [Int], count: Int, store: GoldenStore) {
        self.part = part
        self.positions = positions
        self.count = count
        goldens = store.folder
        failed = store.failedFolder
    }

    /// The part as an object.
    var json: JSON {
        .object([
            JSON.Member("run", part.json),
            JSON.Member("positions", .array(positions.map { .number(Double($0)) })),
            JSON.Member("count", .number(Double(count))),
            JSON.Member("goldens", .string(goldens)),
            JSON.Member("failed", .string(failed)),
            JSON.Member("goldensPath", .string(goldensPath)),
            JSON.Member("failedPath", .string(failedPath)),
        ])
    }

    /// The part that an object describes.
    init(_ fields: ReportFields, json: JSON) throws(RunReportError) {
        guard let part = json["run"].flatMap(RunPart.init(json:)) else {
            throw fields.problem("run", "a part of a run")
        }
        self.part = part
        positions = try fields.integers("positions")
        count = try fields.required("count", "a whole number from 0", fields.integer)
        goldens = try fields.required("goldens", "a text", fields.text)
        failed = try fields.required("failed", "a text", fields.text)
        goldensPath = try fields.required("goldensPath", "a text", fields.text)
        failedPath = try fields.required("failedPath", "a text", fields.text)
    }
}
