import Pictures
import Raster
import Testing
import TestSupport

/// A lifecycle is shown in one image.
struct StoryboardTests {
    private static let lifecycles = [
        "refreshable-scroll-view", "pull-to-refresh-scroll-view", "refreshable", "scroll-action",
        "refresh-control-overlap",
    ]

    @Test(arguments: lifecycles)
    func `every lifecycle has a storyboard in both appearances`(lifecycle: String) throws {
        var backgrounds: [UInt8] = []
        for appearance in ["light", "dark"] {
            let arguments = ["storyboard", lifecycle, "--appearance", appearance, "-o", "-"]
            let outcome = try Tool.run(arguments)
            #expect(outcome.status == 0, "\(outcome.errors)")
            let image = try PNG.decode(outcome.output)
            #expect(image.width > 500 && image.height > 400)
            #expect(try Tool.run(arguments).output == outcome.output)
            backgrounds.append(image[0, 0].red)
        }
        #expect(backgrounds[0] > 200 && backgrounds[1] < 60)
    }

    @Test func `scale, trace, design and fixes change the image`() throws {
        func storyboard(_ arguments: [String]) throws -> Image {
            let all = ["storyboard", "scroll-action", "--trace", "t150", "-o", "-"]
            return try PNG.decode(Tool.run(all + arguments).output)
        }
        let plain = try storyboard([])
        let doubled = try storyboard(["--scale", "2"])
        #expect(doubled.width == 2 * plain.width && doubled.height == 2 * plain.height)
        for arguments in [["--design", "arc"], ["--fix", "all"], ["--trace", "short-pull"]] {
            #expect(try storyboard(arguments) != plain, "\(arguments)")
        }
    }

    @Test func `without -o the path of the file is printed`() throws {
        let folder = try TestFolder()
        let outcome = try Tool.run(["storyboard", "refreshable"], in: folder.path)
        #expect(outcome.lines == ["output/refreshable-storyboard.png"])
        #expect(folder.files == ["output/refreshable-storyboard.png"])
    }

    @Test func `a trace with too many states is rejected`() throws {
        let folder = try TestFolder()
        let rows = (0..<40).map { "\($0),\($0 % 2 * 40),1\n" }.joined()
        try folder.write("time,offset,touching\n" + rows, to: "many.csv")
        let arguments = ["storyboard", "scroll-action", "--trace", "many.csv", "-o", "many.png"]
        let outcome = try Tool.run(arguments, in: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.contains("24 at most"), "\(outcome.errors)")
        #expect(folder.files == ["many.csv"])
    }

    @Test func `a trace without a duration has a storyboard`() throws {
        let folder = try TestFolder()
        try folder.write("time,offset,touching\n0,0,0\n", to: "point.csv")
        let outcome = try Tool.run(
            ["storyboard", "scroll-action", "--trace", "point.csv", "-o", "-"],
            in: folder.path
        )
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try PNG.decode(outcome.output).width > 400)
    }
}
