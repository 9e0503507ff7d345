import Comparison
import Foundation
import Goldens
import Pictures
import Raster
import Synchronization
import TestSupport
import Testing

/// A check must never pass by accident, and a failure must contain all information.
struct GoldenCheckTests {
    private let folder: TestFolder
    private let store: GoldenStore
    private let images = MovingSquare.moving(6)

    init() throws {
        folder = try TestFolder()
        store = GoldenStore(folder: folder.path("goldens"), threads: 2)
    }

    private func check(
        _ images: [Image],
        _ tolerance: Tolerance = .none,
        mode: RecordMode = .none
    ) throws -> GoldenOutcome {
        store.check(try MovingSquare.subject("a", images), tolerance: tolerance, mode: mode)
    }

    private func png(of frame: Int) throws -> String {
        let manifest = try #require(try store.manifest(of: GoldenName("a")))
        return "goldens/a/\(manifest.frames[frame].hash.description.dropFirst(6)).png"
    }

    @Test func `the mode decides what is recorded`() throws {
        #expect(try check(images, mode: .none).status == .missing)
        #expect(try !check(images, mode: .none).passes)
        #expect(try check(images, mode: .missing).status == .recorded)
        #expect(try check(images, mode: .none).status == .passed)
        let others = MovingSquare.moving(6, shade: 100)
        #expect(try check(others, mode: .missing).status == .failed)
        #expect(try check(others, mode: .failed).status == .recorded)
        #expect(try check(others, mode: .all).status == .passed)
        #expect(try check(images, mode: .all).status == .recorded)
        #expect(try check(images, mode: .none).status == .passed)
    }

    @Test func `a failure lists frames, files and the command`() throws {
        _ = try check(images, mode: .missing)
        var changed = images
        changed[3] = MovingSquare.moving(4, shade: 150)[3]
        let outcome = try check(changed)
        #expect(outcome.status == .failed)
        #expect(outcome.failedFrames.numbers == [3])
        let lines = outcome.lines
        #expect(lines[0] == "a: differs: 1 of 6 frames, frame 3")
        #expect(!outcome.findings.isEmpty)
        #expect(lines[1] == "  \(outcome.findings[0].sentence)")
        #expect(lines.contains("  files: \(store.failedFolder)/a"))
        #expect(lines.last == "  accept: pinwheel accept a --goldens \(store.folder)")
        let artifacts = try #require(outcome.artifacts)
        #expect(try PNG.read(path: artifacts.path(.expected, frame: 3)) == images[3])
        #expect(try PNG.read(path: artifacts.path(.actual, frame: 3)) == changed[3])
        #expect(try PNG.read(path: artifacts.path(.difference, frame: 3)).width == 12)
        #expect(folder.files.count { $0.contains("frame-") } == 3)
        #expect(try folder.bytes("goldens/.failed/.gitignore") == Array("*\n".utf8))
    }

    @Test func `a pass removes the files of an earlier failure`() throws {
        _ = try check(images, mode: .missing)
        _ = try check(Array(images.dropLast()))
        #expect(folder.files.contains { $0.contains("frame-5.expected.png") })
        _ = try check(Array(images.dropFirst()))
        _ = try check(images)
        let left = folder.files.filter { $0.hasPrefix("goldens/.failed/") }
        #expect(left == ["goldens/.failed/.gitignore"])
    }

    @Test func `a tolerance limits differences, and its headroom is reported`() throws {
        _ = try check(images, mode: .missing)
        let near = MovingSquare.moving(6, shade: 202)
        let wide = Tolerance(step: 8, share: 0.2, density: 25, sequenceShare: 0.2)
        let passed = try check(near, wide)
        #expect(passed.status == .passed)
        #expect(passed.lines.last?.hasPrefix("  headroom: step 75 %") == true)
        #expect(passed.warnings.contains { $0.hasPrefix("a: ") && $0.contains("step allows 8") })
        let tight = Tolerance(step: 1, share: 0.2, density: 25, sequenceShare: 0.2)
        #expect(try check(near, tight).status == .failed)
        #expect(try check(near, .none).status == .failed)
    }

