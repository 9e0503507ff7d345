import Pictures
import Raster
import Testing

@Suite struct PNGCompressionTests {
    @Test(
        arguments: [(-1, 0), (0, 0), (12, 12), (13, 12)]
    )
    func `levels beyond libdeflate's are clamped`(given: Int, level: Int) {
        #expect(PNGCompression(level: given).level == level)
    }

    @Test func `level 0 stores, and higher levels make files smaller`() throws {
        var ramp: [UInt8] = []
        for index in 0..<64 * 64 {
            ramp += [UInt8](repeating: UInt8(index % 64 / 3), count: 4)
        }
        let image = Image(width: 64, height: 64, pixels: ramp)
        let sizes = try [0, 1, 9].map {
            try PNG.encode(image, compression: PNGCompression(level: $0)).count
        }
        #expect(sizes[0] > 4 * 64 * 64)
        #expect(sizes[1] < sizes[0] / 10)
        #expect(sizes[2] <= sizes[1])
    }
}
