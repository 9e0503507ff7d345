import Raster

/// The paint of a fill or stroke.
///
/// Colours adapt to appearance, palette and state. Gradients are placed relative to the layer's
/// frame.
public indirect enum PaintSource: Equatable, Sendable {
    /// A single colour.
    case color(Driven<ColorValue>)
    /// A gradient along a line.
    case linear(Setting<LinearGradient>)
    /// A radial gradient, whose colour depends on the distance from a centre.
    case radial(Setting<RadialGradient>)
    /// A conic gradient, whose colour depends on the angle around a centre.
    case conic(Setting<ConicGradient>)
    /// A gradient along a stroke, whose colour depends on the distance from the start of the drawn
    /// part. Fills cannot have one.
    case along(Setting<LineGradient>)
    /// A paint for each option of a choice.
    case choice(Choice<PaintSource>)

    /// The colours of a gradient.
    public struct Colors: Equatable, Sendable {
        /// The positions of the colours.
        public enum Spread: Equatable, Sendable {
            /// 2…1000 evenly spaced colours.
            case even(Setting<[Driven<ColorValue>]>)
            /// 1…1000 colours by ascending position. A stop that moves before the previous stop is
            /// clamped to it.
            case stops(Setting<[Setting<Stop>]>)
        }

        /// A colour at a position.
        public struct Stop: Equatable, Sendable {
            /// The position, 0…1.
            public var at: Driven<Double>
            /// The colour at this position.
            public var color: Driven<ColorValue>

            /// Creates a stop.
            public init(at: Driven<Double>, color: Driven<ColorValue>) {
                self.at = at
                self.color = color
            }
        }

        /// The colours with their positions.
        public var spread: Spread
        /// The colour space for mixing neighbouring colours.
        public var space: Setting<Gradient.Interpolation>

        /// Creates the colours of a gradient.
        public init(
            _ spread: Spread,
            space: Setting<Gradient.Interpolation> = .constant(.oklab)
        ) {
            self.spread = spread
            self.space = space
        }

        /// Creates evenly spaced colours, mixed in Oklab.
        public init(_ colors: [Driven<ColorValue>]) { self.init(.even(.constant(colors))) }
    }

    /// A gradient along a line between two points of the frame.
    public struct LinearGradient: Equatable, Sendable {
        /// The colours, from `start` to `end`.
        public var colors: Colors
        /// The point of the first colour.
        public var start: Driven<UnitPoint>
        /// The point of the last colour.
        public var end: Driven<UnitPoint>

        /// Creates a linear gradient. By default it runs from top to bottom.
        public init(
            _ colors: Colors,
            start: Driven<UnitPoint> = .constant(.top),
            end: Driven<UnitPoint> = .constant(.bottom)
        ) {
            self.colors = colors
            self.start = start
            self.end = end
        }
    }

    /// A gradient whose colour depends on the distance from a point of the frame.
    public struct RadialGradient: Equatable, Sendable {
        /// The colours, from `startRadius` to `endRadius`.
        public var colors: Colors
        /// The centre of the circles.
        public var center: Driven<UnitPoint>
        /// The radius of the first colour, in points.
        public var startRadius: Driven<Double>
        /// The radius of the last colour, in points.
        public var endRadius: Driven<Double>

        /// Creates a radial gradient. By default it is centred and starts at radius 0.
        public init(
            _ colors: Colors,
            center: Driven<UnitPoint> = .constant(.center),
            startRadius: Driven<Double> = 0,
            endRadius: Driven<Double>
        ) {
            self.colors = colors
            self.center = center
            self.startRadius = startRadius
            self.endRadius = endRadius
        }
    }

    /// A gradient whose colour depends on the angle around a point of the frame.
    public struct ConicGradient: Equatable, Sendable {
        /// The colours, from `start` to `end`.
        public var colors: Colors
        /// The centre of the angles.
        public var center: Driven<UnitPoint>
        /// The angle of the first colour in degrees: 0 points right, 90 down.
        public var start: Driven<Double>
        /// The angle of the last colour in degrees. If `nil`, it is `start` + 360.
        public var end: Driven<Double>?

        /// Creates a conic gradient. By default it is centred and makes a full turn from the right.
        public init(
            _ colors: Colors,
            center: Driven<UnitPoint> = .constant(.center),
            start: Driven<Double> = 0,
            end: Driven<Double>? = nil
        ) {
            self.colors = colors
            self.center = center
            self.start = start
            self.end = end
        }
    }
    /// A gradient along the centre line of a stroke.
    ///
    /// It runs from the start to the end of the part that a trim leaves, by arc length, over all
    /// contours in order. Caps have the colours of the ends. Dashes do not change positions.
    public struct LineGradient: Equatable, Sendable {
        /// The colours, from the start of the line to its end.
        public var colors: Colors

        /// Creates a gradient along a stroke.
        public init(_ colors: Colors) { self.colors = colors }
    }
}
