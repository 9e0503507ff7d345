import BuiltPrograms
import Foundation
import Pictures
import Platform
import Raster
import SeededRandom
import TestSupport
import Testing

/// An archive contains what a folder would, in bytes that depend on the frames only. A damaged archive is
/// refused.
@Suite struct FrameArchiveTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private static func scene(_ index: Int) -> Scene {
        var scene = Scene(width: 5 + index % 3, height: 4)
        let rect = Rect(x: 0, y: 0, width: Double(index), height: 3)
        scene.items = [.shape(Shape(path: .rect(rect), paint: .solid(.black)))]
        return scene
    }

    private static func jobs(_ names: [String]) -> [FrameJob] {
        names.enumerated().map { index, name in
            let moment = FrameLabel.Moment.progress(Double(index))
            return FrameJob(
                file: name,
                label: FrameLabel(design: "d", state: "s", moment: moment)
            )
        }
    }

    private static func names(_ count: Int) -> [String] {
        (0..<count).map { "d/s/\($0).png" }
    }

    private func part() throws -> RunPart {
        try #require(RunPart(2, of: 3, plan: PixelHash(bytes: [1])))
    }

    @discardableResult
    private func write(
        _ name: String,
        _ names: [String],
        threads: Int = 2
    ) throws -> [FrameRecord] {
        let writer = FrameArchiveWriter(path: folder.path(name), threads: threads)
        return try Array(writer.write(Self.jobs(names), part: part(), scene: Self.scene))
    }

    @Test func `an archive round-trips with its part, frames and files`() throws {
        let names = Self.names(50)
        let records = try write("a.tar", names)
        let archive = try FrameArchive(path: folder.path("a.tar"))
        #expect(try archive.part == part())
        #expect(archive.frames == records)
        #expect(archive.isSound(threads: 2))
        var renderer = Renderer()
        for (index, name) in names.enumerated() {
            let bytes = try #require(try archive.bytes(of: name))
            #expect(try PNG.decode(bytes) == renderer.render(Self.scene(index)))
        }
        #expect(try archive.bytes(of: "d/s/50.png") == nil)
        #expect(folder.files == ["a.tar"])
    }

    @Test(arguments: [1, 3, 8])
    func `the bytes do not depend on the number of threads`(count: Int) throws {
        try write("one.tar", Self.names(200), threads: 1)
        try write("many.tar", Self.names(200), threads: count)
        #expect(try folder.bytes("one.tar") == folder.bytes("many.tar"))
    }

    @Test func `names that are long or not ASCII are preserved`() throws {
        let long = String(repeating: "frame-", count: 60)
        let names = ["\(long)/0.png", "ä/ö.png", String(repeating: "x", count: 96) + ".png"]
        try write("a.tar", names + [String(repeating: "y", count: 97) + ".png"])
        let archive = try FrameArchive(path: folder.path("a.tar"))
        for name in names { #expect(try archive.bytes(of: name) != nil, "\(name)") }
        #expect(archive.frames.count == 4)
    }

    @Test(.enabled(if: FilePath.isExecutable("/bin/tar")))
    func `tar can unpack it`() throws {
        let names = Self.names(20) + ["\(String(repeating: "long/", count: 40))ü.png"]
        try write("a.tar", names)
        try FileManager.default.createDirectory(
            atPath: folder.path("out"),
            withIntermediateDirectories: true
        )
        let words = ["-xf", folder.path("a.tar"), "-C", folder.path("out")]
        #expect(try ProgramRun("/bin/tar", words).status == 0)
        let archive = try FrameArchive(path: folder.path("a.tar"))
        for name in archive.names {
            #expect(try folder.bytes("out/\(name)") == archive.bytes(of: name))
        }
        #expect(archive.names.count == 42)
    }

    @Test func `a name with two dots and an archive of another program are refused`() throws {
        #expect(throws: FrameError.self) { try write("a.tar", ["0@1.5x.png"]) }
        try folder.write([1, 2, 3], to: "mine.tar")
        #expect(throws: FrameError.self) { try write("mine.tar", Self.names(1)) }
        #expect(folder.files == ["mine.tar"])
        #expect(try folder.bytes("mine.tar") == [1, 2, 3])
    }

    @Test func `a truncated or damaged archive is refused or reports what it contains`() throws {
        let records = try write("a.tar", Self.names(9))
        let bytes = try folder.bytes("a.tar")
        var random = SplitMix64(seed: 811)
        for round in 0..<400 {
            var damaged = bytes
            if round % 2 == 0 {
                damaged.removeLast(Int.random(in: 1...bytes.count, using: &random))
            } else {
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    let index = Int.random(in: bytes.indices, using: &random)
                    damaged[index] = UInt8.random(in: 0...255, using: &random)
                }
            }
            try folder.write(damaged, to: "b.tar")
            guard let archive = try? FrameArchive(path: folder.path("b.tar")) else { continue }
            // Contents are checked by hashes; the padding between them is not checked.
            let isWhole = archive.frames == records && archive.isSound(threads: 1)
            #expect(round % 2 == 1 || !isWhole || damaged.count >= bytes.count - 1024)
        }
    }
}
