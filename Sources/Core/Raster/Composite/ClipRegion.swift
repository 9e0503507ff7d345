import CPixels

/// The visible part of each pixel within a group's clips and all outer clips, in a range of rows.
///
/// A shape within clips is drawn with the fraction that it covers of each pixel's visible part. The
/// group is then composited with the visible part as its coverage. The result is the area of the
/// intersection of shape and clips, even if their edges cross the same pixel or coincide.
final class ClipRegion {
    /// The outlines of all clips, outermost first.
    private let outlines: [ScanOutline]
    private let rows: Range<Int>
    private let width: Int
    /// The visible fraction of each pixel, by row, with a margin for kernels, which read entire
    /// blocks.
    private var fractions: [Float]

    /// The largest number of clips that can be combined with a shape. Further outer clips are
    /// applied separately.
    private static let capacity = JointWinding.capacity - 1
    /// The number of elements that kernels read beyond a row.
    private static let margin = 8

    /// Creates the region of `clips` within an outer region.
    init(
        _ clips: [ScanOutline],
        within outer: ClipRegion?,
        rows: Range<Int>,
        width: Int,
        by scanner: CoverageScanner,
        _ coverage: CoverageRow
    ) {
        outlines = (outer?.outlines ?? []) + clips
        self.rows = rows
        self.width = width
        fractions = []
        fractions.reserveCapacity(rows.count * (width + Self.margin))
        for row in rows {
            var row = fraction(of: outlines.suffix(Self.capacity), in: row, by: scanner, coverage)
            row += [Float](repeating: 0, count: Self.margin)
            fractions += row
        }
    }

    /// Returns the fraction of each pixel of a row that is inside all outlines.
    private func fraction(
        of outlines: ArraySlice<ScanOutline>,
        in row: Int,
        by scanner: CoverageScanner,
        _ coverage: CoverageRow
    ) -> [Float] {
        if outlines.count == 1, let outline = outlines.first {
            scanner.scan(.chains(outline.edges), row: row, rule: outline.rule, into: coverage)
        } else {
            scanner.scan(Array(outlines), row: row, into: coverage)
        }
        var result = [Float](repeating: 0, count: width)
        for i in 0..<coverage.runs.count {
            let run = unsafe coverage.runs[i]
            for x in run.columns { result[x] = coverage.coverage(of: run, at: x) }
        }
        return result
    }

    /// Returns the visible fraction of each pixel of a row, relative to the outer region, with the
    /// margin for kernels.
    func fractions(in row: Int, within outer: ClipRegion?) -> [Float] {
        let start = (row - rows.lowerBound) * (width + Self.margin)
        var result = Array(fractions[start..<start + width + Self.margin])
        guard let outer else { return result }
        let outerStart = (row - outer.rows.lowerBound) * (width + Self.margin)
        for x in 0..<width {
            let around = outer.fractions[outerStart + x]
            result[x] = around > 0 ? min(result[x] / around, 1) : 0
        }
        return result
    }

    /// Replaces the coverage of an outline by its fraction of the visible part of each pixel.
    func clip(
        _ outline: ScanOutline,
        row: Int,
        by scanner: CoverageScanner,
        _ coverage: CoverageRow
    ) {
        let start = (row - rows.lowerBound) * (width + Self.margin)
        guard hasSharedEdgePixel(coverage, start: start) else { return }
        scanner.scan(outlines.suffix(Self.capacity) + [outline], row: row, into: coverage)
        guard coverage.runs.count > 0 else { return }
        coverage.divide(byPixel: fractions[start..<start + width])
    }

    /// Whether any pixel is partly visible and partly covered.
    private func hasSharedEdgePixel(_ coverage: CoverageRow, start: Int) -> Bool {
        for i in 0..<coverage.runs.count {
            let run = unsafe coverage.runs[i]
            for x in run.columns {
                let (fraction, covered) = (fractions[start + x], coverage.coverage(of: run, at: x))
                if fraction > 0, fraction < 1, covered < 1 { return true }
            }
        }
        return false
    }
}

extension CoverageRow {
    /// Divides each coverage by the value of `others` for the same pixel. Where `others` is 0, the
    /// coverage is 0.
    func divide(byPixel others: ArraySlice<Float>) {
        let first = unsafe runs[0].start
        let end = unsafe runs[runs.count - 1].end
        var next = Int(first)
        for i in 0..<runs.count {
            let run = unsafe runs[i]
            for x in next..<Int(run.start) { unsafe values[x] = 0 }
            for x in run.columns {
                let other = others[others.startIndex + x]
                let fraction = other > 0 ? min(coverage(of: run, at: x) / other, 1) : 0
                unsafe values[x] = fraction
            }
            next = Int(run.end)
        }
        runs.removeAll()
        runs.append(Run(start: first, end: end, constant: -1))
    }
}
