import Raster

/// What a lifecycle draws at an instant: lengths in points, angles in degrees.
public struct LifecycleValues: Sendable {
    /// The values by name, always the same names in the same order.
    public let named: [NamedValue]
    /// How far the indicator is turned, in degrees clockwise.
    public let rotation: Double

    /// See `StageRenderer`.
    let drawScreen: @Sendable (inout StageCanvas, (inout StageCanvas, Point) -> Void) -> Void
    let drawIndicator: @Sendable (inout StageCanvas, Point) -> Void
    let drawBackground: @Sendable (inout StageCanvas) -> Void

    /// The values of some lifecycle.
    init(_ renderer: some StageRenderer) {
        named = renderer.named
        rotation = renderer.rotation
        drawScreen = { renderer.drawScreen(on: &$0, indicator: $1) }
        drawIndicator = { renderer.drawIndicator(on: &$0, at: $1) }
        drawBackground = { renderer.drawBackground(on: &$0) }
    }
}

extension LifecycleValues: Equatable {
    /// Whether both have the same values by the same names.
    public static func == (first: Self, second: Self) -> Bool {
        first.named == second.named && first.rotation == second.rotation
    }
}
