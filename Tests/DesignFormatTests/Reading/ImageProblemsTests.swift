import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// Mistakes in images and their frames, and values that are optional.
@Suite struct ImageProblemsTests {
    private static func image(_ width: Int, _ height: Int) -> Image {
        Image(width: width, height: height, pixels: Array(repeating: 1, count: 4 * width * height))
    }

    private func problems(_ layer: String, _ assets: DesignAssets) -> [String] {
        let text = Samples.design(layers: "  - \(layer)")
        do {
            _ = try Design(yaml: Array(text.utf8), name: "x", file: "x.yaml", assets: assets)
            return []
        } catch {
            return error.problems.map(\.description)
        }
    }

    // The layer's dash is at line 10, column 3.
    @Test(
        arguments: [
            ("image: {size: [1, 1]}", "10:12: an image needs one of the keys file, files, sheet"),
            (
                "image: {file: a.png, sheet: a.png}",
                "10:26: an image cannot have both “file” and “sheet”"
            ),
            (
                "image: {file: a.png, frame: [0, 4]}",
                "10:33: “frame” selects one of several images, but there is one file; "
                    + "use “files” or “sheet”"
            ),
            (
                "image: {file: a.png, cells: [1, 1]}",
                "10:33: “cells” applies only to a sheet"
            ),
            (
                "image: {files: [a.png], count: 1}",
                "10:36: “count” applies only to a sheet or numbered files"
            ),
            ("image: {files: []}", "10:20: expected a list of 1…1000 items, found 0"),
            (
                "image: {files: a.png}",
                "10:20: expected a list of files, or a file name with one # per digit of a number, "
                    + "found “a.png”; write run-##.png, with count: 12"
            ),
            ("image: {files: a#.png}", "10:20: numbered files need the key “count”"),
            (
                "image: {files: a#.png, count: 2}",
                "10:20: the image “a1.png” cannot be read: no such file: a1.png"
            ),
            (
                "image: {files: [a.png, wide.png]}",
                "10:28: the frames of an image must have equal sizes, but “wide.png” has 9×2 "
                    + "pixels, and “a.png” 4×4"
            ),
            ("image: {sheet: a.png}", "10:12: a sheet needs the key “cells”"),
            (
                "image: {sheet: a.png, cells: [3, 2]}",
                "10:34: “a.png” has 4×4 pixels, which cannot be divided into 3×2 equal cells"
            ),
            ("image: {sheet: a.png, cells: [0, 2]}", "10:35: “0” is outside of 1…1000"),
            (
                "image: {sheet: a.png, cells: [2, 2], count: 5}",
                "10:49: “5” is outside of 1…4"
            ),
            (
                "image: {files: [b.png, a.png]}",
                "10:21: “b@2x.png” has 9×8 pixels, but must have 8×8: 2 times “b.png”"
            ),
            (
                "image: {file: c.png}",
                "10:19: the image “c@3x.png” cannot be read: it is damaged"
            ),
        ]
    )
    func `a mistake in an image is reported at its position`(layer: String, expected: String) {
        let images = [
            "a.png": Self.image(4, 4), "wide.png": Self.image(9, 2), "b.png": Self.image(4, 4),
            "b@2x.png": Self.image(9, 8), "c.png": Self.image(1, 1),
        ]
        let assets = DesignAssets(
            image: { path, _ throws(AssetFailure) in
                if path == "c@3x.png" { throw AssetFailure("it is damaged") }
                guard let image = images[path] else { throw AssetFailure.missing(path) }
                return image
            }
        )
        #expect(problems(layer, assets) == ["x.yaml:\(expected)"])
    }

    @Test func `high-density files count towards the limit of pixels`() {
        let (half, whole) = (Self.image(1_024, 1_024), Self.image(2_048, 2_048))
        let files = ["a.png": half, "a@2x.png": whole, "b.png": whole, "c.png": whole]
        let layers = """
            image: {file: a.png}
              - image: {file: b.png}
              - image: {file: c.png}
            """
        // 1 + 4 + 4 + 4 times 2^20 pixels, of 16.
        #expect(problems(layers, DesignAssets(images: files)) == [])
        let more = files.merging(["b@2x.png": Self.image(4_096, 4_096)]) { $1 }
        #expect(
            problems(layers, DesignAssets(images: more)) == [
                "x.yaml:11:19: the image “b@2x.png” cannot be read: it has 4096×4096 pixels; the "
                    + "images of a design may have at most 16777216 pixels in total; 7340032 "
                    + "remain for this image"
            ]
        )
    }

    @Test func `numbered files are written by their pattern, others as a list`() throws {
        func written(_ image: String) throws -> String {
            let assets = DesignAssets(image: { _, _ in Samples.dot })
            let text = Samples.design(layers: "  - image: \(image)")
            let never = DesignAssets(
                image: { path, pixels throws(AssetFailure) in
                    if path.contains("@") { throw AssetFailure.missing(path) }
                    return try assets.image(path, pixels)
                }
            )
            let design = try Design(
                yaml: Array(text.utf8),
                name: "x",
                file: "x.yaml",
                assets: never
            )
            let again = design.yaml()
            #expect(
                try Design(yaml: Array(again.utf8), name: "x", file: "x.yaml", assets: never)
                    == design
            )
            let line = again.split(separator: "\n").last ?? ""
            return String(line.dropFirst("  - image: ".count))
        }
        for (given, expected) in [
            ("{files: [a08.png, a09.png, a10.png]}", "{files: \"a##.png\", count: 3, first: 8}"),
            ("{files: [a1.png, a2.png, a3.png]}", "{files: \"a#.png\", count: 3}"),
            ("{files: [a1.png, a2.png]}", "{files: [a1.png, a2.png]}"),
            ("{files: [a1.png, a3.png, a2.png]}", "{files: [a1.png, a3.png, a2.png]}"),
            ("{files: b/9-###x.png, count: 4}", "{files: \"b/9-###x.png\", count: 4}"),
            (
                "{sheet: s.png, cells: [1, 1], frame: [0, 1]}",
                "{sheet: s.png, cells: [1, 1], frame: [0, 1]}"
            ),
        ] {
            #expect(try written(given) == expected)
        }
    }
}
