import Raster
import Testing

@Suite struct PathRoundedRectTests {
    private let rect = Rect(x: 0, y: 0, width: 200, height: 100)

    /// The points are distances from the corner, in radii.
    @Test func `a continuous corner has the points of SwiftUI's`() {
        let path = Path.roundedRect(rect, cornerRadius: 10)
        #expect(path.firstPoint == Point(x: 200, y: 50))
        #expect(near(path.elements[1].end, Point(x: 200, y: 100 - 15.28665)))
        let expected: [(Double, Double)] = [
            (10.8849, 0), (8.68407, 0), (6.31494, 0.749114),
            (3.72824, 1.69060), (1.69060, 3.72824), (0.749114, 6.31494),
            (0, 8.68407), (0, 10.8849), (0, 15.28665),
        ]
        var actual: [Point] = []
        for case .cubic(let a, let b, let c) in path.elements[2...4] { actual += [a, b, c] }
        #expect(actual.count == 9)
        for (point, (u, v)) in zip(actual, expected) {
            #expect(near(point, Point(x: 200 - v, y: 100 - u)))
        }
    }

    @Test func `a circular corner is a quarter circle`() {
        let path = Path.roundedRect(rect, cornerRadius: 10, corners: .circular)
        let length: Double = 520 + 20 * Double.pi
        #expect(near(path.arcLength, length, 0.02))
        guard case .cubic = path.elements[2] else {
            Issue.record("the bottom right corner comes first")
            return
        }
        #expect(near(path.elements[1].end, Point(x: 200, y: 90)))
        #expect(near(path.elements[2].end, Point(x: 190, y: 100)))
    }

    @Test(arguments: Path.Corners.allCases)
    func `a rounded rectangle is symmetrical and within its rectangle for any radius`(
        _ corners: Path.Corners
    ) {
        for radius in [0.5, 10, 30, 32.7, 33, 40, 49, 50, 51, 1e9] {
            let path = Path.roundedRect(rect, cornerRadius: radius, corners: corners)
            #expect(path.bounds == rect, "\(radius)")
            #expect(path.elements.last == .close)
            let points = path.segments.map(\.start)
            for point in points {
                let mirrored = Point(x: 200 - point.x, y: 100 - point.y)
                let isThere = points.contains { near($0, mirrored, 1e-9) }
                // The start coincides with another point only if two corners meet.
                #expect(isThere || point == points[0], "\(radius) \(point)")
            }
        }
    }

    /// A corner on a side that is too short for it, as recorded from SwiftUI (macOS 26.2).
    struct ShortSide: CustomTestStringConvertible {
        let size: (width: Double, height: Double)
        let radius: Double
        /// The distances from the corner, along the shorter side, of the curve's start and
        /// controls.
        let controls: (Double, Double, Double)
        /// The end of the curve's first piece, from the corner: along the longer and the shorter
        /// side.
        let point: (Double, Double)

        var testDescription: String { "\(size), radius \(radius)" }
    }

    static let shortSides: [ShortSide] = [
        ShortSide(
            size: (100, 60),
            radius: 25,
            controls: (30, 25.2152, 20.9578),
            point: (1.87279, 15.7873)
        ),
        ShortSide(
            size: (100, 60),
            radius: 30,
            controls: (30, 28.8, 24.6),
            point: (2.24734, 18.9448)
        ),
        // The radius is limited to half the shorter side.
        ShortSide(
            size: (100, 60),
            radius: 80,
            controls: (30, 28.8, 24.6),
            point: (2.24734, 18.9448)
        ),
        ShortSide(
            size: (2000, 240),
            radius: 100,
            controls: (120, 100.861, 83.8313),
            point: (7.49114, 63.1494)
        ),
    ]

    @Test(arguments: shortSides)
    func `a short side limits its own half of a continuous corner`(_ side: ShortSide) {
        let rect = Rect(x: 0, y: 0, width: side.size.width, height: side.size.height)
        let path = Path.roundedRect(rect, cornerRadius: side.radius)
        // The first corner is the lower right one, entered along the shorter side.
        let cubics = path.elements.filter { if case .cubic = $0 { true } else { false } }
        guard case .cubic(let control1, let control2, let end) = cubics[0] else {
            Issue.record("there is no curve")
            return
        }
        let corner = Point(x: rect.maxX, y: rect.maxY)
        #expect(near(path.firstPoint, Point(x: corner.x, y: corner.y - side.controls.0), 1e-9))
        #expect(near(control1, Point(x: corner.x, y: corner.y - side.controls.1), 1e-3))
        #expect(near(control2, Point(x: corner.x, y: corner.y - side.controls.2), 1e-3))
        #expect(near(end, Point(x: corner.x - side.point.0, y: corner.y - side.point.1), 1e-3))
    }

    @Test func `the length of a continuous corner is continuous in its radius`() {
        var last = Path.roundedRect(rect, cornerRadius: 30).arcLength
        for step in 1...400 {
            let radius = 30 + Double(step) * 0.05
            let length = Path.roundedRect(rect, cornerRadius: radius).arcLength
            #expect((length - last).magnitude < 0.2, "\(radius)")
            last = length
        }
        let capsule = Path.capsule(in: rect).arcLength
        #expect(near(last, capsule, 0.05))
    }

    @Test func `half the side of a square gives nearly a circle`() {
        let square = Rect(x: 0, y: 0, width: 100, height: 100)
        let path = Path.roundedRect(square, cornerRadius: 50)
        for segment in path.segments where !segment.isLine {
            let middle = segment.point(at: 0.5)
            #expect(near((middle - Point(x: 50, y: 50)).length, 50, 0.3))
        }
    }

    @Test func `without a radius it is a rectangle from the middle of the right side`() {
        for radius in [0, -1, Double.nan] {
            let path = Path.roundedRect(rect, cornerRadius: radius)
            #expect(
                path.elements == [
                    .move(Point(x: 200, y: 50)), .line(Point(x: 200, y: 100)),
                    .line(Point(x: 0, y: 100)), .line(.zero), .line(Point(x: 200, y: 0)), .close,
                ]
            )
        }
    }

    @Test func `rectangles without a size or with NaN do not trap`() {
        let flat = Path.roundedRect(Rect(x: 1, y: 1, width: 0, height: 9), cornerRadius: 4)
        #expect(flat.bounds == Rect(x: 1, y: 1, width: 0, height: 9))
        let turned = Path.roundedRect(
            Rect(x: 200, y: 100, width: -200, height: -100),
            cornerRadius: 10
        )
        #expect(turned.bounds == rect)
        #expect(
            Path.roundedRect(Rect(x: 0, y: 0, width: .nan, height: 1), cornerRadius: 1).bounds
                == nil
        )
    }
}
