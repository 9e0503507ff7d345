import Pictures
import Raster
import Testing

/// An animation must keep its time, although delays are 16-bit fractions.
struct APNGDelayTests {
    @Test(arguments: [0.1, 1, 12, 23.976, 29.97, 59.94, 60, 120, 655.36, 656, 999.9, 1000])
    func `delays sum to the time of the frames`(rate: Double) throws {
        let image = Image(width: 1, height: 1, pixels: [1, 2, 3, 255])
        let count = 500
        let encoder = try FrameFormat.apng.encoder(for: FrameSettings(count: count))
        for _ in 0..<count { try encoder.add(image, lasting: 1 / rate) }
        let frames = try APNG.decode(encoder.finish())
        var sum = 0.0
        for (index, frame) in frames.enumerated() {
            sum += frame.delay.seconds
            let error = abs(sum - Double(index + 1) / rate) * rate
            #expect(error < 1e-5, "frame \(index): \(error) of a frame")
        }
    }

    @Test func `each fraction is the nearest one`() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let seconds = Double.random(in: 0.0001...20, using: &generator)
            let found = APNGDelay(seconds: seconds).seconds
            // The nearest numerator for every denominator.
            let best =
                (1...65_535).map { denominator in
                    let numerator = min((seconds * Double(denominator)).rounded(), 65_535)
                    return abs(numerator / Double(denominator) - seconds)
                }.min() ?? 0
            #expect(abs(found - seconds) <= max(best, 1.1e-9 * seconds), "\(seconds)")
        }
    }
}
