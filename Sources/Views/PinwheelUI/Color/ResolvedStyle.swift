import Foundation
import Raster

/// A style in its surroundings; its points are still shares of the frame that is painted.
public struct ResolvedStyle: Equatable {
    /// What is painted.
    enum Form: Equatable {
        case solid(Raster.Color)
        case linear(Raster.Gradient, start: UnitPoint, end: UnitPoint)
        case radial(Raster.Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Its radii are shares of the frame's lengths.
        case elliptical(
            Raster.Gradient,
            center: UnitPoint,
            startRadius: CGFloat,
            endRadius: CGFloat
        )
        case conic(Raster.Gradient, center: UnitPoint, start: Angle, end: Angle)
        /// A paint in points of its own, whatever the frame.
        case fixed(Paint)
    }

    var form: Form
    /// Multiplies alpha.
    var opacity = 1.0

    init(_ form: Form) { self.form = form }

    /// The paint in a frame.
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
                // Circles in a frame of width and height 1, which is then stretched.
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

/// A style's paint, in points.
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
    /// Whether there is something between this style and another: both are of one kind, gradients of as many
    /// stops.
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

    /// What is animated: alpha, points and angles 128 times as large, radii, then colours in linear light with
    /// their places.
    var numbers: AnimatableList<Double> {
        var list = [opacity]
        switch form {
        case .solid(let color): list += MixedColor(color).components
        case .linear(let gradient, let start, let end):
            list += start.numbers + end.numbers + gradient.numbers
        case .radial(let gradient, let center, let startRadius, let endRadius),
            .elliptical(let gradient, let center, let startRadius, let endRadius):
            list += center.numbers + [startRadius, endRadius] + gradient.numbers
        case .conic(let gradient, let center, let start, let end):
            list += center.numbers + [start.animatableData, end.animatableData] + gradient.numbers
        case .fixed: break
        }
        return AnimatableList(elements: list)
    }

    /// The style with other numbers, as many as it has.
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

/// A style that changes gradually: its colours, and the points, angles, radii and stops of gradients.
@MainActor
struct AnimatedStyle {
    /// What the style was set to; nil before the first time.
    private var target: ResolvedStyle?
    private var motion: AnimatedValue<AnimatableList<Double>>?

    init(_ style: ResolvedStyle? = nil) { target = style }

    /// Sets the style, to be reached by `animation`; at once the first time, and where there is nothing in
    /// between.
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
        host.expectEnd(motion.set(style.numbers, with: animation, at: host.now))
        self.motion = motion.isMoving(at: host.now) ? motion : nil
    }

    /// The paint in a frame, as it is seen at a time.
    func paint(in frame: CGRect, at time: Double) -> ResolvedPaint {
        guard let target else { return ResolvedPaint(.solid(.clear)) }
        guard var motion, motion.isMoving(at: time) else { return target.paint(in: frame) }
        return target.replacing(motion.value(at: time)).paint(in: frame)
    }
}
