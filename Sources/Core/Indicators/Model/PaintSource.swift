import Raster

/// What a fill or a stroke is painted with: colours that follow appearance, palette and state, at
/// points of the layer's frame.
public indirect enum PaintSource: Equatable, Sendable {
    /// One colour.
    case color(Driven<ColorValue>)
    /// Colours along a line.
    case linear(Setting<LinearGradient>)
    /// Colours by distance from a position.
    case radial(Setting<RadialGradient>)
    /// Colours by direction from a position.
    case conic(Setting<ConicGradient>)
    /// A paint for each word of a choice.
    case choice(Choice<PaintSource>)

    /// The colours of a gradient.
    public struct Colors: Equatable, Sendable {
        /// Where the colours lie.
        public enum Spread: Equatable, Sendable {
            /// At even distances; 2…1000 colours.
            case even(Setting<[Driven<ColorValue>]>)
            /// At places of their own; 1…1000 stops, which rise. One that comes to lie before another lies
            /// at its place.
            case stops(Setting<[Setting<Stop>]>)
        }

        /// A colour at a position.
        public struct Stop: Equatable, Sendable {
            /// The position, 0…1.
            public var at: Driven<Double>
            /// The colour.
            public var color: Driven<ColorValue>

            /// A colour at a position of 0…1.
            public init(at: Driven<Double>, color: Driven<ColorValue>) {
                self.at = at
                self.color = color
            }
        }

        /// The colours and their positions.
        public var spread: Spread
        /// Where neighbouring colours mix.
        public var space: Setting<Gradient.Interpolation>

        /// Colours and the space in which neighbours mix.
        public init(
            _ spread: Spread,
            space: Setting<Gradient.Interpolation> = .constant(.oklab)
        ) {
            self.spread = spread
            self.space = space
        }

        /// Colours at even distances.
        public init(_ colors: [Driven<ColorValue>]) { self.init(.even(.constant(colors))) }
    }

    /// Colours along a line between two positions of the frame.
    public struct LinearGradient: Equatable, Sendable {
        /// The colours.
        public var colors: Colors
        /// The position of the first colour.
        public var start: Driven<UnitPoint>
        /// The position of the last colour.
        public var end: Driven<UnitPoint>

        /// Colours along a line; default: downwards.
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

    /// Colours by distance from a point of the frame.
    public struct RadialGradient: Equatable, Sendable {
        /// The colours.
        public var colors: Colors
        /// The position.
        public var center: Driven<UnitPoint>
        /// The distance of the first colour, in points.
        public var startRadius: Driven<Double>
        /// The distance of the last colour, in points.
        public var endRadius: Driven<Double>

        /// Colours by distance.
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

    /// Colours by direction from a point of the frame.
    public struct ConicGradient: Equatable, Sendable {
        /// The colours.
        public var colors: Colors
        /// The position.
        public var center: Driven<UnitPoint>
        /// The direction of the first colour in degrees: 0 points right, 90 down.
        public var start: Driven<Double>
        /// The direction of the last colour in degrees; nil for a whole turn on.
        public var end: Driven<Double>?

        /// Colours by direction.
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
}
