import Base
import DesignFormat
import Indicators
import Packs
import Platform
import Raster
import TestSupport
import Testing

/// A folder of a pack keeps files that are not from it, and an interrupted run can be repeated.
@Suite struct PackFolderTests {
    private static func pack(
        of name: String = "arc",
        for target: String = "uikit",
        fps: Double = 10
    ) throws -> (PackContents, PackManifest) {
        var settings = PackSettings()
        settings.fps = fps
        settings.scales = [1]
        let images = try PackImages(of: #require(BuiltInDesigns.design(named: name)), settings)
        let target = try PackTargets.target(named: target)
        func made(_ target: some PackTarget) throws -> (PackContents, PackManifest) {
            let pack = try Pack(of: images, for: target)
            let contents = try target.contents(of: pack)
            return (contents, PackManifest(pack, contents, target: target.name))
        }
        return try made(target)
    }

    @Test func `a written pack is up to date, and writing it again writes nothing`() throws {
        let folder = try TestFolder()
        let (contents, manifest) = try Self.pack()
        let pack = PackFolder(path: folder.path("p"))
        #expect(try pack.write(contents, manifest) == contents.files.count)
        #expect(try pack.differences(from: contents, manifest).isEmpty)
        #expect(try pack.write(contents, manifest) == 0)
    }

    @Test func `a file that is not from the pack stays, and is never overwritten`() throws {
        let folder = try TestFolder()
        let (contents, manifest) = try Self.pack()
        try folder.write("notes", to: "p/notes.txt")
        let pack = PackFolder(path: folder.path("p"))
        _ = try pack.write(contents, manifest)
        #expect(try String(decoding: folder.bytes("p/notes.txt"), as: UTF8.self) == "notes")
        let other = try TestFolder()
        try other.write("mine", to: "p/arc-idle0.png")
        #expect(throws: FileError.self) {
            try PackFolder(path: other.path("p")).write(contents, manifest)
        }
        #expect(try String(decoding: other.bytes("p/arc-idle0.png"), as: UTF8.self) == "mine")
        #expect(other.files == ["p/arc-idle0.png"])
    }

    @Test func `an edited file is refused, and nothing is written`() throws {
        let folder = try TestFolder()
        let (contents, manifest) = try Self.pack()
        let pack = PackFolder(path: folder.path("p"))
        _ = try pack.write(contents, manifest)
        try folder.write("// edited", to: "p/ArcFrames.swift")
        let (faster, fasterManifest) = try Self.pack(fps: 20)
        let before = folder.files
        let error = #expect(throws: FileError.self) { try pack.write(faster, fasterManifest) }
        #expect(error?.description.contains("was changed after it was packed") == true)
        #expect(folder.files == before)
        #expect(
            try pack.differences(from: contents, manifest).map(\.description)
                == ["out of date: ArcFrames.swift"]
        )
    }

    @Test func `files that a pack no longer contains are removed`() throws {
        let folder = try TestFolder()
        let pack = PackFolder(path: folder.path("p"))
        let (many, manyManifest) = try Self.pack(fps: 20)
        _ = try pack.write(many, manyManifest)
        let (few, fewManifest) = try Self.pack(fps: 10)
        let differences = try pack.differences(from: few, fewManifest).map(\.description)
        #expect(differences.contains("no longer part of the pack: arc-refreshing17.png"))
        _ = try pack.write(few, fewManifest)
        #expect(folder.files.count == few.files.count + 1)
    }

    @Test func `an interrupted run is completed by the next`() throws {
        let folder = try TestFolder()
        let pack = PackFolder(path: folder.path("p"))
        let (old, oldManifest) = try Self.pack(fps: 20)
        _ = try pack.write(old, oldManifest)
        let (new, newManifest) = try Self.pack(of: "arrow", fps: 10)
        // An interrupted run has written pack.json and some of the files.
        let text = try String(decoding: folder.bytes("p/pack.json"), as: UTF8.self)
        try folder.write(
            text.replacing("\"complete\": true", with: "\"complete\": false"),
            to: "p/pack.json"
        )
        try folder.write("half", to: "p/ArcFrames.swift")
        _ = try pack.write(old, oldManifest)
        #expect(try pack.differences(from: old, oldManifest).isEmpty)
        _ = try pack.write(new, newManifest)
        #expect(try pack.differences(from: new, newManifest).isEmpty)
        #expect(!folder.files.contains("p/ArcFrames.swift"))
    }

    @Test func `a manifest that lists files outside of the folder removes none of them`() throws {
        let folder = try TestFolder()
        let pack = PackFolder(path: folder.path("p"))
        let (contents, manifest) = try Self.pack()
        _ = try pack.write(contents, manifest)
        try folder.write("keep", to: "outside.txt")
        let listed = PixelHash(bytes: Array("keep".utf8)).description
        let text = try String(decoding: folder.bytes("p/pack.json"), as: UTF8.self)
            .replacing(
                "\"files\": {\n    \"ArcFrames",
                with: "\"files\": {\n    \"../outside.txt\": \"\(listed)\",\n    \"ArcFrames"
            )
        #expect(text.contains("../outside.txt"))
        try folder.write(text, to: "p/pack.json")
        _ = try pack.write(contents, manifest)
        #expect(try String(decoding: folder.bytes("outside.txt"), as: UTF8.self) == "keep")
    }

    @Test func `another file called pack.json is refused`() throws {
        let folder = try TestFolder()
        try folder.write("{}", to: "p/pack.json")
        let (contents, manifest) = try Self.pack()
        #expect(throws: FileError.self) {
            try PackFolder(path: folder.path("p")).write(contents, manifest)
        }
        #expect(folder.files == ["p/pack.json"])
    }
}
