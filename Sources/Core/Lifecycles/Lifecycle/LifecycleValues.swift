import Raster

/// The type-erased values that a lifecycle draws at an instant.
///
/// Lengths are in points, angles in degrees.
public struct LifecycleValues: Sendable {
    /// The values with their names. All instants have the same names in the same order.
    public let named: [NamedValue]
    /// The indicator's rotation, in degrees clockwise.
    public let rotation: Double

    /// Calls the renderer's `drawScreen(on:indicator:)`.
    let drawScreen: @Sendable (inout StageCanvas, (inout StageCanvas, Point) -> Void) -> Void
    /// Calls the renderer's `drawIndicator(on:at:)`.
    let drawIndicator: @Sendable (inout StageCanvas, Point) -> Void
    /// Calls the renderer's `drawBackground(on:)`.
    let drawBackground: @Sendable (inout StageCanvas) -> Void

    /// Erases the type of a renderer.
    init(_ renderer: some StageRenderer) {
        named = renderer.named
        rotation = renderer.rotation
        drawScreen = { renderer.drawScreen(on: &$0, indicator: $1) }
        drawIndicator = { renderer.drawIndicator(on: &$0, at: $1) }
        drawBackground = { renderer.drawBackground(on: &$0) }
    }
}

extension LifecycleValues: Equatable {
    /// Returns whether the names, the values and the rotation are equal.
    public static func == (first: Self, second: Self) -> Bool {
        first.named == second.named && first.rotation == second.rotation
    }
}
