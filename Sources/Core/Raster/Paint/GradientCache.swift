/// The tables of recent gradients and the directions around recent centres, reused from frame to
/// frame.
struct GradientCache: ~Copyable {
    /// The tables by gradient and sweep. The sweep is in turns, and `nil` unless the gradient is
    /// conic.
    private var tables: [(gradient: Gradient, sweep: Double?, table: GradientTable)] = []
    private var directions: [ConicAngleCache] = []
    /// The width of the current image, in pixels.
    var width = 0
    /// The height of the current image, in pixels.
    var height = 0
    private static let tableCapacity = 16
    private static let directionCapacity = 2

    /// Returns the table of `gradient`. If `sweep` is given, in turns, the table covers a full
    /// turn.
    mutating func table(for gradient: Gradient, sweep: Double? = nil) -> GradientTable {
        for entry in tables where entry.sweep == sweep && entry.gradient == gradient {
            return entry.table
        }
        let ramp = GradientRamp(gradient)
        let table = GradientTable(
            sweep.map { ramp.aroundTurn(sweep: $0) } ?? ramp,
            isCyclic: sweep != nil
        )
        if tables.count == Self.tableCapacity { tables.removeFirst() }
        tables.append((gradient, sweep, table))
        return table
    }

    /// Returns the directions around `center`, which is rounded to 2⁻²⁰ pixel to hide the rounding
    /// of a rotating transform. They are cached from the second use on.
    mutating func directions(around center: Point) -> ConicAngleCache {
        let center = Point(x: center.x.snapped, y: center.y.snapped)
        if let found = directions.first(where: {
            $0.fits(center: center, width: width, height: height)
        }) {
            found.startCaching()
            return found
        }
        if directions.count == Self.directionCapacity { directions.removeFirst() }
        let found = ConicAngleCache(center: center, width: width, height: height)
        directions.append(found)
        return found
    }
}
