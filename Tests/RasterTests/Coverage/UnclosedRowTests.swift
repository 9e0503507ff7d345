import CPixels
import Raster
import SeededRandom
import Testing

/// A row that lacks a piece of its outline draws nothing to the right of its last edge, and is
/// counted, on every route.
@Suite struct UnclosedRowTests {
    private static let kinds: [RandomOutline.Kind] = [
        .inside, .around, .grid, .steep, .quarters, .touching, .nested, .curve,
    ]

    /// Returns a table of an outline without the first piece of each row.
    private static func tornTable(_ outline: RandomOutline) -> EdgeChainTable {
        var all = PixelOutline()
        for polygon in outline.polygons {
            for point in polygon { all.add(point) }
            all.endPolygon()
        }
        let table = EdgeChainTable()
        var circles = CircleCache()
        table.cut(
            all,
            width: outline.width,
            height: outline.height,
            circles: &circles
        )
        for row in 0..<outline.height where table.heads[row] >= 0 {
            table.heads[row] = table.chains[Int(table.heads[row])].next
        }
        return table
    }

    /// Returns one past the last pixel of the remaining edges of a row.
    private static func end(of row: Int, in table: EdgeChainTable) -> Int {
        var end = 0
        var index = Int(table.heads[row])
        while index >= 0 {
            let chain = table.chains[index]
            end = max(end, Int(chain.right >> Subpixel.bits) + 1)
            index = Int(chain.next)
        }
        return end
    }

    @Test(
        "A row with a missing piece ends at its last edge, and is counted",
        arguments: kinds,
        [FillRule.nonZero, .evenOdd]
    )
    func scanning(kind: RandomOutline.Kind, rule: FillRule) {
        var random = SplitMix64(seed: 77)
        var torn = 0
        for _ in 0..<60 {
            let outline = RandomOutline(kind, using: &random)
            let table = Self.tornTable(outline)
            let scanner = CoverageScanner()
            let coverage = CoverageRow()
            scanner.reserve(width: outline.width)
            coverage.reserve(width: outline.width)
            for row in table.rows where table.heads[row] >= 0 {
                let before = scanner.unclosedRows
                scanner.scan(.chains(table), row: row, rule: rule, into: coverage)
                #expect(scanner.unclosedRows == before + 1)
                torn += 1
                let end = Self.end(of: row, in: table)
                for i in 0..<coverage.runs.count {
                    let run = coverage.runs[i]
                    for x in max(Int(run.start), end)..<max(Int(run.end), end) {
                        #expect(coverage.coverage(of: run, at: x) == 0)
                    }
                }
            }
        }
        #expect(torn > 20)
    }
}
