import Pictures
import Raster
import TestSupport
import Testing

/// A few bytes that declare a huge image must not exhaust the memory.
@Suite struct PNGLimitsTests {
    /// Returns a header without pixels.
    private func header(_ width: UInt32, _ height: UInt32) -> [UInt8] {
        let size = PNGChunks.bigEndian(width) + PNGChunks.bigEndian(height)
        return PNGChunks.signature + PNGChunks.chunk("IHDR", size + [8, 6, 0, 0, 0])
            + PNGChunks.chunk("IDAT", PNGChunks.stored([]))
    }

    @Test(
        arguments: [
            (65_536, 1, "width"), (1, 65_536, "height"), (65_535, 65_535, "pixels"),
            (5_793, 5_793, "pixels"),
            (0x7fff_ffff, 0x7fff_ffff, "width"),
        ] as [(UInt32, UInt32, String)]
    )
    func `a header with a huge size is refused with the limit`(
        width: UInt32,
        height: UInt32,
        name: String
    ) {
        let bytes = header(width, height)
        let error = failure(PNGError.self) { try PNG.decode(bytes) }
        guard case .tooLarge(let givenWidth, let givenHeight, let limit) = error else {
            Issue.record("it was not called too large")
            return
        }
        #expect(givenWidth == Int(width) && givenHeight == Int(height))
        #expect(limit.contains(name))
    }

    @Test func `an image of exactly the limits is accepted`() throws {
        let image = Image.random(8, 4, seed: 1)
        let bytes = try PNG.encode(image)
        #expect(try PNG.decode(bytes, limits: PNGLimits(width: 8, height: 4, bytes: 128)) == image)
        for limits in [
            PNGLimits(width: 7), PNGLimits(height: 3), PNGLimits(bytes: 127),
        ] {
            #expect(throws: PNGError.self) { try PNG.decode(bytes, limits: limits) }
        }
    }
}
