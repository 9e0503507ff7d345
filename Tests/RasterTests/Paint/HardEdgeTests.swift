import Raster
import Testing

/// Where the colour of a gradient jumps, a pixel mixes both colours by their area.
@Suite struct HardEdgeTests {
    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)

    private static func halves(_ first: Color = red, _ second: Color = blue) -> Gradient {
        Gradient(
            stops: [
                .init(color: first, location: 0.5),
                .init(color: second, location: 0.5),
            ]
        )
    }

    private static func stripes(_ count: Int) -> Gradient {
        Gradient(
            stops: (0..<count).flatMap { index in
                let color = index.isMultiple(of: 2) ? Color.black : Color.white
                return [0, 1].map {
                    Gradient.Stop(color: color, location: Double(index + $0) / Double(count))
                }
            }
        )
    }

    /// Returns the largest difference of the image of a paint from the mean of 16 × 16 points in
    /// each pixel, in steps of a premultiplied component.
    private static func error(
        _ paint: Paint,
        transform: Transform = .identity,
        size: Int = 40,
        where isTested: (Int, Int) -> Bool = { _, _ in true }
    ) throws -> (worst: Double, place: String) {
        let ideal = try #require(IdealPaint(paint))
        let inverse = try #require(transform.inverted)
        let image = Image.filled(with: paint, width: size, height: size, transform: transform)
        var (worst, place) = (0.0, "")
        for y in 0..<size {
            for x in 0..<size where isTested(x, y) {
                let mean = SampledPixel.mean(x, y) { ideal.color(at: inverse.apply(to: $0)) }
                let error = SampledPixel.error(image.bytes(x, y), mean)
                if error > worst { (worst, place) = (error, "\(x), \(y): \(mean * 255)") }
            }
        }
        return (worst, place)
    }

    @Test(arguments: stride(from: 0.0, to: 180, by: 7.5).map { $0 })
    func `a straight edge is antialiased in any direction`(degrees: Double) throws {
        for shift in [0, 0.13, 0.5, 0.77] {
            let start = Point(x: 20 + shift, y: 20) - Vector(angle: .degrees(degrees)) * 15
            let end = Point(x: 20 + shift, y: 20) + Vector(angle: .degrees(degrees)) * 15
            let paint = Paint.linear(Self.halves(), start: start, end: end)
            let error = try Self.error(paint)
            #expect(error.worst <= 3, "\(shift): \(error)")
        }
    }

    @Test func `an edge of a translucent colour keeps its colour`() throws {
        for (first, second) in [
            (Color.clear, Self.red), (Self.red.opacity(0.5), Self.blue), (.white, .clear),
        ] {
            let gradient = Self.halves(first, second)
            let paint = Paint.linear(gradient, start: .zero, end: Point(x: 37, y: 31))
            let error = try Self.error(paint)
            #expect(error.worst <= 3, "\(error)")
        }
    }

    @Test(arguments: [1.0, 1.3, 2, 0.4, 3.7])
    func `narrow stripes are mixed by area`(width: Double) throws {
        for degrees in [0.0, 20, 45, 90] {
            let axis = Vector(angle: .degrees(degrees)) * (width * 30)
            let paint = Paint.linear(
                Self.stripes(30),
                start: Point(x: 3.25, y: 2),
                end: Point(x: 3.25, y: 2) + axis
            )
            let error = try Self.error(paint)
            #expect(error.worst <= 3, "\(degrees)°: \(error)")
        }
    }

    @Test func `stops at the ends of a gradient are antialiased`() throws {
        let gradient = Gradient(
            stops: [(Self.red, 0), (Self.blue, 0), (.white, 1), (.black, 1)].map {
                Gradient.Stop(color: $0, location: Double($1))
            },
            interpolation: .srgb
        )
        let (start, end) = (Point(x: 10.3, y: 8), Point(x: 25, y: 30))
        let image = Image.filled(
            with: .linear(gradient, start: start, end: end),
            width: 40,
            height: 40
        )
        let inside = IdealGradient(Gradient(colors: [Self.blue, .white], interpolation: .srgb))
        let axis = end - start
        for y in 0..<40 {
            for x in 0..<40 {
                let mean = SampledPixel.mean(x, y) { place in
                    let t = (place - start).dot(axis) / axis.dot(axis)
                    if t < 0 { return SIMD4(1, 0, 0, 1) }
                    return t < 1 ? inside.color(at: t) : SIMD4(0, 0, 0, 1)
                }
                #expect(SampledPixel.error(image.bytes(x, y), mean) <= 3, "\(x), \(y)")
            }
        }
    }

    @Test(arguments: [0.0, 10, 45, 90, 133, 180, 270, 301.5])
    func `the seam of a conic gradient is antialiased`(degrees: Double) throws {
        // The start and the end of a turn have different colours.
        let center = Point(x: 20.3, y: 19.8)
        for sweep in [360, -360, 90, -200, 500.0] {
            let paint = Paint.conic(
                Self.halves(),
                center: center,
                start: .degrees(degrees),
                end: .degrees(degrees + sweep)
            )
            let error = try Self.error(paint) { x, y in
                let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
                return (place - center).length >= 1
            }
            #expect(error.worst <= 3, "\(sweep): \(error)")
        }
    }

    @Test func `the seam of a smooth conic gradient is antialiased`() throws {
        let paint = Paint.conic(
            Gradient(colors: [Self.red, .white, Self.blue]),
            center: Point(x: -20, y: 19.8),
            start: .degrees(7),
            end: .degrees(367)
        )
        let error = try Self.error(paint)
        #expect(error.worst <= 3, "\(error)")
    }

    @Test(arguments: [0.0, 30, 77, 200])
    func `sectors of one colour are antialiased up to the centre`(degrees: Double) throws {
        let gradient = Gradient(
            stops: [(Self.red, 0), (Self.red, 0.3), (.white, 0.3), (.white, 0.4), (Self.blue, 0.4)]
                .map { Gradient.Stop(color: $0, location: $1) }
        )
        for center in [Point(x: 20, y: 20), Point(x: 20.5, y: 19.5), Point(x: 19.7, y: 20.2)] {
            let paint = Paint.conic(
                gradient,
                center: center,
                start: .degrees(degrees),
                end: .degrees(degrees + 360)
            )
            let error = try Self.error(paint)
            #expect(error.worst <= 6, "\(center): \(error)")
        }
    }

    @Test func `rings are antialiased`() throws {
        for radius in [3.0, 5.5, 8.3, 15] {
            let paint = Paint.radial(
                Self.halves(),
                center: Point(x: 20.2, y: 19.9),
                startRadius: 0,
                endRadius: 2 * radius
            )
            let error = try Self.error(paint)
            #expect(error.worst <= 3, "\(radius): \(error)")
        }
        let rings = Paint.radial(
            Self.stripes(16),
            center: Point(x: 3.2, y: 5),
            startRadius: 4,
            endRadius: 36
        )
        let error = try Self.error(rings)
        #expect(error.worst <= 4, "\(error)")
    }

    @Test func `edges are antialiased in skewed shapes`() throws {
        let transform = Transform(a: 1.3, b: -0.4, c: 0.7, d: 0.9, tx: -7, ty: 12)
        let center = Point(x: 14, y: 12)
        let paints: [Paint] = [
            .linear(Self.halves(), start: .zero, end: Point(x: 30, y: 22)),
            .radial(Self.halves(), center: center, startRadius: 0, endRadius: 36),
            .conic(Self.halves(), center: center, start: .turns(0.1), end: .turns(1.1)),
        ]
        for paint in paints {
            let error = try Self.error(paint, transform: transform)
            #expect(error.worst <= 6, "\(error)")
        }
    }

    @Test func `a projected edge is antialiased`() throws {
        let paint = Paint.linear(Self.halves(), start: Point(x: 0, y: -20), end: Point(x: 0, y: 20))
        let projection = Projection(degreesX: 40, degreesY: 20, distance: 80)
            .then(Projection(.translation(dx: 20, dy: 20)))
        let inverse = try #require(projection.inverted)
        let ideal = try #require(IdealPaint(paint))
        let image = Image.filled(with: .projected(paint, projection), width: 40, height: 40)
        for y in 0..<40 {
            for x in 0..<40 {
                let mean = SampledPixel.mean(x, y) { ideal.color(at: inverse.apply(to: $0)) }
                let error = SampledPixel.error(image.bytes(x, y), mean)
                #expect(error <= 4, "\(x), \(y)")
            }
        }
    }

    @Test func `a gradient without edges is drawn as before`() {
        let ring = Gradient(colors: [Self.red, .white, Self.red])
        let smooth = Image.filled(
            with: .conic(ring, center: Point(x: 20, y: 20), start: .zero, end: .turns(1)),
            width: 40,
            height: 40
        )
        #expect(
            PaintError(
                smooth,
                .conic(ring, center: Point(x: 20, y: 20), start: .zero, end: .turns(1))
            ).worst <= 0.6
        )
    }
}
