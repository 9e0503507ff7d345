import Base
import DesignFormat
import Foundation
import Frames
import Pictures
import Platform
import Raster
import Testing
import Commands
import TestSupport

/// A third-party design cannot read files outside of its folder.
struct DesignFolderTests {
    private let folder: TestFolder
    private let image = Image(width: 1, height: 1, pixels: [1, 2, 3, 255])

    init() throws {
        folder = try TestFolder()
        try PNG.write(image, path: folder.path("designs/parts/icon.png"))
        try PNG.write(image, path: folder.path("secret.png"))
    }

    private var designs: DesignFolder { DesignFolder(folder.path("designs")) }

    @Test func `images next to the design are read`() throws {
        #expect(try designs.image(at: "parts/icon.png") == image)
        #expect(try designs.image(at: "parts/../parts/icon.png") == image)
    }

    @Test func `paths out of the folder are rejected`() {
        #expect(throws: InputError.self) { try designs.image(at: "../secret.png") }
        #expect(throws: InputError.self) { try designs.image(at: folder.path("secret.png")) }
    }

    @Test func `links out of the folder are rejected`() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("designs/link.png"),
            withDestinationPath: folder.path("secret.png")
        )
        #expect(throws: InputError.self) { try designs.image(at: "link.png") }
    }

    @Test func `a folder whose name starts with the design's folder is outside`() throws {
        try PNG.write(image, path: folder.path("designs-too/icon.png"))
        #expect(throws: InputError.self) { try designs.image(at: "../designs-too/icon.png") }
    }

    @Test func `the total size of images is limited before they are decoded`() throws {
        let pixels = Array(repeating: UInt8(9), count: 3_072 * 3_072 * 4)
        let bytes = try PNG.encode(
            Image(width: 3_072, height: 3_072, pixels: pixels),
            compression: .fast
        )
        try AtomicFile.write(bytes, to: folder.path("designs/whole.png"))
        // Decoding these would report that they are truncated.
        for name in ["a", "b"] {
            let half = Array(bytes.prefix(bytes.count / 2))
            try AtomicFile.write(half, to: folder.path("designs/\(name).png"))
        }
        let text = """
            pinwheel: 1
            canvas: {size: [20, 20]}
            states: {pulling: {frames: 2}}
            layers:
              - image: {file: whole.png, size: [6, 4]}
              - image: {file: a.png, size: [6, 4]}
              - image: {file: b.png, size: [6, 4]}
            """
        try folder.write(text, to: "designs/mine.yaml")
        let outcome = try Tool.run(["validate", folder.path("designs/mine.yaml")])
        #expect(outcome.status == 2)
        let lines = outcome.errorLines.filter { $0.contains("cannot be read") }
        #expect(lines.count == 2)
        for (line, name) in zip(lines, ["a", "b"]) {
            #expect(
                line.contains("the image “\(name).png” cannot be read: it has 3072×3072 pixels")
            )
            #expect(line.contains("16777216 pixels in total; 7340032 remain for this image"))
        }
    }

    @Test func `designs used by a design are read only in its folder`() throws {
        try folder.write("pinwheel: 1", to: "designs/parts/dot.yaml")
        try folder.write("secret", to: "secret.yaml")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("designs/link.yaml"),
            withDestinationPath: folder.path("secret.yaml")
        )
        #expect(try designs.assets.text("parts/dot.yaml") == Array("pinwheel: 1".utf8))
        for path in ["../secret.yaml", folder.path("secret.yaml"), "link.yaml", "none.yaml"] {
            #expect(throws: AssetFailure.self) { try designs.assets.text(path) }
        }
        #expect(throws: AssetFailure.missing("none.yaml")) { try designs.assets.text("none.yaml") }
    }

    @Test func `errors in a used design are reported in its own file`() throws {
        let using =
            "pinwheel: 1\ncanvas: {size: [9, 9]}\nstates: {idle: {}}\nlayers: [{use: parts/dot.yaml}]"
        try folder.write(using, to: "designs/mine.yaml")
        try folder.write(using.replacing("parts/dot", with: "none"), to: "designs/parts/dot.yaml")
        let path = folder.path("designs")
        let outcome = try Tool.run(["validate", "\(path)/mine.yaml"])
        #expect(outcome.status == 2)
        #expect(
            outcome.errorLines == [
                "\(path)/parts/dot.yaml:4:16: the design “parts/none.yaml” cannot be read: "
                    + "no such file: parts/none.yaml, used in \(path)/mine.yaml:4:16"
            ]
        )
    }

    @Test func `missing files are reported`() throws {
        #expect(try designs.assets.image("parts/icon.png", 1) == image)
        for (path, isMissing) in [("parts/icon@2x.png", true), ("../secret.png", false)] {
            do throws(AssetFailure) {
                _ = try designs.assets.image(path, 1)
                Issue.record("\(path) was read")
            } catch {
                #expect(error.isMissing == isMissing)
            }
        }
    }

    @Test(arguments: ["parts/Icon.png", "Parts/icon.PNG", "parts\\icon.png", "./parts/ICON.png"])
    func `a path in the wrong case or with backslashes names the file that is there`(
        path: String
    ) throws {
        let failure = AssetFailure(
            "no such file: \(path); there is a file “parts/icon.png”",
            isMissing: true
        )
        #expect(throws: failure) { try designs.assets.image(path, 1) }
    }

    @Test(arguments: ["", ".", "..", "/", "parts", "../Secret.png", "parts/none.png", "x/icon.png"])
    func `nothing is similar to a path that leads nowhere or outside`(path: String) {
        #expect(SimilarPath.find(path, in: folder.path("designs")) == nil)
    }

    @Test func `missing images and files of other formats are rejected`() throws {
        try folder.write("no picture", to: "designs/text.png")
        #expect(throws: PNGError.noSuchFile("none.png")) { try designs.image(at: "none.png") }
        #expect(throws: PNGError.notPNG) { try designs.image(at: "text.png") }
    }
}
