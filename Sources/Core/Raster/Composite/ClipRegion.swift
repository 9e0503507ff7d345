import CPixels

/// What clips, and those around them, leave of some rows.
///
/// A shape within clips is drawn by its share of what they leave of each pixel, and what is drawn then
/// by that: together the area of shape and clips, also where their edges lie in the same pixel, or are
/// the same.
final class ClipRegion {
    /// The outlines of all clips, those farthest out first.
    private let outlines: [ScanOutline]
    private let rows: Range<Int>
    private let width: Int
    /// By row and pixel, with room for kernels, which read whole blocks.
    private var shares: [Float]

    /// A shape and so many clips can be looked at together; of more, the outer ones are by themselves.
    private static let capacity = JointWinding.capacity - 1
    /// Kernels read so many shares beyond a row.
    private static let margin = 8

    /// The region of `clips` and of those around them.
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
        shares = []
        shares.reserveCapacity(rows.count * (width + Self.margin))
        for row in rows {
            var row = share(of: outlines.suffix(Self.capacity), in: row, by: scanner, coverage)
            row += [Float](repeating: 0, count: Self.margin)
            shares += row
        }
    }

    /// How much outlines leave of each pixel of a row together.
    private func share(
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
        var shares = [Float](repeating: 0, count: width)
        for i in 0..<coverage.runs.count {
            let run = unsafe coverage.runs[i]
            for x in run.columns { shares[x] = coverage.coverage(of: run, at: x) }
        }
        return shares
    }

    /// How much is left of each pixel of a row, with room for kernels, as a share of what the region
    /// around it leaves.
    func shares(in row: Int, within outer: ClipRegion?) -> [Float] {
        let start = (row - rows.lowerBound) * (width + Self.margin)
        var result = Array(shares[start..<start + width + Self.margin])
        guard let outer else { return result }
        let outerStart = (row - outer.rows.lowerBound) * (width + Self.margin)
        for x in 0..<width {
            let around = outer.shares[outerStart + x]
            result[x] = around > 0 ? min(result[x] / around, 1) : 0
        }
        return result
    }

    /// Makes the coverage of an outline its share of what the region leaves of each pixel.
    func clip(
        _ outline: ScanOutline,
        row: Int,
        by scanner: CoverageScanner,
        _ coverage: CoverageRow
    ) {
        let start = (row - rows.lowerBound) * (width + Self.margin)
        guard meets(coverage, start: start) else { return }
        scanner.scan(outlines.suffix(Self.capacity) + [outline], row: row, into: coverage)
        guard coverage.runs.count > 0 else { return }
        coverage.divide(byPixel: shares[start..<start + width])
    }

    /// Whether edges of the region are in pixels in which there are edges of what is covered.
    private func meets(_ coverage: CoverageRow, start: Int) -> Bool {
        for i in 0..<coverage.runs.count {
            let run = unsafe coverage.runs[i]
            for x in run.columns {
                let (share, covered) = (shares[start + x], coverage.coverage(of: run, at: x))
                if share > 0, share < 1, covered < 1 { return true }
            }
        }
        return false
    }
}

extension CoverageRow {
    /// Makes each coverage a share of another, which is 0 nowhere where the coverage is not.
    func divide(byPixel others: ArraySlice<Float>) {
        let first = unsafe runs[0].start
        let end = unsafe runs[runs.count - 1].end
        var next = Int(first)
        for i in 0..<runs.count {
            let run = unsafe runs[i]
            for x in next..<Int(run.start) { unsafe values[x] = 0 }
            for x in run.columns {
                let other = others[others.startIndex + x]
                let share = other > 0 ? min(coverage(of: run, at: x) / other, 1) : 0
                unsafe values[x] = share
            }
            next = Int(run.end)
        }
        runs.removeAll()
        runs.append(Run(start: first, end: end, constant: -1))
    }
}
