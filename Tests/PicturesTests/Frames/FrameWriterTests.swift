import Pictures
import Raster
import Synchronization
import TestSupport
import Testing

/// Any number of threads writes the same frames, and no error is lost.
@Suite struct FrameWriterTests {
    private func jobs(_ count: Int, scale: Double = 1) -> [FrameJob] {
        (0..<count).map { index in
            FrameJob(
                file: "s/\(index).png",
                label: FrameLabel(
                    design: "d",
                    state: "s",
                    moment: .progress(Double(index)),
                    scale: scale
                )
            )
        }
    }

    /// Returns the image of a frame; three consecutive frames are equal.
    private static func picture(_ index: Int) -> Image {
        Image.random(9 + index / 30, 8, seed: UInt64(index / 3))
    }

    @Test(arguments: [1, 2, 3, 7, 100])
    func `any number of threads writes the same files`(count: Int) throws {
        let folder = try TestFolder()
        let output = try OutputFolder.begin(at: folder.path)
        let writer = FrameWriter(folder: output, threads: count)
        let records = try writer.write(jobs(60, scale: 2)) { _, index in Self.picture(index) }
        #expect(records.count == 60)
        for (index, record) in records.enumerated() {
            let image = Self.picture(index)
            #expect(record.file == "s/\(index).png")
            #expect(record.hash == PixelHash(image))
            #expect(record.width == image.width && record.height == image.height)
            #expect(try folder.bytes(record.file) == PNG.encode(image, scale: 2))
        }
        #expect(folder.files.count == 61)
    }

    @Test func `equal images of different scales are different files`() throws {
        let folder = try TestFolder()
        let output = try OutputFolder.begin(at: folder.path)
        var jobs = jobs(2)
        jobs[1].label.scale = 2
        let image = Image.random(4, 4, seed: 1)
        _ = try FrameWriter(folder: output, threads: 1).write(jobs) { _, _ in image }
        #expect(try folder.bytes("s/0.png") == PNG.encode(image))
        #expect(try folder.bytes("s/1.png") == PNG.encode(image, scale: 2))
    }

    @Test func `the renderer that is passed to the closure can draw`() throws {
        let folder = try TestFolder()
        let output = try OutputFolder.begin(at: folder.path)
        let scene = Scene(width: 5, height: 4)
        let records = try FrameWriter(folder: output).write(jobs(3)) { renderer, _ in
            renderer.render(scene)
        }
        #expect(records.allSatisfy { $0.width == 5 && $0.height == 4 })
        #expect(try PNG.read(path: folder.path("s/2.png")) == .plain(5, 4, [0, 0, 0, 0]))
    }

    @Test func `settings and texts are written to the files`() throws {
        let folder = try TestFolder()
        let output = try OutputFolder.begin(at: folder.path)
        let text = [try PNGText(keyword: "Software", value: "Pinwheel")]
        let writer = FrameWriter(folder: output, compression: .small, text: text)
        let image = Image.random(4, 4, seed: 1)
        _ = try writer.write(jobs(1)) { _, _ in image }
        #expect(
            try folder.bytes("s/0.png") == PNG.encode(image, text: text, compression: .small)
        )
    }

    @Test(arguments: [1, 4])
    func `progress counts up to the end`(threads: Int) throws {
        let folder = try TestFolder()
        let output = try OutputFolder.begin(at: folder.path)
        let seen = Seen()
        let writer = FrameWriter(folder: output, threads: threads)
        let progress: @Sendable (Int, Int) -> Void = { done, total in
            seen.calls.withLock { $0.append([done, total]) }
        }
        _ = try writer.write(jobs(25), progress: progress) { _, index in Self.picture(index) }
        #expect(seen.calls.withLock { $0 } == (1...25).map { [$0, 25] })
    }

    @Test(arguments: [1, 4])
    func `the first error stops the run and is thrown`(threads: Int) throws {
        let folder = try TestFolder()
        try folder.write([1], to: "s/10.png/in-the-way")
        let output = try OutputFolder.begin(at: folder.path)
        let seen = Seen()
        let writer = FrameWriter(folder: output, threads: threads)
        let error = failure(FrameError.self) {
            try writer.write(jobs(5000)) { _, index in
                seen.calls.withLock { $0.append([index]) }
                return .plain(1, 1, [0, 0, 0, 0])
            }
        }
        #expect(error?.description.contains("s/10.png: it is a folder") == true)
        #expect(seen.calls.withLock { $0.count } < 4000)
        #expect(folder.files.allSatisfy { !$0.hasSuffix(".tmp") })
    }

    @Test func `an image that cannot be a PNG is reported by its file`() throws {
        let folder = try TestFolder()
        let output = try OutputFolder.begin(at: folder.path)
        #expect(
            throws: FrameError.encoding(
                file: "s/0.png",
                .png(.emptyImage(width: 0, height: 0))
            )
        ) {
            try FrameWriter(folder: output).write(jobs(1)) { _, _ in
                Image(width: 0, height: 0, pixels: [])
            }
        }
    }

    @Test func `invalid and duplicate names are found before anything is written`() throws {
        let folder = try TestFolder()
        let output = try OutputFolder.begin(at: folder.path)
        let writer = FrameWriter(folder: output)
        var twice = jobs(3)
        twice[2].file = "s/0.png"
        #expect(throws: FrameError.sameName("s/0.png")) {
            try writer.write(twice) { _, index in Self.picture(index) }
        }
        var bad = jobs(3)
        bad[2].file = "../x.png"
        #expect(throws: FrameError.self) {
            try writer.write(bad) { _, index in Self.picture(index) }
        }
        #expect(folder.files.isEmpty)
    }

    @Test func `a file that is not a frame stops the run before anything is written`() throws {
        let folder = try TestFolder()
        try folder.write(PNG.encode(Self.picture(2)), to: "s/2.png")
        try folder.write([1, 2, 3], to: "s/7.png")
        let output = try OutputFolder.begin(at: folder.path)
        let error = failure(FrameError.self) {
            try FrameWriter(folder: output).write(jobs(9)) { _, index in Self.picture(index) }
        }
        #expect(error?.description.contains("s/7.png: the file exists and no manifest") == true)
        #expect(folder.files == ["s/2.png", "s/7.png"])
        #expect(try folder.bytes("s/7.png") == [1, 2, 3])
        // A file that already has the bytes to be written is not lost.
        _ = try FrameWriter(folder: output).write(jobs(7)) { _, index in Self.picture(index) }
        #expect(folder.files.count == 9)
    }

    @Test func `a cancelled run lists all files, and the next one cleans up`() throws {
        let folder = try TestFolder()
        do {
            let output = try OutputFolder.begin(at: folder.path)
            _ = try FrameWriter(folder: output).write(jobs(3)) { _, index in Self.picture(index) }
        }
        #expect(throws: ManifestError.unfinished) {
            try Manifest(reading: folder.bytes("manifest.json"))
        }
        let next = try OutputFolder.begin(at: folder.path)
        let writer = FrameWriter(folder: next)
        let records = try writer.write(jobs(1)) { _, index in Self.picture(index + 50) }
        #expect(try next.finish(Manifest(frames: records)) == 2)
        #expect(folder.files == ["manifest.json", "s/0.png"])
    }

    @Test func `a run without frames is no error`() throws {
        let folder = try TestFolder()
        let output = try OutputFolder.begin(at: folder.path)
        let records = try FrameWriter(folder: output).write([]) { _, index in Self.picture(index) }
        #expect(records.isEmpty)
    }

    private final class Seen: Sendable {
        let calls = Mutex<[[Int]]>([])
    }
}
