import Foundation
import Goldens
import Testing

/// The folder of failures never costs a user a file, and has only current failures.
struct FailedFolderTests {
    private let goldens: GoldenFolder

    init() throws {
        goldens = try GoldenFolder()
        #expect(try goldens.tool("record").status == 0)
    }

    private func sequences(in path: String = "goldens/.failed") throws -> [String] {
        try RunReport(reading: goldens.folder.bytes("\(path)/results.json")).sequences.map(\.name)
    }

    @Test(arguments: ["verify", "record", "accept"])
    func `a report of another program is never overwritten`(command: String) throws {
        try goldens.folder.write("{}", to: "build/results.json")
        try goldens.folder.write("mine", to: "build/square/pulling/side-by-side.png")
        let before = goldens.folder.files
        let outcome = try goldens.tool(command, "--failed", "build")
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("pinwheel: build/results.json: "), "\(outcome.errors)")
        #expect(outcome.errorLines.count == 1)
        #expect(try goldens.folder.bytes("build/results.json") == Array("{}".utf8))
        #expect(goldens.folder.files == before)
    }

    @Test func `an existing folder keeps its files and is not ignored by Git`() throws {
        let mine = ["out/.keep", "out/report.html", "out/square/pulling/side-by-side.png"]
        for name in mine { try goldens.folder.write("mine", to: name) }
        #expect(try goldens.tool("verify", "--failed", "out").status == 0)
        #expect(goldens.folder.files.filter { $0.hasPrefix("out/") } == mine)
        try goldens.draw("blue")
        #expect(try goldens.tool("verify", "square/refreshing", "--failed", "out").status == 1)
        #expect(try sequences(in: "out") == ["square/refreshing"])
        #expect(!goldens.folder.files.contains("out/.gitignore"))
        let refused = try goldens.tool("verify", "square/pulling", "--failed", "out")
        #expect(refused.status == 1)
        #expect(
            refused.text.contains(
                "\n  no images were written: out/square/pulling/side-by-side.png: an image of the"
            ),
            "\(refused.text)"
        )
        try goldens.draw()
        #expect(try goldens.tool("verify", "--failed", "out/").status == 0)
        #expect(goldens.folder.files.filter { $0.hasPrefix("out/") } == mine)
        for name in mine { #expect(try goldens.folder.bytes(name) == Array("mine".utf8)) }
    }

    @Test func `a new folder is ignored by Git`() throws {
        try goldens.draw("blue")
        #expect(try goldens.tool("verify", "--failed", "new/failures").status == 1)
        let ignored = try goldens.folder.bytes("new/failures/.gitignore")
        #expect(ignored == Array("*\n".utf8))
    }

    @Test(arguments: [".", "goldens", "goldens/", "link", "goldens/square", "../"])
    func `the folders of failures and goldens cannot be the same`(folder: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: goldens.folder.path("link"),
            withDestinationPath: "goldens"
        )
        try goldens.draw("blue")
        let before = goldens.folder.files
        let outcome = try goldens.tool("verify", "--failed", folder)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("choose a separate folder"), "\(outcome.errors)")
        #expect(outcome.errorLines.count == 1)
        #expect(goldens.folder.files == before)
    }

    @Test func `a run of a part keeps earlier failures`() throws {
        try goldens.draw("blue")
        #expect(try goldens.tool("verify").status == 1)
        #expect(try goldens.tool("report", "goldens/.failed/results.json").status == 0)
        #expect(try goldens.tool("record", "square/pulling", "--mode", "all").status == 0)
        #expect(try sequences() == ["square/pulling", "square/refreshing"])
        let passed = try goldens.tool("verify", "square/pulling")
        #expect(passed.status == 0)
        #expect(
            passed.lines == [
                "1 golden: 1 same", "1 earlier failure is not accepted yet",
                "report: goldens/.failed/report.html",
            ]
        )
        let written = try goldens.folder.bytes("goldens/.failed/report.html")
        #expect(!String(decoding: written, as: UTF8.self).contains("square/pulling"))
        let page = try goldens.tool("report", "goldens/.failed/results.json")
        #expect(page.status == 0, "\(page.errors)")
        #expect(try goldens.tool("verify", "square/refreshing").status == 1)
        #expect(try sequences() == ["square/refreshing"])
    }

    @Test(arguments: [[], ["--frames", "1-2"]])
    func `accepted failures are removed from the report`(frames: [String]) throws {
        try goldens.draw("blue")
        #expect(try goldens.tool("verify").status == 1)
        let accepted = try Tool.run(["accept", "square/pulling"] + frames, in: goldens.path)
        #expect(accepted.status == 0)
        #expect(try sequences() == ["square/refreshing"])
        let page = try goldens.tool("report", "goldens/.failed/results.json")
        #expect(page.status == 0, "\(page.errors)")
        #expect(try goldens.tool("accept", "--all").status == 0)
        let left = goldens.folder.files.filter { $0.hasPrefix("goldens/.failed") }
        #expect(left == ["goldens/.failed/.gitignore"])
    }

    @Test func `a run without failures removes report and page`() throws {
        try goldens.draw("blue")
        #expect(try goldens.tool("verify").status == 1)
        #expect(try goldens.tool("report", "goldens/.failed/results.json").status == 0)
        #expect(goldens.folder.files.contains("goldens/.failed/report.html"))
        try goldens.draw()
        #expect(try goldens.tool("verify").lines == ["2 goldens: 2 same"])
        let left = goldens.folder.files.filter { $0.hasPrefix("goldens/.failed") }
        #expect(left == ["goldens/.failed/.gitignore"])
    }
}
