import Foundation
import Raster

/// Colours one after another.
public struct Gradient: Hashable, Sendable, ShapeStyle {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, 0…1.
        public var location: CGFloat
        /// A colour at a place.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours and their places.
    public var stops: [Stop]

    /// Colours at given places.
    public init(stops: [Stop]) { self.stops = stops }
    /// Colours at even distances.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: CGFloat(index) / CGFloat(last))
        }
    }

    /// The colours in an environment, their order of places kept.
    func resolved(in environment: EnvironmentValues) -> Raster.Gradient {
        Raster.Gradient(
            stops: stops.map { stop in
                Raster.Gradient.Stop(
                    color: stop.color.resolved(in: environment),
                    location: stop.location
                )
            }
        )
    }

    /// From the top to the bottom.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)
            ._resolved(in: environment)
    }
}

/// Colours along a line.
public struct LinearGradient: ShapeStyle, Hashable, Sendable {
    private var gradient: Gradient
    private var startPoint: UnitPoint
    private var endPoint: UnitPoint

    /// The colours of a gradient, from one point of the frame to another.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }
    /// Colours at even distances.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(
            gradient: Gradient(colors: colors),
            startPoint: startPoint,
            endPoint: endPoint
        )
    }
    /// Colours at given places.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// The gradient in its surroundings.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(
            .linear(
                gradient.resolved(in: environment),
                start: startPoint,
                end: endPoint
            )
        )
    }
}

/// Colours in rings round a point.
public struct RadialGradient: ShapeStyle, Hashable, Sendable {
    private var gradient: Gradient
    private var center: UnitPoint
    private var startRadius: CGFloat
    private var endRadius: CGFloat

    /// The colours of a gradient, from one radius to another, in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }
    /// Colours at even distances.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors),
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }
    /// Colours at given places.
    public init(
        stops: [Gradient.Stop],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
    ) {
        self.init(
            gradient: Gradient(stops: stops),
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }

    /// The gradient in its surroundings.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(
            .radial(
                gradient.resolved(in: environment),
                center: center,
                startRadius: startRadius,
                endRadius: endRadius
            )
        )
    }
}

/// Colours by direction from a point, clockwise from the right.
public struct AngularGradient: ShapeStyle, Hashable, Sendable {
    private var gradient: Gradient
    private var center: UnitPoint
    private var startAngle: Angle
    private var endAngle: Angle

    /// The colours of a gradient from one direction to another.
    public init(
        gradient: Gradient,
        center: UnitPoint,
        startAngle: Angle = .zero,
        endAngle: Angle = .zero
    ) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }
    /// The colours of a gradient once round, from a direction on.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient,
            center: center,
            startAngle: angle,
            endAngle: angle + .degrees(360)
        )
    }
    /// Colours at even distances.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(colors: colors),
            center: center,
            startAngle: startAngle,
            endAngle: endAngle
        )
    }
    /// Colours at even distances once round.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    /// Colours at given places.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(stops: stops),
            center: center,
            startAngle: startAngle,
            endAngle: endAngle
        )
    }
    /// Colours at given places once round.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    /// The gradient in its surroundings.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(
            .conic(
                gradient.resolved(in: environment),
                center: center,
                start: startAngle,
                end: endAngle
            )
        )
    }
}
