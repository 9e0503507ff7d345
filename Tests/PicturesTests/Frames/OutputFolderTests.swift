import Foundation
import Pictures
import Platform
import Raster
import Synchronization
import TestSupport
import Testing

/// Frames of earlier runs are removed and the user's own files are kept, whatever a manifest
/// contains.
@Suite struct OutputFolderTests {
    private static let png: [UInt8] = PNGChunks.signature + [1, 2, 3]

    private func manifest(_ names: [String]) -> Manifest {
        Manifest(
            frames: names.map { name in
                var record = FrameRecordTests.record
                record.file = name
                return record
            }
        )
    }

    /// Performs a complete run that writes `names`.
    @discardableResult
    private func run(_ folder: TestFolder, _ names: [String]) throws -> Int {
        let output = try OutputFolder.begin(at: folder.path)
        for name in names { try output.write(Self.png, to: OutputName(name)) }
        return try output.finish(manifest(names))
    }

    @Test func `a second run removes files that only the first one wrote, and empty folders`()
        throws
    {
        let folder = try TestFolder()
        #expect(try run(folder, ["a/x/1.png", "a/2.png", "b/3.png", "4.png"]) == 0)
        try folder.write([1], to: "b/mine.txt")
        #expect(try run(folder, ["a/2.png"]) == 3)
        #expect(folder.files == ["a/2.png", "b/mine.txt", "manifest.json"])
        #expect(!folder.exists("a/x"))
        #expect(try folder.bytes("manifest.json") == Array(manifest(["a/2.png"]).text.utf8))
    }

    @Test func `files that were removed in the meantime are no error`() throws {
        let folder = try TestFolder()
        try run(folder, ["a/1.png", "b.png"])
        try FileManager.default.removeItem(atPath: folder.path("a"))
        #expect(try run(folder, []) == 1)
        #expect(folder.files == ["manifest.json"])
    }

    @Test func `an unfinished run removes nothing and leaves the old manifest`() throws {
        let folder = try TestFolder()
        try run(folder, ["a.png"])
        let before = try folder.bytes("manifest.json")
        do {
            let output = try OutputFolder.begin(at: folder.path)
            try output.write(Self.png, to: OutputName("b.png"))
        }
        #expect(folder.files == ["a.png", "b.png", "manifest.json"])
        #expect(try folder.bytes("manifest.json") == before)
    }

    @Test func `a forged manifest cannot remove files outside, behind links, or other than PNGs`()
        throws
    {
        let outside = try TestFolder()
        for name in ["victim.png", "\u{301}victim.png"] { try outside.write(Self.png, to: name) }
        let folder = try TestFolder()
        try folder.write([1, 2, 3, 4, 5, 6, 7, 8, 9], to: "inner/notes.txt")
        try folder.write(Self.png, to: "real.png")
        let manager = FileManager.default
        try manager.createSymbolicLink(
            atPath: folder.path("link"),
            withDestinationPath: outside.path
        )
        try manager.createSymbolicLink(
            atPath: folder.path("link.png"),
            withDestinationPath: outside.path("victim.png")
        )
        #expect(mkfifo(folder.path("pipe.png"), 0o600) == 0)
        let name = (outside.path as NSString).lastPathComponent
        let names = [
            outside.path("victim.png"), "../\(name)/victim.png", "inner/../../\(name)/victim.png",
            "link/victim.png", "link/\u{301}victim.png", "link.png", "inner/notes.txt", "inner",
            "pipe.png", "", "a\u{0}",
        ]
        try folder.write(Array(manifest(names).text.utf8), to: "manifest.json")
        #expect(try run(folder, []) == 0)
        #expect(outside.exists("victim.png") && outside.exists("\u{301}victim.png"))
        #expect(folder.exists("inner/notes.txt") && folder.exists("link.png"))
        #expect(folder.exists("real.png") && folder.exists("pipe.png"))
    }

    @Test func `frames whose records lack fields are still removed`() throws {
        let folder = try TestFolder()
        try folder.write(Self.png, to: "a.png")
        let text = #"{"pinwheel": 1, "frames": [{"file": "a.png"}, {}, 3], "more": 1}"#
        try folder.write(Array(text.utf8), to: "manifest.json")
        #expect(try run(folder, []) == 1)
    }

    @Test func `a manifest.json of another program stops the run before anything is written`()
        throws
    {
        for text in ["{\"name\": \"app\"}", "{", "{\"pinwheel\": 9}"] {
            let folder = try TestFolder()
            try folder.write(Array(text.utf8), to: "manifest.json")
            do {
                _ = try OutputFolder.begin(at: folder.path)
                Issue.record("the run began")
            } catch {
                #expect(error.description.contains("manifest.json"))
                #expect(error.description.contains("choose another folder"))
            }
            #expect(try folder.bytes("manifest.json") == Array(text.utf8))
        }
    }

    @Test func `a missing folder is created, and a file in its place is refused`() throws {
        let folder = try TestFolder()
        try OutputFolder.begin(at: folder.path("x/y")).finish(manifest([]))
        #expect(folder.files == ["x/y/manifest.json"])
        try folder.write([UInt8](), to: "file")
        do {
            _ = try OutputFolder.begin(at: folder.path("file"))
            Issue.record("the run began")
        } catch {
            #expect(error.description.contains("there is a file at this path"))
        }
    }

