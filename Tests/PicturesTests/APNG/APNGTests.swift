import Pictures
import Raster
import TestSupport
import Testing

/// Animations are used for goldens and reports. Their frames round-trip, and other tools' files are
/// read as browsers show them.
struct APNGTests {
    private let delay = APNGDelay(numerator: 1, denominator: 60)

    private func frames(_ count: Int, width: Int = 7, height: Int = 5) -> [APNGFrame] {
        (0..<count).map { index in
            APNGFrame(
                image: .random(width, height, seed: UInt64(index)),
                delay: APNGDelay(numerator: UInt16(index), denominator: 60)
            )
        }
    }

    @Test(arguments: [1, 2, 9])
    func `frames and delays round-trip`(count: Int) throws {
        let frames = frames(count)
        let bytes = try APNG.encode(frames)
        #expect(APNG.isAnimated(bytes))
        #expect(try APNG.decode(bytes) == frames)
    }

    @Test func `any PNG decoder shows the first frame`() throws {
        let frames = frames(3)
        #expect(try PNG.decode(APNG.encode(frames)) == frames[0].image)
    }

    @Test func `chunks are in order and numbered, with counts and plays`() throws {
        let chunks = PNGChunks.list(try APNG.encode(frames(3), plays: 4))
        let names = chunks.map(\.name)
        #expect(names.first == "IHDR" && names.last == "IEND")
        let control = try #require(chunks.first { $0.name == "acTL" })
        #expect(control.data == [0, 0, 0, 3, 0, 0, 0, 4])
        let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.name) }.map { $0.data[3] }
        #expect(numbers == Array(0..<UInt8(numbers.count)))
        #expect(names.filter { $0 == "fcTL" }.count == 3)
    }

    @Test func `a plain PNG is one frame`() throws {
        let image = Image.random(4, 4, seed: 8)
        let bytes = try PNG.encode(image)
        #expect(!APNG.isAnimated(bytes))
        let frames = try APNG.decode(bytes)
        #expect(frames.map(\.image) == [image])
        #expect(frames[0].delay.seconds == 0)
    }

    @Test func `a delay is a fraction of seconds, and a denominator of 0 means 100`() {
        #expect(APNGDelay(seconds: 1 / 60.0) == APNGDelay(numerator: 1, denominator: 60))
        #expect(APNGDelay(seconds: 0.001) == APNGDelay(numerator: 1, denominator: 1000))
        #expect(APNGDelay(seconds: 1 / 59.94) == APNGDelay(numerator: 50, denominator: 2997))
        #expect(APNGDelay(seconds: 0) == APNGDelay(numerator: 1, denominator: 65_535))
        #expect(APNGDelay(seconds: 1e9) == APNGDelay(numerator: 65_535, denominator: 1))
        #expect(APNGDelay(seconds: 3600) == APNGDelay(numerator: 3600, denominator: 1))
        #expect(APNGDelay(numerator: 30, denominator: 60).seconds == 0.5)
        #expect(APNGDelay(numerator: 7, denominator: 0).seconds == 0.07)
    }

    @Test func `an animation without frames is refused`() {
        let error = failure(PNGError.self) { try APNG.encode([]) }
        #expect(error == .emptyImage(width: 0, height: 0))
    }

    @Test func `a truncated file is refused`() throws {
        let bytes = try APNG.encode(frames(3))
        for count in 0..<bytes.count {
            #expect(failure(PNGError.self) { try APNG.decode(Array(bytes[..<count])) } != nil)
        }
    }

    @Test func `every flipped bit is detected`() throws {
        let frames = frames(2)
        let bytes = try APNG.encode(frames)
        for bit in 0..<bytes.count * 8 {
            var damaged = bytes
            damaged[bit / 8] ^= 1 << (bit % 8)
            #expect(failure(PNGError.self) { try APNG.decode(damaged) } != nil, "bit \(bit)")
        }
    }

    @Test func `the limits apply to all frames together`() throws {
        let bytes = try APNG.encode(frames(5, width: 10, height: 10))
        #expect(try APNG.decode(bytes, limits: PNGLimits(bytes: 2000)).count == 5)
        let error = failure(PNGError.self) {
            try APNG.decode(bytes, limits: PNGLimits(bytes: 1999))
        }
        guard case .tooLarge = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}
