import Base
import Pictures

/// The shard that a report belongs to, and the data for merging.
package struct ReportPart: Equatable, Sendable {
    /// The shard.
    package var part: RunPart
    /// The index of each sequence among those of the entire run.
    package var positions: [Int]
    /// The number of sequences of the entire run.
    package var count: Int
    /// The goldens' folder, as passed to the run.
    package var goldens: String
    /// The folder of failures, as passed to the run.
    package var failed: String
    /// The path of the goldens' folder, relative to the report's folder.
    var goldensPath = ""
    /// The path of the folder of failures, relative to the report's folder.
    var failedPath = ""

    /// Creates a shard of a run on the goldens of `store`.
    package init(part: RunPart, positions: [Int], count: Int, store: GoldenStore) {
        self.part = part
        self.positions = positions
        self.count = count
        goldens = store.folder
        failed = store.failedFolder
    }

    /// The shard as JSON.
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

    /// Parses a shard.
    init(_ fields: ReportFields, json: JSON) throws(RunReportError) {
        guard let part = json["run"].flatMap(RunPart.init(json:)) else {
            throw fields.problem("run", "an object that describes a shard")
        }
        self.part = part
        positions = try fields.integers("positions")
        count = try fields.required("count", ReportFields.integerDescription, fields.integer)
        goldens = try fields.required("goldens", "a string", fields.text)
        failed = try fields.required("failed", "a string", fields.text)
        goldensPath = try fields.required("goldensPath", "a string", fields.text)
        failedPath = try fields.required("failedPath", "a string", fields.text)
    }
}
