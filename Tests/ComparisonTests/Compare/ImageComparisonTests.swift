import Comparison
import Pictures
import Raster
import Testing

/// The comparison byte by byte must find every difference and report no others.
struct ImageComparisonTests {
    private let grey = Image.plain(40, 30, [90, 90, 90, 255])

    @Test func `a step of 1 in any channel is found at its position`() {
        for channel in 0..<4 {
            var pixel: [UInt8] = [90, 90, 90, 255]
            pixel[channel] -= 1
            let difference = ImageComparison().difference(grey, grey.with([(17, 9, pixel)]))
            #expect(difference.kind == .pixels)
            #expect(difference.count == 1)
            #expect(difference.share == 1.0 / 1200)
            #expect(difference.worst == WorstPixel(x: 17, y: 9, amount: 1))
        }
    }

    @Test func `identical images are equal by every method`() {
        let image = Image.random(33, 21, seed: 4)
        let copy = Image(width: 33, height: 21, pixels: image.pixels)
        for method: ComparisonMethod in [
            .exact(), .pixelmatch(), .pixelmatchOklab(), .perceptual(), .ssim(),
        ] {
            let difference = ImageComparison(method: method).difference(image, copy)
            #expect(difference.isSame && difference.count == 0 && difference.score == 1)
            #expect(difference.worst == nil && difference.boxes.isEmpty)
            #expect(difference.densestWindow(side: 8) == nil)
        }
    }

    @Test func `colours of transparent pixels are compared only on request`() {
        let (a, b) = (Image.plain(3, 3, [255, 0, 0, 0]), Image.plain(3, 3, [0, 9, 8, 0]))
        #expect(ImageComparison().difference(a, b).isSame)
        let strict = ExactOptions(comparesTransparentColors: true)
        #expect(ImageComparison(method: .exact(strict)).difference(a, b).count == 9)
        let seen = Image.plain(3, 3, [255, 0, 0, 1])
        #expect(ImageComparison().difference(a, seen).count == 9)
    }

    @Test func `differences up to the tolerance pass`() {
        let other = grey.with([(1, 1, [95, 90, 86, 255]), (2, 1, [90, 96, 90, 255])])
        func count(_ tolerance: UInt8) -> Int {
            let options = ExactOptions(tolerance: tolerance)
            return ImageComparison(method: .exact(options)).difference(grey, other).count
        }
        #expect([4, 5, 6].map(count) == [2, 1, 0])
    }

    @Test(arguments: [(40, 31), (41, 30)])
    func `different sizes are reported as such`(width: Int, height: Int) {
        let other = Image.plain(width, height, [90, 90, 90, 255])
        let difference = ImageComparison().difference(grey, other)
        #expect(difference.kind == .size && !difference.isSame)
        #expect(difference.expectedSize == PixelSize(width: 40, height: 30))
        #expect(difference.actualSize == PixelSize(width: width, height: height))
        #expect(difference.share == 1)
        #expect(ImageComparison().map(grey, other) == nil)
    }

    @Test func `a comparison of no pixels never passes`() {
        let empty = Image(width: 0, height: 0, pixels: [])
        #expect(ImageComparison().difference(empty, empty).kind == .nothing)
        let area = ComparedArea(only: [PixelRect(x: 40, y: 0, width: 5, height: 5)])
        for method: ComparisonMethod in [.exact(), .perceptual(), .ssim()] {
            let difference = ImageComparison(method: method, area: area).difference(grey, grey)
            #expect(difference.kind == .nothing && !difference.isSame)
        }
    }

    @Test(arguments: [2, 40, 700, 20_000])
    func `the vectorised comparison finds the same pixels as a plain loop`(rarity: UInt64) {
        for seed in 0..<12 as Range<UInt64> {
            let width = [1, 15, 16, 17, 300, 515][Int(seed) % 6]
            let image = Image.random(width, 23, seed: seed)
            let other = image.scattered(rarity: rarity, seed: seed + 100)
            let difference = ImageComparison().difference(image, other)
            var expected: [[Int]] = []
            for y in 0..<23 {
                for x in 0..<width where image[x, y] != other[x, y] {
                    let isHidden = image[x, y].alpha == 0 && other[x, y].alpha == 0
                    if !isHidden { expected.append([x, y]) }
                }
            }
            let found = difference.different.flatMap { run in run.columns.map { [$0, run.row] } }
            #expect(found == expected)
            #expect(difference.count == expected.count)
        }
    }

    @Test func `a map has each difference at its position`() throws {
        let other = grey.with([(3, 4, [80, 90, 90, 255]), (39, 29, [90, 90, 90, 0])])
        let map = try #require(ImageComparison().map(grey, other))
        #expect(map[3, 4] == 10 && map[39, 29] == 255)
        #expect(map.amounts.reduce(0, +) == 265)
    }
}
