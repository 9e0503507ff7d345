import DesignFormat
import Pictures
import Raster
import Testing
import TestSupport

/// All frames of a design are shown in one image.
struct StripTests {
    @Test(arguments: BuiltInDesigns.articleNames)
    func `every built-in design has a strip`(design: String) throws {
        let outcome = try Tool.run(["strip", design, "--labels", "-o", "-"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try PNG.decode(outcome.output).height > 100)
    }

    @Test func `each row is a state and each column a frame`() throws {
        let arguments = ["strip", "arc", "--steps", "4", "--gap", "2", "-o", "-"]
        let image = try PNG.decode(Tool.run(arguments).output)
        #expect(image.width == 2 + 4 * 62)
        #expect(image.height == 2 + 5 * 62)
        let doubled = try PNG.decode(Tool.run(arguments + ["--scale", "2"]).output)
        #expect(doubled.width == 2 * image.width)
    }

    @Test func `--background sets the background`() throws {
        let arguments = ["strip", "arc", "--steps", "2", "-o", "-", "--background"]
        let white = try PNG.decode(Tool.run(arguments + ["white"]).output)
        #expect(white[0, 0] == (255, 255, 255, 255))
        let clear = try PNG.decode(Tool.run(arguments + ["none"]).output)
        #expect(clear[0, 0].alpha == 0)
        #expect(try Tool.run(arguments + ["wihte"]).status == 2)
    }

    @Test func `strips that are too large are rejected`() throws {
        let folder = try TestFolder()
        let outcome = try Tool.run(
            ["strip", "arc", "--steps", "9000", "-o", "strip.png"],
            in: folder.path
        )
        #expect(outcome.status == 2)
        #expect(outcome.errorLines.count == 1)
        #expect(folder.files.isEmpty)
    }

    @Test func `a state that does not move has one frame in the strip`() throws {
        let folder = try TestFolder()
        let design = """
            pinwheel: 1
            canvas: {size: [10, 10]}
            states:
              idle: {frames: 9}
              pulling: {frames: 3}
            layers: [{rect: {size: [4, 4]}, fill: red, offset: {pulling: [[0, 0], [3, 0]]}}]
            """
        try folder.write(design, to: "one.yaml")
        let strip = ["strip", "one.yaml", "-o", "-"]
        let image = try PNG.decode(Tool.run(strip, in: folder.path).output)
        let chosen = try PNG.decode(Tool.run(strip + ["--steps", "9"], in: folder.path).output)
        #expect(image.width < chosen.width)
        let still = try Tool.run(strip + ["--state", "idle"], in: folder.path).output
        #expect(try PNG.decode(still).width * 3 < image.width * 2)
    }

    @Test func `without -o the path of the file is printed`() throws {
        let folder = try TestFolder()
        let outcome = try Tool.run(["strip", "arc", "--steps", "2"], in: folder.path)
        #expect(outcome.lines == ["output/arc-strip.png"])
        #expect(folder.files == ["output/arc-strip.png"])
    }
}
