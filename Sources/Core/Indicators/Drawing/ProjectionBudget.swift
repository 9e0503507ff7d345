import Raster

/// What may be turned in space while a design's cost is told: projecting outlines takes longer than looking
/// at them.
final class ProjectionBudget {
    /// How many corners the outlines have that were to be projected.
    private(set) var corners = 0.0
    /// What was to be projected. Of a pen's ink, once it is an outline, nothing tells how often it crosses itself
    /// in bends tighter than the pen.
    private(set) var items: [Scene.Item] = []

    init() {}

    /// Whether they are too many for a frame.
    var isExceeded: Bool { corners > Double(DesignLimits.projectedCorners) }

    /// Whether `items` may be projected, too.
    func takes(_ items: [Scene.Item]) -> Bool {
        corners += items.outlineCorners
        self.items += items
        return !isExceeded
    }
}
