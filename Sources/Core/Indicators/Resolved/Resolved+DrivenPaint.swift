import Raster

extension Resolved {
    /// A paint whose colours depend on appearance and palette, and whose positions are relative to
    /// the layer's frame.
    enum DrivenPaint: Sendable {
        /// A single colour.
        case color(Driven<ColorValue>)
        /// A gradient along a line between unit points of the frame.
        indirect case linear(Ramp, start: Driven<Point>, end: Driven<Point>)
        /// A gradient whose colour depends on the distance from a unit point of the frame. Radii
        /// are in points.
        indirect case radial(
            Ramp,
            center: Driven<Point>,
            startRadius: Driven<Double>,
            endRadius: Driven<Double>
        )
        /// A gradient whose colour depends on the angle around a unit point of the frame. Angles
        /// are in degrees. If `end` is `nil`, it is `start` + 360.
        indirect case conic(
            Ramp,
            center: Driven<Point>,
            start: Driven<Double>,
            end: Driven<Double>?
        )
        /// A gradient along the drawn part of a stroke.
        indirect case along(Ramp)

        /// The colours of a gradient.
        struct Ramp: Sendable {
            /// A colour at a position, 0…1.
            struct Stop: Sendable {
                var color: Driven<ColorValue>
                var location: Driven<Double>
            }

            /// The stops by ascending position.
            var stops: [Stop]
            /// The colour space for mixing neighbouring colours.
            var space: Gradient.Interpolation
        }
    }
}
