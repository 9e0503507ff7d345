import Raster
import SeededRandom
import Testing

/// Planes rotated in space and seen in perspective.
@Suite struct ProjectionTests {
    private static func random(using random: inout SplitMix64) -> Projection {
        Projection(
            degreesX: random.double(in: -70...70),
            degreesY: random.double(in: -70...70),
            distance: Bool.random(using: &random) ? random.double(in: 60...300) : nil
        )
    }

    @Test("Projected points match computed examples")
    func numbers() {
        let flat = Projection(degreesX: 60, degreesY: 0, distance: nil)
        #expect(near(flat.apply(to: Point(x: 3, y: 10)), Point(x: 3, y: 5)))
        // The right side moves away: cos 60° = 1/2, sin 60° × 10 behind the plane.
        let seen = Projection(degreesX: 0, degreesY: 60, distance: 100)
        let depth = 1 + 10 * 0.75.squareRoot() / 100
        #expect(near(seen.apply(to: Point(x: 10, y: 4)), Point(x: 5 / depth, y: 4 / depth)))
        // The top moves away.
        let tipped = Projection(degreesX: 60, degreesY: 0, distance: 100)
        #expect(abs(tipped.apply(to: Point(x: 10, y: -10)).x) < 10)
        #expect(
            Projection(degreesX: 180, degreesY: 0, distance: 50).apply(to: Point(x: 2, y: 3))
                == Point(x: 2, y: -3)
        )
    }

    @Test("Projections can be composed and inverted")
    func algebra() throws {
        var random = SplitMix64(seed: 31)
        for _ in 0..<200 {
            let (one, other) = (Self.random(using: &random), Self.random(using: &random))
            let point = Point(x: random.double(in: -20...20), y: random.double(in: -20...20))
            let seen = other.apply(to: one.apply(to: point))
            #expect(near(one.then(other).apply(to: point), seen, 1e-6))
            let back = try #require(one.inverted)
            #expect(near(back.apply(to: one.apply(to: point)), point, 1e-6))
        }
        #expect(Projection(degreesX: 90, degreesY: 0, distance: 100).inverted == nil)
    }

    /// Returns closely spaced points of a path's curves, projected.
    private static func polygons(_ path: Path, _ projection: Projection, _ center: Point)
        -> [[Point]]
    {
        path.finePolygons(steps: 800).map { $0.map { seen($0, projection, center) } }
    }

    private static func seen(_ point: Point, _ projection: Projection, _ center: Point) -> Point {
        let seen = projection.apply(to: Point(x: point.x - center.x, y: point.y - center.y))
        return Point(x: seen.x + center.x, y: seen.y + center.y)
    }

    @Test("A projected curve covers the same area as its projected points")
    func coverage() {
        var random = SplitMix64(seed: 32)
        let center = Point(x: 20, y: 20)
        for _ in 0..<60 {
            let path = Path.random(steps: 4, within: 18, using: &random)
                .transformed(by: .translation(dx: 20, dy: 20))
            let projection = Self.random(using: &random)
            let map = Projection(.translation(dx: -20, dy: -20)).then(projection)
                .then(Projection(.translation(dx: 20, dy: 20)))
            let image = path.projected(by: map).filledWhite(width: 40, height: 40)
            let reference = SampledCoverage(
                Self.polygons(path, projection, center),
                rule: .nonZero,
                width: 40,
                height: 40,
                linesPerRow: 256
            )
            for y in 0..<40 {
                for x in 0..<40 {
                    #expect(abs(Double(image[x, y].alpha) - 255 * reference[x, y]) <= 2)
                }
            }
        }
    }

    @Test(
        "A projected stroke of any size has a limited number of corners",
        arguments: [1, 1e3, 1e6, 1e15]
    )
    func hugeStrokes(scale: Double) {
        let style = StrokeStyle(width: 3, cap: .round, join: .round)
        let projection = Projection(degreesX: 7, degreesY: 0, distance: 100)
        let circle = Path.circle(center: .zero, radius: 9)
        for path in [circle, Path.polygon([.zero, Point(x: 1, y: 1)], isClosed: false)] {
            let shape = Shape(
                path: path,
                style: .stroke(style),
                paint: .solid(.black),
                transform: .scale(scale)
            )
            #expect((3...20_000).contains(shape.projected(by: projection).path.elements.count))
        }
    }

    @Test("A paint is projected with its plane")
    func paints() throws {
        var random = SplitMix64(seed: 33)
        let all = Path.rect(Rect(x: -10, y: -10, width: 60, height: 60))
        let gradient = Gradient(colors: [.black, .white], interpolation: .srgb)
        for _ in 0..<20 {
            let map = Projection(.translation(dx: -20, dy: -20))
                .then(Self.random(using: &random))
                .then(Projection(.translation(dx: 20, dy: 20)))
            let back = try #require(map.inverted)
            let paint = Paint.linear(gradient, start: Point(x: 0, y: 0), end: Point(x: 30, y: 40))
            let shape = Shape(path: all, paint: paint).projected(by: map)
            let image = Image.of(width: 40, height: 40, [.shape(shape)])
            for y in stride(from: 1, to: 40, by: 6) {
                for x in stride(from: 1, to: 40, by: 6) where image[x, y].alpha == 255 {
                    let place = back.apply(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
                    let position: Double = (place.x * 30 + place.y * 40) / 2500
                    let t: Double = min(max(position, 0), 1)
                    #expect(abs(Double(image[x, y].red) - 255 * t) <= 1)
                }
            }
        }
    }

    @Test(
        "Parts behind the viewer are invisible, and planes that extend to the horizon can be drawn"
    )
    func behind() {
        let plane = Path.rect(Rect(x: -500, y: -500, width: 1000, height: 1000))
        let map = Projection(degreesX: 80, degreesY: 0, distance: 30)
            .then(Projection(.translation(dx: 20, dy: 20)))
        let image = plane.projected(by: map).filledWhite(width: 40, height: 40)
        // A floor: visible only below the horizon, which is at −d·cot 80° from the middle.
        #expect(image[20, 39].alpha == 255)
        #expect(image[20, 12].alpha == 0)
        for degrees in stride(from: -360.0, through: 360, by: 7.5) {
            let map = Projection(degreesX: degrees, degreesY: degrees / 3, distance: 1)
            let shape = Shape(
                path: plane,
                style: .stroke(StrokeStyle(width: 9)),
                paint: .linear(
                    Gradient(colors: [.black, .white]),
                    start: .zero,
                    end: Point(x: 1, y: 1)
                )
            )
            _ = Image.of(width: 40, height: 40, [.shape(shape.projected(by: map))])
        }
    }
}
