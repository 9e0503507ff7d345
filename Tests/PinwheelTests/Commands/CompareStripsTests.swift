import Base
import Foundation
import Pictures
import Raster
import Testing
import TestSupport

/// Strips are compared as sequences, so missing or swapped frames are reported as such.
struct CompareStripsTests {
    private let folder: TestFolder
    private let steps = (0...10).map { Double($0) / 10 }

    init() throws {
        folder = try TestFolder()
        try strip(steps, as: "good.png")
    }

    private func strip(_ progress: [Double], _ more: String..., as name: String) throws {
        let list = progress.map { "\($0)" }.joined(separator: ",")
        let words = ["strip", "arc", "--state", "pulling", "--progress", list, "-o", name]
        let outcome = try Tool.run(words + more, in: folder.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    private func compare(_ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(["compare"] + arguments, in: folder.path)
    }

    /// Writes the frames of the good strip in another order, as a sheet without a note.
    private func sheet(_ order: [Int], columns: Int, as name: String) throws {
        let strip = try PNG.read(path: folder.path("good.png"))
        let rows = (order.count + columns - 1) / columns
        var pixels = [UInt8](repeating: 0, count: 4 * 60 * 60 * columns * rows)
        for (place, frame) in order.enumerated() {
            for y in 0..<60 {
                let from = 4 * ((4 + y) * strip.width + 4 + 64 * frame)
                let to = 4 * ((place / columns * 60 + y) * 60 * columns + place % columns * 60)
                pixels.replaceSubrange(to..<to + 240, with: strip.pixels[from..<from + 240])
            }
        }
        let image = Image(width: 60 * columns, height: 60 * rows, pixels: pixels)
        try PNG.write(image, path: folder.path(name))
    }

    @Test func `equal strips pass`() throws {
        try strip(steps, as: "same.png")
        let outcome = try compare("good.png", "same.png", "--diff", "diff.png")
        #expect(outcome.status == 0)
        #expect(outcome.lines == ["same: 11 frames compared"])
        #expect(!folder.files.contains("diff.png"))
    }

    @Test func `a dropped frame is reported as missing`() throws {
        try strip(steps.filter { $0 != 0.5 }, as: "dropped.png")
        let outcome = try compare("good.png", "dropped.png", "--diff", "diff.png")
        #expect(outcome.status == 1)
        let lines = outcome.lines
        #expect(lines.first == "pulling: frame 5 (progress 0.5) is missing")
        #expect(lines.filter { $0.hasPrefix("pulling: ") }.count == 1)
        #expect(lines.contains { $0.hasPrefix("around the frames: different: good.png has 708") })
        #expect(lines.last?.hasPrefix("different: 5 of 10 frames differ, 1 missing") == true)
        #expect(try PNG.decode(folder.bytes("diff.png")).width == 708)
    }

    @Test func `swapped frames are reported as swapped`() throws {
        var order = steps
        order.swapAt(3, 4)
        try strip(order, as: "swapped.png")
        let outcome = try compare("good.png", "swapped.png", "--json")
        #expect(outcome.status == 1)
        let json = try outcome.lines.map { try JSON(reading: Array($0.utf8)) }
        #expect(json.count == 1 + 11 + 1)
        #expect(json[0]["sequence"]?.string == "pulling")
        let findings = try #require(json[0]["findings"]?.array)
        #expect(findings.map { $0["kind"]?.string } == ["swapped"])
        #expect(findings[0]["frames"]?.array?.compactMap(\.number) == [3, 4])
        let failed = json.dropFirst().filter { $0["passed"] == .bool(false) }
        #expect(
            failed.map { $0["actual"]?.string } == [
                "swapped.png, pulling, frame 3", "swapped.png, pulling, frame 4",
            ]
        )
    }

    @Test func `a missing state is reported`() throws {
        let all = try Tool.run(["strip", "arc", "--steps", "3", "-o", "all.png"], in: folder.path)
        #expect(all.status == 0)
        let some = ["strip", "arc", "--steps", "3", "--state", "idle,pulling", "-o", "some.png"]
        #expect(try Tool.run(some, in: folder.path).status == 0)
        let outcome = try compare("all.png", "some.png")
        #expect(outcome.status == 1)
        #expect(outcome.lines.contains("refreshing, frame 0: missing"))
        #expect(!outcome.text.contains("pulling"))
    }

    @Test func `a difference around the frames is reported`() throws {
        try strip(steps, "--labels", "--background", "white", as: "white.png")
        try strip(steps, "--labels", "--background", "#fffffe", as: "other.png")
        let outcome = try compare("white.png", "other.png", "--only", "0,0,1,1")
        #expect(outcome.status == 1)
        #expect(outcome.lines.contains { $0.hasPrefix("around the frames: different: ") })
        #expect(outcome.lines.last?.hasSuffix("the area around them differs") == true)
    }

    @Test func `--cells compares sheets cell by cell`() throws {
        try sheet(Array(0...10), columns: 4, as: "a.png")
        try sheet([0, 1, 2, 3, 4, 6, 5, 7, 8, 9, 10], columns: 4, as: "b.png")
        let outcome = try compare("a.png", "b.png", "--cells", "4x3")
        #expect(outcome.status == 1)
        #expect(outcome.lines[0].hasPrefix("frames 5–6 "))
        #expect(outcome.lines[0].hasSuffix(" are swapped"))
        #expect(outcome.lines.last == "different: 2 of 12 frames differ")
        #expect(try compare("a.png", "a.png", "--cells", "4x3").status == 0)
        // Without --cells they are compared as single images.
        #expect(try compare("a.png", "b.png").lines[0].hasPrefix("different: "))
        try sheet([0, 1, 2, 3, 4, 6, 7, 8, 9, 10], columns: 10, as: "short.png")
        try sheet(Array(0...10), columns: 11, as: "long.png")
        let dropped = try compare("long.png", "short.png", "--cells", "11x1")
        #expect(dropped.lines.first?.hasPrefix("frame 5 ") == true)
        #expect(dropped.lines.first?.hasSuffix(" is missing") == true)
    }

    @Test func `a difference within the threshold is not reported`() throws {
        var order = steps
        order.swapAt(3, 4)
        try strip(order, as: "swapped.png")
        let options = ["--threshold", "255"]
        let outcome = try Tool.run(
            ["compare", "good.png", "swapped.png"] + options,
            in: folder.path
        )
        #expect(outcome.lines == ["same: 11 frames compared"])
        #expect(try compare("good.png", "swapped.png", "--only", "0,0,2,2").status == 0)
    }

    @Test(arguments: ["7x1", "0x1", "8"])
    func `cells that do not divide the image are rejected`(cells: String) throws {
        let outcome = try compare("good.png", "good.png", "--cells", cells)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(try compare(".", ".", "--cells", "1x1").status == 2)
    }
}
