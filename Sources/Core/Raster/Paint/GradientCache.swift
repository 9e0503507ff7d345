/// Caches across frames: lookup tables of recent gradients, and the angle maps of conic gradients'
/// centres.
struct GradientCache: ~Copyable {
    /// Tables by gradient and by how much of a turn it goes round, nil for a straight one.
    private var tables: [(gradient: Gradient, sweep: Double?, table: GradientTable)] = []
    private var maps: [ConicAngleCache] = []
    /// The extents of the pictures being drawn, in pixels.
    var width = 0
    var height = 0
    private static let tableCapacity = 16
    private static let mapCapacity = 2

    /// The table of `gradient`, composited round a whole turn if `sweep`, in turns, is given.
    mutating func table(for gradient: Gradient, sweep: Double? = nil) -> GradientTable {
        for entry in tables where entry.sweep == sweep && entry.gradient == gradient {
            return entry.table
        }
        let ramp = GradientRamp(gradient)
        let table = GradientTable(sweep.map { ramp.aroundTurn(sweep: $0) } ?? ramp)
        if tables.count == Self.tableCapacity { tables.removeFirst() }
        tables.append((gradient, sweep, table))
        return table
    }

    /// The directions from `center`, in pixels, to 2⁻²⁰ of one, which a turning transform's rounding
    /// does not reach; kept by the map from its second use on.
    mutating func map(center: Point) -> ConicAngleCache {
        let center = Point(x: center.x.snapped, y: center.y.snapped)
        if let map = maps.first(where: { $0.fits(center: center, width: width, height: height) }) {
            map.keep()
            return map
        }
        if maps.count == Self.mapCapacity { maps.removeFirst() }
        let map = ConicAngleCache(center: center, width: width, height: height)
        maps.append(map)
        return map
    }
}
