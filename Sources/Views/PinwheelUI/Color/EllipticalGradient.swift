import Foundation
import Raster

/// Colours in ellipses round a point, which have the frame's ratio.
public struct EllipticalGradient: ShapeStyle, Hashable, Sendable {
    private var gradient: Gradient
    private var center: UnitPoint
    private var startRadiusFraction: CGFloat
    private var endRadiusFraction: CGFloat

    /// The colours of a gradient, from one share of the frame's lengths to another.
    public init(
        gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }
    /// Colours at even distances.
    public init(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(colors: colors),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
    /// Colours at given places.
    public init(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(
            gradient: Gradient(stops: stops),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }

    /// The gradient in its surroundings.
    public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        ResolvedStyle(
            .elliptical(
                gradient.resolved(in: environment),
                center: center,
                startRadius: startRadiusFraction,
                endRadius: endRadiusFraction
            )
        )
    }
}

extension EllipticalGradient: View {
    /// The gradient all over.
    public var body: some View { _ShapeView(Rectangle(), self) }
}

extension ShapeStyle where Self == LinearGradient {
    /// Colours along a line, at given places.
    public static func linearGradient(
        stops: [Gradient.Stop],
        startPoint: UnitPoint,
        endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Colours in rings round a point.
    public static func radialGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: gradient,
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }
    /// Colours in rings round a point, at even distances.
    public static func radialGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> RadialGradient {
        radialGradient(
            Gradient(colors: colors),
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }
    /// Colours in rings round a point, at given places.
    public static func radialGradient(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadius: CGFloat = 0,
        endRadius: CGFloat
    ) -> RadialGradient {
        radialGradient(
            Gradient(stops: stops),
            center: center,
            startRadius: startRadius,
            endRadius: endRadius
        )
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// Colours in ellipses round a point.
    public static func ellipticalGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: gradient,
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
    /// Colours in ellipses round a point, at even distances.
    public static func ellipticalGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        ellipticalGradient(
            Gradient(colors: colors),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
    /// Colours in ellipses round a point, at given places.
    public static func ellipticalGradient(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        ellipticalGradient(
            Gradient(stops: stops),
            center: center,
            startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction
        )
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Colours by direction.
    public static func angularGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            gradient: gradient,
            center: center,
            startAngle: startAngle,
            endAngle: endAngle
        )
    }
    /// Colours by direction, at given places.
    public static func angularGradient(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startAngle: Angle,
        endAngle: Angle
    ) -> AngularGradient {
        angularGradient(
            Gradient(stops: stops),
            center: center,
            startAngle: startAngle,
            endAngle: endAngle
        )
    }
    /// Colours by direction once round.
    public static func conicGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }
    /// Colours by direction once round, at given places.
    public static func conicGradient(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        angle: Angle = .zero
    ) -> AngularGradient {
        conicGradient(Gradient(stops: stops), center: center, angle: angle)
    }
}
