import CPixels
import Raster
import SeededRandom
import Testing

/// The kernels that sum a row's areas and walk its windings must come to the areas that their plain
/// twins come to.
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
        let plain = PlainStrands(outline.polygons, width: width, height: height)
        let table = KernelTable(plain, width: width)
        let scratch = KernelScratch(width: width, room: plain.corners.count)
        var ways: Set<PlainScan.Way> = []
        for row in 0..<height where plain.heads[row] >= 0 {
            for rule in FillRule.allCases {
                let expected = PlainScan(plain, row: row, width: width, rule: rule)
                let count = cpixels_scan(
                    table.memory,
                    Int32(row),
                    rule == .evenOdd ? 1 : 0,
                    scratch.memory
                )
                #expect(
                    scratch.areas.elements == expected.areas.changes,
                    "row \(row), \(rule), \(expected.way) of \(outline)"
                )
                #expect(count >= 1)
                let spans = scratch.spans.elements.prefix(Int(max(count, 0)))
                expectSpans(spans, hold: expected.areas.changes, outline)
                scratch.clear()
                ways.insert(expected.way)
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
        // Nothing stands side by side in a zigzag, and each of these rows has one.
        #expect(ways.contains(.walk))
        #expect(ways.contains(.sum) == (kind != .zigzag))
        if kind == .nested { #expect(ways.contains(.sides)) }
    }

    @Test func moreEdgesThanAreCompared() {
        var random = SplitMix64(seed: 412)
        let corners = (0..<600).map { i in
            Point(
                x: random.double(in: 0...20),
                y: i.isMultiple(of: 2) ? 0 : 1 + random.double(in: 0...0.1)
            )
        }
        let outline = RandomOutline(width: 20, height: 2, polygons: [corners])
        #expect(Self.expectSame(outline) == [.walk])
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

    @Test func asManyStrandsAsAreLookedAt() {
        for count in 1...40 {
            let width = 3 * count + 3
            let leaning = Self.bars(count, lean: 1.5)
            let once = RandomOutline(width: width, height: 2, polygons: leaning)
            #expect(Self.expectSame(once) == [2 * count <= 32 ? .sum : .walk])
            // Sides that lie on each other stand side by side if they are upright.
            let upright = Self.bars(count, lean: 0)
            let twice = RandomOutline(width: width, height: 2, polygons: upright + upright)
            #expect(Self.expectSame(twice) == [4 * count <= 32 ? .sides : .walk])
        }
    }

    @Test("Without room for walking, rows are left as they were")
    func roomForWalking() {
        var random = SplitMix64(seed: 413)
        var walked = 0
        for kind in RandomOutline.Kind.allCases where kind != .zigzag {
            let outline = RandomOutline(kind, width: 12, height: 5, using: &random)
            let plain = PlainStrands(outline.polygons, width: 12, height: 5)
            let table = KernelTable(plain, width: 12)
            for row in 0..<5 where plain.heads[row] >= 0 {
                let expected = PlainScan(plain, row: row, width: 12, rule: .nonZero)
                guard expected.way == .walk else { continue }
                let edgeCount = PlainWalk(plain, row: row).edgeCount
                walked += 1
                for room in 0...edgeCount {
                    let scratch = KernelScratch(width: 12, room: room)
                    let count = cpixels_scan(table.memory, Int32(row), 0, scratch.memory)
                    #expect(scratch.isIntact)
                    #expect((count == -1) == (room < edgeCount))
                    if count < 0 {
                        #expect(scratch.isClear)
                        let walk = scratch.memory.walk
                        let needed = cpixels_walk(
                            table.memory,
                            plain.heads[row],
                            0,
                            scratch.areas.pointer,
                            walk
                        )
                        #expect(Int(needed) == edgeCount)
                        #expect(scratch.isClear)
                    } else {
                        #expect(scratch.areas.elements == expected.areas.changes)
                    }
                }
            }
        }
        #expect(walked >= 10)
    }
}
