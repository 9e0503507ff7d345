import CPixels
import Raster

/// A table of chains in the memory that the kernels work on.
final class KernelTable {
    /// The corners of all chains.
    let corners: GuardedMemory<cpixels_corner>
    /// The chains of all rows.
    let chains: GuardedMemory<cpixels_chain>
    /// Each row's first chain, or −1.
    let heads: GuardedMemory<Int32>
    /// How far the outline leads down to the right of the picture, and one more.
    private let open: GuardedMemory<Int32>
    /// The outline's least and greatest y, once it has been cut.
    private(set) var extent = cpixels_extent()
    private let width: Int

    /// An empty table for a picture of `width` × `height` pixels, with room for `room` corners.
    init(width: Int, height: Int, room: Int) {
        corners = GuardedMemory(count: room, of: cpixels_corner(x: -7, y: -7))
        chains = GuardedMemory(count: room / 2, of: cpixels_chain())
        heads = GuardedMemory(count: height, of: -1)
        open = GuardedMemory(count: height + 1, of: -7)
        self.width = width
    }

    /// A table that holds `plain`, for a picture `width` pixels wide.
    init(_ plain: PlainEdgeChains, width: Int) {
        corners = GuardedMemory(plain.corners.map { cpixels_corner(x: $0.x, y: $0.y) })
        chains = GuardedMemory(
            plain.chains.map {
                cpixels_chain(
                    first: Int32($0.corners.lowerBound),
                    last: Int32($0.corners.upperBound),
                    left: $0.left,
                    right: $0.right,
                    direction: $0.direction,
                    next: $0.next,
                    changes: nil
                )
            }
        )
        heads = GuardedMemory(plain.heads)
        open = GuardedMemory(plain.open + [0])
        extent.is_open = 1
        self.width = width
    }

    /// The table, as kernels that scan take it.
    var memory: cpixels_chain_table {
        var result = room
        // Where nothing lies to the right, it holds nothing.
        if extent.is_open == 0 { result.open = nil }
        return result
    }

    /// The table as edges, as kernels that scan and draw take it.
    var edges: cpixels_edges {
        var edges = cpixels_edges()
        edges.form = cpixels_edges_chains
        edges.width = Int32(width)
        edges.chains = memory
        return edges
    }

    /// The table, as the kernel that cuts takes it.
    private var room: cpixels_chain_table {
        cpixels_chain_table(
            corners: corners.pointer,
            chains: chains.pointer,
            heads: heads.pointer,
            open: open.pointer,
            corner_room: Int32(corners.count),
            width: Int32(width),
            height: Int32(heads.count)
        )
    }

    /// Has the kernel cut `polygons`, once; whether there was room.
    func cut(_ polygons: [[Point]]) -> Bool {
        var outline = PixelOutline()
        var ends: [Int] = []
        for polygon in polygons {
            for point in polygon { outline.add(point) }
            ends.append(outline.points.count)
        }
        return cut(outline, ends: ends)
    }

    /// Has the kernel cut `outline`, once, with what is kept of its arcs' circles; whether there was
    /// room.
    func cut(_ outline: PixelOutline, circles: [KernelCircle]) -> Bool {
        cut(outline, ends: outline.ends, circles: circles)
    }

    private func cut(_ outline: PixelOutline, ends: [Int], circles: [KernelCircle] = []) -> Bool {
        let places = outline.points.flatMap { [$0.x, $0.y] }
        let arcs = outline.arcs.map { arc in
            cpixels_arc(
                corner: arc.corner,
                bend_x: arc.bend.dx,
                bend_y: arc.bend.dy,
                circle: KernelCircle.inUnits(arc.circle),
                kept: circles.first { $0.circle == arc.circle }.map { UnsafePointer($0.memory) }
            )
        }
        return places.withUnsafeBufferPointer { places in
            ends.withUnsafeBufferPointer { ends in
                arcs.withUnsafeBufferPointer { arcs in
                    let outline = cpixels_outline(
                        points: places.baseAddress,
                        ends: ends.baseAddress,
                        arcs: arcs.baseAddress,
                        count: ends.count,
                        arc_count: arcs.count
                    )
                    return cpixels_cut(outline, room, cpixels_cancellation(), &extent)
                        == cpixels_cut_done
                }
            }
        }
    }

    /// Whether no kernel wrote beside the table.
    var isIntact: Bool {
        corners.isIntact && chains.isIntact && heads.isIntact && open.isIntact
    }

    /// What the table holds.
    var plain: PlainEdgeChains {
        var result = PlainEdgeChains(height: 0)
        result.heads = heads.elements
        result.open =
            extent.is_open != 0
            ? open.elements.dropLast() : [Int32](repeating: 0, count: heads.count)
        // Linked from its row, each chain lies before those that were handed over later.
        let chainCount = (result.heads.max() ?? -1) + 1
        result.chains = chains.elements.prefix(Int(chainCount)).map(PlainEdgeChains.EdgeChain.init)
        let cornerCount = (result.chains.last?.corners.upperBound ?? -1) + 1
        result.corners = corners.elements.prefix(cornerCount).map(PlainEdgeChains.Corner.init)
        result.top = extent.top
        result.bottom = extent.bottom
        return result
    }
}
