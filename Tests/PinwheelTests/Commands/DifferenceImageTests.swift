import Foundation
import Pictures
import Raster
import Testing
import TestSupport

/// Difference images follow the options of pixelmatch, which have the same names.
struct DifferencePictureTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try writeImage("a/0.png", 200)
        try writeImage("b/0.png", 200)
        try writeImage("a/1.png", 200)
        try writeImage("b/1.png", 0)
        try writeImage("a/deep/2.png", 0)
        try writeImage("b/deep/2.png", 200)
    }

    /// Writes 4×4 white pixels with one grey pixel.
    private func writeImage(_ name: String, _ grey: UInt8) throws {
        var pixels = [UInt8](repeating: 255, count: 64)
        for channel in 0..<3 { pixels[20 + channel] = grey }
        try PNG.write(Image(width: 4, height: 4, pixels: pixels), path: folder.path(name))
    }

    private func compare(_ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(["compare"] + arguments, in: folder.path)
    }

    private func pixel(_ name: String, _ x: Int, _ y: Int) throws -> [UInt8] {
        let pixel = try PNG.decode(folder.bytes(name))[x, y]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }

    @Test func `a comparison of folders writes a folder of difference images`() throws {
        #expect(try compare("a", "b", "--diff", "d").status == 1)
        #expect(folder.files.filter { $0.hasPrefix("d/") } == ["d/1.png", "d/deep/2.png"])
        #expect(try pixel("d/1.png", 1, 1) == [255, 0, 0, 255])
        let again = try compare("a", "b", "--diff", "d")
        #expect(again.status == 2)
        #expect(again.errors == "pinwheel: d is not empty; empty it, or name another folder\n")
        #expect(try compare("a", "b", "--diff", "none/d").status == 2)
        #expect(try compare("a", "a", "--diff", "e").status == 0)
        #expect(!folder.files.contains { $0.hasPrefix("e") })
    }

    @Test func `a comparison of animations writes an image for each frame`() throws {
        let images = try ["a/0.png", "a/1.png", "b/1.png"].map { try PNG.decode(folder.bytes($0)) }
        for (name, order) in [("x.png", [0, 1]), ("y.png", [0, 2])] {
            let delay = APNGDelay(numerator: 1, denominator: 10)
            let frames = order.map { APNGFrame(image: images[$0], delay: delay) }
            // Identical frames would be encoded as an image without animation.
            try Data(APNG.encode(frames)).write(to: URL(fileURLWithPath: folder.path(name)))
        }
        #expect(try compare("x.png", "y.png", "--diff", "d").status == 1)
        #expect(folder.files.filter { $0.hasPrefix("d/") } == ["d/frame-2.png"])
    }

    @Test func `the options set the colours`() throws {
        let options = ["--diff-color", "#0f0", "--diff-color-alt", "#00f", "--alpha", "1"]
        for (pair, color) in [(["a", "b"], [0, 0, 255, 255]), (["b", "a"], [0, 255, 0, 255])] {
            let files = pair.map { "\($0)/1.png" }
            let words = ["compare"] + files + ["--diff", "\(pair[0]).png"] + options
            #expect(try Tool.run(words, in: folder.path).status == 1)
            #expect(try pixel("\(pair[0]).png", 1, 1) == color.map(UInt8.init))
        }
        #expect(
            try compare("a/1.png", "b/1.png", "--diff", "m.png", "--diff-mask").status == 1
        )
        #expect(try pixel("m.png", 0, 0) == [0, 0, 0, 0])
        #expect(try pixel("m.png", 1, 1) == [255, 0, 0, 255])
    }

    @Test func `anti-aliased pixels have a colour of their own, or count`() throws {
        // Pixelmatch treats grey at an edge between black and white as anti-aliasing.
        func edge(_ grey: UInt8) -> Image {
            var pixels: [UInt8] = []
            for y in 0..<12 {
                for x in 0..<12 {
                    let tone: UInt8 = x < 6 ? 0 : x == 6 && y == 6 ? grey : 255
                    pixels += [tone, tone, tone, 255]
                }
            }
            return Image(width: 12, height: 12, pixels: pixels)
        }
        try PNG.write(edge(255), path: folder.path("hard.png"))
        try PNG.write(edge(128), path: folder.path("soft.png"))
        let words = ["compare", "hard.png", "soft.png", "--algorithm", "pixelmatch"]
        #expect(try Tool.run(words, in: folder.path).status == 0)
        for flag in ["--include-aa", "--count-antialiasing"] {
            #expect(try Tool.run(words + [flag], in: folder.path).status == 1)
        }
        var image = edge(128)
        image = Image(width: 12, height: 12, pixels: [9, 9, 9, 255] + image.pixels.dropFirst(4))
        try PNG.write(image, path: folder.path("soft.png"))
        let colored = words + ["--aa-color", "#0ff", "--diff", "d.png", "--threshold", "0.01"]
        #expect(try Tool.run(colored, in: folder.path).status == 1)
        #expect(try pixel("d.png", 6, 6) == [0, 255, 255, 255])
    }

    @Test func `--no-checkerboard treats white and transparent as equal`() throws {
        let white = [UInt8](repeating: 255, count: 64)
        try PNG.write(Image(width: 4, height: 4, pixels: white), path: folder.path("w.png"))
        let nothing = [UInt8](repeating: 0, count: 64)
        try PNG.write(Image(width: 4, height: 4, pixels: nothing), path: folder.path("n.png"))
        let words = ["compare", "w.png", "n.png", "--algorithm", "pixelmatch", "--include-aa"]
        #expect(try Tool.run(words, in: folder.path).status == 1)
        #expect(try Tool.run(words + ["--no-checkerboard"], in: folder.path).status == 0)
    }

    @Test(arguments: [
        ["--alpha", "0.5"], ["--diff-mask"], ["--aa-color", "#000"], ["--diff-color", "#000"],
        ["--diff-color-alt", "#000"], ["--no-checkerboard"], ["--include-aa"],
        ["--diff", "d.png", "--alpha", "2"], ["--diff", "d.png", "--aa-color", "nocolor"],
    ])
    func `options without an effect are rejected`(options: [String]) throws {
        let outcome = try Tool.run(["compare", "a/1.png", "b/1.png"] + options, in: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(!folder.files.contains("d.png"))
    }
}
