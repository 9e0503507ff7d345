/// The tables of recent gradients and the directions around recent centres, reused from frame to
/// frame.
struct GradientCache: ~Copyable {
    /// The tables by gradient and sweep in turns; the sweep is `nil` unless the gradient is conic.
    private var tables: [(gradient: Gradient, sweep: Double?, table: GradientTable)] = []
    private var maps: [ConicAngleCache] = []
    /// The width of the current image, in pixels.
    var width = 0
    /// The height of the current image, in pixels.
    var height = 0
    private static let tableCapacity = 16
    private static let mapCapacity = 2

    /// Returns the table of `gradient`. With `sweep`, in turns, the table covers a full turn.
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

    /// Returns the directions from `center`, which is rounded to 2⁻²⁰ pixel to hide the rounding of
    /// a rotating transform. They are cached from the second use on.
    mutating func map(center: Point) -> ConicAngleCache {
        let center = Point(x: center.x.snapped, y: center.y.snapped)
        if let map = maps.first(where: { $0.fits(center: center, width: width, height: height) }) {
            map.startCaching()
            return map
        }
        if maps.count == Self.mapCapacity { maps.removeFirst() }
        let map = ConicAngleCache(center: center, width: width, height: height)
        maps.append(map)
        return map
    }
}
