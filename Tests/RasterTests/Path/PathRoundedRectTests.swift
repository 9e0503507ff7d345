import Raster
import Testing

@Suite struct PathRoundedRectTests {
    private let rect = Rect(x: 0, y: 0, width: 200, height: 100)

    /// drawing-and-motion: each corner in radii from it.
    @Test func aContinuousCornerHasSwiftUIsNumbers() {
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

    @Test func aCircularCornerIsAQuarterCircle() {
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
    func isSymmetricalAndInsideForAnyRadius(_ corners: Path.Corners) {
        for radius in [0.5, 10, 30, 32.7, 33, 40, 49, 50, 51, 1e9] {
            let path = Path.roundedRect(rect, cornerRadius: radius, corners: corners)
            #expect(path.bounds == rect, "\(radius)")
            #expect(path.elements.last == .close)
            let points = path.segments.map(\.start)
            for point in points {
                let mirrored = Point(x: 200 - point.x, y: 100 - point.y)
                let isThere = points.contains { near($0, mirrored, 1e-9) }
                // The start has its double only where two corners meet.
                #expect(isThere || point == points[0], "\(radius) \(point)")
            }
        }
    }

    /// Places of SwiftUI's paths on a rectangle of 100 by 60, in points from the corner: along the
    /// longer side, along the shorter one. There is room for all of the corner along the longer
    /// side, and for 1.2 radii, or one, along the shorter side.
    static let shortSides: [(Double, [(Double, Double)])] = [
        (25, [(38.217, 0), (15.787, 1.873), (1.812, 15.763), (0, 30)]),
        (30, [(45.860, 0), (18.945, 2.247), (2.130, 18.898), (0, 30)]),
        (80, [(45.860, 0), (18.945, 2.247), (2.130, 18.898), (0, 30)]),
    ]

    /// Where both axes were as round as the shorter one, it was up to 0.15 and 0.41 points off.
    @Test(arguments: shortSides)
    func eachAxisIsLimitedByItself(radius: Double, places: [(Double, Double)]) {
        let short = Rect(x: 0, y: 0, width: 100, height: 60)
        let path = Path.roundedRect(short, cornerRadius: radius)
        let points = path.segments.map(\.start)
        for (u, v) in places {
            #expect(
                points.contains { near($0, Point(x: u, y: v), 2e-3) },
                "\(radius): \(u), \(v)"
            )
        }
    }

    @Test func aContinuousCornerGoesOverToACircularOneWithoutAJump() {
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

    @Test func halfTheSideOfASquareGivesACircle() {
        let square = Rect(x: 0, y: 0, width: 100, height: 100)
        let path = Path.roundedRect(square, cornerRadius: 50)
        for segment in path.segments where !segment.isLine {
            let middle = segment.point(at: 0.5)
            #expect(near((middle - Point(x: 50, y: 50)).length, 50, 0.02))
        }
    }

    @Test func withoutARadiusItIsARectFromTheMiddleOfTheRight() {
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

    @Test func rectsWithoutASizeOrANumberDoNotTrap() {
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
