import Raster

extension Resolved {
    /// An outline, the part of it that is drawn, and its paints.
    final class PaintedOutline: Sendable {
        /// The outline.
        let outline: Outline
        /// Where the drawn part begins, by length, 0…1.
        let trimStart: Driven<Double>
        /// Where the drawn part ends, by length, 0…1.
        let trimEnd: Driven<Double>
        /// Whether there is a trim at all.
        let isTrimmed: Bool
        /// The paint of the inside, behind the stroke.
        let fill: Fill?
        /// The paint of the outline.
        let stroke: Stroke?

        /// An outline of these parts.
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

        /// Whether it has one paint, of which it makes one shape.
        var isAlone: Bool { fill == nil || stroke == nil }

        /// How the inside is painted.
        final class Fill: Sendable {
            /// The paint.
            let paint: DrivenPaint
            /// Which points are inside.
            let rule: FillRule

            /// A fill of these parts.
            init(paint: DrivenPaint, rule: FillRule) {
                self.paint = paint
                self.rule = rule
            }
        }

        /// How the outline is painted.
        final class Stroke: Sendable {
            /// The paint.
            let paint: DrivenPaint
            /// The pen but for what is driven.
            let style: StrokeStyle
            /// Lengths of dash, gap, dash, … in points.
            let dash: Driven<[Double]>
            /// The pen's width in points.
            let width: Driven<Double>
            /// Points into the dashes at the start.
            let dashPhase: Driven<Double>

            /// A stroke of these parts.
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
