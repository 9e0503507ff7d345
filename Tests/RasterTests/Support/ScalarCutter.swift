import Raster

/// Cuts the edges of an outline at the rows of pixels and at the borders of the image: the scalar
/// reference of the kernel that cuts.
struct ScalarCutter {
    /// A point in the image, in subpixel units.
    private struct Place {
        var x: Int64
        var y: Int64
    }

    private static let one = Int64(Subpixel.one)
    private var writer: ScalarEdgeChainWriter
    private let width: Int64
    private let height: Int64

    /// Creates a cutter for an image of `width` × `height` pixels.
    init(width: Int, height: Int) {
        writer = ScalarEdgeChainWriter(height: height)
        self.width = Int64(width) * Self.one
        self.height = Int64(height) * Self.one
    }

    /// The chains cut so far.
    var chains: ScalarEdgeChains { writer.chains }

    /// Cuts the edges of one polygon. `arcs` has those that are arcs, by the index of the corner at
    /// their end.
    mutating func cut(_ polygon: [Point], arcs: [Int: PixelOutline.Arc] = [:]) {
        guard var from = polygon.last else { return }
        for (index, to) in polygon.enumerated() {
            if let arc = arcs[index] {
                cut(arc, from: from, to: to)
            } else {
                cut(from: Self.place(from), to: Self.place(to))
            }
            writer.reach(Self.place(to).y)
            from = to
        }
        writer.endEdgeChain()
    }

    private static func place(_ point: Point) -> Place {
        Place(x: rounded(point.x * 4096), y: rounded(point.y * 4096))
    }

    private mutating func cut(_ arc: PixelOutline.Arc, from: Point, to: Point) {
        let cutter = ScalarArcCutter(
            from: from,
            to: to,
            arc,
            width: Int(width / Self.one),
            height: Int(height / Self.one)
        )
        var outside: [(Point, Point)] = []
        cutter.cut(into: &writer) { outside.append($0) }
        for (from, to) in outside { cut(from: Self.place(from), to: Self.place(to)) }
        for end in [from, to] { writer.reach(Self.rounded((end.y + arc.bend.dy) * 4096)) }
    }

    private static func rounded(_ value: Double) -> Int64 {
        Int64(value.rounded(.toNearestOrEven))
    }

    /// Cuts an edge row by row in its own direction, at the same points as its reverse.
    private mutating func cut(from: Place, to: Place) {
        let (top, bottom) = from.y < to.y ? (from, to) : (to, from)
        let upper = max(top.y, 0)
        let lower = min(bottom.y, height)
        guard upper < lower else { return }
        let slope = Double(bottom.x - top.x) / Double(bottom.y - top.y)
        func place(at y: Int64) -> Place {
            if y == top.y { return top }
            if y == bottom.y { return bottom }
            return Place(x: top.x + Self.rounded(Double(y - top.y) * slope), y: y)
        }
        let rows = Array(upper / Self.one...(lower - 1) / Self.one)
        for row in from.y < to.y ? rows : rows.reversed() {
            let high = place(at: max(row * Self.one, upper))
            let low = place(at: min((row + 1) * Self.one, lower))
            if from.y < to.y {
                addClipped(row: row, from: high, to: low, direction: 1)
            } else {
                addClipped(row: row, from: low, to: high, direction: -1)
            }
        }
    }

    /// Adds a piece within a row, clipped at the left and right borders of the image.
    private mutating func addClipped(row: Int64, from: Place, to: Place, direction: Int32) {
        // An edge to the right of the image changes no pixel.
        if from.x >= width, to.x >= width {
            return writer.addOpen(row: Int(row), height: Int32(to.y - from.y))
        }
        let columns = min(from.x, to.x)...max(from.x, to.x)
        if columns.upperBound <= 0 {
            add(row: row, from: Place(x: 0, y: from.y), to: Place(x: 0, y: to.y), direction)
            return
        }
        if columns.lowerBound >= 0, columns.upperBound <= width {
            add(row: row, from: from, to: to, direction)
            return
        }
        // The crossing with the border is computed from the upper end. Both parts are added
        // separately.
        let (top, bottom) = direction > 0 ? (from, to) : (to, from)
        let side = columns.lowerBound < 0 ? 0 : width
        let fraction = Double(side - top.x) / Double(bottom.x - top.x)
        let y = top.y + Self.rounded(fraction * Double(bottom.y - top.y))
        let middle = Place(x: side, y: y)
        if y != from.y { addClipped(row: row, from: from, to: middle, direction: direction) }
        if y != to.y { addClipped(row: row, from: middle, to: to, direction: direction) }
    }

    private mutating func add(row: Int64, from: Place, to: Place, _ direction: Int32) {
        func corner(_ place: Place) -> ScalarEdgeChains.Corner {
            ScalarEdgeChains.Corner(x: Int32(place.x), y: Int32(place.y - row * Self.one))
        }
        writer.add(row: Int(row), from: corner(from), to: corner(to), direction: direction)
    }
}
