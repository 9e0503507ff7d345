import PinwheelUI
import Testing

/// Paths made of single elements.
struct PathTests {
    private func arc(_ start: Double, _ end: Double, clockwise: Bool = false) -> Path {
        var path = Path()
        path.addArc(
            center: .zero,
            radius: 10,
            startAngle: .degrees(start),
            endAngle: .degrees(end),
            clockwise: clockwise
        )
        return path
    }

    @Test func `an arc of more than a full turn ends at its end angle`() throws {
        let end = try #require(arc(0, 450).currentPoint)
        #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
        let back = try #require(arc(450, 0, clockwise: true).currentPoint)
        #expect(abs(back.x - 10) < 1e-9 && abs(back.y) < 1e-9)
        // Two fifths of 1¼ turns are half a turn.
        let part = try #require(arc(0, 450).trimmedPath(from: 0, to: 0.4).currentPoint)
        #expect(abs(part.x + 10) < 1e-6 && abs(part.y) < 1e-6)
    }

    @Test func `the bounding box is that of the curve, not of its control points`() {
        var path = Path()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 20))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        path = Path()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 10, y: 0),
            control1: CGPoint(x: 0, y: 8),
            control2: CGPoint(x: 10, y: 8)
        )
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 6))
        #expect(path.cgPath.boundingBox.height == 8)
    }

    @Test
    func `the description of a path can be parsed, and arcs consist of quarters and a remainder`() {
        let frame = Path(CGRect(x: 1, y: 2.5, width: 3, height: 4))
        #expect(frame.description == "1 2.5 m 4 2.5 l 4 6.5 l 1 6.5 l h")
        #expect(Path(frame.description) == frame)
        #expect(Path("1 2 m 3 l") == nil && Path("1 2 m 3 4") == nil)
        var curves = 0
        arc(0, 200).forEach { if case .curve = $0 { curves += 1 } }
        #expect(curves == 3)
        #expect(
            arc(0, 90).description
                .hasPrefix("10 0 m 10 5.52285 5.52285 10 ")
        )
    }

    @Test
    func `after a close the current point is the start of the subpath, even transformed`() {
        let frame = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(frame.currentPoint == CGPoint(x: 1, y: 2))
        #expect(frame.offsetBy(dx: 1, dy: 1).currentPoint == CGPoint(x: 2, y: 3))
        #expect(RoundedRectangle(cornerRadius: 0).path(in: frame.boundingRect) == frame)
    }

    @Test func `relative arcs match absolute ones, and infinite arcs do not trap`() throws {
        var path = Path()
        path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-810))
        let end = try #require(path.currentPoint)
        #expect(abs(end.x) < 1e-9 && abs(end.y + 10) < 1e-9)
        for sweep in [Double.infinity, -.infinity, .nan, 1e300] {
            var path = Path()
            path.addRelativeArc(
                center: .zero,
                radius: 10,
                startAngle: .zero,
                delta: .radians(sweep)
            )
            #expect(path.currentPoint.map { $0.x.isFinite && $0.y.isFinite } != false)
        }
    }
}
