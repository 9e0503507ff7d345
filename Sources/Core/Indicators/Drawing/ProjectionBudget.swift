import Raster

/// A limit on the outline corners that are projected while the cost of a design is estimated.
final class ProjectionBudget {
    /// The total number of outline corners in `items`.
    private(set) var corners = 0.0
    /// All items added so far, before projection.
    ///
    /// Their cost is also checked without projection. In a projected stroke that bends tighter than
    /// its width, self-crossings cannot be counted.
    private(set) var items: [Scene.Item] = []

    init() {}

    /// Whether there are too many corners to project in one frame.
    var isExceeded: Bool { corners > Double(DesignLimits.projectedCorners) }

    /// Adds `items` to the total. Returns whether they may be projected.
    func reserve(_ items: [Scene.Item]) -> Bool {
        corners += items.outlineCorners
        self.items += items
        return !isExceeded
    }
}
