import PinwheelUI
import Testing

/// Paths drawn piece by piece.
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

    @Test("An arc of more than a turn goes on to its end, so that what follows begins there")
    func turns() throws {
        let end = try #require(arc(0, 450).currentPoint)
        #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
        let back = try #require(arc(450, 0, clockwise: true).currentPoint)
        #expect(abs(back.x - 10) < 1e-9 && abs(back.y) < 1e-9)
        // Two fifths of 1¼ turns are half a turn.
        let part = try #require(arc(0, 450).trimmedPath(from: 0, to: 0.4).currentPoint)
        #expect(abs(part.x + 10) < 1e-6 && abs(part.y) < 1e-6)
    }

    @Test("Relative arcs do the same, and one without end is no trap")
    func relative() throws {
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
