import Raster

/// A shape that can be filled and stroked. It is invisible without a fill or a stroke.
public protocol OutlineContent: LayerContent {
    /// The outline with its paints.
    var painted: Layer.PaintedOutline { get }
}

extension OutlineContent {
    /// A layer at the canvas's centre.
    public var layer: Layer { Layer(.outline(painted)) }

    /// Returns the outline with its layer changed.
    public func placing(_ change: (inout Layer) -> Void) -> OutlineLayer {
        var layer = layer
        change(&layer)
        return OutlineLayer(painted, placement: layer)
    }

    /// Draws only the part of the outline between two positions, in fractions of its length.
    public func trim(from: Driven<Double> = 0, to: Driven<Double> = 1) -> OutlineLayer {
        painting { $0.trim = .constant(Layer.Trim(from: from, to: to)) }
    }

    /// Fills the interior, behind the stroke.
    public func fill(
        _ paint: PaintSource,
        rule: Setting<FillRule> = .nonZero
    ) -> OutlineLayer {
        painting { $0.fill = .constant(Layer.Fill(paint, rule: rule)) }
    }

    /// Strokes the outline.
    ///
    /// - Parameters:
    ///   - paint: The paint. The default is black in the light appearance and white in the dark
    ///     one.
    ///   - width: The width in points.
    ///   - cap: The shape of open ends.
    ///   - join: The shape of corners.
    ///   - dash: The alternating lengths of dashes and gaps, in points. Their sum is at least 0.1.
    ///   - dashPhase: The offset into the dash pattern at the start, in points.
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
        return painting { $0.stroke = .constant(stroke) }
    }

    private func painting(_ change: (inout Layer.PaintedOutline) -> Void) -> OutlineLayer {
        var painted = painted
        change(&painted)
        return OutlineLayer(painted, placement: layer)
    }
}

/// An outline with its paints and placement.
public struct OutlineLayer: OutlineContent, Equatable {
    /// The outline with its paints.
    public let painted: Layer.PaintedOutline
    private let placement: Layer

    init(_ painted: Layer.PaintedOutline, placement: Layer) {
        self.painted = painted
        self.placement = placement
    }

    /// The layer with this content.
    public var layer: Layer { placement.placing { $0.content = .outline(painted) } }
}
