import CPixels
import Raster

/// An outline's edges, cut at the rows of pixels and joined to chains: what the kernel that cuts
/// must come to.
struct PlainEdgeChains: Equatable {
    /// A place in a row: x from the picture's left, y from the row's top, in units.
    struct Corner: Equatable {
        var x: Int32
        var y: Int32
    }

    /// A stretch of the outline within one row that runs only down or only up.
    struct EdgeChain: Equatable {
        /// Its corners, in the outline's order.
        var corners: ClosedRange<Int>
        /// Its least x.
        var left: Int32
        /// Its greatest x.
        var right: Int32
        /// +1 where the outline runs down, −1 where it runs up.
        var direction: Int32
        /// The row's next chain, or −1.
        var next: Int32
    }

    /// The corners of all chains.
    var corners: [Corner] = []
    /// The chains of all rows.
    var chains: [EdgeChain] = []
    /// Each row's first chain, or −1.
    var heads: [Int32]
    /// How far the outline leads down in each row to the right of the picture, less how far up.
    var open: [Int32]
    /// The least y of the outline, in units.
    var top = Int64.max
    /// The greatest y of the outline in units, or 0 if it is above the picture.
    var bottom: Int64 = 0

    /// A table of `height` rows without chains.
    init(height: Int) {
        heads = [Int32](repeating: -1, count: height)
        open = [Int32](repeating: 0, count: height)
    }

    /// The edges of `polygons` in a picture of `width` × `height` pixels.
    init(_ polygons: [[Point]], width: Int, height: Int) {
        var cutter = PlainCutter(width: width, height: height)
        for polygon in polygons { cutter.cut(polygon) }
        self = cutter.chains
    }

    /// The edges of an outline in a picture of `width` × `height` pixels.
    init(_ outline: PixelOutline, width: Int, height: Int) {
        var cutter = PlainCutter(width: width, height: height)
        var start = 0
        for end in outline.ends {
            let arcs = outline.arcs.filter { (start..<end).contains($0.corner) }
            cutter.cut(
                Array(outline.points[start..<end]),
                arcs: Dictionary(uniqueKeysWithValues: arcs.map { ($0.corner - start, $0) })
            )
            start = end
        }
        self = cutter.chains
    }

    /// The chains of a row, in the order in which they are linked.
    func chains(of row: Int) -> [EdgeChain] {
        var result: [EdgeChain] = []
        var index = Int(heads[row])
        while index >= 0 {
            result.append(chains[index])
            index = Int(chains[index].next)
        }
        return result
    }
}

extension PlainEdgeChains.Corner {
    init(_ corner: cpixels_corner) { self.init(x: corner.x, y: corner.y) }
}

extension PlainEdgeChains.EdgeChain {
    init(_ chain: cpixels_chain) {
        self.init(
            corners: Int(chain.first)...Int(chain.last),
            left: chain.left,
            right: chain.right,
            direction: chain.direction,
            next: chain.next
        )
    }
}
