import Pictures
import Raster
import TestSupport
import Testing

/// A GIF shows the colours of the frames within a known distance, and takes the same time.
@Suite(.enabled(if: ImageCodec.gif.version != nil, "needs giflib"))
struct GIFEncoderTests {
    /// The largest difference of a component from the source on its matte.
    private static let distance = 32

    private func file(
        _ images: [Image],
        delays: [Double],
        plays: Int = 0,
        matte: Color? = nil
    ) throws -> [UInt8] {
        let encoder = try FrameFormat.gif.encoder(
            for: FrameSettings(count: images.count, plays: plays, matte: matte)
        )
        for (image, delay) in zip(images, delays) { try encoder.add(image, lasting: delay) }
        return try encoder.finish()
    }

    /// Checks a frame against its source, drawn on `matte`. With `isKeyed`, pixels with less than
    /// half the opacity are transparent.
    private func check(_ shown: Image, _ source: Image, matte: Int, isKeyed: Bool) {
        var (wrong, largest) = (0, 0)
        for place in stride(from: 0, to: source.pixels.count, by: 4) {
            let alpha = Int(source.pixels[place + 3])
            let isVisible = !isKeyed || alpha >= 128
            if (shown.pixels[place + 3] == 255) != isVisible { wrong += 1 }
            guard isVisible else { continue }
            for index in place..<place + 3 {
                let value = (Int(source.pixels[index]) * alpha + matte * (255 - alpha) + 127) / 255
                largest = max(largest, abs(value - Int(shown.pixels[index])))
            }
        }
        #expect(wrong == 0)
        #expect(largest <= Self.distance)
    }

    @Test(arguments: [nil, Color.white, Color.black])
    func `every frame shows its source`(matte: Color?) throws {
        let images = SpinningRing.frames(20)
        let bytes = try file(images, delays: Array(repeating: 0.05, count: 20), matte: matte)
        #expect(FrameFormat.gif.hasSignature(bytes.prefix(16)))
        let gif = try GIFReader(bytes)
        #expect(gif.frames.count == images.count)
        #expect(gif.colorCount == 256)
        for (frame, image) in zip(gif.frames, images) {
            check(frame.image, image, matte: matte == .black ? 0 : 255, isKeyed: matte == nil)
        }
    }

    @Test func `the delays add up to the loop`() throws {
        let images = SpinningRing.frames(27, side: 12)
        let gif = try GIFReader(file(images, delays: Array(repeating: 0.77 / 27, count: 27)))
        #expect(gif.frames.map(\.delay).reduce(0, +) == 77)
        #expect(gif.frames.allSatisfy { $0.delay >= 2 })
    }

    @Test func `few colours are exact`() throws {
        let images = (0..<4).map { Image.plain(6, 5, [UInt8(60 * $0), 10, 200, 255]) }
        let gif = try GIFReader(file(images, delays: [0.1, 0.1, 0.1, 0.1]))
        #expect(gif.frames.map(\.image) == images)
        #expect(gif.colorCount == 8)
    }

    @Test func `frames store only the changed rectangle, and equal frames are merged`() throws {
        var changed = Image.plain(30, 20, [10, 20, 30, 255]).pixels
        changed.replaceSubrange(
            4 * (5 * 30 + 7)..<4 * (5 * 30 + 9),
            with: repeatElement(255, count: 8)
        )
        let (first, second) = (
            Image.plain(30, 20, [10, 20, 30, 255]), Image(width: 30, height: 20, pixels: changed)
        )
        let gif = try GIFReader(
            file([first, second, second, first], delays: [0.1, 0.2, 0.3, 0.4])
        )
        #expect(gif.frames.map(\.storedPixels) == [600, 2, 2])
        #expect(gif.frames.map(\.delay) == [10, 50, 40])
        #expect(gif.frames.map(\.image) == [first, second, first])
    }

    @Test func `pixels that become transparent are cleared`() throws {
        func image(_ column: Int) -> Image {
            var pixels = Array(repeating: UInt8(0), count: 4 * 9 * 3)
            pixels.replaceSubrange(4 * (9 + column)..<4 * (10 + column), with: [9, 8, 7, 255])
            return Image(width: 9, height: 3, pixels: pixels)
        }
        let images = [0, 3, 8, 4].map(image)
        let gif = try GIFReader(file(images, delays: [0.1, 0.1, 0.1, 0.1]))
        #expect(gif.frames.map(\.image) == images)
    }

    @Test func `unchanged pixels do not flicker`() throws {
        let still = SpinningRing.frame(0, of: 1)
        let images = (0..<6).map { index in
            var pixels = still.pixels
            pixels.replaceSubrange(0..<4, with: [UInt8(40 * index), 0, 0, 255])
            return Image(width: 40, height: 40, pixels: pixels)
        }
        let frames = try GIFReader(
            file(images, delays: Array(repeating: 0.1, count: 6), matte: .white)
        ).frames
        for frame in frames {
            #expect(frame.image.pixels.dropFirst(4) == frames[0].image.pixels.dropFirst(4))
        }
    }

    @Test(arguments: [(0, 0), (1, nil), (2, 1), (65536, 65535)] as [(Int, Int?)])
    func `the loop extension has the number of repetitions`(plays: Int, number: Int?) throws {
        let images = SpinningRing.frames(2, side: 4)
        let gif = try GIFReader(file(images, delays: [0.1, 0.1], plays: plays))
        #expect(gif.repetitions == number)
    }

    @Test func `frames that browsers slow down are rejected`() throws {
        let images = SpinningRing.frames(3, side: 4)
        let error = #expect(throws: EncodingError.self) {
            try file(images, delays: [1.0 / 60, 1.0 / 60, 1.0 / 60])
        }
        #expect(error?.description.contains("10 ms; use a lower --fps, at most 50") == true)
        #expect(throws: EncodingError.self) { try file(images, delays: [1000, 1000, 1000]) }
        #expect(throws: EncodingError.self) { try file([images[0]], delays: [0], plays: 70000) }
    }

    @Test func `a still image and invisible pixels are encoded`() throws {
        let image = Image.plain(3, 2, [0, 0, 0, 20])
        let gif = try GIFReader(FrameFormat.gif.file(of: image))
        #expect(gif.frames.map(\.delay) == [0])
        #expect(gif.frames[0].image == Image.plain(3, 2, [0, 0, 0, 0]))
    }
}
