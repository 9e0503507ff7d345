import BuiltPrograms
import Foundation
import Pictures
import Raster
import TestSupport
import Testing

/// Files on disk, and how other programs read them.
@Suite struct PNGTests {
    @Test func `an image is read back from a file`() throws {
        let folder = try TestFolder()
        let image = Image.random(20, 10, seed: 2)
        try PNG.write(image, path: folder.path("a/b.png"), scale: 2)
        #expect(try PNG.read(path: folder.path("a/b.png")) == image)
        #expect(folder.files == ["a/b.png"])
    }

    @Test func `missing files, folders and too large files are distinguished`() throws {
        let folder = try TestFolder()
        #expect(throws: PNGError.noSuchFile(folder.path("none.png"))) {
            try PNG.read(path: folder.path("none.png"))
        }
        let asFile = failure(PNGError.self) { try PNG.read(path: folder.path) }
        #expect(
            asFile?.description == "cannot read \(folder.path): it is a folder; name a file"
        )
        let image = Image.random(20, 20, seed: 1)
        try PNG.write(image, path: folder.path("a.png"))
        let tooLarge = failure(PNGError.self) {
            try PNG.read(path: folder.path("a.png"), limits: PNGLimits(bytes: 100))
        }
        #expect(tooLarge?.description.contains("larger than 100 bytes") == true)
        let asTarget = failure(PNGError.self) { try PNG.write(image, path: folder.path) }
        #expect(asTarget?.description.contains("cannot write \(folder.path): it is") == true)
    }

    @Test func `libpng reports its version`() {
        #expect(PNG.libraryVersion.hasPrefix("1."))
    }

    private static let script = """
        import struct, sys, zlib
        data = open(sys.argv[1], "rb").read()
        assert data[:8] == b"\\x89PNG\\r\\n\\x1a\\n"
        place, stream = 8, b""
        while place < len(data):
            size, name = struct.unpack(">I4s", data[place:place + 8])
            body = data[place + 8:place + 8 + size]
            crc, = struct.unpack(">I", data[place + 8 + size:place + 12 + size])
            assert crc == zlib.crc32(name + body)
            if name == b"IHDR":
                width, height, depth, kind, a, b, c = struct.unpack(">IIBBBBB", body)
                assert (depth, kind, a, b, c) == (8, 6, 0, 0, 0)
            if name == b"IDAT": stream += body
            place += 12 + size
        rows = zlib.decompress(stream)
        assert len(rows) == height * (4 * width + 1)
        out = b""
        for y in range(height):
            row = rows[y * (4 * width + 1):(y + 1) * (4 * width + 1)]
            assert row[0] == 0
            out += row[1:]
        sys.stdout.write(out.hex())
        """

    private static let python = [
        "/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3",
    ]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(.enabled(if: python != nil, "needs python3"))
    func `another PNG decoder reads the same pixels`() throws {
        let folder = try TestFolder()
        let image = Image.random(41, 23, seed: 8)
        try PNG.write(image, path: folder.path("a.png"), scale: 3)
        let words = ["-c", Self.script, folder.path("a.png")]
        let run = try ProgramRun(try #require(Self.python), words)
        #expect(run.status == 0, "\(run.errors)")
        let digits = Array("0123456789abcdef".utf8)
        var expected: [UInt8] = []
        for byte in image.pixels {
            let (high, low) = (Int(byte >> 4), Int(byte & 15))
            expected += [digits[high], digits[low]]
        }
        #expect(Array(run.output.utf8) == expected)
    }
}
