/// A paint prepared for sampling the pixels of one shape.
enum PaintSampler {
    /// One straight colour.
    case solid(SIMD4<Float>)
    /// The colours of a gradient at the position of each pixel.
    case gradient(GradientTable, GradientPositions)
    /// The colours of a gradient with hard edges, which are antialiased.
    case edged(EdgedPositions)
    /// A gradient along a stroke, with the map from drawn pixels to its line.
    indirect case along(LineColors, Projection)
    /// An image, with the map from drawn pixels to its pixels.
    indirect case image(SampledImage, Transform, PixelFootprint)
    /// An image, with the projection from drawn pixels to its pixels.
    indirect case projectedImage(SampledImage, Projection)

    /// Creates a sampler for `paint` in coordinates that `transform` maps to pixels. Returns `nil`
    /// if it paints nothing.
    ///
    /// - Parameters:
    ///   - paint: The paint.
    ///   - transform: The transform from the coordinates of the paint to pixels.
    ///   - cache: The tables and directions of earlier gradients.
    ///   - isInPixels: Whether positions are in pixels. `false` for points of a projected plane.
    init?(
        _ paint: Paint,
        transform: Transform,
        cache: inout GradientCache,
        isInPixels: Bool = true
    ) {
        switch paint {
        case .solid(let color):
            guard color.alpha > 0 else { return nil }
            self = .solid(SIMD4(color.straight))
        case .linear(let gradient, let start, let end):
            guard let inverse = transform.inverted else { return nil }
            self = Self.linear(gradient, start: start, end: end, inverse: inverse, cache: &cache)
        case .radial(let gradient, let center, let startRadius, let endRadius):
            guard let inverse = transform.inverted else { return nil }
            let span = endRadius - startRadius
            guard span != 0, (1 / span).isFinite else {
                self = .solid(SIMD4(GradientRamp(gradient).color(at: 1).straight))
                return
            }
            let padded = PaddedGradient(gradient)
            let map = inverse.then(.translation(dx: -center.x, dy: -center.y))
            let scale = padded.scale / span
            let offset = padded.offset - padded.scale * startRadius / span
            self = Self.sampler(
                cache.table(for: padded.gradient),
                .radial(map, scale: scale, offset: offset),
                edges: .radial(map, scale: scale, offset: offset)
            )
        case .conic(let gradient, let center, let start, let end):
            guard transform.inverted != nil,
                let sampler = Self.conic(
                    gradient,
                    center: center,
                    start: start,
                    end: end,
                    transform: transform,
                    cache: &cache,
                    isInPixels: isInPixels
                )
            else { return nil }
            self = sampler
        case .along(let gradient, let line, let style):
            guard let inverse = transform.inverted, line.isDrawable(through: transform) else {
                return nil
            }
            let scale = isInPixels ? transform.maximumScale : Self.projectedScale
            let table = cache.table(for: gradient)
            let colors = LineColors(table, line, style, scale: scale)
            self = .along(colors, Projection(inverse))
        case .image(let image, let rect, let part, let filter):
            let image = SampledImage(image, part: part, filter: filter)
            guard let inverse = transform.inverted, image.width > 0, image.height > 0,
                rect.width > 0, rect.height > 0
            else { return nil }
            let map = inverse.then(rect.map(toWidth: image.width, height: image.height))
            self = .image(image, map, PixelFootprint(map, width: image.width, height: image.height))
        case .projected(let paint, let projection):
            let map = projection.then(Projection(transform))
            guard let inverse = map.inverted,
                let flat = PaintSampler(
                    paint,
                    transform: .identity,
                    cache: &cache,
                    isInPixels: false
                )
            else { return nil }
            self = flat.projected(byInverse: inverse)
        }
    }

    /// The number of pixels of a unit of a projected line, for its division into pieces.
    static let projectedScale = 4.0

    /// Returns the paint after a projection, given the inverse of the projection.
    private func projected(byInverse inverse: Projection) -> PaintSampler {
        switch self {
        case .solid: self
        case .gradient(let table, let positions):
            .gradient(table, .projected(inverse, positions))
        case .edged(let edged):
            Self.sampler(edged.table, .projected(inverse, edged.positions), edges: .projected)
        case .along(let colors, let inner):
            .along(colors, inverse.then(inner))
        case .image(let image, let fit, _):
            .projectedImage(image, inverse.then(Projection(fit)))
        case .projectedImage(let image, let inner):
            .projectedImage(image, inverse.then(inner))
        }
    }

