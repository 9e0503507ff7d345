import Foundation
import Goldens
import Platform
import Raster
import TestSupport
import Testing

/// A recorded golden is stored once and completely, and other files of the folder are unchanged.
struct GoldenStoreTests {
    private let folder: TestFolder
    private let store: GoldenStore

    init() throws {
        folder = try TestFolder()
        store = GoldenStore(folder: folder.path("goldens"), threads: 2)
    }

    @Test func `a golden is read back with its images`() throws {
        let images = MovingSquare.moving(4)
        let subject = try MovingSquare.subject("square/right", images)
        let manifest = try store.record(subject)
        #expect(try store.manifest(of: subject.name) == manifest)
        #expect(manifest["design"] == "square")
        #expect(manifest.fps == 60)
        let sequence = try #require(try store.sequence(of: subject.name))
        #expect(sequence.frames.map(\.image) == images)
        #expect(sequence.frames.map(\.moment) == subject.moments)
        #expect(try store.manifest(of: GoldenName("square")) == nil)
    }

    @Test func `equal frames are stored once`() throws {
        let images = MovingSquare.moving(2)
        try store.record(try MovingSquare.subject("a", images + images + images))
        #expect(folder.files.count { $0.hasSuffix(".png") } == 2)
    }

    @Test func `recording again leaves no files of the old golden`() throws {
        try store.record(try MovingSquare.subject("a", MovingSquare.moving(6)))
        // A temporary file of a killed run, a golden below this one, and an unrelated file.
        try folder.write([1], to: "goldens/a/" + TemporaryName(process: .max, number: 1).text)
        try folder.write([1], to: "goldens/a/notes.png")
        try store.record(try MovingSquare.subject("a/b", MovingSquare.moving(1)))
        try store.record(try MovingSquare.subject("a", MovingSquare.moving(2, shade: 90)))
        let files = folder.files
        let pictures = files.filter { $0.hasPrefix("goldens/a/") && $0.hasSuffix(".png") }
        #expect(pictures.count == 4)
        #expect(!files.contains { $0.hasSuffix(".tmp") })
        #expect(files.contains("goldens/a/notes.png"))
        #expect(try store.sequence(of: GoldenName("a/b"))?.frames.count == 1)
    }

    @Test func `goldens are listed and removed by name`() throws {
        #expect(try store.names().isEmpty)
        for name in ["b", "a/x", "a", "c/d/e"] {
            try store.record(try MovingSquare.subject(name, MovingSquare.moving(1)))
        }
        try folder.write([1], to: "goldens/.failed/z.golden")
        try folder.write([1], to: "goldens/not a name.golden")
        #expect(try store.names().map(\.text) == ["a", "a/x", "b", "c/d/e"])
        try store.remove(GoldenName("a"))
        try store.remove(GoldenName("c/d/e"))
        #expect(try store.names().map(\.text) == ["a/x", "b"])
        #expect(!folder.exists("goldens/c"))
        #expect(try store.sequence(of: GoldenName("a/x")) != nil)
    }

    @Test func `a failed recording leaves the old golden`() throws {
        let old = try store.record(try MovingSquare.subject("a", MovingSquare.moving(3)))
        let empty = Image(width: 0, height: 0, pixels: [])
        let bad = try MovingSquare.subject("a", MovingSquare.moving(2, shade: 9) + [empty])
        #expect(failure(GoldenError.self) { try store.record(bad) } != nil)
        #expect(try store.manifest(of: GoldenName("a")) == old)
        #expect(try store.sequence(of: GoldenName("a"))?.frames.count == 3)
        let none = try MovingSquare.subject("n", [])
        #expect(failure(GoldenError.self) { try store.record(none) } != nil)
    }

    @Test func `threads may record the same golden and different ones`() async throws {
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<24 {
                group.addTask {
                    do {
                        let shade = UInt8(10 + number)
                        let images = MovingSquare.moving(3, shade: shade)
                        try store.record(try MovingSquare.subject("same", images))
                        try store.record(try MovingSquare.subject("own/\(number)", images))
                    } catch {
                        Issue.record(error)
                    }
                }
            }
        }
        #expect(try store.names().count == 25)
        for name in try store.names() {
            #expect(try store.sequence(of: name)?.frames.count == 3)
        }
        #expect(folder.files.count { $0.hasPrefix("goldens/same/") } == 3)
    }
}
