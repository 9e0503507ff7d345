/// The lines of an image along which the colour of a gradient jumps.
///
/// The pixels that these lines cross are drawn again, with a mixture of the colours on both sides.
final class EdgedPositions {
    /// The shape of the edges.
    enum Form {
        /// Parallel lines: t = x·dx + y·dy + offset, with x and y in pixels.
        case linear(dx: Double, dy: Double, offset: Double)
        /// Ellipses: t = √(u² + v²)·scale + offset, where (u, v) is the transformed pixel.
        case radial(Transform, scale: Double, offset: Double)
        /// Rays from a centre, one for each edge. The second vector is the unit vector across the
        /// ray towards greater positions.
        case conic(center: Point, rays: [(along: Vector, across: Vector)])
        /// Any curves, found by the differences of the positions of a pixel's corners.
        case projected
    }

    let table: GradientTable
    let positions: GradientPositions
    let form: Form
    /// The same gradient without antialiased edges.
    let smooth: PaintSampler

    init(_ table: GradientTable, _ positions: GradientPositions, _ form: Form) {
        self.table = table
        self.positions = positions
        self.form = form
        smooth = .gradient(table, positions)
    }

    var edges: GradientEdges { table.edges }

    /// Returns the straight colour of the pixel `x` of `row`.
    func color(x: Int, row: Int) -> SIMD4<Float> {
        let center = Point(x: Double(x) + 0.5, y: Double(row) + 0.5)
        switch form {
        case .linear(let dx, let dy, let offset):
            let t = center.x * dx + center.y * dy + offset
            return color(at: t, abs(dx), abs(dy))
        case .radial(let map, let scale, let offset):
            let place = map.apply(to: center) - Point.zero
            let distance = place.length
            let t = distance * scale + offset
            guard distance > 0 else { return color(at: t, 0, 0) }
            let unit = place * (1 / distance)
            let (u, v) = (Vector(dx: map.a, dy: map.b), Vector(dx: map.c, dy: map.d))
            // The mean of t over the pixel is greater than at its centre, by 1/24 of the Laplacian.
            let (bendU, bendV) = (unit.cross(u), unit.cross(v))
            let bend = (bendU * bendU + bendV * bendV) / max(distance, map.maximumScale / 2)
            return color(
                at: t,
                moved: bend / 24 * scale,
                abs(unit.dot(u) * scale),
                abs(unit.dot(v) * scale)
            )
        case .conic(let middle, let rays):
            let offset = center - middle
            // Several edges may meet in the pixel.
            if max(abs(offset.dx), abs(offset.dy)) <= 0.5 { return mean(x: x, row: row) }
            return color(at: offset, from: rays, x: x, row: row)
        case .projected: return projectedColor(at: center)
        }
    }

    /// Returns the colour of a pixel at `offset` from the centre of a conic gradient.
    private func color(
        at offset: Vector,
        from rays: [(along: Vector, across: Vector)],
        x: Int,
        row: Int
    ) -> SIMD4<Float> {
        let t = Double(positions.positions(x: x, row: row)[0])
        var crossings: [GradientEdges.Crossing] = []
        var reach = 0.0
        for (edge, ray) in zip(edges.edges, rays) where offset.dot(ray.along) > 0 {
            let distance = offset.dot(ray.across)
            let (a, b) = (abs(ray.across.dx), abs(ray.across.dy))
            guard abs(distance) < (a + b) / 2 else { continue }
            reach = (a + b) / 2 / (offset.length * 2 * .pi)
            crossings.append(
                GradientEdges.Crossing(
                    edge: edge,
                    offset: edges.distance(edge.location, from: t),
                    fraction: PixelHalf.fraction(distance: distance, a, b)
                )
            )
        }
        crossings.sort { $0.offset < $1.offset }
        return edges.color(at: t, reach: reach, crossings)
    }

    /// Returns the colour of a pixel whose sides extend over `a` and `b` along the gradient.
    /// `moved` is added to its position for the distance to edges.
    private func color(
        at t: Double,
        moved: Double = 0,
        _ a: Double,
        _ b: Double
    ) -> SIMD4<Float> {
        let (place, reach) = (t + moved, (a + b) / 2)
        let crossings = edges.edges(from: place - reach, to: place + reach).map { edge in
            GradientEdges.Crossing(
                edge: edge,
                offset: edge.location - place,
                fraction: PixelHalf.fraction(distance: place - edge.location, a, b)
            )
        }
        return edges.color(at: crossings.isEmpty ? t : place, reach: reach, crossings)
    }

    /// Returns the mean colour of 256 points of a pixel, which fill it evenly in every direction
    /// (M. Roberts, "The Unreasonable Effectiveness of Quasirandom Sequences", 2018).
    private func mean(x: Int, row: Int) -> SIMD4<Float> {
        var sum = SIMD4<Double>.zero
        for index in 0..<256 {
            let u = 0.5 + Double(index) * 0.7548776662466927
            let v = 0.5 + Double(index) * 0.5698402909980532
            let t = positions.positions(
                at: SIMD4(repeating: Double(x) + u - u.rounded(.down)),
                SIMD4(repeating: Double(row) + v - v.rounded(.down))
            )
            let color = SIMD4<Double>(edges.color(at: Double(t[0]), reach: 0, []))
            var premultiplied = color * color.w
            premultiplied.w = color.w
            sum += premultiplied
        }
        return GradientEdges.straight(sum / 256)
    }

    /// Returns the colour of a pixel by the positions of its centre and of its sides' middles.
    private func projectedColor(at center: Point) -> SIMD4<Float> {
        let (x, y) = (center.x, center.y)
        let t = Double(positions.positions(at: SIMD4(repeating: x), SIMD4(repeating: y))[0])
        let around = positions.positions(
            at: SIMD4(0.5, -0.5, 0, 0) + x,
            SIMD4(0, 0, 0.5, -0.5) + y
        )
        let a = abs(edges.distance(Double(around[0]), from: Double(around[1])))
        let b = abs(edges.distance(Double(around[2]), from: Double(around[3])))
        let reach = (a + b) / 2
        var crossings: [GradientEdges.Crossing] = []
        for edge in edges.edges {
            let distance = edges.distance(t, from: edge.location)
            guard abs(distance) < reach else { continue }
            crossings.append(
                GradientEdges.Crossing(
                    edge: edge,
                    offset: -distance,
                    fraction: PixelHalf.fraction(distance: distance, a, b)
                )
            )
        }
        crossings.sort { $0.offset < $1.offset }
        return edges.color(at: t, reach: reach, crossings)
    }
}
