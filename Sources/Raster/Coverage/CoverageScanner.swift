/// Turns a row's edge pieces into coverage: the spine of the coverage stage.
package struct CoverageScanner: Sendable {
    private var order = ChainOrder()
    private var walk = WindingWalk()
    private var areas = AreaRow()
    private var width = 0

    package init() {}

    /// Makes room for rows of `width` pixels.
    package mutating func reserve(width: Int) {
        self.width = width
        areas.reserve(width: width)
    }

    /// The coverage of one row.
    ///
    /// Where the row's edges keep their order and the winding stays within 0 and one sign, the sum
    /// of the signed areas is the area; elsewhere the winding is walked through.
    package mutating func scan(
        _ table: EdgeTable,
        row: Int,
        rule: FillRule,
        into coverage: inout CoverageRow
    ) {
        coverage.runs.removeAll(keepingCapacity: true)
        guard table.rows.contains(row), table.heads[row] >= 0 else { return }
        if order.isPlain(table, row: row) {
            var index = Int(table.heads[row])
            while index >= 0 {
                let piece = table.pieces[index]
                areas.add(
                    topX: piece.topX,
                    top: piece.top,
                    bottomX: piece.bottomX,
                    bottom: piece.bottom,
                    direction: piece.direction
                )
                index = Int(piece.next)
            }
        } else {
            walk.addFilledAreas(of: table, row: row, rule: rule, to: &areas)
        }
        sweep(into: &coverage)
    }

    /// Sums the changes from left to right and leaves the area row empty.
    private mutating func sweep(into coverage: inout CoverageRow) {
        var area: Int32 = 0
        var next = 0  // the first pixel not yet dealt with
        for word in areas.touched.indices {
            var bits = areas.touched[word]
            guard bits != 0 else { continue }
            areas.forget(word: word)
            while bits != 0 {
                let block = word * 64 + bits.trailingZeroBitCount
                bits &= bits - 1
                let start = block * AreaRow.blockWidth
                addConstant(area, from: next, to: min(start, width), into: &coverage)
                let sums = Self.prefixSums(areas.take(block: block)) &+ area
                area = sums[3]
                next = start + AreaRow.blockWidth
                addBlock(sums, start: start, into: &coverage)
            }
        }
        addConstant(area, from: next, to: width, into: &coverage)
    }

    private static func prefixSums(_ v: SIMD4<Int32>) -> SIMD4<Int32> {
        let pairs = v &+ SIMD4(0, v[0], v[1], v[2])
        return pairs &+ SIMD4(0, 0, pairs[0], pairs[1])
    }

    private func addConstant(
        _ area: Int32,
        from start: Int,
        to end: Int,
        into coverage: inout CoverageRow
    ) {
        guard area != 0, start < end else { return }
        let value = Self.coverage(SIMD4(repeating: area))[0]
        coverage.runs.append(.init(start: start, end: end, constant: value))
    }

    private func addBlock(_ sums: SIMD4<Int32>, start: Int, into coverage: inout CoverageRow) {
        let end = min(start + AreaRow.blockWidth, width)
        guard start < end else { return }
        let values = Self.coverage(sums)
        coverage.values[start] = values[0]
        coverage.values[start + 1] = values[1]
        coverage.values[start + 2] = values[2]
        coverage.values[start + 3] = values[3]
        if let last = coverage.runs.indices.last, coverage.runs[last].end == start,
            coverage.runs[last].constant == nil
        {
            coverage.runs[last].end = end
        } else {
            coverage.runs.append(.init(start: start, end: end, constant: nil))
        }
    }

    /// Areas as shares of a pixel, 0…1, to 2⁻²¹.
    ///
    /// A whole number below 2²³, put into the low bits of 2²³, is that number plus 2²³.
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
