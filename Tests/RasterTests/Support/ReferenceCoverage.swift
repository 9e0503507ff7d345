import Raster

/// The exact areas of polygons in Double, as the reference of coverage.
///
/// Each row is cut at every corner and at every crossing of two edges, so that edges do not cross
/// between two cuts. The winding is followed from left to right, and the areas to the left of the
/// borders of the inside are summed by pixel. There is no grid and no rounding, and no code in
/// common with the tested code.
struct ReferenceCoverage {
    let width: Int
    let height: Int
    private(set) var areas: [Double]

    private struct Edge {
        var top: Point
        var bottom: Point
        var direction: Int
        var outline: Int

        func x(at y: Double) -> Double {
            top.x + (y - top.y) * ((bottom.x - top.x) / (bottom.y - top.y))
        }
    }

    init(_ polygons: [[Point]], rule: FillRule, width: Int, height: Int) {
        self.init(allOf: [(polygons, rule)], width: width, height: height)
    }

    /// Computes the intersection of several outlines.
    init(allOf outlines: [(polygons: [[Point]], rule: FillRule)], width: Int, height: Int) {
        self.width = width
        self.height = height
        areas = [Double](repeating: 0, count: width * height)
        let edges = outlines.enumerated().flatMap { number, outline in
            outline.polygons.flatMap { polygon in
                polygon.indices.compactMap { i -> Edge? in
                    let a = polygon[i]
                    let b = polygon[(i + 1) % polygon.count]
                    if a.y == b.y { return nil }
                    return a.y < b.y
                        ? Edge(top: a, bottom: b, direction: 1, outline: number)
                        : Edge(top: b, bottom: a, direction: -1, outline: number)
                }
            }
        }
        for row in 0..<height { addRow(row, edges, outlines.map { $0.rule }) }
    }

    /// Creates a coverage from given areas.
    init(areas: [Double], width: Int, height: Int) {
        self.width = width
        self.height = height
        self.areas = areas
    }

    /// The coverage of the pixel, 0…1.
    subscript(x: Int, y: Int) -> Double { areas[y * width + x] }

    private mutating func addRow(_ row: Int, _ all: [Edge], _ rules: [FillRule]) {
        let top = Double(row)
        let edges = all.filter { $0.top.y < top + 1 && $0.bottom.y > top }
        var cuts = [top, top + 1]
        for edge in edges {
            cuts += [edge.top.y, edge.bottom.y].filter { $0 > top && $0 < top + 1 }
        }
        for (i, a) in edges.enumerated() {
            for b in edges[(i + 1)...] {
                let y0 = max(a.top.y, b.top.y, top)
                let y1 = min(a.bottom.y, b.bottom.y, top + 1)
                guard y0 < y1 else { continue }
                let d0 = a.x(at: y0) - b.x(at: y0)
                let d1 = a.x(at: y1) - b.x(at: y1)
                if d0 * d1 < 0 { cuts.append(y0 + (y1 - y0) * d0 / (d0 - d1)) }
            }
        }
        cuts.sort()
        for (y0, y1) in zip(cuts, cuts.dropFirst()) where y1 > y0 {
            addSlab(row, edges, y0, y1, rules)
        }
    }

    private mutating func addSlab(
        _ row: Int,
        _ edges: [Edge],
        _ y0: Double,
        _ y1: Double,
        _ rules: [FillRule]
    ) {
        let middle = (y0 + y1) / 2
        let sides = edges.filter { $0.top.y < middle && $0.bottom.y > middle }
            .sorted { $0.x(at: middle) < $1.x(at: middle) }
        var windings = [Int](repeating: 0, count: rules.count)
        func isInsideAll() -> Bool {
            zip(windings, rules).allSatisfy { isInside($0, $1) }
        }
        for side in sides {
            let before = isInsideAll()
            windings[side.outline] += side.direction
            let after = isInsideAll()
            if before != after {
                addSide(row, side.x(at: y0), side.x(at: y1), y1 - y0, sign: after ? 1 : -1)
            }
        }
    }

    private func isInside(_ winding: Int, _ rule: FillRule) -> Bool {
        rule == .nonZero ? winding != 0 : winding % 2 != 0
    }

    /// Adds the area to the right of a side of the given height, pixel by pixel.
    private mutating func addSide(
        _ row: Int,
        _ x0: Double,
        _ x1: Double,
        _ height: Double,
        sign: Double
    ) {
        let left = min(x0, x1)
        let right = max(x0, x1)
        for column in 0..<width {
            let a = Double(column)
            let b = a + 1
            // The mean width of the pixel to the right of the side.
            let mean: Double
            if right <= a {
                mean = 1
            } else if left >= b {
                mean = 0
            } else if right - left < 1e-12 {
                mean = b - left
            } else {
                let inside0 = max(left, a)
                let inside1 = min(right, b)
                let before = max(a - left, 0)
                let within = (inside1 - inside0) * (b - (inside0 + inside1) / 2)
                mean = (before + within) / (right - left)
            }
            areas[row * width + column] += sign * mean * height
        }
    }
}
