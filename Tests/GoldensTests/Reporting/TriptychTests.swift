import Goldens
import Pictures
import Raster
import Testing

/// An animation can be shown where a page cannot, such as in a comment on a pull request.
@Suite struct TriptychTests {
    private let red = Image.plain(2, 1, [255, 0, 0, 255])
    private let tall = Image.plain(1, 2, [0, 255, 0, 255])

    @Test func `images are in cells of equal size, and missing ones leave theirs empty`() throws {
        let triptychs = [
            Triptych(expected: red, difference: nil, actual: tall),
            Triptych(expected: nil, difference: nil, actual: nil),
        ]
        let frames = Triptych.animation(of: triptychs, framesPerSecond: 60)
        let width = 6 + 2 * Triptych.gap
        #expect(frames.map(\.image.width) == [width, width])
        #expect(frames.map(\.image.height) == [2, 2])
        var expected = [UInt8](repeating: 0, count: 8 * width)
        for x in 0..<2 { expected.replaceSubrange(4 * x..<4 * x + 4, with: [255, 0, 0, 255]) }
        for y in 0..<2 {
            let start = 4 * (y * width + 4 + 2 * Triptych.gap)
            expected.replaceSubrange(start..<start + 4, with: [0, 255, 0, 255])
        }
        #expect(frames[0].image.pixels == expected)
        #expect(frames[1].image.pixels.allSatisfy { $0 == 0 })
        #expect(try APNG.decode(APNG.encode(frames)).map(\.image) == frames.map(\.image))
    }

    @Test(
        arguments: [(60, 1.0 / 60), (29.97, 1 / 29.97), (nil, 0.1), (0.5, 2)] as [(Double?, Double)]
    )
    func `the animation has the sequence's timing`(rate: Double?, seconds: Double) {
        let triptychs = [Triptych(expected: red, difference: red, actual: red)]
        let frames = Triptych.animation(of: triptychs, framesPerSecond: rate)
        #expect(abs(frames[0].delay.seconds - seconds) < 1e-5)
    }
}
