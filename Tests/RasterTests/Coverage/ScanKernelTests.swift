import CPixels
import Raster
import SeededRandom
import Testing

/// The kernels that sum a row's areas and walk its windings must come to the areas that their plain
/// scalar references come to.
@Suite struct ScanKernelTests {
    /// Whether spans lie in order, too far apart to be swept together, and hold all changes.
    private static func expectSpans(
        _ spans: some Collection<cpixels_span>,
        hold changes: [Int32],
        _ outline: RandomOutline
    ) {
        #expect(spans.allSatisfy { 0 <= $0.first && $0.first <= $0.last })
        #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.last + 4 < $1.first })
        #expect((spans.map(\.last).max() ?? 0) <= outline.width + 1)
        let isHeld = changes.indices.allSatisfy { x in
            changes[x] == 0 || spans.contains { $0.first <= x && x <= $0.last }
        }
        #expect(isHeld, "\(outline)")
    }

    /// Scans all rows of an outline by both rules; tells which ways the plain code took.
    @discardableResult
    private static func expectSame(_ outline: RandomOutline) -> Set<PlainScan.Way> {
        let (width, height) = (outline.width, outline.height)
        let plain = PlainEdgeChains(outline.polygons, width: width, height: height)
        let table = KernelTable(plain, width: width)
        let scratch = KernelScratch(width: width)
        var ways: Set<PlainScan.Way> = []
        for row in 0..<height where plain.heads[row] >= 0 {
            for rule in FillRule.allCases {
                let expected = PlainScan(plain, row: row, width: width, rule: rule)
                let scanned = cpixels_scan(
                    table.memory,
                    Int32(row),
                    rule == .evenOdd ? 1 : 0,
                    scratch.memory
                )
                ways.formUnion(expected.ways)
                #expect((scanned.count < 0) == expected.isBeyondKernels)
                if scanned.count < 0 {
                    #expect(scratch.isClear)
                    continue
                }
                #expect(
                    scratch.areas.elements == expected.areas.changes,
                    "row \(row), \(rule), \(expected.ways) of \(outline)"
                )
                #expect(scanned.is_closed != 0)
                #expect(scanned.closing == expected.areas.changes.reduce(0, &+))
                #expect(scanned.count >= 1 || expected.ways.isEmpty)
                let spans = scratch.spans.elements.prefix(Int(max(scanned.count, 0)))
                expectSpans(spans, hold: expected.areas.changes, outline)
                scratch.clear()
            }
        }
        #expect(scratch.isIntact && table.isIntact)
        return ways
    }

    @Test("Rows are scanned as by plain code", arguments: RandomOutline.Kind.allCases)
    func areas(kind: RandomOutline.Kind) {
        var random = SplitMix64(seed: 411)
        var ways: Set<PlainScan.Way> = []
        for _ in 0..<(kind == .zigzag ? 8 : 100) {
            ways.formUnion(Self.expectSame(RandomOutline(kind, using: &random)))
        }
        #expect(ways.contains(.walk))
        // Little stands side by side in a zigzag, of which each of these rows has one.
        #expect(kind == .zigzag || ways.contains(.sum))
        if kind == .nested { #expect(ways.contains(.sides)) }
    }

    @Test func moreEdgesThanAreWalkedThrough() {
        var random = SplitMix64(seed: 412)
        for (count, ways) in [(300, Set([PlainScan.Way.walk])), (600, [])] {
            let corners = (0..<count).map { i in
                Point(
                    x: random.double(in: 0...20),
                    y: i.isMultiple(of: 2) ? 0 : 1 + random.double(in: 0...0.1)
                )
            }
            let outline = RandomOutline(width: 20, height: 2, polygons: [corners])
            #expect(Self.expectSame(outline) == ways)
        }
    }

    /// Bars that stand side by side through a picture two pixels high, leaning to the right.
    private static func bars(_ count: Int, lean: Double) -> [[Point]] {
        (0..<count).map { i in
            let x = 3 * Double(i) + 0.3
            return [
                Point(x: x, y: -1), Point(x: x + lean, y: 3), Point(x: x + lean + 1, y: 3),
                Point(x: x + 1, y: -1),
            ]
        }
    }

    @Test(
        "Bars are apart from each other, however many",
        arguments: [1, 8, 9, 16, 17, 40, 128, 129, 256, 257]
    )
    func bars(count: Int) {
        let width = 3 * count + 3
        let leaning = Self.bars(count, lean: 1.5)
        let once = RandomOutline(width: width, height: 2, polygons: leaning)
        #expect(
            Self.expectSame(once) == (2 * count > 512 ? [] : 2 * count > 32 ? [.sides] : [.sum])
        )
        // Sides that lie on each other stand side by side if they are upright.
        let upright = Self.bars(count, lean: 0)
        let twice = RandomOutline(width: width, height: 2, polygons: upright + upright)
        #expect(Self.expectSame(twice) == (4 * count <= 512 ? [.sides] : []))
        // They may lie in ink, or be its holes.
        let rightmost = Double(width) - 0.5
        let around = [(0.1, -1.0), (0.1, 3), (rightmost, 3), (rightmost, -1)].map(Point.init)
        let within = RandomOutline(width: width, height: 2, polygons: upright + [around])
        let holes = RandomOutline(width: width, height: 2, polygons: upright + [around.reversed()])
        let chains = 2 * count + 2
        #expect(Self.expectSame(within) == (chains > 512 ? [] : [.sides]))
        #expect(Self.expectSame(holes) == (chains > 512 ? [] : chains > 32 ? [.sides] : [.sum]))
    }

    /// Pieces of a stroke in a bend that is tighter than the pen lead to and fro where they meet.
    @Test func piecesThatMeet() {
        for count in 1...40 {
            let width = 3 * count + 3
            let pieces = (0..<count).map { i -> [Point] in
                let x = 3 * Double(i) + 0.3
                return [
                    Point(x: x, y: -1), Point(x: x + 0.4, y: 3), Point(x: x + 3.4, y: 3),
                    Point(x: x + 3, y: -1),
                ]
            }
            // Each leans as its neighbour does: the sides between two of them are the same.
            let met = RandomOutline(width: width, height: 2, polygons: pieces)
            #expect(Self.expectSame(met).isSubset(of: [.sum, .sides]))
        }
    }

    @Test func figuresBesideEachOther() {
        var random = SplitMix64(seed: 413)
        for _ in 0..<60 {
            var polygons: [[Point]] = []
            var left = 0.2
            for _ in 0..<Int.random(in: 2...12, using: &random) {
                let kinds: [RandomOutline.Kind] = [.inside, .nested, .touching, .curve]
                let figure = RandomOutline(
                    kinds.randomElement(using: &random) ?? .inside,
                    using: &random
                )
                polygons += figure.polygons.map { polygon in
                    polygon.map { Point(x: $0.x + left, y: $0.y) }
                }
                left += Double(figure.width) + random.double(in: 0...2)
            }
            let outline = RandomOutline(width: Int(left) + 2, height: 30, polygons: polygons)
            Self.expectSame(outline)
        }
    }

    /// Chains that continue each other are one for the order in which they stand, but each has edges.
    @Test func chainsInPieces() {
        for count in 1...40 {
            // Each bar's sides begin and end within the row, so that they are cut into pieces.
            let polygons = Self.bars(4, lean: 0).map { bar in
                bar.indices.flatMap { i -> [Point] in
                    let (from, to) = (bar[i], bar[(i + 1) % bar.count])
                    guard from.y != to.y else { return [from] }
                    return (0..<count).flatMap { piece -> [Point] in
                        let share = Double(piece) / Double(count)
                        let place = from.interpolated(to: to, at: share)
                        // A step back makes two chains of one.
                        return [place, Point(x: place.x, y: place.y + (from.y - to.y) * 0.001)]
                    }
                }
            }
            Self.expectSame(RandomOutline(width: 20, height: 3, polygons: polygons))
        }
    }
}
