import SeededRandom
import Raster
import Testing

@Suite struct PathTrimTests {
    private let circle = Path.circle(in: Rect(x: 0, y: 0, width: 100, height: 100))

    private func degrees(_ point: Point?) -> Double {
        let offset = (point ?? .zero) - Point(x: 50, y: 50)
        let radians = DeterministicMath.atan2(y: offset.dy, x: offset.dx)
        return Angle.radians(radians).degrees
    }

    @Test func `a circle is trimmed by arc length and not by parameter`() {
        let part = circle.trimmed(from: 0.2, to: 0.8)
        // SwiftUI: 71.96°; the Bézier parameter would give 71.58°.
        #expect(near(degrees(part.firstPoint), 72, 0.05))
        #expect(near(degrees(part.lastPoint), -72, 0.05))
        #expect(near(part.arcLength, 0.6 * circle.arcLength, 1e-6))
        #expect(part.elements.last != .close)
    }

    @Test func `every fraction of a circle ends at its angle`() {
        for step in 1..<360 {
            let part = circle.trimmed(from: 0, to: Double(step) / 360)
            let angle = degrees(part.lastPoint)
            #expect(near(angle < 0 ? angle + 360 : angle, Double(step), 0.06))
        }
    }

    @Test func `the full range returns the path itself`() {
        #expect(circle.trimmed(from: 0, to: 1) == circle)
        #expect(circle.trimmed(from: -3, to: 7) == circle)
        #expect(circle.trimmed(from: -.infinity, to: .infinity) == circle)
        #expect(Path().trimmed(from: 0, to: 1) == Path())
    }

    @Test(arguments: [
        (0.5, 0.5), (0.6, 0.4), (0, 0), (1, 1), (1, 2), (-1, 0), (.nan, 1), (0, .nan),
        (.nan, .nan),
    ])
    func `an empty or undefined range returns an empty path`(_ from: Double, _ to: Double) {
        #expect(circle.trimmed(from: from, to: to).isEmpty)
    }

    @Test func `a tiny range returns a tiny piece`() {
        let dot = circle.trimmed(from: 0, to: 1e-9)
        #expect(dot.elements.count == 2)
        #expect(dot.firstPoint == Point(x: 100, y: 50))
        #expect(near(dot.lastPoint, Point(x: 100, y: 50), 1e-5))
        let almost = circle.trimmed(from: 0, to: 0.999)
        #expect(near(degrees(almost.lastPoint), -0.36, 0.01))
        #expect(almost.elements.last != .close)
    }

    @Test func `the closing line counts towards the length`() {
        let triangle = Path.polygon([.zero, Point(x: 4, y: 0), Point(x: 4, y: 3)])
        let part = triangle.trimmed(from: 0.5, to: 1)
        #expect(near(part.firstPoint, Point(x: 4, y: 2)))
        #expect(part.lastPoint == .zero)
        #expect(near(part.arcLength, 6))
    }

    @Test func `contours are trimmed in order, and cut ones become open`() {
        var path = Path.line(from: .zero, to: Point(x: 10, y: 0))
        path.append(.rect(Rect(x: 0, y: 0, width: 10, height: 5)))
        path.append(.line(from: Point(x: 0, y: 9), to: Point(x: 10, y: 9)))
        // 10 + 30 + 10: complete contours stay closed, cut ones become open.
        let part = path.trimmed(from: 0.1, to: 0.9)
        #expect(part.contourCount == 3)
        #expect(near(part.firstPoint, Point(x: 5, y: 0)))
        #expect(part.elements.contains(.close))
        #expect(near(part.lastPoint, Point(x: 5, y: 9)))
        #expect(path.trimmed(from: 0, to: 0.2) == .line(from: .zero, to: Point(x: 10, y: 0)))
        let cut = path.trimmed(from: 0.2, to: 0.5)
        #expect(!cut.elements.contains(.close))
        #expect(near(cut.lastPoint, Point(x: 10, y: 5)))
    }

    @Test func `two parts have the total length`() {
        var random = SplitMix64(seed: 51)
        for _ in 0..<200 {
            let path = Path.random(steps: 12, within: 20, using: &random)
            let cut = random.double(in: 0...1)
            let total = path.arcLength
            guard total > 0 else { continue }
            let (first, second) = (path.trimmed(from: 0, to: cut), path.trimmed(from: cut, to: 1))
            #expect(near(first.arcLength, total * cut, 1e-7 * total))
            #expect(near(second.arcLength, total * (1 - cut), 1e-7 * total))
            let last = path.segments.last { $0.length > 0 }
            #expect(near(second.segments.last?.end, last?.end ?? .zero))
        }
    }

    @Test func `a path without a length has no parts`() {
        var dot = Path()
        dot.move(to: .zero)
        dot.close()
        #expect(dot.trimmed(from: 0, to: 0.5).isEmpty)
        #expect(Path().trimmed(from: 0, to: 0.5).isEmpty)
        for value in [Double.nan, .infinity, 1e300] {
            let path = Path.line(from: .zero, to: Point(x: value, y: 1))
            #expect(path.trimmed(from: 0, to: 0.5).isEmpty)
        }
    }

    @Test func `paths of lines are trimmed like other paths`() {
        var random = SplitMix64(seed: 131)
        for _ in 0..<2000 {
            let points = (0...Int.random(in: 1...6, using: &random)).map { _ in
                Point(
                    x: .random(in: -50...50, using: &random),
                    y: .random(in: -50...50, using: &random)
                )
            }
            let lines = Path.polygon(points, isClosed: false)
            // Followed by an empty contour, lines are measured like any path.
            var others = lines
            others.move(to: .zero)
            let from = Double.random(in: -0.5...1, using: &random)
            let to = Double.random(in: from...1.2, using: &random)
            let expected = others.trimmed(from: from, to: to).elements
            let part = lines.trimmed(from: from, to: to).elements
            #expect(part == (expected.last == .move(.zero) ? expected.dropLast() : expected))
        }
    }
}
