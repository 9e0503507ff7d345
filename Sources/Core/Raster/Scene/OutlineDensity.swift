/// Where in its bounds an outline's pieces lie: how many corners and crossings of rows each of some tiles has.
struct OutlineDensity {
    /// Outlines of fewer elements crowd a place only where all of them do.
    static let leastElements = 256
    /// Tiles beside and below one another.
    private static let side = 16
    /// The least side of a tile in pixels: an outline without width or height has tiles, too.
    private static let leastTile = 1.0 / 256
    /// The most places at which a piece is looked at.
    private static let mostSamples = 8

    private let bounds: Rect
    private let tile: Size
    private var corners: [Double]
    private var crossings: [Double]

    /// Empty tiles of an outline's bounds.
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

    /// Spreads what a piece has over the tiles along it.
    mutating func add(_ segment: CubicSegment, corners: Double, crossings: Double) {
        let hull = segment.hull
        let extent = max(hull.width / tile.width, hull.height / tile.height)
        let count = Int(min(max(extent.rounded(.up), 1), Double(Self.mostSamples)))
        let tiles = (0..<count).compactMap { index in
            self.tile(at: segment.point(at: (Double(index) + 0.5) / Double(count)))
        }
        for tile in tiles {
            self.corners[tile] += corners / Double(tiles.count)
            self.crossings[tile] += crossings / Double(tiles.count)
        }
    }

    /// The index of the tile that a point lies in; nil outside.
    private func tile(at point: Point) -> Int? {
        let x = (point.x - bounds.minX) / tile.width
        let y = (point.y - bounds.minY) / tile.height
        let side = Double(Self.side)
        guard x >= 0, x < side, y >= 0, y < side else { return nil }
        return Int(y) * Self.side + Int(x)
    }

    /// The sum of the pieces of all tiles, each with its tile's weight by corners, crossings and area.
    func weighted(by weight: (_ corners: Double, _ crossings: Double, _ area: Double) -> Double)
        -> Double
    {
        let area = tile.width * tile.height
        return corners.indices.reduce(0) { sum, index in
            let (corners, crossings) = (corners[index], crossings[index])
            return sum + (corners + crossings) * weight(corners, crossings, area)
        }
    }
}
