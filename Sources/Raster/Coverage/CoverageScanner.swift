/// Turns a row's edge pieces into coverage: the spine of the coverage stage.
final class CoverageScanner {
    private let order = StrandOrder()
    private let walk = WindingWalk()
    private let areas = AreaRow()
    private var width = 0

    init() {}

    /// Makes room for rows of `width` pixels.
    func reserve(width: Int) {
        self.width = width
        areas.reserve(width: width)
    }

    /// The coverage of one row.
    ///
    /// Where the row's edges keep their order and the winding stays within 0 and one sign, the sum
    /// of the signed areas is the area; elsewhere the winding is walked through.
    func scan(
        _ table: StrandTable,
        row: Int,
        rule: FillRule,
        into coverage: CoverageRow
    ) {
        coverage.removeAll()
        guard table.rows.contains(row), table.heads[row] >= 0 else { return }
        if !order.sum(table, row: row, into: areas) {
            areas.clear()
            walk.addFilledAreas(of: table, row: row, rule: rule, to: areas)
        }
        sweep(into: coverage)
    }

    /// Sums the changes from left to right and leaves the area row empty.
    private func sweep(into coverage: CoverageRow) {
        var area: Int32 = 0
        var next = 0  // the first pixel not yet dealt with
        for word in 0..<areas.words {
            var bits = areas.take(word: word)
            while bits != 0 {
                let block = word * 64 + bits.trailingZeroBitCount
                bits &= bits - 1
                let start = block * AreaRow.blockWidth
                addConstant(area, from: next, to: min(start, width), into: coverage)
                let sums = Self.prefixSums(areas.take(block: block)) &+ area
                area = sums[3]
                next = start + AreaRow.blockWidth
                let end = min(next, width)
                if all(sums .== sums[3]) {
                    addConstant(area, from: start, to: end, into: coverage)
                } else if start < end {
                    coverage.append(start: start, end: end, values: Self.coverage(sums))
                }
            }
        }
        addConstant(area, from: next, to: width, into: coverage)
    }

    @inline(__always)
    private static func prefixSums(_ v: SIMD4<Int32>) -> SIMD4<Int32> {
        let pairs = v &+ SIMD4(0, v[0], v[1], v[2])
        return pairs &+ SIMD4(0, 0, pairs[0], pairs[1])
    }

    @inline(__always)
    private func addConstant(_ area: Int32, from start: Int, to end: Int, into row: CoverageRow) {
        guard area != 0, start < end else { return }
        row.append(
            start: start,
            end: end,
            constant: Self.coverage(SIMD4(repeating: area))[0]
        )
    }

    /// Areas as shares of a pixel, 0…1, to 2⁻²¹.
    ///
    /// A whole number below 2²³, put into the low bits of 2²³, is that number plus 2²³.
    @inline(__always)
    private static func coverage(_ areas: SIMD4<Int32>) -> SIMD4<Float> {
        let magnitude = areas.replacing(with: 0 &- areas, where: areas .< 0)
        let clamped = magnitude.replacing(
            with: Subpixel.fullArea,
            where: magnitude .> Subpixel.fullArea
        )
        let whole = SIMD4<UInt32>(truncatingIfNeeded: clamped &>> 4) | 0x4B00_0000
        let shifted = unsafe unsafeBitCast(whole, to: SIMD4<Float>.self) - 8_388_608
        return shifted * (16 / Float(Subpixel.fullArea))
    }
}
