import CPixels
import Raster
import SeededRandom
import Testing

/// The kernels that scan and walk rows give the same areas as their scalar references.
@Suite struct ScanKernelTests {
    /// Checks that spans are in order, too far apart to be swept together, and contain all
    /// differences.
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

    /// Scans all rows of an outline by both fill rules. Returns the methods of the scalar
    /// reference.
    @discardableResult
    private static func expectSame(_ outline: RandomOutline) -> Set<ScalarScan.Method> {
        let (width, height) = (outline.width, outline.height)
        let plain = ScalarEdgeChains(outline.polygons, width: width, height: height)
        let table = KernelTable(plain, width: width)
        let scratch = KernelScratch(width: width)
        var methods: Set<ScalarScan.Method> = []
        for row in 0..<height where plain.heads[row] >= 0 {
            for rule in FillRule.allCases {
                let expected = ScalarScan(plain, row: row, width: width, rule: rule)
                let scanned = scratch.scan(table.edges, row: row, rule: rule)
                methods.insert(expected.method)
                #expect((scanned.count < 0) == expected.isBeyondKernels)
                if scanned.count < 0 {
                    #expect(scratch.isClear)
                    continue
                }
                #expect(
                    scratch.areas.elements == expected.areas.changes,
                    "row \(row), \(rule), \(expected.method) of \(outline)"
                )
                #expect(scanned.is_closed != 0)
                #expect(scanned.closing == expected.areas.changes.reduce(0, &+))
                #expect(scanned.count >= 1)
                let spans = scratch.spans.elements.prefix(Int(max(scanned.count, 0)))
                expectSpans(spans, hold: expected.areas.changes, outline)
                scratch.clear()
            }
        }
        #expect(scratch.isIntact && table.isIntact)
        return methods
    }

    @Test(
        "Rows have the same areas as in the scalar reference",
        arguments: RandomOutline.Kind.allCases
    )
    func areas(kind: RandomOutline.Kind) {
        var random = SplitMix64(seed: 411)
        var methods: Set<ScalarScan.Method> = []
        for _ in 0..<(kind == .zigzag ? 8 : 100) {
            methods.formUnion(Self.expectSame(RandomOutline(kind, using: &random)))
        }
        // All rows of a zigzag have chains that overlap.
        #expect(methods.contains(.walk))
        #expect(methods.contains(.sum) == (kind != .zigzag))
        if kind == .nested { #expect(methods.contains(.sides)) }
    }

    @Test func `a row with more edges than the kernel walks is left to others`() {
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

    /// Returns adjacent bars through an image two pixels high, slanted to the right.
    private static func bars(_ count: Int, lean: Double) -> [[Point]] {
        (0..<count).map { i in
            let x = 3 * Double(i) + 0.3
            return [
                Point(x: x, y: -1), Point(x: x + lean, y: 3), Point(x: x + lean + 1, y: 3),
                Point(x: x + 1, y: -1),
            ]
        }
    }

    @Test func `rows around the limit of chains have the right areas`() {
        for count in 1...40 {
            let width = 3 * count + 3
            let leaning = Self.bars(count, lean: 1.5)
            let once = RandomOutline(width: width, height: 2, polygons: leaning)
            #expect(Self.expectSame(once) == [2 * count <= 32 ? .sum : .walk])
            // Coincident vertical sides count as ordered.
            let upright = Self.bars(count, lean: 0)
            let twice = RandomOutline(width: width, height: 2, polygons: upright + upright)
            #expect(Self.expectSame(twice) == [4 * count <= 32 ? .sides : .walk])
        }
    }

    /// Joined chains count as one in the order of chains, but each has edges.
    @Test func `rows of chains in pieces have the right areas`() {
        for count in 1...40 {
            // The sides of each bar are cut into pieces that begin and end within the row.
            let polygons = Self.bars(4, lean: 0).map { bar in
                bar.indices.flatMap { i -> [Point] in
                    let (from, to) = (bar[i], bar[(i + 1) % bar.count])
                    guard from.y != to.y else { return [from] }
                    return (0..<count).flatMap { piece -> [Point] in
                        let fraction = Double(piece) / Double(count)
                        let place = from.interpolated(to: to, at: fraction)
                        // A step back divides a chain into two.
                        return [place, Point(x: place.x, y: place.y + (from.y - to.y) * 0.001)]
                    }
                }
            }
            Self.expectSame(RandomOutline(width: 20, height: 3, polygons: polygons))
        }
    }
}
