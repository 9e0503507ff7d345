import Raster
import Testing

/// The encoding of colours as bytes.
@Suite struct EncodedPixelTests {
    private static func bytes(_ pixel: StraightPixel) -> [UInt32] {
        let rgba = EncodedPixel(pixel).rgba
        return [rgba & 0xFF, rgba >> 8 & 0xFF, rgba >> 16 & 0xFF, rgba >> 24]
    }

    @Test func `every byte is encoded unchanged`() {
        for byte in 0...255 {
            let share = Float(byte) / 255
            let expected = byte == 0 ? [0, 0, 0, 0] : [UInt32](repeating: UInt32(byte), count: 4)
            #expect(Self.bytes(StraightPixel(repeating: share)) == expected)
        }
    }

    @Test func `a component is rounded to the nearest byte`() {
        for i in 0...100_000 {
            let share = Float(i) / 100_000
            let byte = Self.bytes(StraightPixel(share, 0, 0, 1))[0]
            #expect(abs(Double(byte) - Double(share) * 255) <= 0.5 + 1e-4)
        }
    }

    @Test func `components are encoded in the order red, green, blue, alpha`() {
        #expect(Self.bytes(StraightPixel(1, 0.4, 0.2, 0.8)) == [255, 102, 51, 204])
    }

    @Test func `a pixel whose alpha becomes zero is all zeros`() {
        #expect(EncodedPixel(StraightPixel(1, 1, 1, 0)).rgba == 0)
        #expect(EncodedPixel(StraightPixel(1, 1, 1, 0.4 / 255)).rgba == 0)
        #expect(EncodedPixel(StraightPixel(1, 1, 1, 0.6 / 255)).rgba == 0x01FF_FFFF)
    }
}
