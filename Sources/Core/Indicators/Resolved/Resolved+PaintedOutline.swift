import Raster

extension Resolved {
    /// An outline with its trim and paints.
    final class PaintedOutline: Sendable {
        let outline: Outline
        /// The position where the drawn part starts, as a fraction of the length.
        let trimStart: Driven<Double>
        /// The position where the drawn part ends, as a fraction of the length.
        let trimEnd: Driven<Double>
        /// Whether the layer has a trim.
        let isTrimmed: Bool
        /// The paint of the interior, behind the stroke.
        let fill: Fill?
        let stroke: Stroke?

        init(
            outline: Outline,
            trimStart: Driven<Double>,
            trimEnd: Driven<Double>,
            isTrimmed: Bool,
            fill: Fill?,
            stroke: Stroke?
        ) {
            self.outline = outline
            self.trimStart = trimStart
            self.trimEnd = trimEnd
            self.isTrimmed = isTrimmed
            self.fill = fill
            self.stroke = stroke
        }

        /// Whether there is only a fill or only a stroke, so that the outline is drawn as one
        /// shape.
        var hasSinglePaint: Bool { fill == nil || stroke == nil }

        /// The fill of an outline.
        final class Fill: Sendable {
            let paint: DrivenPaint
            /// The rule that decides which points are inside.
            let rule: FillRule

            init(paint: DrivenPaint, rule: FillRule) {
                self.paint = paint
                self.rule = rule
            }
        }

        /// The stroke of an outline.
        final class Stroke: Sendable {
            let paint: DrivenPaint
            /// The stroke style without `dash`, `width` and `dashPhase`, which may change over
            /// time.
            let style: StrokeStyle
            /// The alternating lengths of dashes and gaps, in points.
            let dash: Driven<[Double]>
            /// The width in points.
            let width: Driven<Double>
            /// The offset into the dash pattern at the start, in points.
            let dashPhase: Driven<Double>

            init(
                paint: DrivenPaint,
                style: StrokeStyle,
                dash: Driven<[Double]>,
                width: Driven<Double>,
                dashPhase: Driven<Double>
            ) {
                self.paint = paint
                self.style = style
                self.dash = dash
                self.width = width
                self.dashPhase = dashPhase
            }
        }
    }
}
