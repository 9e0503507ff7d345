import CPixels
import Raster
import SeededRandom
import Testing

/// The kernel cuts outlines into the same chains as its scalar reference.
@Suite struct CutKernelTests {
    /// Returns enough corners for any outline of these tests.
    private static func room(_ outline: RandomOutline) -> Int {
        let corners = outline.polygons.reduce(0) { $0 + $1.count }
        return corners * (6 * outline.height + 8) + 8
    }

    @Test(
        "Outlines become the same chains as in the scalar reference",
        arguments: RandomOutline.Kind.allCases
    )
    func chains(kind: RandomOutline.Kind) {
        var random = SplitMix64(seed: 401)
        var chainCount = 0
        for i in 0..<120 {
            let outline = RandomOutline(kind, using: &random)
            let (width, height) = (outline.width, outline.height)
            let table = KernelTable(width: width, height: height, room: Self.room(outline))
            #expect(table.cut(outline.polygons))
            let plain = ScalarEdgeChains(outline.polygons, width: width, height: height)
            #expect(table.plain == plain, "outline \(i): \(outline)")
            #expect(table.isIntact)
            chainCount += plain.chains.count
        }
        #expect(chainCount > 120)
    }

    @Test("With too little room, nothing is written outside the buffers", arguments: [10, 11, 12])
    func room(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for kind in RandomOutline.Kind.allCases where kind != .zigzag && kind != .curve {
            let outline = RandomOutline(kind, width: 9, height: 6, using: &random)
            let plain = ScalarEdgeChains(outline.polygons, width: 9, height: 6)
            var fits = 0
            for room in 0...Self.room(outline) {
                let table = KernelTable(width: 9, height: 6, room: room)
                let isWhole = table.cut(outline.polygons)
                #expect(table.isIntact, "room for \(room) of \(outline)")
                #expect(!isWhole || room >= plain.corners.count)
                guard isWhole else { continue }
                #expect(table.plain == plain, "room for \(room) of \(outline)")
                fits += 1
                if fits == 20 { break }
            }
            #expect(fits == 20)
        }
    }

    @Test func `an empty outline has no chains`() {
        let table = KernelTable(width: 4, height: 3, room: 40)
        #expect(table.cut([]))
        #expect(table.plain == ScalarEdgeChains(height: 3))
        #expect(table.cut([[]]))
        #expect(table.plain == ScalarEdgeChains(height: 3))
        let dot = [Point(x: 1, y: 1)]
        #expect(table.cut([[], dot, dot + dot]))
        #expect(table.plain == ScalarEdgeChains([dot], width: 4, height: 3))
        #expect(table.plain.chains.isEmpty)
    }

    @Test func `an edge and its reverse are cut at the same points`() {
        var random = SplitMix64(seed: 402)
        for kind in RandomOutline.Kind.allCases {
            for _ in 0..<20 {
                let outline = RandomOutline(kind, using: &random)
                // Reversed about its first corner, so that both begin with the same.
                let reversed = outline.polygons.map { [$0[0]] + $0.dropFirst().reversed() }
                let (width, height) = (outline.width, outline.height)
                func places(_ polygons: [[Point]]) -> [Set<[Int32]>] {
                    let table = KernelTable(width: width, height: height, room: Self.room(outline))
                    #expect(table.cut(polygons))
                    let plain = table.plain
                    return (0..<height).map { row in
                        let corners = plain.chains(of: row).flatMap { plain.corners[$0.corners] }
                        return Set(corners.map { [$0.x, $0.y] })
                    }
                }
                #expect(places(outline.polygons) == places(reversed))
            }
        }
    }
}
