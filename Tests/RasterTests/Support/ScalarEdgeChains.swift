import CPixels
import Raster

/// The edges of an outline, cut at the rows of pixels and joined to chains: the expected result of
/// the kernel that cuts.
struct ScalarEdgeChains: Equatable {
    /// A position in a row, in subpixel units: x from the left border of the image, y from the top
    /// of the row.
    struct Corner: Equatable {
        var x: Int32
        var y: Int32
    }

    /// A part of the outline within one row that runs only down or only up.
    struct EdgeChain: Equatable {
        /// The corners, in the order of the outline.
        var corners: ClosedRange<Int>
        /// The least x.
        var left: Int32
        /// The greatest x.
        var right: Int32
        /// +1 if the outline runs down, −1 if up.
        var direction: Int32
        /// The next chain of the row, or −1.
        var next: Int32
    }

    /// The corners of all chains.
    var corners: [Corner] = []
    /// The chains of all rows.
    var chains: [EdgeChain] = []
    /// The first chain of each row, or −1.
    var heads: [Int32]
    /// For each row, how far the outline runs down to the right of the image minus how far it runs
    /// up.
    var open: [Int32]
    /// The least y of the outline, in subpixel units.
    var top = Int64.max
    /// The greatest y of the outline in subpixel units, or 0 if it is above the image.
    var bottom: Int64 = 0

    /// Creates a table of `height` rows without chains.
    init(height: Int) {
        heads = [Int32](repeating: -1, count: height)
        open = [Int32](repeating: 0, count: height)
    }

    /// Cuts `polygons` for an image of `width` × `height` pixels.
    init(_ polygons: [[Point]], width: Int, height: Int) {
        var cutter = ScalarCutter(width: width, height: height)
        for polygon in polygons { cutter.cut(polygon) }
        self = cutter.chains
    }

    /// Cuts an outline for an image of `width` × `height` pixels.
    init(_ outline: PixelOutline, width: Int, height: Int) {
        var cutter = ScalarCutter(width: width, height: height)
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

    /// Returns the chains of a row in the order of its list.
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

extension ScalarEdgeChains.Corner {
    init(_ corner: cpixels_corner) { self.init(x: corner.x, y: corner.y) }
}

extension ScalarEdgeChains.EdgeChain {
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
