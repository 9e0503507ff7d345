import Raster

extension Resolved {
    /// One thing that a design draws, and where.
    struct Layer: Hashable, Sendable {
        /// What a layer shows.
        indirect enum Content: Hashable, Sendable {
            /// An outline with its inks.
            case outline(InkedOutline)
            /// An image stretched over a size in points, its centre at the layer's.
            case image(Image, size: DrivenPair)
            /// Layers back to front.
            case group([Layer])
            /// Layers drawn several times.
            case repetition(Repetition)
        }

        /// What is shown.
        var content: Content
        /// Multiplies the alpha; 0…1.
        var opacity: Driven<Double>
        /// The way from the centre of the canvas, in points.
        var offset: DrivenPair
        /// The turn in degrees, clockwise.
        var rotation: Driven<Double>
        /// The factors along both axes.
        var scale: DrivenPair
        /// The place that turning and scaling leave alone.
        var anchor: Anchor
        /// The outline outside of which the layer does not show; moves with the layer.
        var clip: ClipOutline?
        /// How the layer meets what lies behind it.
        var blend: BlendMode
    }

    /// A place of a layer that turning and scaling leave alone.
    enum Anchor: Hashable, Sendable {
        /// A unit point of the layer's frame.
        case unit(Point)
        /// Points from the layer's centre.
        case points(Vector)

        /// The frame's middle.
        static let center = Anchor.unit(Point(x: 0.5, y: 0.5))
    }

    /// A region by an outline.
    struct ClipOutline: Hashable, Sendable {
        /// The outline.
        var outline: Outline
        /// The way from the layer's centre, in points.
        var offset: DrivenPair
        /// Which places the outline surrounds.
        var rule: FillRule
    }
}
