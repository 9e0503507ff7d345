/// The distribution of an outline: the corners and row crossings in each tile of its bounds.
struct OutlineDensity {
    /// The least number of elements of an outline whose density is measured by tiles. Smaller
    /// outlines count as evenly spread.
    static let leastElements = 256
    /// The number of tiles in each direction.
    private static let side = 16
    /// The smallest side of a tile, in pixels. The bounds of an outline may have no width or
    /// height.
    private static let leastTile = 1.0 / 256
    /// The largest number of samples of a piece.
    private static let maximumSamples = 8

    private let bounds: Rect
    private let tile: Size
    private var corners: [Double]
    private var crossings: [Double]

    /// Creates empty tiles over the bounds of an outline.
    init(of bounds: Rect) {
        self.bounds = bounds
        let side = Double(Self.side)
        tile = Size(
            width: max(bounds.width / side, Self.leastTile),
            height: max(bounds.height / side, Self.leastTile)
        )
        corners = Array(repeating: 0, count: Self.side * Self.side)
        crossings = corners
    }

    /// Distributes the corners and crossings of a piece over the tiles along it.
    mutating func add(_ segment: CubicSegment, corners: Double, crossings: Double) {
        let hull = segment.hull
        let extent = max(hull.width / tile.width, hull.height / tile.height)
        let count = Int(min(max(extent.rounded(.up), 1), Double(Self.maximumSamples)))
        let tiles = (0..<count).compactMap { index in
            self.tile(at: segment.point(at: (Double(index) + 0.5) / Double(count)))
        }
        for tile in tiles {
            self.corners[tile] += corners / Double(tiles.count)
            self.crossings[tile] += crossings / Double(tiles.count)
        }
    }

    /// Returns the index of the tile at a point. Returns `nil` outside the bounds.
    private func tile(at point: Point) -> Int? {
        let x = (point.x - bounds.minX) / tile.width
        let y = (point.y - bounds.minY) / tile.height
        let side = Double(Self.side)
        guard x >= 0, x < side, y >= 0, y < side else { return nil }
        return Int(y) * Self.side + Int(x)
    }

    /// Returns the sum of the corners and crossings of all tiles, each multiplied by the weight of
    /// its tile.
    func weightedSum(by weight: (_ corners: Double, _ crossings: Double, _ area: Double) -> Double)
        -> Double
    {
        let area = tile.width * tile.height
        return corners.indices.reduce(0) { sum, index in
            let (corners, crossings) = (corners[index], crossings[index])
            return sum + (corners + crossings) * weight(corners, crossings, area)
        }
    }
}
