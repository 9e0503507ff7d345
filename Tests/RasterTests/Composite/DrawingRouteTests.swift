import Raster
import Testing

/// Each row takes the first drawing route whose condition holds, so that the table of routes says
/// which code draws it.
@Suite struct DrawingRouteTests {
    private static let width = 60
    private static let height = 40

    private static func circle(at x: Double = 20, radius: Double = 12, _ paint: Paint) -> Shape {
        let circle = Path.circle(center: Point(x: x, y: 20), radius: radius)
        return Shape(path: circle, paint: paint)
    }

    /// A circle that is small enough for a patch.
    private static func dot(at x: Double) -> Shape { circle(at: x, radius: 3, .solid(.white)) }

    private static let gradient = Gradient(colors: [.black, .white])

    private static let background = Shape(
        path: .rect(Rect(x: 0, y: 0, width: Double(width), height: Double(height))),
        paint: .solid(.black)
    )

    /// A ring, which is not a patch.
    private static let ring = Shape(
        path: .arc(center: Point(x: 30, y: 20), radius: 14, start: .zero, sweep: .turns(0.8)),
        style: .stroke(StrokeStyle(width: 5, cap: .round)),
        paint: .solid(.white)
    )

    /// A scene, and the route of row 20.
    private struct Example {
        let route: DrawingRoute
        let items: [Scene.Item]

        init(_ route: DrawingRoute, _ shapes: Shape...) {
            self.route = route
            items = shapes.map { .shape($0) }
        }

        init(group shapes: Shape...) {
            route = .composite
            items = [.group(Group(items: shapes.map { .shape($0) }))]
        }
    }

    private static var examples: [Example] {
        let around = Gradient(colors: [.black, .white, .black])
        let center = Point(x: 20, y: 20)
        let conic = Paint.conic(around, center: center, start: .zero, end: .turns(1))
        let seam = Paint.conic(gradient, center: center, start: .zero, end: .turns(1))
        let linear = Paint.linear(gradient, start: .zero, end: Point(x: 40, y: 0))
        var multiplied = ring
        multiplied.blend = .multiply
        return [
            Example(.fill),
            Example(.fill, background),
            Example(.patches, dot(at: 20)),
            Example(.patches, dot(at: 20), dot(at: 40)),
            Example(.single, ring),
            Example(.single, circle(conic)),
            Example(.single, circle(seam)),
            Example(.layers, background, ring),
            Example(.layers, ring, dot(at: 17)),
            Example(.direct, circle(linear)),
            Example(.composite, circle(conic), ring),
            Example(.composite, multiplied),
            Example(group: ring),
        ]
    }

    @Test("Each row takes the route of the table", arguments: 0..<examples.count)
    func table(index: Int) {
        let example = Self.examples[index]
        let scene = Scene(width: Self.width, height: Self.height, items: example.items)
        var renderer = Renderer()
        // The directions of a conic gradient are cached from its second frame on.
        for _ in 0..<2 { _ = renderer.render(scene) }
        let before = DrawingRoute.allCases.map { renderer.routeCounts.rows(on: $0) }
        #expect(renderer.render(scene) == .of(scene))
        let rows = DrawingRoute.allCases.indices.map {
            renderer.routeCounts.rows(on: DrawingRoute.allCases[$0]) - before[$0]
        }
        #expect(rows.reduce(0, +) == Self.height)
        // Rows without a shape are cleared; all others take the same route.
        let route = example.route.rawValue
        #expect(rows[route] > 0)
        for other in rows.indices where other != route && other != DrawingRoute.fill.rawValue {
            // A small circle may have fewer rows than the ring next to it.
            #expect(rows[other] == 0 || example.items.count > 1)
        }
    }
}
