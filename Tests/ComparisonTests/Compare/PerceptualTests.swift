import Comparison
import Raster
import Testing

/// The perceptual method finds differences that are visible over any background.
struct PerceptualTests {
    private func amount(_ a: [UInt8], _ b: [UInt8]) -> Double {
        let comparison = ImageComparison(method: .perceptual(PerceptualOptions(threshold: 0)))
        return comparison.difference(.plain(1, 1, a), .plain(1, 1, b)).worst?.amount ?? 0
    }

    @Test func `black and white differ by 1, and one grey level is invisible`() {
        #expect(abs(amount([0, 0, 0, 255], [255, 255, 255, 255]) - 1) < 1e-6)
        #expect(amount([128, 128, 128, 255], [129, 129, 129, 255]) < 0.005)
        #expect(amount([255, 0, 0, 255], [255, 60, 0, 255]) > 0.02)
    }

    @Test func `white or black that appears on transparency is visible at every alpha`() {
        for alpha in 16...255 as ClosedRange<UInt8> {
            for value in [0, 255] as [UInt8] {
                #expect(amount([0, 0, 0, 0], [value, value, value, alpha]) > 0.02)
            }
        }
    }

    @Test func `colours of transparent pixels are not compared`() {
        #expect(amount([255, 0, 0, 0], [0, 0, 255, 0]) == 0)
    }

    @Test func `differences of faint pixels count by their visibility`() {
        let (faint, full) = (
            amount([255, 0, 0, 5], [0, 0, 255, 5]), amount([255, 0, 0, 255], [0, 0, 255, 255])
        )
        #expect(faint < full / 5)
    }

    @Test func `swapping the images does not change the result`() {
        for seed in 0..<20 as Range<UInt64> {
            let pair = SamplePair(.clear, seed: seed)
            for radius in [0, 0.5] {
                let options = PerceptualOptions(radius: radius)
                let comparison = ImageComparison(method: .perceptual(options))
                let there = comparison.difference(pair.expected, pair.actual)
                let back = comparison.difference(pair.actual, pair.expected)
                #expect(there == back)
            }
        }
    }

    /// Returns a white half plane that starts at column `edge`, over black, with an antialiased
    /// edge.
    private func halfPlane(_ edge: Double, isUpright: Bool) -> Image {
        let pixels = (0..<400).flatMap { index -> [UInt8] in
            let place = Double(isUpright ? index % 20 : index / 20)
            let covered = min(max(place + 1 - edge, 0), 1)
            let value = UInt8((255 * covered).rounded())
            return [value, value, value, 255]
        }
        return Image(width: 20, height: 20, pixels: pixels)
    }

    @Test(arguments: [true, false])
    func `an edge may move by the radius but not further`(isUpright: Bool) {
        let comparison = ImageComparison(method: .perceptual(PerceptualOptions(radius: 0.5)))
        for start in stride(from: 8.0, through: 9, by: 0.125) {
            let edge = halfPlane(start, isUpright: isUpright)
            for move in [-0.45, -0.2, 0.1, 0.3, 0.45] {
                let moved = halfPlane(start + move, isUpright: isUpright)
                #expect(comparison.difference(edge, moved).isSame, "\(start) by \(move)")
            }
            for move in [-1.2, 1.2] {
                let moved = halfPlane(start + move, isUpright: isUpright)
                #expect(!comparison.difference(edge, moved).isSame, "\(start) by \(move)")
            }
        }
        let plain = ImageComparison(method: .perceptual())
        #expect(
            !plain.difference(
                halfPlane(8, isUpright: isUpright),
                halfPlane(8.3, isUpright: isUpright)
            ).isSame
        )
    }

    @Test func `a line that appears or disappears is visible despite the radius`() {
        let black = Image.plain(9, 9, [0, 0, 0, 255])
        let line = black.with((0..<9).map { (x: 4, y: $0, pixel: [255, 255, 255, 255]) })
        let comparison = ImageComparison(method: .perceptual(PerceptualOptions(radius: 1)))
        #expect(comparison.difference(black, line).count == 9)
        #expect(comparison.difference(line, black).count == 9)
    }

    @Test func `the score is 1 minus the mean difference, including tolerated ones`() {
        let black = Image.plain(10, 10, [0, 0, 0, 255])
        let other = black.with([(5, 5, [255, 255, 255, 255])])
        let difference = ImageComparison(method: .perceptual()).difference(black, other)
        #expect(abs(difference.score - 0.99) < 1e-8)
        let near = Image.plain(10, 10, [1, 1, 1, 255])
        let passed = ImageComparison(method: .perceptual(PerceptualOptions(threshold: 1)))
            .difference(black, near)
        #expect(passed.isSame && passed.score < 1)
    }
}
