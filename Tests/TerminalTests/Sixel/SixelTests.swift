import SeededRandom
import Raster
import Terminal
import Testing

/// Decoded sixels equal the pixels that were encoded.
struct SixelTests {
    /// Heights around six, which is a band, and widths around four, the shortest run.
    @Test(arguments: [1, 5, 6, 7, 12, 13], [1, 3, 4, 5, 17])
    func `images of few colours are exact`(height: Int, width: Int) throws {
        var encoder = SixelEncoder()
        var generator = SplitMix64(seed: UInt64(height * 100 + width))
        let colors = (0..<9).map { _ in
            OpaquePixel(
                red: UInt8.random(in: 0...255, using: &generator),
                green: UInt8.random(in: 0...255, using: &generator),
                blue: UInt8.random(in: 0...255, using: &generator)
            )
        }
        let pixels = (0..<width * height).map { _ in
            Bool.random(using: &generator) ? colors.randomElement(using: &generator) : nil
        }
        let decoded = try SixelDecoder(encoder.encode(pixels, width: width))
        #expect(decoded.width == width && decoded.height == height)
        expectNear(decoded.pixels, pixels, within: 1)
    }

    @Test func `exactly 256 colours are preserved`() throws {
        // Eight and four levels that differ when rounded to whole percent, as sixels have colours.
        let eight: [UInt8] = [0, 36, 72, 108, 144, 180, 216, 252]
        let four: [UInt8] = [0, 85, 170, 255]
        var pixels: [OpaquePixel?] = []
        for red in eight {
            for green in eight {
                for blue in four { pixels.append(OpaquePixel(red: red, green: green, blue: blue)) }
            }
        }
        var encoder = SixelEncoder()
        let decoded = try SixelDecoder(encoder.encode(pixels, width: 16))
        #expect(decoded.colorCount == 256)
        expectNear(decoded.pixels, pixels, within: 1)
    }

    @Test func `more than 256 colours are reduced to 256`() throws {
        let image = Image.random(64, 64, seed: 9)
        let pixels = image.laid(over: .white)
        var encoder = SixelEncoder()
        let decoded = try SixelDecoder(encoder.encode(pixels, width: 64))
        #expect(decoded.colorCount == 256)
        let holes = pixels.indices.filter { pixels[$0] == nil }
        #expect(decoded.pixels.indices.filter { decoded.pixels[$0] == nil } == holes)
    }

    /// The palette's error on frames with gradients is compared with that of a fixed colour cube.
    @Test(arguments: ["arc", "compass", "arrow", "spokes", "refresh-control"])
    func `built-in designs have a small colour error`(design: String) throws {
        let image = try Image.frame(of: design, .pulling, at: 0.8, scale: 4)
        let pixels = image.laid(over: .white)
        var encoder = SixelEncoder()
        let decoded = try SixelDecoder(encoder.encode(pixels, width: image.width))
        let cube = pixels.map { $0.map(Self.inCube) }
        let (error, cubeError) = (
            Self.squaredError(decoded.pixels, pixels), Self.squaredError(cube, pixels)
        )
        #expect(error <= cubeError / 4, "\(error) beside \(cubeError)")
        #expect(error < 6, "\(error)")
        expectNear(decoded.pixels, pixels, within: 16)
    }

    @Test func `a frame redraws the background only where the previous frame was`() throws {
        let background = OpaquePixel(red: 51, green: 102, blue: 153)
        var frames = SixelFrames(background: background)
        var pixels = [UInt8](repeating: 0, count: 4 * 8 * 8)
        pixels.replaceSubrange(0..<4, with: [255, 0, 0, 255])
        let first = Image(width: 8, height: 8, pixels: pixels)
        let canvas = try SixelDecoder(frames.frame(first)).pixels
        #expect(canvas[0] == OpaquePixel(red: 255, green: 0, blue: 0))
        #expect(canvas.dropFirst().allSatisfy { $0 == nil })
        pixels.replaceSubrange(0..<4, with: [0, 0, 0, 0])
        pixels.replaceSubrange(4..<8, with: [255, 255, 255, 51])
        let second = Image(width: 8, height: 8, pixels: pixels)
        let after = try SixelDecoder(frames.frame(second), over: canvas).pixels
        #expect(after[0] == background)
        let mixed = try #require(after[1])
        #expect(mixed.distance(to: OpaquePixel(red: 92, green: 133, blue: 173)) <= 1)
        #expect(after.dropFirst(2).allSatisfy { $0 == nil })
    }

    @Test func `long runs are encoded in few bytes`() throws {
        var encoder = SixelEncoder()
        let plain = [OpaquePixel?](repeating: .black, count: 600 * 60)
        let bytes = encoder.encode(plain, width: 600)
        #expect(bytes.count < 150, "\(bytes.count)")
        expectNear(try SixelDecoder(bytes).pixels, plain, within: 0)
    }

    @Test func `a transparent image draws nothing`() throws {
        var encoder = SixelEncoder()
        let clear = [OpaquePixel?](repeating: nil, count: 70)
        #expect(try SixelDecoder(encoder.encode(clear, width: 7)).pixels == clear)
    }

    private func expectNear(
        _ decoded: [OpaquePixel?],
        _ wanted: [OpaquePixel?],
        within limit: Int,
        location: SourceLocation = #_sourceLocation
    ) {
        let worst = zip(decoded, wanted).map { pair in
            switch pair {
            case (nil, nil): 0
            case (let a?, let b?): a.distance(to: b)
            default: 256
            }
        }.max()
        #expect((worst ?? 0) <= limit, sourceLocation: location)
    }

    /// Returns the mean squared error of the components, over the pixels that are drawn.
    private static func squaredError(_ a: [OpaquePixel?], _ b: [OpaquePixel?]) -> Double {
        var (sum, count) = (0, 0)
        for case (let a?, let b?) in zip(a, b) {
            for (x, y) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)] {
                sum += (Int(x) - Int(y)) * (Int(x) - Int(y))
            }
            count += 3
        }
        return Double(sum) / Double(max(count, 1))
    }

    /// Returns the nearest of six reds, seven greens and six blues.
    private static func inCube(_ pixel: OpaquePixel) -> OpaquePixel {
        func nearest(_ value: UInt8, of levels: Double) -> UInt8 {
            UInt8(((Double(value) / 255 * (levels - 1)).rounded() / (levels - 1) * 255).rounded())
        }
        return OpaquePixel(
            red: nearest(pixel.red, of: 6),
            green: nearest(pixel.green, of: 7),
            blue: nearest(pixel.blue, of: 6)
        )
    }
}
