import CPixels

/// The edges of any outline, cut at the rows of pixels and joined into chains by row.
///
/// Everything is clipped to the image. Parts above, below and to the right of it are dropped. Parts
/// to the left are moved onto its left side, where they keep their winding. The memory is reused
/// for the next outline.
@safe package final class EdgeChainTable {
    /// The vertices of all chains, with spare capacity.
    let corners = GrowingBuffer<EdgeChain.Corner>()
    /// The chains of all rows, as linked lists by row, with spare capacity.
    package let chains = unsafe GrowingBuffer<EdgeChain>()
    /// Each row's first chain, or −1.
    package let heads = GrowingBuffer<Int32>()
    /// For each row, the signed height of the edges to the right of the image, in subpixel units.
    private let open = GrowingBuffer<Int32>()
    private let arcs = OutlineArcs()

    /// The state behind one pointer, so that no access needs a check for exclusive use.
    @unsafe private struct State {
        var memory = unsafe cpixels_chain_table()
        var rows = 0..<0
    }
    private let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

    /// The number of corners that kernels may read beyond the end of a chain.
    private static let margin = 4

    /// Creates an empty table.
    package init() { unsafe state.initialize(to: State()) }

    deinit {
        unsafe state.deinitialize(count: 1)
        unsafe state.deallocate()
    }

    /// The rows that may have chains.
    package private(set) var rows: Range<Int> {
        get { unsafe state.pointee.rows }
        set { unsafe state.pointee.rows = newValue }
    }

    /// Returns the signed height of the edges to the right of the image in a row, in subpixel
    /// units; positive if they run down.
    func open(row: Int) -> Int32 { unsafe memory.open.map { unsafe $0[row] } ?? 0 }

    /// The table as a C struct for the kernels. Valid until the next `cut`.
    @unsafe private(set) var memory: cpixels_chain_table {
        get { unsafe state.pointee.memory }
        set { unsafe state.pointee.memory = newValue }
    }

    /// The edges as a C struct for the kernels. Valid until the next `cut`.
    @unsafe var edges: cpixels_edges {
        var edges = unsafe cpixels_edges()
        unsafe edges.form = cpixels_edges_chains
        unsafe edges.width = memory.width
        unsafe edges.chains = memory
        return unsafe edges
    }

    /// Replaces the chains by those of an outline in an image of `width` × `height` pixels.
    package func cut(
        _ outline: PixelOutline,
        width: Int,
        height: Int,
        circles: inout CircleCache
    ) {
        cut(outline, width: width, height: height, circles: &circles, cancellation: nil)
    }

    /// Replaces the chains by those of an outline. After a cancellation, the table has no rows.
    func cut(
        _ outline: PixelOutline,
        width: Int,
        height: Int,
        circles: inout CircleCache,
        cancellation: Cancellation?
    ) {
        arcs.replace(with: outline, width: width, height: height, circles: &circles)
        var extent = cpixels_extent()
        var result = cpixels_cut_no_room
        while result == cpixels_cut_no_room {
            heads.reset(count: height, to: -1)
            open.resize(count: height + 1)
            let memory = unsafe emptyMemory(width: width)
            result = unsafe arcs.withMemory(of: outline) { outline in
                unsafe cpixels_cut(outline, memory, Self.poll(cancellation), &extent)
            }
            unsafe self.memory = memory
            if result == cpixels_cut_no_room {
                corners.renew(count: corners.count + 1)
                unsafe chains.renew(count: chains.count + 1)
            }
        }
        guard result == cpixels_cut_done else {
            rows = 0..<0
            return
        }
        if extent.is_open == 0 { unsafe memory.open = nil }
        // An outline may extend beyond the range of a 32-bit `Int`.
        let first = min(max(extent.top, 0) >> Int64(Subpixel.bits), Int64(height))
        let end = min((extent.bottom - 1) >> Int64(Subpixel.bits) + 1, Int64(height))
        rows = Int(first)..<Int(max(end, first))
    }

    /// Returns the callback that the kernel calls to poll for cancellation.
    private static func poll(_ cancellation: Cancellation?) -> cpixels_cancellation {
        guard let cancellation else { return unsafe cpixels_cancellation() }
        return unsafe cpixels_cancellation(
            ask: { context in
                guard let context = unsafe context else { return 0 }
                let cancellation = unsafe Unmanaged<Cancellation>.fromOpaque(context)
                return unsafe cancellation.takeUnretainedValue().poll() ? 1 : 0
            },
            context: Unmanaged.passUnretained(cancellation).toOpaque()
        )
    }

    @unsafe private func emptyMemory(width: Int) -> cpixels_chain_table {
        unsafe cpixels_chain_table(
            corners: corners.pointer,
            chains: chains.pointer,
            heads: heads.pointer,
            open: open.pointer,
            corner_room: Int32(clamping: min(corners.count - Self.margin, 2 * chains.count)),
            width: Int32(truncatingIfNeeded: width),
            height: Int32(truncatingIfNeeded: heads.count)
        )
    }
}

/// A part of an outline within one row of pixels that runs only down or only up.
///
/// `first` and `last` are its corners in the order of the outline, and `left` and `right` its least
/// and greatest x. `direction` is +1 if the outline runs down and −1 if it runs up. `next` is the
/// next chain of the row, or −1.
package typealias EdgeChain = cpixels_chain

extension EdgeChain {
    /// A point in a row: x in subpixel units from the left of the image, y from the top of the row.
    typealias Corner = cpixels_corner
}
