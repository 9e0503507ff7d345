import CPixels
import Raster
import SeededRandom
import Testing

/// The kernels cut arcs into the same chains as their scalar reference, with and without cached
/// circles.
@Suite struct ArcKernelTests {
    /// Enough corners for any sector of these tests.
    private static let room = 40_000

    private static func circles(_ sector: RandomSector) -> [KernelCircle] {
        Set(sector.outline.arcs.map(\.circle)).map {
            KernelCircle($0, width: sector.width, height: sector.height, room: room)
        }
    }

    @Test(
        "Arcs become the same chains as in the scalar reference",
        arguments: RandomSector.Kind.allCases
    )
    func chains(kind: RandomSector.Kind) {
        var random = SplitMix64(seed: 471)
        var (chainCount, cachedCount) = (0, 0)
        for i in 0..<150 {
            let sector = RandomSector(kind, using: &random)
            let (width, height) = (sector.width, sector.height)
            let plain = ScalarEdgeChains(sector.outline, width: width, height: height)
            let circles = Self.circles(sector)
            for cached in [[], circles] {
                let table = KernelTable(width: width, height: height, room: Self.room)
                #expect(table.cut(sector.outline, circles: cached))
                #expect(table.plain == plain, "\(kind) \(i), \(cached.count) cached: \(sector)")
                #expect(table.isIntact)
            }
            #expect(circles.allSatisfy { $0.isWhole && $0.isIntact })
            chainCount += plain.chains.count
            cachedCount += circles.reduce(0) { $0 + $1.rowCount }
        }
        #expect(chainCount > 150)
        #expect(cachedCount > 150)
    }

    @Test(
        "The cached area differences of chains are those of their edges",
        arguments: RandomSector.Kind.allCases
    )
    func areas(kind: RandomSector.Kind) {
        var random = SplitMix64(seed: 472)
        for _ in 0..<60 {
            let sector = RandomSector(kind, using: &random)
            let (width, height) = (sector.width, sector.height)
            let plain = ScalarEdgeChains(sector.outline, width: width, height: height)
            let table = KernelTable(width: width, height: height, room: Self.room)
            let circles = Self.circles(sector)
            #expect(table.cut(sector.outline, circles: circles))
            let scratch = KernelScratch(width: width)
            for row in 0..<height where plain.heads[row] >= 0 {
                for rule in FillRule.allCases {
                    let expected = ScalarScan(plain, row: row, width: width, rule: rule)
                    let scanned = scratch.scan(table.edges, row: row, rule: rule)
                    #expect((scanned.count < 0) == expected.isBeyondKernels)
                    if expected.isBeyondKernels { continue }
                    #expect(scratch.areas.elements == expected.areas.changes, "\(row) of \(sector)")
                    scratch.clear()
                }
            }
            #expect(scratch.isIntact && circles.allSatisfy(\.isIntact))
        }
    }

    @Test("With too little room, nothing is written outside the buffers", arguments: [473, 474])
    func room(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for kind in RandomSector.Kind.allCases {
            let sector = RandomSector(kind, using: &random)
            let (width, height) = (sector.width, sector.height)
            let plain = ScalarEdgeChains(sector.outline, width: width, height: height)
            let circles = Self.circles(sector)
            for cached in [[], circles] {
                let most = plain.corners.count + 40
                for room in stride(from: 0, through: most, by: max(most / 100, 1)) {
                    let table = KernelTable(width: width, height: height, room: room)
                    let isWhole = table.cut(sector.outline, circles: cached)
                    #expect(table.isIntact, "room for \(room) of \(sector)")
                    if isWhole { #expect(table.plain == plain) }
                }
            }
            for room in 0..<80 {
                for arc in sector.outline.arcs.prefix(2) {
                    let circle = KernelCircle(arc.circle, width: width, height: height, room: room)
                    #expect(circle.isIntact)
                }
            }
        }
    }

    @Test func `an arc and its reverse are cut at the same points`() {
        var random = SplitMix64(seed: 475)
        for kind in RandomSector.Kind.allCases where kind != .around && kind != .huge {
            for _ in 0..<40 {
                let sector = RandomSector(kind, using: &random)
                let (width, height) = (sector.width, sector.height)
                var reversed = PixelOutline()
                let points = sector.outline.points
                for i in points.indices.reversed() {
                    // In reverse, an edge ends at the corner where it started.
                    if let arc = sector.outline.arcs.first(where: { $0.corner == i + 1 }) {
                        reversed.add(points[i], bend: arc.bend, circle: arc.circle)
                    } else {
                        reversed.add(points[i])
                    }
                }
                reversed.endPolygon()
                func places(_ outline: PixelOutline) -> [Set<[Int32]>] {
                    let plain = ScalarEdgeChains(outline, width: width, height: height)
                    return (0..<height).map { row in
                        let corners = plain.chains(of: row).flatMap { plain.corners[$0.corners] }
                        return Set(corners.map { [$0.x, $0.y] })
                    }
                }
                #expect(places(sector.outline) == places(reversed))
            }
        }
    }
}
