import Foundation
import Pictures
import Raster
import Testing
import TestSupport

/// One frame is written to a file or a pipe.
struct StillTests {
    @Test func `standard output has only the PNG`() throws {
        let outcome = try Tool.run([
            "still", "arc", "--state", "pulling", "--progress", "0.37", "-o", "-",
        ])
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        let image = try PNG.decode(outcome.output)
        #expect(image.width == 60 && image.height == 60)
        #expect(image.pixels.contains { $0 > 0 })
    }

    @Test func `a file has the bytes of standard output`() throws {
        let folder = try TestFolder()
        let arguments = ["still", "arc", "--time", "0.2", "--state", "refreshing", "-s", "2"]
        let pipe = try Tool.run(arguments + ["-o", "-"])
        let file = try Tool.run(arguments + ["-o", "frame.png"], in: folder.path)
        #expect(file.status == 0)
        #expect(file.output.isEmpty)
        #expect(try folder.bytes("frame.png") == pipe.output)
        #expect(folder.files == ["frame.png"])
    }

    @Test func `without -o the path of the file is printed`() throws {
        let folder = try TestFolder()
        let outcome = try Tool.run(["still", "spokes"], in: folder.path)
        #expect(outcome.lines == ["output/spokes-pulling.png"])
        #expect(folder.files == ["output/spokes-pulling.png"])
    }

    @Test(arguments: ["idle", "pulling", "armed", "refreshing", "finishing"])
    func `every state has a different frame`(state: String) throws {
        #expect(try Tool.run(["still", "compass", "--state", state, "-o", "-"]).status == 0)
    }

    @Test func `parameters, palette and appearance change the image`() throws {
        let plain = try Tool.run(["still", "arc", "-o", "-"]).output
        for change in [
            ["-P", "lineWidth=3"], ["--palette", "ios26"],
            ["--appearance", "dark"], ["--background", "#102030"], ["-s", "3"],
        ] {
            let outcome = try Tool.run(["still", "arc", "-o", "-"] + change)
            #expect(outcome.status == 0)
            #expect(outcome.output != plain, "\(change)")
        }
    }

    @Test func `unknown parameters are reported with similar names`() throws {
        let outcome = try Tool.run(["still", "arc", "-P", "linewidht=3", "-o", "-"])
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("lineWidth"))
    }

    @Test func `a design is read from standard input`() throws {
        let folder = try TestFolder()
        let design = """
            pinwheel: 1
            name: dot
            canvas: {size: [8, 8]}
            states: {pulling: {drive: progress, frames: 2}}
            layers: [{circle: {diameter: 4}, fill: red}]
            """
        try folder.write(design, to: "dot.yaml")
        let file = try Tool.run(["still", folder.path("dot.yaml"), "-o", "-"])
        #expect(file.status == 0, "\(file.errors)")
        let pipe = try Tool.run(["still", "-", "-o", "-"], input: folder.path("dot.yaml"))
        #expect(pipe.output == file.output)
        #expect(pipe.output.count > 8)
    }
}
