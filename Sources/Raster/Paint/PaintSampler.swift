/// A paint made ready for the pixels of one shape.
package enum PaintSampler: Sendable {
    /// One straight colour everywhere.
    case solid(SIMD4<Float>)
    /// t = x·dx + y·dy + offset, in pixels.
    case linear(GradientTable, dx: Double, dy: Double, offset: Double)
    /// t = √(u² + v²)·scale + offset, (u, v) the pixel sent through the transform.
    case radial(GradientTable, Transform, scale: Double, offset: Double)
    /// t = the direction of (u, v) as a fraction of a turn.
    case conic(GradientTable, Transform)
    /// The image's pixel at (u, v), in the image's own pixels.
    case image(Image, Transform)

    /// A sampler for `paint` in a space that `transform` sends to pixels; nil if it paints nothing.
    package init?(_ paint: Paint, transform: Transform) {
        switch paint {
        case .solid(let color):
            guard color.alpha > 0 else { return nil }
            self = .solid(SIMD4(color.straight))
        case .linear(let gradient, let start, let end):
            guard let inverse = transform.inverted else { return nil }
            self = Self.linear(GradientRamp(gradient), start: start, end: end, inverse: inverse)
        case .radial(let gradient, let center, let startRadius, let endRadius):
            guard let inverse = transform.inverted else { return nil }
            let span = endRadius - startRadius
            guard span != 0, (1 / span).isFinite else {
                self = .solid(SIMD4(GradientRamp(gradient).color(at: 1).straight))
                return
            }
            self = .radial(
                GradientTable(GradientRamp(gradient)),
                inverse.then(.translation(dx: -center.x, dy: -center.y)),
                scale: 1 / span,
                offset: -startRadius / span
            )
        case .conic(let gradient, let center, let start, let end):
            guard let inverse = transform.inverted else { return nil }
            self = Self.conic(
                GradientRamp(gradient),
                center: center,
                start: start,
                end: end,
                inverse: inverse
            )
        case .image(let image, let rect):
            guard let inverse = transform.inverted, image.width > 0, image.height > 0,
                rect.width > 0, rect.height > 0
            else { return nil }
            let fit = Transform.translation(dx: -rect.minX, dy: -rect.minY).then(
                .scale(
                    x: Double(image.width) / rect.width,
                    y: Double(image.height) / rect.height
                )
            )
            self = .image(image, inverse.then(fit))
        }
    }

    private static func linear(
        _ ramp: GradientRamp,
        start: Point,
        end: Point,
        inverse: Transform
    ) -> PaintSampler {
        let axis = end - start
        let square = axis.dot(axis)
        guard square > 0, (1 / square).isFinite else {
            return .solid(SIMD4(ramp.color(at: 1).straight))
        }
        let unit = axis * (1 / square)
        let origin = inverse.apply(to: Point.zero) - start
        return .linear(
            GradientTable(ramp),
            dx: inverse.a * unit.dx + inverse.b * unit.dy,
            dy: inverse.c * unit.dx + inverse.d * unit.dy,
            offset: origin.dot(unit)
        )
    }

    private static func conic(
        _ ramp: GradientRamp,
        center: Point,
        start: Angle,
        end: Angle,
        inverse: Transform
    ) -> PaintSampler {
        let sweep = (end - start).turns
        guard sweep.isFinite, start.radians.isFinite else {
            return .solid(SIMD4(ramp.color(at: 0).straight))
        }
        // A sweep of more than a turn shows its last turn, which begins where it ends.
        let first = abs(sweep) > 1 ? end : start
        var local = inverse.then(.translation(dx: -center.x, dy: -center.y))
            .then(.rotation(first * -1))
        // A sweep backwards is one forwards in the mirror.
        if sweep < 0 { local = local.then(.scale(x: 1, y: -1)) }
        return .conic(GradientTable(ramp.aroundTurn(sweep: abs(sweep))), local)
    }
}
