import Raster

/// An outline that can be painted; it shows nothing before it has a fill or a stroke.
public protocol OutlineContent: LayerContent {
    /// The outline with its paints.
    var painted: Layer.PaintedOutline { get }
}

extension OutlineContent {
    /// A layer in the canvas's centre.
    public var layer: Layer { Layer(.outline(painted)) }

    /// The layer, changed.
    public func placing(_ change: (inout Layer) -> Void) -> OutlineLayer {
        var layer = layer
        change(&layer)
        return OutlineLayer(painted, placement: layer)
    }

    /// Draws a part of the outline, by its length, 0…1.
    public func trim(from: Driven<Double> = 0, to: Driven<Double> = 1) -> OutlineLayer {
        inking { $0.trim = .constant(Layer.Trim(from: from, to: to)) }
    }

    /// Inks the inside, behind the stroke.
    public func fill(
        _ paint: PaintSource,
        rule: Setting<FillRule> = .nonZero
    ) -> OutlineLayer {
        inking { $0.fill = .constant(Layer.Fill(paint, rule: rule)) }
    }

    /// Inks the outline.
    ///
    /// - Parameters:
    ///   - paint: Default: black on light and white on dark.
    ///   - width: The pen's width in points.
    ///   - cap: The open ends.
    ///   - join: The corners.
    ///   - dash: Lengths of dash, gap, dash, … in points, together at least 0.1.
    ///   - dashPhase: Points into the dashes at the start.
    public func stroke(
        _ paint: PaintSource = .primary,
        width: Driven<Double> = 1,
        cap: Setting<StrokeStyle.Cap> = .butt,
        join: Setting<StrokeStyle.Join> = .miter,
        dash: Setting<[Setting<Double>]> = [],
        dashPhase: Driven<Double> = 0
    ) -> OutlineLayer {
        let stroke = Layer.Stroke(
            paint,
            width: width,
            cap: cap,
            join: join,
            dash: Driven(dash),
            dashPhase: dashPhase
        )
        return inking { $0.stroke = .constant(stroke) }
    }

    private func inking(_ change: (inout Layer.PaintedOutline) -> Void) -> OutlineLayer {
        var painted = painted
        change(&painted)
        return OutlineLayer(painted, placement: layer)
    }
}

/// An outline with its paints and its point.
public struct OutlineLayer: OutlineContent, Equatable {
    /// The outline with its paints.
    public let painted: Layer.PaintedOutline
    private let placement: Layer

    init(_ painted: Layer.PaintedOutline, placement: Layer) {
        self.painted = painted
        self.placement = placement
    }

    /// The layer that shows it.
    public var layer: Layer { placement.placing { $0.content = .outline(painted) } }
}
