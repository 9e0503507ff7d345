import Foundation
import Raster

/// A style with the colours of an environment. Its points are still fractions of the painted frame.
public struct ResolvedStyle: Equatable {
    /// The kind of paint.
    enum Form: Equatable {
        case solid(Raster.Color)
        case linear(Raster.Gradient, start: UnitPoint, end: UnitPoint)
        case radial(Raster.Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Both radii are fractions of the frame's width and height.
        case elliptical(
            Raster.Gradient,
            center: UnitPoint,
            startRadius: CGFloat,
            endRadius: CGFloat
        )
        case conic(Raster.Gradient, center: UnitPoint, start: Angle, end: Angle)
        /// A paint in its own coordinates, independent of the frame.
        case fixed(Paint)
    }

    var form: Form
    /// A factor for the alpha.
    var opacity = 1.0

    init(_ form: Form) { self.form = form }

    /// Returns the paint for a frame.
    func paint(in frame: CGRect) -> ResolvedPaint {
        let paint: Paint =
            switch form {
            case .solid(let color): .solid(color)
            case .linear(let gradient, let start, let end):
                .linear(gradient, start: frame.point(start), end: frame.point(end))
            case .radial(let gradient, let center, let startRadius, let endRadius):
                .radial(
                    gradient,
                    center: frame.point(center),
                    startRadius: startRadius,
                    endRadius: endRadius
                )
            case .elliptical(let gradient, let center, let startRadius, let endRadius):
                // A radial gradient in the unit square, stretched to the frame.
                .projected(
                    .radial(
                        gradient,
                        center: Point(x: center.x, y: center.y),
                        startRadius: startRadius,
                        endRadius: endRadius
                    ),
                    Projection(
                        Transform.scale(x: frame.width, y: frame.height)
                            .then(.translation(dx: frame.minX, dy: frame.minY))
                    )
                )
            case .conic(let gradient, let center, let start, let end):
                .conic(
                    gradient,
                    center: frame.point(center),
                    start: .radians(start.radians),
                    end: .radians(end.radians)
                )
            case .fixed(let paint): paint
            }
        return ResolvedPaint(paint, opacity: opacity)
    }
}

/// The paint of a style, in points.
struct ResolvedPaint {
    var paint: Paint
    var opacity: Double

    init(_ paint: Paint, opacity: Double = 1) {
        self.paint = paint
        self.opacity = opacity
    }
}

// MARK: - Motion

extension ResolvedStyle {
    /// Returns whether the styles can be interpolated. Both must be of the same kind, and gradients
    /// must have the same number of stops.
    func canMix(with other: ResolvedStyle) -> Bool {
        switch (form, other.form) {
        case (.solid, .solid): true
        case (.linear(let one, _, _), .linear(let two, _, _)),
            (.radial(let one, _, _, _), .radial(let two, _, _, _)),
            (.elliptical(let one, _, _, _), .elliptical(let two, _, _, _)),
            (.conic(let one, _, _, _), .conic(let two, _, _, _)):
            one.stops.count == two.stops.count
        default: false
        }
    }

    /// The values to animate: the opacity, points and angles, radii, then colours in linear light
    /// with their locations.
    ///
    /// Points and angles are multiplied by 128, as in their `animatableData`.
    var numbers: AnimatableList<Double> {
        var values = [opacity]
        switch form {
        case .solid(let color): values += MixedColor(color).components
        case .linear(let gradient, let start, let end):
            values += start.numbers + end.numbers + gradient.numbers
        case .radial(let gradient, let center, let startRadius, let endRadius),
            .elliptical(let gradient, let center, let startRadius, let endRadius):
            values += center.numbers + [startRadius, endRadius] + gradient.numbers
        case .conic(let gradient, let center, let start, let end):
            values +=
                center.numbers + [start.animatableData, end.animatableData] + gradient.numbers
        case .fixed: break
        }
        return AnimatableList(elements: values)
    }

    /// Returns the style with other values, in the order of `numbers`.
    func replacing(_ numbers: AnimatableList<Double>) -> ResolvedStyle {
        var rest = numbers.elements[...]
        func next() -> Double { rest.popFirst() ?? 0 }
        func point() -> UnitPoint {
            var point = UnitPoint()
            point.animatableData = AnimatablePair(next(), next())
            return point
        }
        func angle() -> Angle { .radians(next() / 128) }
        func color() -> Raster.Color {
            MixedColor(red: next(), green: next(), blue: next(), alpha: next()).encoded
        }
        func gradient(_ gradient: Raster.Gradient) -> Raster.Gradient {
            Raster.Gradient(
                stops: gradient.stops.map { _ in
                    let color = color()
                    return Raster.Gradient.Stop(color: color, location: next())
                },
                interpolation: gradient.interpolation
            )
        }
        var style = self
        style.opacity = min(max(next(), 0), 1)
        switch form {
        case .solid: style.form = .solid(color())
        case .linear(let colors, _, _):
            let (start, end) = (point(), point())
            style.form = .linear(gradient(colors), start: start, end: end)
        case .radial(let colors, _, _, _):
            let (center, startRadius, endRadius) = (point(), next(), next())
            style.form = .radial(
                gradient(colors),
                center: center,
                startRadius: startRadius,
                endRadius: endRadius
            )
        case .elliptical(let colors, _, _, _):
            let (center, startRadius, endRadius) = (point(), next(), next())
            style.form = .elliptical(
                gradient(colors),
                center: center,
                startRadius: startRadius,
                endRadius: endRadius
            )
        case .conic(let colors, _, _, _):
            let (center, start, end) = (point(), angle(), angle())
            style.form = .conic(gradient(colors), center: center, start: start, end: end)
        case .fixed: break
        }
        return style
    }
}

extension UnitPoint {
    fileprivate var numbers: [Double] { [animatableData.first, animatableData.second] }
}

extension MixedColor {
    fileprivate var components: [Double] { [red, green, blue, alpha] }
}

extension Raster.Gradient {
    fileprivate var numbers: [Double] {
        stops.flatMap { MixedColor($0.color).components + [$0.location] }
    }
}

/// An animated style: colours, and the points, angles, radii and stops of gradients.
@MainActor
struct AnimatedStyle {
    /// The style that was set last. `nil` before the first.
    private var target: ResolvedStyle?
    private var motion: AnimatedValue<AnimatableList<Double>>?

    init(_ style: ResolvedStyle? = nil) { target = style }

    /// Sets the style, animated by `animation`. The change is immediate for the first style and for
    /// styles that cannot be interpolated.
    mutating func set(_ style: ResolvedStyle, with animation: Animation?, _ host: ViewHost) {
        guard style != target else { return }
        let before = target
        target = style
        guard let before, style.canMix(with: before) else {
            motion = nil
            return
        }
        guard animation != nil || motion != nil else { return }
        var motion = motion ?? AnimatedValue(before.numbers)
        host.recordAnimationEnd(motion.set(style.numbers, with: animation, at: host.now))
        self.motion = motion.isMoving(at: host.now) ? motion : nil
    }

    /// Returns the paint for a frame at a time.
    func paint(in frame: CGRect, at time: Double) -> ResolvedPaint {
        guard let target else { return ResolvedPaint(.solid(.clear)) }
        guard var motion, motion.isMoving(at: time) else { return target.paint(in: frame) }
        return target.replacing(motion.value(at: time)).paint(in: frame)
    }
}
