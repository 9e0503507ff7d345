import Comparison
import Pictures
import Raster
import Testing

/// Counts and boxes lead people to the changes.
struct ImageDifferenceTests {
    private let white = Image.plain(60, 40, [255, 255, 255, 255])

    private func difference(_ spots: [(Int, Int)], depth: UInt8 = 100) -> ImageDifference {
        let changes = spots.map { (x: $0.0, y: $0.1, pixel: [255 - depth, 255, 255, 255]) }
        return ImageComparison().difference(white, white.with(changes))
    }

    @Test func `pixels that touch, even at corners, form one box, and the largest box is first`() {
        let boxes = difference([(50, 2), (4, 4), (5, 5), (6, 4), (4, 9), (51, 2), (30, 39)]).boxes
        #expect(boxes.map(\.count) == [3, 2, 1, 1])
        #expect(boxes[0].area == PixelRect(x: 4, y: 4, width: 3, height: 2))
        #expect(boxes[1].area == PixelRect(x: 50, y: 2, width: 2, height: 1))
        #expect(boxes[2].area == PixelRect(x: 4, y: 9, width: 1, height: 1))
        #expect(boxes[3].area == PixelRect(x: 30, y: 39, width: 1, height: 1))
    }

    @Test func `regions that only join further down form one box`() {
        let sides = (0..<10).flatMap { [(10, $0), (20, $0)] }
        let boxes = difference(sides + (10...20).map { ($0, 10) }).boxes
        #expect(boxes.count == 1)
        #expect(boxes[0].area == PixelRect(x: 10, y: 0, width: 11, height: 11))
    }

    @Test(arguments: [3, 6, 12] as [UInt64])
    func `boxes equal those of a flood fill`(rarity: UInt64) {
        for seed in 0..<10 as Range<UInt64> {
            let other = white.scattered(rarity: rarity, seed: seed)
            let difference = ImageComparison().difference(white, other)
            var left = Set(
                difference.different.flatMap { run in run.columns.map { [$0, run.row] } }
            )
            var counts: [Int] = []
            while let start = left.first {
                var stack = [start]
                var count = 0
                left.remove(start)
                while let place = stack.popLast() {
                    count += 1
                    for dy in -1...1 {
                        for dx in -1...1 {
                            let next = [place[0] + dx, place[1] + dy]
                            if left.remove(next) != nil { stack.append(next) }
                        }
                    }
                }
                counts.append(count)
            }
            #expect(difference.boxes.map(\.count) == counts.sorted(by: >))
            #expect(counts.reduce(0, +) == difference.count)
        }
    }

    @Test(arguments: [1, 2, 5, 8, 40, 99])
    func `the densest window equals that of an exhaustive search`(side: Int) {
        for seed in 0..<8 as Range<UInt64> {
            let other = white.scattered(rarity: seed % 2 == 0 ? 9 : 300, seed: seed)
            let difference = ImageComparison().difference(white, other)
            let side = min(side, 40)
            var best = (count: 0, x: 0, y: 0)
            for y in 0...40 - side {
                for x in 0...60 - side {
                    let count = difference.different.reduce(0) { sum, run in
                        guard run.row >= y, run.row < y + side else { return sum }
                        return sum + run.columns.clamped(to: x..<x + side).count
                    }
                    if count > best.count { best = (count, x, y) }
                }
            }
            let window = difference.densestWindow(side: side)
            #expect(window?.count == best.count)
            #expect(
                window?.area
                    == PixelRect(x: best.x, y: best.y, width: side, height: side)
            )
        }
    }

    @Test func `the first of equally different pixels is the worst`() {
        #expect(difference([(9, 3), (2, 8)]).worst == WorstPixel(x: 9, y: 3, amount: 100))
    }
}
