import Base
import Foundation
import Testing

/// The results of a run are printed even if no file can be written.
struct LostResultsTests {
    private let goldens: GoldenFolder

    init() throws { goldens = try GoldenFolder() }

    /// Writes a file at the path of the folder of failures.
    private func blockFailures() throws {
        try? FileManager.default.removeItem(atPath: goldens.folder.path("goldens/.failed"))
        try goldens.folder.write("mine", to: "goldens/.failed")
    }

    @Test func `verify prints every difference without its folder`() throws {
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
        #expect(outcome.errors.hasPrefix("pinwheel: no report: cannot "))
    }

    @Test func `missing goldens are printed without the folder`() throws {
        try goldens.folder.write("mine", to: "goldens/.failed")
        let outcome = try goldens.tool("verify")
        #expect(outcome.status == 3)
        #expect(outcome.lines.contains("2 goldens: 2 missing"))
        #expect(outcome.errorLines.count == 1)
    }

    @Test func `the JSON is printed without the folder`() throws {
        try goldens.tool("record")
        try goldens.draw("blue")
        try blockFailures()
        let outcome = try goldens.tool("verify", "--json")
        #expect(outcome.status == 1)
        let objects = try outcome.lines.map { try JSON(reading: Array($0.utf8)) }
        #expect(objects.map { $0["status"] } == [.string("failed"), .string("failed")])
        #expect(objects.allSatisfy { $0["problem"] != .null && $0["accept"] == .null })
    }

    @Test func `record prints the goldens that it could and could not record`() throws {
        try goldens.folder.write("mine", to: "goldens/.failed")
        // A file at the path of the second golden's folder.
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

    @Test func `differences are printed if --results cannot be written`() throws {
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
