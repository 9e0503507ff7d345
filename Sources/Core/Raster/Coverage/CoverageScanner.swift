import CPixels

/// The computation of the coverage of rows from edges.
///
/// Every filled part of a row ends within the row or leaves the image at a known height, so that
/// all area differences must add up to a known sum. If they do not, the row is computed exactly by
/// `CellWalk` instead, and counted.
@safe package final class CoverageScanner {
    private let areas = AreaRow()
    private let spans = GrowingBuffer<cpixels_span>()
    private let edges = GrowingBuffer<cpixels_walk_edge>()
    private let sides = unsafe GrowingBuffer<cpixels_walk_side>()
    private let drawn = GrowingBuffer<UInt8>()
    private let colors = GrowingBuffer<Float>()
    private var cells = CellWalk<Int32>(rule: .nonZero)
    private var jointCells = CellWalk<JointWinding>(rule: JointWinding.Rule([]))
    private var width = 0
    /// The number of rows whose areas did not add up. Anything but 0 is a bug of this module.
    package private(set) var unclosedRows = 0
    /// The scanning memory as a C struct. Valid until the next `reserve`.
    @unsafe private(set) var scratch = unsafe cpixels_scratch()

    /// Creates a scanner without memory for rows.
    package init() {
        spans.reset(count: cpixels_chain_limit, to: cpixels_span())
        edges.reset(count: cpixels_walk_limit, to: cpixels_walk_edge())
        unsafe sides.reset(count: Int(cpixels_walk_limit), to: cpixels_walk_side())
    }

    /// Reserves memory for rows of `width` pixels.
    package func reserve(width: Int) {
        guard self.width != width || drawn.count == 0 else { return }
        self.width = width
        areas.reserve(width: width)
        drawn.reset(count: width / 8 + 16, to: 0)
        colors.reset(count: 4 * (width + 8), to: 0)
        unsafe scratch = cpixels_scratch(
            areas: areas.pointer,
            stride: Int32(truncatingIfNeeded: AreaRow.stride(width: width)),
            spans: spans.pointer,
            walk: cpixels_walk_memory(edges: edges.pointer, sides: sides.pointer),
            drawn: drawn.pointer,
            colors: colors.pointer
        )
    }

    /// Computes the coverage of one row.
    package func scan(
        _ edges: OutlineEdges,
        row: Int,
        rule: FillRule,
        into coverage: CoverageRow
    ) {
        guard edges.rows.contains(row) else { return coverage.removeAll() }
        var memory = unsafe edges.memory
        let y = Int32(truncatingIfNeeded: row)
        let scanned = unsafe cpixels_scan(&memory, y, rule.isEvenOdd, scratch)
        if scanned.count >= 0, scanned.is_closed != 0, sweep(scanned, into: coverage) { return }
        // The areas of patches and simple outlines always add up.
        guard case .chains(let table) = edges else { return coverage.removeAll() }
        let isClosed = walk(table, row: row, rule: rule, into: coverage)
        if scanned.count >= 0 || !isClosed { unclosedRows += 1 }
    }

    /// Computes a row that has too many edges for the kernels, or whose areas did not add up.
    /// Returns `false` and no coverage if they do not add up now.
    @inline(never)
    private func walk(
        _ table: EdgeChainTable,
        row: Int,
        rule: FillRule,
        into coverage: CoverageRow
    ) -> Bool {
        // Scanning may have left differences anywhere.
        areas.clear()
        let y = Int32(truncatingIfNeeded: row)
        var walked = unsafe cpixels_walk(table.memory, y, rule.isEvenOdd, scratch)
        if walked.count < 0 {
            cells.begin(rule: rule)
            cells.addEdges(of: table, row: row, down: 1)
            unsafe spans[0] = cells.add(to: areas.changes)
            let isClosed = cells.cell.windingHeightAtRightEnd == -table.open(row: row)
            // `Int32.min` never equals a sum of areas, so that `sweep` fails.
            let closing = isClosed ? cells.cell.areaAtRightEnd : .min
            walked = cpixels_scan_result(count: 1, closing: closing, is_closed: 1)
        }
        if sweep(walked, into: coverage) { return true }
        areas.clear()
        coverage.removeAll()
        return false
    }

    /// Computes the coverage of the intersection of several outlines in one row, at most
    /// `JointWinding.capacity`.
    ///
    /// The result is as exact as for one outline: an edge that two outlines share counts once.
    func scan(_ outlines: [ScanOutline], row: Int, into coverage: CoverageRow) {
        guard outlines.allSatisfy({ $0.edges.rows.contains(row) }) else {
            return coverage.removeAll()
        }
        areas.clear()
        jointCells.begin(rule: JointWinding.Rule(outlines.map { $0.rule }))
        for (index, outline) in outlines.enumerated() {
            jointCells.addEdges(of: outline.edges, row: row, down: JointWinding(of: index))
        }
        unsafe spans[0] = jointCells.add(to: areas.changes)
        let closing = jointCells.cell.areaAtRightEnd
        if sweep(cpixels_scan_result(count: 1, closing: closing, is_closed: 1), into: coverage) {
            return
        }
        areas.clear()
        coverage.removeAll()
        unclosedRows += 1
    }

    /// Sums the differences of a row. Returns `false` if they do not add up to the area that leaves
    /// the image on the right.
    private func sweep(_ scanned: cpixels_scan_result, into coverage: CoverageRow) -> Bool {
        let runs = unsafe cpixels_sweep(
            spans.pointer,
            scanned.count,
            scanned.closing,
            Int32(truncatingIfNeeded: width),
            areas.pointer,
            coverage.values.pointer,
            coverage.runs.pointer
        )
        coverage.runs.resize(count: max(Int(runs), 0))
        return runs >= 0
    }
}

/// The edges of an outline with their fill rule.
struct ScanOutline {
    let edges: EdgeChainTable
    let rule: FillRule
}

extension FillRule {
    /// The rule as a C integer: 1 for even-odd, 0 for non-zero.
    var isEvenOdd: Int32 { self == .evenOdd ? 1 : 0 }

    /// Returns whether the rule fills areas with this winding.
    func fills(_ winding: Int32) -> Bool {
        switch self {
        case .nonZero: winding != 0
        case .evenOdd: winding & 1 != 0
        }
    }
}
