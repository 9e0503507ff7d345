import CPixels

/// Turns a row's edge pieces into coverage: the spine of the coverage stage.
@safe final class CoverageScanner {
    private let walk = WindingWalk()
    private let areas = AreaRow()
    private let spans = GrowingBuffer<cpixels_span>()
    private var width = 0
    /// What scanning needs, for the kernels; valid until more room is made.
    @unsafe private(set) var scratch = unsafe cpixels_scratch()

    init() {
        spans.reset(count: cpixels_strand_limit, to: cpixels_span())
    }

    /// Makes room for rows of `width` pixels.
    func reserve(width: Int) {
        self.width = width
        areas.reserve(width: width)
        note()
    }

    private func note() {
        unsafe scratch = cpixels_scratch(
            areas: areas.pointer,
            spans: spans.pointer,
            walk: walk.memory
        )
    }

    /// The coverage of one row.
    func scan(
        _ table: StrandTable,
        row: Int,
        rule: FillRule,
        into coverage: CoverageRow
    ) {
        guard table.rows.contains(row), table.heads[row] >= 0 else { return coverage.removeAll() }
        let y = Int32(truncatingIfNeeded: row)
        var count = unsafe cpixels_scan(table.memory, y, rule.isEvenOdd, scratch)
        while count < 0 {
            walk.grow()
            note()
            count = unsafe cpixels_scan(table.memory, y, rule.isEvenOdd, scratch)
        }
        let runs = unsafe cpixels_sweep(
            spans.pointer,
            count,
            Int32(truncatingIfNeeded: width),
            areas.pointer,
            coverage.values.pointer,
            coverage.runs.pointer
        )
        coverage.runs.resize(count: Int(runs))
    }
}

extension FillRule {
    /// The rule, for the kernels.
    var isEvenOdd: Int32 { self == .evenOdd ? 1 : 0 }
}
