import Raster

extension Resolved {
    /// A paint as a design names it: its colours depend on appearance and palette, its positions on the
    /// layer's frame.
    enum DrivenPaint: Sendable {
        /// One colour.
        case color(Driven<ColorValue>)
        /// Colours along a line between unit points of the frame.
        indirect case linear(Ramp, start: Driven<Point>, end: Driven<Point>)
        /// Colours by distance from a unit point of the frame; radii in points.
        indirect case radial(
            Ramp,
            center: Driven<Point>,
            startRadius: Driven<Double>,
            endRadius: Driven<Double>
        )
        /// Colours by direction from a unit point of the frame; degrees, `end` 360 more if nil.
        indirect case conic(
            Ramp,
            center: Driven<Point>,
            start: Driven<Double>,
            end: Driven<Double>?
        )

        /// The colours of a gradient.
        struct Ramp: Sendable {
            /// A colour at a position of 0…1.
            struct Stop: Sendable {
                var color: Driven<ColorValue>
                var location: Driven<Double>
            }

            /// The colours by rising position.
            var stops: [Stop]
            /// Where neighbouring colours mix.
            var space: Gradient.Interpolation
        }
    }
}
