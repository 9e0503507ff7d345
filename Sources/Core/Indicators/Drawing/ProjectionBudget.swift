import Raster

/// A limit on projection while the cost of a design is determined, because projecting outlines
/// costs more than counting them.
final class ProjectionBudget {
    /// The number of corners of the outlines to be projected so far.
    private(set) var corners = 0.0
    /// The items to be projected so far.
    ///
    /// Their self-crossings cannot be counted in stroke outlines that bend tighter than the
    /// stroke's width.
    private(set) var items: [Scene.Item] = []

    init() {}

    /// Whether there are too many corners for one frame.
    var isExceeded: Bool { corners > Double(DesignLimits.projectedCorners) }

    /// Adds `items` to the total. Returns whether they may be projected.
    func takes(_ items: [Scene.Item]) -> Bool {
        corners += items.outlineCorners
        self.items += items
        return !isExceeded
    }
}
