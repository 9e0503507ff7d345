import DesignFormat
import Pictures
import Raster
import TestSupport
import Testing

/// Many designs are drawn into one picture.
struct GalleryCommandTests {
    @Test func `without a name, the picture has all built-in designs`() throws {
        let outcome = try Tool.run(["gallery", "-o", "-"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let image = try PNG.decode(outcome.output)
        let few = try PNG.decode(Tool.run(["gallery", "--kind", "bars", "-o", "-"]).output)
        #expect(image.height > 5 * few.height)
    }

    @Test func `the extension selects a still or an animation`() throws {
        let folder = try TestFolder()
        let arguments = ["gallery", "arc", "spokes", "--length", "3", "--fps", "2"]
        let outcome = try Tool.run(arguments + ["-o", "two.apng"], in: folder.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try APNG.decode(folder.bytes("two.apng")).count == 6)
        let still = try Tool.run(arguments + ["-o", "two.png"], in: folder.path)
        #expect(still.status == 2)
        #expect(still.errors.contains("name a file that ends in .apng"))
        #expect(folder.files == ["two.apng"])
    }

    @Test func `an animation begins and ends without a jump`() throws {
        let folder = try TestFolder()
        let arguments = ["gallery", "--kind", "results,pulls", "--length", "4", "--fps", "5"]
        #expect(try Tool.run(arguments + ["-o", "all.apng"], in: folder.path).status == 0)
        let frames = try APNG.decode(folder.bytes("all.apng")).map(\.image)
        #expect(frames.count == 20)
        let (isClosed, moves) = (frames.first == frames.last, frames[8] != frames[0])
        #expect(isClosed && moves)
    }

    @Test func `columns, labels, scale and appearance change the picture`() throws {
        func image(_ options: String...) throws -> Image {
            try PNG.decode(Tool.run(["gallery", "--kind", "dots", "-o", "-"] + options).output)
        }
        let plain = try image()
        #expect(try image("--columns", "3").width < plain.width)
        #expect(try image("--no-labels").height < plain.height)
        #expect(try image("--scale", "2").width == 2 * plain.width)
        #expect(plain[0, 0] == (255, 255, 255, 255))
        #expect(try image("--appearance", "dark")[0, 0] == (0, 0, 0, 255))
        #expect(try image("--background", "none")[0, 0].alpha == 0)
    }

    @Test(
        arguments: [
            (["gallery", "--kind", "ring"], "did you mean “rings”?"),
            (["gallery", "--tag", "andriod"], "did you mean “android”?"),
            (["gallery", "--kind", "bars", "--tag", "windows"], "both this kind and this tag"),
            (["gallery", "nosuch"], "there is no built-in design"),
            (["gallery", "-o", "x.jpg"], "x.jpg"),
            (["gallery", "--scale", "60"], "use a smaller --scale"),
        ]
    )
    func `a wrong argument is one clear error`(arguments: [String], message: String) throws {
        let folder = try TestFolder()
        let outcome = try Tool.run(arguments, in: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(folder.files.isEmpty)
    }
}
