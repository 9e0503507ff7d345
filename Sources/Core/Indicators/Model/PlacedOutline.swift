import Raster

/// An outline in a combination or a morph, with its placement.
///
///     PlacedOutline(Rectangle(20, 4), x: 6, rotation: [0, 90])
public struct PlacedOutline: Equatable, Sendable {
    /// The outline.
    public var outline: Outline
    /// The offset of the outline from the layer's centre, in points.
    public var offset: DrivenPair
    /// The rotation of the outline about its own centre, in degrees clockwise.
    public var rotation: Driven<Double>
    /// The rule that decides which points are inside the outline.
    public var rule: Setting<FillRule>

    /// Creates a placed outline. By default it is at the layer's centre.
    public init(
        _ outline: Outline,
        offset: DrivenPair = DrivenPair(0, 0),
        rotation: Driven<Double> = 0,
        rule: Setting<FillRule> = .constant(.nonZero)
    ) {
        self.outline = outline
        self.offset = offset
        self.rotation = rotation
        self.rule = rule
    }

    /// Creates a placed outline from a shape. The paints and the placement of its layer are
    /// ignored.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - x: The offset to the right, in points.
    ///   - y: The offset down, in points.
    ///   - rotation: The rotation about the shape's own centre, in degrees clockwise.
    ///   - rule: The rule that decides which points are inside the shape.
    public init(
        _ shape: some OutlineContent,
        x: Driven<Double> = 0,
        y: Driven<Double> = 0,
        rotation: Driven<Double> = 0,
        rule: Setting<FillRule> = .constant(.nonZero)
    ) {
        self.init(
            shape.painted.outline,
            offset: DrivenPair(x: x, y: y),
            rotation: rotation,
            rule: rule
        )
    }
}