    private static func linear(
        _ gradient: Gradient,
        start: Point,
        end: Point,
        inverse: Transform,
        cache: inout GradientCache
    ) -> PaintSampler {
        let axis = end - start
        let square = axis.dot(axis)
        guard square > 0, (1 / square).isFinite else {
            return .solid(SIMD4(GradientRamp(gradient).color(at: 1).straight))
        }
        let padded = PaddedGradient(gradient)
        let unit = axis * (padded.scale / square)
        let origin = inverse.apply(to: Point.zero) - start
        let dx = inverse.a * unit.dx + inverse.b * unit.dy
        let dy = inverse.c * unit.dx + inverse.d * unit.dy
        let offset = origin.dot(unit) + padded.offset
        return sampler(
            cache.table(for: padded.gradient),
            .linear(dx: dx, dy: dy, offset: offset),
            edges: .linear(dx: dx, dy: dy, offset: offset)
        )
    }

    private static func conic(
        _ gradient: Gradient,
        center: Point,
        start: Angle,
        end: Angle,
        transform: Transform,
        cache: inout GradientCache,
        isInPixels: Bool
    ) -> PaintSampler? {
        let sweep = (end - start).turns
        guard sweep.isFinite, start.radians.isFinite else {
            return .solid(SIMD4(GradientRamp(gradient).color(at: 0).straight))
        }
        let table = cache.table(for: gradient, sweep: abs(sweep))
        // If the sweep is more than a turn, its last turn is visible, which begins at the direction
        // of `end`.
        let first = abs(sweep) > 1 ? end : start
        // Rotation and uniform scaling change directions only by the rotation.
        if isInPixels, sweep >= 0, transform.a == transform.d, transform.b == -transform.c {
            let turn = DeterministicMath.atan2(y: transform.b, x: transform.a) + first.radians
            let offset = Angle.radians(-turn).turns
            let fraction = Float(offset - offset.rounded(.down))
            let map = cache.directions(around: transform.apply(to: center))
            return sampler(
                table,
                .rotated(map, offset: fraction < 1 ? fraction : 0),
                edges: rays(of: table, from: first, sweep, center, transform)
            )
        }
        guard let inverse = transform.inverted else { return nil }
        var local = inverse.then(.translation(dx: -center.x, dy: -center.y))
            .then(.rotation(first * -1))
        // A reversed sweep is a mirrored forward sweep.
        if sweep < 0 { local = local.then(.scale(x: 1, y: -1)) }
        return sampler(
            table,
            .conic(local),
            edges: rays(of: table, from: first, sweep, center, transform)
        )
    }

    /// Calls `body` with the index, 0 to 3, and the straight colour of the pixels `x` to `x` + 3 of
    /// `row`.
    @inline(__always)
    func colors(x: Int, row: Int, _ body: (Int, SIMD4<Float>) -> Void) {
        switch self {
        case .solid(let color):
            for lane in 0..<4 { body(lane, color) }
        case .gradient(let table, let positions):
            let t = positions.positions(x: x, row: row)
            for lane in 0..<4 { body(lane, table.color(at: t[lane])) }
        case .edged(let edged):
            for lane in 0..<4 { body(lane, edged.color(x: x + lane, row: row)) }
        case .along(let line, let projection):
            for lane in 0..<4 { body(lane, line.color(x: x + lane, row: row, through: projection)) }
        case .image(let image, let transform, let footprint):
            for lane in 0..<4 {
                let center = Point(x: Double(x + lane) + 0.5, y: Double(row) + 0.5)
                body(lane, image.color(at: transform.apply(to: center), footprint: footprint))
            }
        case .projectedImage(let image, let projection):
            for lane in 0..<4 {
                let center = Point(x: Double(x + lane) + 0.5, y: Double(row) + 0.5)
                body(lane, Self.color(of: image, through: projection, at: center))
            }
        }
    }

    /// Returns the colour of an image after a projection. It is clear behind the viewer.
    private static func color(
        of image: SampledImage,
        through projection: Projection,
        at center: Point
    ) -> SIMD4<Float> {
        guard projection.depth(of: center) > 0 else { return .zero }
        let footprint = PixelFootprint(
            projection,
            at: center,
            width: image.width,
            height: image.height
        )
        return image.color(at: projection.apply(to: center), footprint: footprint)
    }
}

extension Rect {
    /// Returns the map from the rectangle to an image of `width` × `height` pixels.
    func map(toWidth width: Int, height: Int) -> Transform {
        Transform.translation(dx: -minX, dy: -minY)
            .then(.scale(x: Double(width) / self.width, y: Double(height) / self.height))
    }
}
