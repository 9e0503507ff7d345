import Base
import Foundation
import Pictures
import Raster
import Testing
import TestSupport

/// Scripts can rely on the exit status of a comparison.
struct CompareTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try put("white.png", 8, 6)
        try put("same.png", 8, 6)
        try put("spots.png", 8, 6, spots: [(1, 1), (2, 2), (6, 4)])
        try put("wide.png", 9, 6)
    }

    private func put(_ name: String, _ width: Int, _ height: Int, spots: [(Int, Int)] = []) throws {
        var pixels = [UInt8](repeating: 255, count: 4 * width * height)
        for (x, y) in spots { pixels[4 * (y * width + x)] = 55 }
        let image = Image(width: width, height: height, pixels: pixels)
        try PNG.write(image, path: folder.path(name))
    }

    private func compare(_ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(["compare"] + arguments, in: folder.path)
    }

    @Test func `equal images end with 0`() throws {
        let outcome = try compare("white.png", "same.png", "--diff", "diff.png")
        #expect(outcome.status == 0)
        #expect(outcome.lines == ["same: 48 pixels compared"])
        #expect(outcome.errors.isEmpty)
        #expect(!folder.files.contains("diff.png"))
    }

    @Test func `different images end with 1, and the message has the positions`() throws {
        let outcome = try compare("white.png", "spots.png")
        #expect(outcome.status == 1)
        #expect(outcome.errors.isEmpty)
        #expect(
            outcome.lines == [
                "different: 3 of 48 pixels (6.2500 %), largest at 1,1: 200/255",
                "  2 of 4 pixels in 2×2 at 1,1",
                "  1 of 1 pixels in 1×1 at 6,4",
            ]
        )
    }

    @Test func `pictures of more pixels than allowed are refused before they are decoded`() throws {
        #expect(try compare("white.png", "same.png", "--max-pixels", "48").status == 0)
        let outcome = try compare("white.png", "same.png", "--max-pixels", "47")
        #expect(outcome.status == 2)
        #expect(
            outcome.errorLines == [
                "pinwheel: white.png: the PNG of 8×6 pixels is too large: the limit is 47 pixels; "
                    + "raise the limit of compare with --max-pixels"
            ]
        )
        let folders = try compare(".", ".", "--max-pixels", "50")
        #expect(folders.status == 2)
        #expect(folders.errors.contains("wide.png: the PNG of 9×6 pixels is too large"))
        #expect(try compare("white.png", "same.png", "--max-pixels", "0").status == 2)
    }

    @Test func `the JSON has the counts, the sizes and the worst pixel`() throws {
        let outcome = try compare("white.png", "spots.png", "--json")
        #expect(outcome.status == 1)
        #expect(outcome.lines.count == 1)
        let json = try JSON(reading: outcome.output)
        #expect(json["passed"] == .bool(false))
        #expect(json["count"]?.number == 3)
        #expect(json["share"]?.number == 3.0 / 48)
        #expect(json["worst"]?["x"]?.number == 1)
        #expect(json["worst"]?["amount"]?.number == 200)
        let boxes = try #require(json["boxes"]?.array)
        #expect(boxes.map { $0["count"]?.number } == [2, 1])
        #expect(boxes.map { $0["width"]?.number } == [2, 1])
    }

    @Test func `different sizes are reported as such`() throws {
        let outcome = try compare("white.png", "wide.png", "--json", "--diff", "diff.png")
        #expect(outcome.status == 1)
        let json = try JSON(reading: outcome.output)
        #expect(json["difference"]?.string == "size")
        #expect(json["actualSize"]?["width"]?.number == 9)
        #expect(json["count"] == .null)
        let picture = try PNG.decode(folder.bytes("diff.png"))
        #expect(picture.width == 9)
        #expect(picture[8, 0] == (255, 0, 0, 255))
        let line = try compare("white.png", "wide.png").text
        #expect(line.contains("8×6") && line.contains("9×6"))
    }

    @Test func `--diff writes an image of the differences`() throws {
        let outcome = try compare("white.png", "spots.png", "--diff", "diff.png", "--quiet")
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        let picture = try PNG.decode(folder.bytes("diff.png"))
        #expect(picture[2, 2] == (255, 0, 0, 255))
        #expect(picture[3, 2] == (255, 255, 255, 255))
    }

    @Test(arguments: [
        ["--ignore", "1,1,2,2", "--ignore", "6,4,1,1"], ["--only", "3,0,3,6"],
        ["--threshold", "200"], ["--algorithm", "pixelmatch", "--threshold", "1"],
        ["--algorithm", "perceptual", "--threshold", "1"],
    ])
    func `differences within the threshold or an ignored area pass`(options: [String]) throws {
        let outcome = try Tool.run(
            ["compare", "white.png", "spots.png"] + options,
            in: folder.path
        )
        #expect(outcome.status == 0, "\(outcome.text)\(outcome.errors)")
    }

    @Test(arguments: ["exact", "pixelmatch", "pixelmatch-oklab", "perceptual", "ssim"])
    func `every algorithm separates equal from different images`(algorithm: String) throws {
        #expect(try compare("white.png", "same.png", "--algorithm", algorithm).status == 0)
        let outcome = try compare("white.png", "spots.png", "--algorithm", algorithm)
        #expect(outcome.status == 1)
        #expect(outcome.lines.first?.hasPrefix("different: ") == true)
    }

    @Test(arguments: [
        ["white.png", "missing.png"], ["white.png", "cut.png"], ["text.png", "white.png"],
        ["white.png", "pointer.png"], ["white.png", "."], ["white.png", "empty.png"],
        ["white.png", "same.png", "--only", "8,6,1,1"],
        ["white.png", "same.png", "--ignore", "0,0,8,6"],
        ["white.png", "spots.png", "--diff", "missing/diff.png"],
    ])
    func `files that cannot be compared never pass`(arguments: [String]) throws {
        let whole = try folder.bytes("white.png")
        try Data(whole.dropLast(20)).write(to: URL(fileURLWithPath: folder.path("cut.png")))
        try folder.write("words", to: "text.png")
        try folder.write("", to: "empty.png")
        try folder.write("version https://git-lfs.github.com/spec/v1\n", to: "pointer.png")
        let outcome = try Tool.run(["compare"] + arguments, in: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
    }

    @Test func `a Git LFS pointer is reported`() throws {
        try folder.write(
            "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
            to: "pointer.png"
        )
        let outcome = try compare("pointer.png", "white.png")
        #expect(outcome.errors.contains("pointer.png: a Git LFS pointer"))
        #expect(outcome.errors.contains("git lfs pull"))
    }

    @Test(arguments: [
        ["--threshold", "1.5"], ["--threshold", "256"], ["--threshold", "x"],
        ["--algorithm", "pixelmatch", "--threshold", "2"], ["--radius", "0.5"],
        ["--algorithm", "blink"], ["--ignore", "1,2,3"], ["--ignore", "1,2,0,4"],
        ["--only", "-1,0,1,1"], ["--count-antialiasing"],
    ])
    func `invalid options are rejected`(options: [String]) throws {
        let outcome = try Tool.run(["compare", "white.png", "same.png"] + options, in: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(!outcome.errors.isEmpty)
    }

    private func put(_ frames: [Int], delay: UInt16 = 1, as name: String) throws {
        let frames = frames.map { spot in
            var pixels = [UInt8](repeating: 255, count: 4 * 8 * 6)
            pixels[4 * spot] = 0
            return APNGFrame(
                image: Image(width: 8, height: 6, pixels: pixels),
                delay: APNGDelay(numerator: delay, denominator: 60)
            )
        }
        let bytes = try APNG.encode(frames)
        try Data(bytes).write(to: URL(fileURLWithPath: folder.path(name)))
    }

    @Test func `animations are compared frame by frame`() throws {
        try put([0, 1, 2], as: "a.png")
        try put([0, 1, 2], as: "b.png")
        try put([0, 7, 2, 3], as: "c.png")
        let same = try compare("a.png", "b.png")
        #expect(same.status == 0)
        #expect(same.lines == ["same: 3 frames compared"])
        let other = try compare("a.png", "c.png")
        #expect(other.status == 1)
        #expect(other.lines.first?.hasPrefix("frame 2: different: 2 of 48") == true)
        #expect(other.lines.contains("frame 4: not expected"))
        #expect(other.lines.last == "different: 1 of 3 frames differ, 1 not expected")
        let json = try compare("a.png", "c.png", "--json").lines.map {
            try JSON(reading: Array($0.utf8))
        }
        #expect(json.map { $0["difference"]?.string } == ["same", "pixels", "same", "extra"])
        #expect(json[1]["expected"]?.string == "a.png, frame 2")
    }

    @Test func `an animation with other delays fails`() throws {
        try put([0, 1], as: "a.png")
        try put([0, 1], delay: 2, as: "b.png")
        let outcome = try compare("a.png", "b.png")
        #expect(outcome.status == 1)
        #expect(outcome.lines.first == "frame 1: shown for 0.033 s, not 0.017 s")
        let json = try compare("a.png", "b.png", "--json")
        #expect(json.lines.allSatisfy { $0.contains("\"difference\": \"delay\"") })
        #expect(json.lines.allSatisfy { $0.contains("\"passed\": false") })
    }

    @Test func `folders are compared file by file`() throws {
        for place in ["x", "y"] {
            for state in ["pulling", "idle"] {
                let name = folder.path("\(place)/\(state)/0.png")
                try PNG.write(
                    Image(width: 1, height: 1, pixels: [1, 2, 3, 255]),
                    path: name
                )
            }
        }
        try folder.write("notes", to: "x/notes.txt")
        #expect(try compare("x", "y").lines == ["same: 2 frames compared"])
        try put([1], as: "y/idle/1.png")
        try FileManager.default.removeItem(atPath: folder.path("y/pulling/0.png"))
        let outcome = try compare("x/", "y")
        #expect(outcome.status == 1)
        #expect(
            outcome.lines == [
                "idle/1.png: not expected", "pulling/0.png: missing",
                "different: 0 of 1 frames differ, 1 missing, 1 not expected",
            ]
        )
    }

    @Test func `sets of different kinds are rejected`() throws {
        try put([0, 1], as: "a.png")
        try folder.write("", to: "empty/notes.txt")
        for arguments in [
            ["a.png", "white.png"], [".", "a.png"], ["empty", "."],
            ["a.png", "a.png", "--cells", "2x1"],
        ] {
            let outcome = try Tool.run(["compare"] + arguments, in: folder.path)
            #expect(outcome.status == 2)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errorLines.count == 1)
        }
    }

    #if os(Linux)
        @Test func `ssim needs no more memory than other algorithms`() throws {
            let (width, height) = (384, 12_000)
            var pixels = Array(repeating: UInt8(200), count: 4 * width * height)
            for name in ["one.png", "other.png"] {
                let image = Image(width: width, height: height, pixels: pixels)
                try PNG.write(image, path: folder.path(name), compression: .fast)
                pixels[4 * width * 7_000] = 9
            }
            for method in ["exact", "ssim"] {
                // The luma of four entire planes would take 141 MiB.
                let script =
                    "ulimit -v 200000; exec \"$0\" compare one.png other.png --algorithm \(method)"
                let run = try Tool.shell(script, in: folder.path)
                #expect(run.status == 1, "\(method): \(run.errors)")
            }
        }
    #endif
}
