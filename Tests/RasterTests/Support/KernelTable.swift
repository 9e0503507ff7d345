import CPixels
import Raster

/// A table of chains in memory for the kernels.
final class KernelTable {
    /// The corners of all chains.
    let corners: GuardedMemory<cpixels_corner>
    /// The chains of all rows.
    let chains: GuardedMemory<cpixels_chain>
    /// The first chain of each row, or −1.
    let heads: GuardedMemory<Int32>
    /// The signed heights to the right of the image, and one element more.
    private let open: GuardedMemory<Int32>
    /// The vertical extent of the outline, after it has been cut.
    private(set) var extent = cpixels_extent()
    private let width: Int

    /// Creates an empty table for an image of `width` × `height` pixels, with room for `room`
    /// corners.
    init(width: Int, height: Int, room: Int) {
        corners = GuardedMemory(count: room, of: cpixels_corner(x: -7, y: -7))
        chains = GuardedMemory(count: room / 2, of: cpixels_chain())
        heads = GuardedMemory(count: height, of: -1)
        open = GuardedMemory(count: height + 1, of: -7)
        self.width = width
    }

    /// Creates a table with the chains of `plain`, for an image of `width` pixels.
    init(_ plain: ScalarEdgeChains, width: Int) {
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

    /// The table, as passed to kernels that scan.
    var memory: cpixels_chain_table {
        var result = room
        // Without edges to the right of the image, `open` is undefined.
        if extent.is_open == 0 { result.open = nil }
        return result
    }

    /// The edges, as passed to kernels that scan and draw.
    var edges: cpixels_edges {
        var edges = cpixels_edges()
        edges.form = cpixels_edges_chains
        edges.width = Int32(width)
        edges.chains = memory
        return edges
    }

    /// The table, as passed to the kernel that cuts.
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

    /// Cuts `polygons` by the kernel. May be called once. Returns whether there was enough room.
    func cut(_ polygons: [[Point]]) -> Bool {
        var outline = PixelOutline()
        var ends: [Int] = []
        for polygon in polygons {
            for point in polygon { outline.add(point) }
            ends.append(outline.points.count)
        }
        return cut(outline, ends: ends)
    }

    /// Cuts `outline` by the kernel, with the cached circles of its arcs. May be called once.
    /// Returns whether there was enough room.
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
                cached: circles.first { $0.circle == arc.circle }.map { UnsafePointer($0.memory) }
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

    /// Whether no kernel wrote outside the table.
    var isIntact: Bool {
        corners.isIntact && chains.isIntact && heads.isIntact && open.isIntact
    }

    /// The contents of the table.
    var plain: ScalarEdgeChains {
        var result = ScalarEdgeChains(height: 0)
        result.heads = heads.elements
        result.open =
            extent.is_open != 0
            ? open.elements.dropLast() : [Int32](repeating: 0, count: heads.count)
        // Lists are linked backwards, so that the first chain of a row is the one stored last.
        let chainCount = (result.heads.max() ?? -1) + 1
        result.chains = chains.elements.prefix(Int(chainCount)).map(ScalarEdgeChains.EdgeChain.init)
        let cornerCount = (result.chains.last?.corners.upperBound ?? -1) + 1
        result.corners = corners.elements.prefix(cornerCount).map(ScalarEdgeChains.Corner.init)
        result.top = extent.top
        result.bottom = extent.bottom
        return result
    }
}
