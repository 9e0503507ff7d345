import Raster

extension Resolved {
    /// An outline, the part of it that is drawn, and its paints.
    struct PaintedOutline: Sendable {
        /// The outline.
        var outline: Outline
        /// Where the drawn part begins, by length, 0…1.
        var trimStart: Driven<Double>
        /// Where the drawn part ends, by length, 0…1.
        var trimEnd: Driven<Double>
        /// Whether there is a trim at all.
        var isTrimmed: Bool
        /// The paint of the inside, behind the stroke.
        var fill: Fill?
        /// The paint of the outline.
        var stroke: Stroke?

        /// How the inside is painted.
        struct Fill: Sendable {
            /// The paint.
            var paint: DrivenPaint
            /// Which points are inside.
            var rule: FillRule
        }

        /// How the outline is painted.
        struct Stroke: Sendable {
            /// The paint.
            var paint: DrivenPaint
            /// The pen but for what is driven.
            var style: StrokeStyle
            /// Lengths of dash, gap, dash, … in points.
            var dash: Driven<[Double]>
            /// The pen's width in points.
            var width: Driven<Double>
            /// Points into the dashes at the start.
            var dashPhase: Driven<Double>
        }
    }
}
