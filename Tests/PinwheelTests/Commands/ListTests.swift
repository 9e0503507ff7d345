import Base
import DesignFormat
import TestSupport
import Testing

/// The built-in designs are listed for people and programs.
struct ListTests {
    @Test func `each built-in design has a line`() throws {
        let outcome = try Tool.run(["list"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        let names = outcome.lines.map { $0.split(separator: " ").first.map(String.init) ?? "" }
        #expect(names == BuiltInDesigns.names)
    }

    @Test func `the JSON has the names of the text`() throws {
        let outcome = try Tool.run(["list", "--json"])
        let names = try outcome.lines.map {
            try JSON(reading: Array($0.utf8))["name"]?.string ?? ""
        }
        #expect(names == BuiltInDesigns.names)
    }

    @Test func `kinds and tags select designs`() throws {
        func names(_ options: String...) throws -> [String] {
            try Tool.run(["list"] + options).lines.map { String($0.prefix { $0 != " " }) }
        }
        let bars = try names("--kind", "bars")
        #expect(bars.contains("five-bars") && !bars.contains("arc"))
        let both = try names("--kind", "bars,results")
        #expect(both.count == bars.count + 2)
        let ios = try names("--tag", "ios")
        #expect(ios.contains("arc") && !ios.contains("racing-dots"))
        #expect(try names("--kind", "rings", "--tag", "ios").allSatisfy(ios.contains))
    }

    @Test func `the JSON has the kind, tags, description and origin`() throws {
        let line = try #require(Tool.run(["list", "--kind", "results", "--json"]).lines.last)
        let tick = try JSON(reading: Array(line.utf8))
        #expect(tick["name"]?.string == "tick")
        #expect(tick["kind"]?.string == "results")
        #expect(tick["tags"]?.array?.isEmpty == false)
        #expect(tick["about"]?.string?.isEmpty == false)
        #expect(tick["origin"]?.string?.isEmpty == false)
    }

    @Test(
        arguments: [
            (["list", "--kind", "ring"], "did you mean “rings”?"),
            (["list", "--tag", "io"], "no design has the tag “io”"),
            (["list", "--colors", "--tag", "ios"], "--colors excludes"),
        ]
    )
    func `a wrong selection is one clear error`(arguments: [String], message: String) throws {
        let outcome = try Tool.run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func `completion offers the names of designs, and design files`() throws {
        let folder = try TestFolder()
        try folder.write("", to: "sweep.yaml")
        try folder.write("", to: "sweep.txt")
        let outcome = try Tool.run(
            ["---completion", "strip", "--", "positional@0", "1", "5", "sweep"],
            in: folder.path
        )
        #expect(outcome.lines.contains("sweeping-arc"), "\(outcome.lines)")
        #expect(outcome.lines.contains("sweep.yaml"))
        #expect(!outcome.lines.contains("sweep.txt") && !outcome.lines.contains("arc"))
    }
}
