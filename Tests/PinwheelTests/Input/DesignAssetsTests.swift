import Foundation
import Imaging
import pinwheel
import Raster
import Testing
import UserInput

/// A design from a stranger must not read files outside of its folder.
struct DesignAssetsTests {
    private let folder: TemporaryFolder
    private let image = Image(width: 1, height: 1, pixels: [1, 2, 3, 255])

    init() throws {
        folder = try TemporaryFolder()
        try PNG.write(image, path: folder.path("designs/parts/icon.png"))
        try PNG.write(image, path: folder.path("secret.png"))
    }

    private var assets: DesignAssets { DesignAssets(folder: folder.path("designs")) }

    @Test func picturesBesideTheDesignAreRead() throws {
        #expect(try assets.image(at: "parts/icon.png") == image)
        #expect(try assets.image(at: "parts/../parts/icon.png") == image)
    }

    @Test func pathsOutOfTheFolderAreRefused() {
        #expect(throws: InputError.self) { try assets.image(at: "../secret.png") }
        #expect(throws: InputError.self) { try assets.image(at: folder.path("secret.png")) }
    }

    @Test func linksOutOfTheFolderAreRefused() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("designs/link.png"),
            withDestinationPath: folder.path("secret.png")
        )
        #expect(throws: InputError.self) { try assets.image(at: "link.png") }
    }

    @Test func aFolderWithTheSameBeginningIsAnother() throws {
        try PNG.write(image, path: folder.path("designs-too/icon.png"))
        #expect(throws: InputError.self) { try assets.image(at: "../designs-too/icon.png") }
    }

    @Test func missingPicturesAndOtherFilesAreRefused() throws {
        try folder.write("no picture", to: "designs/text.png")
        #expect(throws: PNGError.noSuchFile("none.png")) { try assets.image(at: "none.png") }
        #expect(throws: PNGError.notPNG) { try assets.image(at: "text.png") }
    }
}
