import Base
import Foundation
import Testing

/// What a run has found is told, even where nothing can be written of it.
struct LostResultsTests {
    private let goldens: GoldenFolder

    init() throws { goldens = try GoldenFolder() }

    /// A file stands where the folder of failures would be.
    private func blockFailures() throws {
        try? FileManager.default.removeItem(atPath: goldens.folder.path("goldens/.failed"))
        try goldens.folder.write("mine", to: "goldens/.failed")
    }

    @Test func verifyTellsEveryDifferenceWithoutItsFolder() throws {
        try goldens.tool("record")
        try goldens.draw("blue")
        try blockFailures()
        let outcome = try goldens.tool("verify")
        #expect(outcome.status == 1)
        for name in ["square/pulling", "square/refreshing"] {
            #expect(outcome.text.contains("\(name): differs: 6 of 6 frames"), "\(outcome.text)")
        }
        #expect(outcome.text.contains("fill is blue in place of red"))
        #expect(outcome.lines.count { $0.hasPrefix("  no images were written: cannot ") } == 2)
        #expect(!outcome.text.contains("accept"))
        #expect(outcome.lines.last == "2 goldens: 2 different")
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.hasPrefix("pinwheel: there is no report: cannot "))
    }

    @Test func missingGoldensAreToldWithoutTheFolder() throws {
        try goldens.folder.write("mine", to: "goldens/.failed")
        let outcome = try goldens.tool("verify")
        #expect(outcome.status == 3)
        #expect(outcome.lines.contains("2 goldens: 2 missing"))
        #expect(outcome.errorLines.count == 1)
    }

    @Test func theLinesOfJSONAreWrittenWithoutTheFolder() throws {
        try goldens.tool("record")
        try goldens.draw("blue")
        try blockFailures()
        let outcome = try goldens.tool("verify", "--json")
        #expect(outcome.status == 1)
        let objects = try outcome.lines.map { try JSON(reading: Array($0.utf8)) }
        #expect(objects.map { $0["status"] } == [.string("failed"), .string("failed")])
        #expect(objects.allSatisfy { $0["problem"] != .null && $0["accept"] == .null })
    }

    @Test func recordNamesWhatItRecordedAndWhatNot() throws {
        try goldens.folder.write("mine", to: "goldens/.failed")
        // A file stands in the way of the second golden.
        try goldens.folder.write("mine", to: "goldens/square/refreshing")
        let outcome = try goldens.tool("record")
        #expect(outcome.status == 2)
        #expect(outcome.lines.contains("square/pulling: recorded, 6 frames"), "\(outcome.text)")
        #expect(outcome.lines.contains("2 goldens: 1 recorded, 1 unusable"))
        #expect(outcome.errorLines.count == 2)
        #expect(outcome.errors.contains("pinwheel: square/refreshing: cannot be compared: "))
        let lines = try goldens.tool("record", "--mode", "all", "--json").lines
        let objects = try lines.map { try JSON(reading: Array($0.utf8)) }
        #expect(objects.map { $0["status"] } == [.string("passed"), .string("unusable")])
    }

    @Test func aReportThatIsAskedForAndCannotBeWrittenIsNoDifferenceLost() throws {
        try goldens.tool("record")
        let same = try goldens.tool("verify", "--results", "square.yaml/results.json")
        #expect(same.status == 2)
        #expect(same.lines == ["2 goldens: 2 same"])
        try goldens.draw("blue")
        let outcome = try goldens.tool("verify", "--results", "square.yaml/results.json")
        #expect(outcome.status == 1)
        #expect(outcome.lines.contains("2 goldens: 2 different"))
        #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
    }
}
