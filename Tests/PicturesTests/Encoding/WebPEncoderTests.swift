import Pictures
import Raster
import TestSupport
import Testing

/// A WebP has exactly the pixels of the frames.
@Suite(.enabled(if: ImageCodec.webp.version != nil, "needs libwebp"))
struct WebPEncoderTests {
    private static let decoder = InstalledProgram.path(of: "dwebp")

    private func file(_ images: [Image], delay: Double, plays: Int = 0) throws -> [UInt8] {
        let encoder = try FrameFormat.webp.encoder(
            for: FrameSettings(count: images.count, plays: plays)
        )
        for image in images { try encoder.add(image, lasting: delay) }
        return try encoder.finish()
    }

    /// Returns the image without the colours of pixels with alpha 0, which are not stored.
    private func visible(_ image: Image) -> Image {
        var pixels = image.pixels
        for place in stride(from: 0, to: pixels.count, by: 4) where pixels[place + 3] == 0 {
            pixels.replaceSubrange(place..<place + 3, with: [0, 0, 0])
        }
        return Image(width: image.width, height: image.height, pixels: pixels)
    }

    @Test(.enabled(if: decoder != nil, "needs dwebp"))
    func `every frame has the pixels of its source`() throws {
        let images = SpinningRing.frames(12)
        let bytes = try file(images, delay: 0.0777, plays: 3)
        #expect(FrameFormat.webp.hasSignature(bytes.prefix(16)))
        let webp = try WebPFrames(bytes, decoder: try #require(Self.decoder))
        #expect(webp.images.map(visible) == images.map(visible))
        #expect(webp.blendedPixels == 0)
        #expect(webp.delays.reduce(0, +) == 932)
        #expect(webp.plays == 3)
    }

    @Test(.enabled(if: decoder != nil, "needs dwebp"))
    func `random pixels are preserved`() throws {
        let images = (0..<4).map { Image.random(17, 9, seed: UInt64($0)) }
        let webp = try WebPFrames(file(images, delay: 0.1), decoder: try #require(Self.decoder))
        #expect(webp.images.map(visible) == images.map(visible))
        #expect(webp.blendedPixels == 0)
    }

    @Test(.enabled(if: decoder != nil, "needs dwebp"))
    func `an encoder writes one file after another, and one frame is a still image`() throws {
        let encoder = try FrameFormat.webp.encoder(for: FrameSettings(count: 1))
        for seed in [1, 2] as [UInt64] {
            let image = Image.random(8, 8 + Int(seed), seed: seed)
            try encoder.add(image, lasting: 0)
            let bytes = try encoder.finish()
            let webp = try WebPFrames(bytes, decoder: try #require(Self.decoder))
            #expect(webp.images.map(visible) == [visible(image)])
        }
    }

    @Test func `invalid input is rejected`() throws {
        let encoder = try FrameFormat.webp.encoder(for: FrameSettings(count: 1))
        #expect(throws: EncodingError.self) { try encoder.finish() }
        #expect(throws: EncodingError.self) {
            try encoder.add(Image(width: 0, height: 0, pixels: []), lasting: 1)
        }
        let wide = Image.plain(20000, 1, [0, 0, 0, 255])
        let error = #expect(throws: EncodingError.self) { try encoder.add(wide, lasting: 1) }
        #expect(error?.description.contains("allowed: 16383 in each direction") == true)
        #expect(throws: EncodingError.self) { try file([wide], delay: 1, plays: 70000) }
    }
}
