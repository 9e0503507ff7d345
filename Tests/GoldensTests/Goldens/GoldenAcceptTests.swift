import Comparison
import Goldens
import Pictures
import Raster
import TestSupport
import Testing

/// Accepting takes the images that were drawn, and only those that were named.
struct GoldenAcceptTests {
    private let folder: TestFolder
    private let store: GoldenStore
    private let name: GoldenName
    private let old = MovingSquare.moving(5)
    private let new = MovingSquare.moving(5, shade: 90)

    init() throws {
        folder = try TestFolder()
        store = GoldenStore(folder: folder.path("goldens"), threads: 2)
        name = try GoldenName("a/b")
        try store.record(try MovingSquare.subject("a/b", old))
    }

    private func fail(_ images: [Image]) throws {
        let outcome = store.check(try MovingSquare.subject("a/b", images), mode: .none)
        #expect(outcome.status == .failed)
    }

    private func images() throws -> [Image] {
        try #require(try store.sequence(of: name)).frames.map(\.image)
    }

    @Test func `all frames of a failure are accepted`() throws {
        try fail(new + [old[0]])
        #expect(try store.acceptable() == [name])
        try store.accept(name)
        #expect(try images() == new + [old[0]])
        #expect(try store.acceptable().isEmpty)
        let pngs = folder.files.filter { $0.hasSuffix(".png") }
        #expect(pngs.count == 6 && pngs.allSatisfy { $0.hasPrefix("goldens/a/b/") })
    }

    @Test func `some frames are accepted first, the rest later`() throws {
        try fail(new)
        try store.accept(name, frames: FrameRanges([1, 2]))
        #expect(try images() == [old[0], new[1], new[2], old[3], old[4]])
        #expect(try store.acceptable() == [name])
        try store.accept(name, frames: FrameRanges([0, 3, 4]))
        #expect(try images() == new)
        #expect(try store.acceptable().isEmpty)
    }

    @Test func `what cannot be accepted is refused without a change`() throws {
        let nothing = failure(GoldenError.self) { try store.accept(name) }
        #expect(nothing?.reason.contains("nothing to accept for a/b") == true)
        try fail(Array(new.dropLast()))
        let some = failure(GoldenError.self) {
            try store.accept(name, frames: FrameRanges([1]))
        }
        #expect(some?.reason == "a/b has 4 frames, but its golden has 5")
        try fail(new)
        let beyond = failure(GoldenError.self) {
            try store.accept(name, frames: FrameRanges([5]))
        }
        #expect(beyond?.hint == "use frames 0 to 4")
        #expect(try images() == old)
    }

    @Test func `a damaged image of a failed run is not accepted`() throws {
        try fail(new)
        let picture = try #require(
            folder.files.first { $0.hasPrefix("goldens/.failed/a/b/actual/") }
        )
        try folder.write(try PNG.encode(old[0]), to: picture)
        let error = failure(GoldenError.self) { try store.accept(name) }
        #expect(error?.path == folder.path(picture))
        #expect(try images() == old)
    }
}
