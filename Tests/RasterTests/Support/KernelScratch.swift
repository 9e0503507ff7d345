import CPixels
import Raster

/// The scratch for scanning, in memory for the kernels.
final class KernelScratch {
    /// The area differences of each pixel, initially zero.
    let areas: GuardedMemory<Int32>
    /// The spans of the row.
    let spans: GuardedMemory<cpixels_span>
    private let drawn: GuardedMemory<UInt8>
    private let colors: GuardedMemory<Float>
    private let edges: GuardedMemory<cpixels_walk_edge>
    private let sides: GuardedMemory<cpixels_walk_side>
    private let stride: Int

    /// Creates memory for rows of `width` pixels.
    init(width: Int, rows: Int = 1) {
        let room = Int(cpixels_walk_limit)
        stride = width + 12
        areas = GuardedMemory(count: stride * rows, of: 0)
        spans = GuardedMemory(count: Int(cpixels_chain_limit), of: cpixels_span())
        drawn = GuardedMemory(count: width / 8 + 16, of: 0)
        colors = GuardedMemory(count: 4 * (width + 8), of: 0)
        edges = GuardedMemory(count: room, of: cpixels_walk_edge())
        sides = GuardedMemory(count: room, of: cpixels_walk_side())
    }

    /// The scratch, as passed to kernels.
    var memory: cpixels_scratch {
        cpixels_scratch(
            areas: areas.pointer,
            stride: Int32(stride),
            spans: spans.pointer,
            walk: cpixels_walk_memory(
                edges: edges.pointer,
                sides: sides.pointer
            ),
            drawn: drawn.pointer,
            colors: colors.pointer
        )
    }

    /// Sets all areas to zero.
    func clear() {
        for x in 0..<areas.count { areas[x] = 0 }
    }

    /// Whether all areas are zero.
    var isClear: Bool { areas.elements.allSatisfy { $0 == 0 } }

    /// Whether no kernel wrote outside the memory.
    var isIntact: Bool {
        areas.isIntact && spans.isIntact && edges.isIntact && sides.isIntact
            && drawn.isIntact && colors.isIntact
    }
}

extension KernelScratch {
    /// Scans a row of edges by the kernel.
    func scan(_ edges: cpixels_edges, row: Int, rule: FillRule) -> cpixels_scan_result {
        var edges = edges
        return cpixels_scan(&edges, Int32(row), rule == .evenOdd ? 1 : 0, memory)
    }
}