    @Test func `concurrent runs in one folder take turns, and the last one's frames are complete`()
        throws
    {
        let folder = try TestFolder()
        let waits = Mutex(0)
        let active = Mutex(0)
        WorkerThread.concurrently(6) { [self] number in
            do {
                let output = try OutputFolder.begin(at: folder.path) {
                    waits.withLock { $0 += 1 }
                }
                #expect(
                    active.withLock {
                        $0 += 1; return $0
                    } == 1
                )
                let names = (0..<20).map { "\(number)/\($0).png" }
                for name in names { try output.write(Self.png, to: OutputName(name)) }
                active.withLock { $0 -= 1 }
                try output.finish(manifest(names))
            } catch {
                Issue.record(error)
            }
        }
        let last = try Manifest(reading: folder.bytes("manifest.json"))
        #expect(last.frames.count == 20)
        #expect(folder.files == last.frames.map(\.file).sorted() + ["manifest.json"])
    }

    @Test func `a run that waits reports it once`() throws {
        let folder = try TestFolder()
        let first = Mutex(Optional(try OutputFolder.begin(at: folder.path)))
        var calls = 0
        _ = try OutputFolder.begin(at: folder.path) {
            calls += 1
            first.withLock { $0 = nil }
        }
        #expect(calls == 1)
    }

    @Test func `a finished run cannot be finished again`() throws {
        let folder = try TestFolder()
        let output = try OutputFolder.begin(at: folder.path)
        try output.finish(manifest([]))
        #expect(throws: FileError.self) { try output.finish(manifest([])) }
    }

    @Test func `a run whose folder or file was removed meanwhile fails`() throws {
        let words = [
            "replaced": "removed or replaced", "gone": "removed or replaced", "b": "b/1.png",
        ]
        for what in ["gone", "replaced", "b"] {
            let folder = try TestFolder()
            let path = folder.path("out")
            let output = try OutputFolder.begin(at: path)
            try output.write(Self.png, to: OutputName("a/0.png"))
            try output.write(Self.png, to: OutputName("b/1.png"))
            try FileManager.default.removeItem(atPath: what == "b" ? "\(path)/b" : path)
            if what == "replaced" { try folder.write(Self.png, to: "out/a/0.png") }
            do {
                try output.write(Self.png, to: OutputName("a/2.png"))
                try output.finish(manifest(["a/0.png", "b/1.png", "a/2.png"]))
                Issue.record("\(what): it ended well")
            } catch {
                #expect(error.description.contains(words[what] ?? "-"), "\(error)")
            }
            #expect(what != "gone" || !folder.exists("out"))
            let left = try? Manifest(reading: folder.bytes("out/manifest.json"))
            #expect(left == nil, "a manifest promises what is not there")
        }
    }

    @Test func `temporary files of a killed run are removed, but not behind links`() throws {
        let (folder, outside) = (try TestFolder(), try TestFolder())
        let left = TemporaryName(process: .max, number: 1).text
        for name in ["a/b/\(left)", "c/\(left)", "c/mine.txt"] { try folder.write([1], to: name) }
        try outside.write([1], to: left)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"),
            withDestinationPath: outside.path
        )
        let killed = manifest(["a/b/0.png", "c/1.png", "link/2.png"])
        try folder.write(Array(killed.text.utf8), to: "manifest.json")
        try run(folder, ["d/0.png"])
        #expect(folder.files == ["c/mine.txt", "d/0.png", "manifest.json"])
        #expect(!folder.exists("a"))
        #expect(outside.exists(left))
    }

    @Test(arguments: [
        "link/a.png", "link/inner/a.png", "inner/link/a.png", "link/\u{301}a.png",
        "inner/link/\u{301}/a.png",
    ])
    func `a file is not written through a symbolic link`(name: String) throws {
        let (folder, outside) = (try TestFolder(), try TestFolder())
        try FileManager.default.createDirectory(
            atPath: folder.path("inner"),
            withIntermediateDirectories: true
        )
        for link in ["link", "inner/link"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(link),
                withDestinationPath: outside.path
            )
        }
        let output = try OutputFolder.begin(at: folder.path)
        do {
            try output.write(Self.png, to: OutputName(name))
            Issue.record("the file was written")
        } catch {
            #expect(error.reason.hasSuffix("link is a symbolic link"), "\(error)")
        }
        #expect(outside.files.isEmpty)
    }

    @Test func `temporary files of killed runs are removed, those of running ones are not`() throws
    {
        let folder = try TestFolder()
        // No process has this number.
        let left = ["", "a/"].map { $0 + TemporaryName(process: .max, number: 1).text }
        let alive = TemporaryName(process: getppid(), number: 1).text
        let others = ["a/\(alive)", "a/.pinwheel-x.tmp", "b/\(left[0])"]
        for name in left + others { try folder.write([1], to: name) }
        let output = try OutputFolder.begin(at: folder.path)
        try output.write(Self.png, to: OutputName("a/0.png"))
        try output.finish(manifest(["a/0.png"]))
        #expect(folder.files == (others + ["a/0.png", "manifest.json"]).sorted())
    }
}