    @Test func `another size or number of frames is a difference`() throws {
        _ = try check(images, mode: .missing)
        let loose = Tolerance(step: 255, share: 1, density: 10_000, sequenceShare: 1)
        #expect(try check(MovingSquare.moving(6, size: 13), loose).status == .failed)
        #expect(try check(images + [images[0]], loose).failedFrames.numbers == [6])
        #expect(try check(Array(images.dropLast(2)), loose).failedFrames.numbers == [4, 5])
        #expect(try check([]).status == .unusable)
    }

    @Test func `while hashes are equal no image is decoded`() throws {
        _ = try check(images, mode: .missing)
        // Valid chunks whose pixels cannot be decoded.
        let name = try png(of: 2)
        let chunks = PNGChunks.list(try folder.bytes(name)).map { chunk in
            PNGChunks.chunk(chunk.name, chunk.name == "IDAT" ? [1, 2, 3] : chunk.data)
        }
        try folder.write(PNGChunks.signature + chunks.flatMap { $0 }, to: name)
        #expect(try check(images).status == .passed)
        let outcome = try check(Array(images.dropLast()))
        #expect(outcome.status == .unusable)
        #expect(outcome.text.contains(name))
    }

    @Test(arguments: [false, true])
    func `a damaged image never passes`(differs: Bool) throws {
        let damages: [(String, ([UInt8]) -> [UInt8]?)] = [
            ("is missing", { _ in nil }),
            ("Git LFS", { _ in Array("version https://git-lfs.github.com/spec/v1\n".utf8) }),
            ("not a PNG", { _ in [] }),
            ("cut off", { Array($0.dropLast(20)) }),
            ("the PNG is", { png in png.dropLast(20) + [~png[png.count - 20]] + png.suffix(19) }),
            (
                "do not match the hash",
                { _ in try? PNG.encode(MovingSquare.moving(1, shade: 7)[0]) }
            ),
        ]
        let drawn = differs ? Array(images.dropLast()) : images
        for (words, damage) in damages {
            _ = try check(images, mode: .all)
            let name = try png(of: 1)
            let bytes = damage(try folder.bytes(name))
            if let bytes {
                try folder.write(bytes, to: name)
            } else {
                try FileManager.default.removeItem(atPath: folder.path(name))
            }
            let outcome = try check(drawn)
            #expect(outcome.status == .unusable, "\(words)")
            #expect(outcome.text.contains(folder.path(name)), "\(outcome.text)")
            #expect(outcome.text.contains(words), "\(outcome.text)")
        }
    }

    @Test func `a damaged manifest never passes and is not replaced unasked`() throws {
        _ = try check(images, mode: .missing)
        let text = try folder.bytes("goldens/a.golden")
        try folder.write(
            Array("pinwheel-golden 1\n<<<<<<< x\n".utf8) + text,
            to: "goldens/a.golden"
        )
        for mode in [RecordMode.none, .missing, .failed] {
            let outcome = try check(images, mode: mode)
            #expect(outcome.status == .unusable)
            #expect(outcome.text.contains("a.golden:2: unresolved merge conflict of Git"))
        }
        #expect(try check(images, mode: .all).status == .recorded)
        #expect(try check(images).status == .passed)
    }

    /// Recording removes PNGs that a check of the same golden is about to read.
    @Test(arguments: [false, true])
    func `a golden that is recorded during the check is not reported as damaged`(differs: Bool)
        throws
    {
        _ = try check(images, mode: .missing)
        let others = try MovingSquare.subject("a", MovingSquare.moving(6, shade: 90))
        let drawn = differs ? MovingSquare.moving(6, shade: 100) : images
        let recorded = Mutex(false)
        var subject = try MovingSquare.subject("a", drawn)
        subject.draw = { [store] _, index in
            let isFirst = recorded.withLock { done in
                defer { done = true }
                return !done
            }
            if isFirst { #expect(throws: Never.self) { try store.record(others) } }
            return drawn[index]
        }
        let outcome = store.check(subject, mode: .none)
        #expect(outcome.status == .failed, "\(outcome.text)")
    }
}
