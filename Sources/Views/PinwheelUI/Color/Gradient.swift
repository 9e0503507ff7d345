import Foundation
import Raster

public struct Gradient: Hashable, Sendable, ShapeStyle {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: CGFloat(index) / CGFloat(last))
        }
    }

    /// Returns the gradient with the colours of an environment. The order of the stops does not
    /// change.
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

    /// Returns the gradient from top to bottom for an environment.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)
            ._resolved(in: environment)
    }
}

public struct LinearGradient: ShapeStyle, Hashable, Sendable {
    private var gradient: Gradient
    private var startPoint: UnitPoint
    private var endPoint: UnitPoint

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(
            gradient: Gradient(colors: colors),
            startPoint: startPoint,
            endPoint: endPoint
        )
    }
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns the gradient for an environment.
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

public struct RadialGradient: ShapeStyle, Hashable, Sendable {
    private var gradient: Gradient
    private var center: UnitPoint
    private var startRadius: CGFloat
    private var endRadius: CGFloat

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(
            gradient: Gradient(colors: colors),
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }
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

    /// Returns the gradient for an environment.
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

/// An angular gradient, clockwise from the right.
public struct AngularGradient: ShapeStyle, Hashable, Sendable {
    private var gradient: Gradient
    private var center: UnitPoint
    private var startAngle: Angle
    private var endAngle: Angle

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
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient,
            center: center,
            startAngle: angle,
            endAngle: angle + .degrees(360)
        )
    }
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(colors: colors),
            center: center,
            startAngle: startAngle,
            endAngle: endAngle
        )
    }
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(
            gradient: Gradient(stops: stops),
            center: center,
            startAngle: startAngle,
            endAngle: endAngle
        )
    }
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    /// Returns the gradient for an environment.
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
