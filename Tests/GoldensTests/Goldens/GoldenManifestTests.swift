import Raster
import Comparison
import Goldens
import Pictures
import SeededRandom
import TestSupport
import Testing

/// People review and merge the text of goldens. It must round-trip, and damage by Git or an editor
/// must be reported by line.
struct GoldenManifestTests {
    private let good = """
        pinwheel-golden 1
        design arc
        loop 0
        frame 0 60x40 time=0 0123456789abcdef
        frame 1 60x40 time=0.016666666666666666 fedcba9876543210

        """

    private func read(_ text: String) throws -> GoldenManifest {
        try GoldenManifestReader.manifest(in: Array(text.utf8), path: "a.golden")
    }

    @Test func `a manifest round-trips through its text`() throws {
        let manifest = try read(good)
        #expect(manifest.text == good)
        #expect(manifest["design"] == "arc")
        #expect(manifest.loopStart == 0)
        #expect(manifest.frames.map(\.moment) == [.time(0), .time(1.0 / 60)])
        #expect(manifest.frames[1].hash.description == "xxh64:fedcba9876543210")
        #expect(manifest.frames[0].size == PixelSize(width: 60, height: 40))
    }

    @Test func `random manifests round-trip`() throws {
        var random = SplitMix64(seed: 5)
        for _ in 0..<200 {
            let frames = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                let value = Double.random(in: -1...100, using: &random)
                return GoldenFrame(
                    size: PixelSize(
                        width: .random(in: 1...5000, using: &random),
                        height: .random(in: 1...5000, using: &random)
                    ),
                    moment: Bool.random(using: &random) ? .time(value) : .progress(value),
                    hash: PixelHash(bytes: [UInt8.random(in: 0...255, using: &random)])
                )
            }
            let manifest = GoldenManifest(
                facts: [GoldenFact("state", "pulling"), GoldenFact("fps", "59.94")],
                frames: frames
            )
            #expect(try read(manifest.text) == manifest)
        }
    }

    @Test func `Windows line ends are read`() throws {
        let lines = good.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(try read(lines.joined(separator: "\r\n")) == read(good))
    }

    @Test func `facts cannot break the lines`() throws {
        let facts = [
            GoldenFact("My Key", " a\nframe 0  b "), GoldenFact("frame", "x"),
            GoldenFact("my-key", "later"), GoldenFact("empty", " \n"),
        ]
        let manifest = GoldenManifest(facts: facts, frames: try read(good).frames)
        #expect(manifest.facts == [GoldenFact("my-key", "a frame 0 b")])
        #expect(try read(manifest.text) == manifest)
    }

    @Test(arguments: [
        ("", 1, "not a golden of Pinwheel"),
        ("hello\n", 1, "not a golden of Pinwheel"),
        ("pinwheel-golden 2\n", 1, "version “2” of the format is not supported"),
        ("version https://git-lfs.github.com/spec/v1\n", 1, "a Git LFS pointer"),
        ("pinwheel-golden 1\n<<<<<<< HEAD\n", 2, "unresolved merge conflict of Git"),
        ("pinwheel-golden 1\na b\n=======\n", 3, "unresolved merge conflict of Git"),
        ("pinwheel-golden 1\na b\na c\n", 3, "“a” occurs twice"),
        ("pinwheel-golden 1\nalone\n", 2, "“alone” has no value"),
        ("pinwheel-golden 1\nBig b\n", 2, "“Big b” is not a key and a value"),
        ("pinwheel-golden 1\nframe 1 1x1 time=0 0123456789abcdef\n", 2, "expected frame 0"),
        ("pinwheel-golden 1\nframe 0 1x1 time=0\n", 2, "expected 4 values, found 3"),
        ("pinwheel-golden 1\nframe 0 0x1 time=0 0123456789abcdef\n", 2, "“0x1” is not a size"),
        ("pinwheel-golden 1\nframe 0 1x+1 time=0 0123456789abcdef\n", 2, "“1x+1” is not a size"),
        ("pinwheel-golden 1\nframe 0 1x1 time=nan 0123456789abcdef\n", 2, "is not a moment"),
        ("pinwheel-golden 1\nframe 0 1x1 turn=0 0123456789abcdef\n", 2, "is not a moment"),
        ("pinwheel-golden 1\nframe 0 1x1 time=0 0123456789abcde\n", 2, "is not a hash"),
        ("pinwheel-golden 1\nframe 0 1x1 time=0 ../456789abcdefab\n", 2, "is not a hash"),
        ("pinwheel-golden 1\nframe 0 1x1 time=0 0123456789abcdef\na b\n", 3, "before the first"),
    ])
    func `problems are reported by line`(text: String, line: Int, words: String) throws {
        let error = try #require(failure(GoldenError.self) { try read(text) })
        #expect(error.line == line)
        #expect(error.description.hasPrefix("a.golden:\(line): "))
        #expect(error.reason.contains(words), "\(error)")
        #expect(error.hint != nil)
    }

    @Test func `a golden without frames is refused`() throws {
        let error = failure(GoldenError.self) { try read("pinwheel-golden 1\ndesign arc\n") }
        #expect(error?.description == "a.golden: the golden has no frame; record it again")
    }
}
