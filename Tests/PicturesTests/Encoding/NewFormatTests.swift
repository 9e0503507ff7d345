import Pictures
import Raster
import TestSupport
import Testing

/// A file format is one entry, and writers and folders support a custom one.
@Suite struct NewFormatTests {
    /// An encoder that writes the pixels after a line with the size.
    private final class PlainEncoder: FrameEncoder {
        private var bytes: [UInt8] = []

        func add(_ image: Image, lasting seconds: Double) throws(EncodingError) {
            guard image.width > 0 else {
                throw .refused(format: "PLAIN", reason: "a picture without pixels")
            }
            bytes = Array("PLAIN \(image.width)x\(image.height)\n".utf8)
            bytes += image.pixels
        }

        func finish() throws(EncodingError) -> [UInt8] { bytes }
    }

    private static let plain = FrameFormat(
        name: "PLAIN",
        fileExtension: "plain",
        mediaType: "application/octet-stream",
        holdsMany: false,
        traits: [],
        signature: Array("PLAIN ".utf8).map { $0 },
        make: { _ throws(EncodingError) in PlainEncoder() }
    )

    private static let formats = FrameFormat.all + [plain]

    private func jobs(_ count: Int) -> [FrameJob] {
        (0..<count).map { index in
            FrameJob(
                file: "s/\(index).plain",
                label: FrameLabel(
                    design: "x",
                    state: "s",
                    moment: .progress(Double(index)),
                    scale: index.isMultiple(of: 2) ? 1 : 2,
                    appearance: "light"
                )
            )
        }
    }

    private static func picture(_ index: Int) -> Image {
        let pixel: [UInt8] = [UInt8(index), 0, 0, 255]
        return Image(width: 1, height: 1 + index, pixels: (0...index).flatMap { _ in pixel })
    }

    @Test func `a custom format is found by its name and extension`() {
        #expect(FrameFormat.all.extensions == ["png", "apng", "webp", "gif", "avif"])
        #expect(Self.formats.holding(many: false).extensions == ["png", "plain"])
        #expect(Self.formats.format(ofFile: "a/b.PLAIN")?.name == "PLAIN")
        #expect(Self.formats.holding(many: true).format(ofFile: "x.png")?.name == "APNG")
        #expect(Self.formats.format(ofFile: "x.jpg") == nil)
    }

    @Test func `frames are written in a custom format, and those of an earlier run removed`() throws
    {
        let folder = try TestFolder()
        for count in [3, 1] {
            let output = try OutputFolder.begin(at: folder.path("o"), formats: Self.formats)
            let writer = FrameWriter(folder: output, threads: 2, format: Self.plain)
            let records = try writer.write(jobs(count)) { _, index in Self.picture(index) }
            let removed = try output.finish(Manifest(frames: records))
            #expect(removed == (count == 1 ? 2 : 0))
        }
        let bytes = try folder.bytes("o/s/0.plain")
        #expect(bytes == Array("PLAIN 1x1\n".utf8) + [0, 0, 0, 255])
        #expect(!folder.exists("o/s/1.plain"))
    }

    @Test func `an error of a custom format is reported with the file`() throws {
        let folder = try TestFolder()
        let output = try OutputFolder.begin(at: folder.path("o"), formats: Self.formats)
        let error = #expect(throws: FrameError.self) {
            try FrameWriter(folder: output, format: Self.plain).write(jobs(1)) { _, _ in
                Image(width: 0, height: 0, pixels: [])
            }
        }
        let told = "cannot write s/0.plain: cannot encode as PLAIN: a picture without pixels"
        #expect(error?.description == told)
    }
}
