import Raster
import Testing

/// Thin lines and the ring of the arc design, where errors of small coverages are visible.
@Suite struct LineAccuracyTests {
    @Test(
        "Lines of 1 pixel, almost parallel to an axis, cover the exact area",
        arguments: [
            (Point(x: 10.3, y: 40.7), Point(x: 109.6, y: 46.2)),
            (Point(x: 41.2, y: 9.8), Point(x: 46.9, y: 110.3)),
        ],
        StrokeStyle.Cap.allCases.filter { $0 != .round }
    )
    func thinLines(line: (Point, Point), cap: StrokeStyle.Cap) throws {
        let along = try #require((line.1 - line.0).normalized)
        let reach = along * (cap == .square ? 0.5 : 0)
        let side = along.quarterTurned * 0.5
        let (start, end) = (line.0 - reach, line.1 + reach)
        let reference = ReferenceCoverage(
            [[start + side, end + side, end - side, start - side]],
            rule: .nonZero,
            width: 120,
            height: 120
        )
        let path = Path.line(from: line.0, to: line.1)
        let image = StrokingTests.image(path, StrokeStyle(width: 1, cap: cap), size: 120)
        let error = CoverageError(image, reference)
        #expect(error.worst <= 1, "\(error)")
        #expect(error.edgeRMS <= 0.30, "\(error)")
    }

    @Test(
        "Hairlines cover the exact area",
        arguments: [0.5, 0.1, 0.02]
    )
    func hairLines(width: Double) {
        let path = Path.line(from: Point(x: 3.3, y: 7.1), to: Point(x: 36.2, y: 31.9))
        let error = StrokingTests.error(path, StrokeStyle(width: width), steps: 1)
        #expect(error.worst <= 1, "\(error)")
    }

    @Test(
        "The ring of the arc design covers the exact area at every progress",
        arguments: [0.02, 0.37, 0.74, 0.999]
    )
    func ring(p: Double) {
        let center = Point(x: 60, y: 60)
        let path = Path.circle(center: center, radius: 48).trimmed(from: 0, to: p)
            .transformed(by: .rotation(.degrees(150 * p), about: center))
        let style = StrokeStyle(width: 24, cap: .round)
        let reference = ReferenceStroke(path, style, steps: 300)
            .coverage(size: 120, linesPerRow: 256)
        let image = StrokingTests.image(path, style, size: 120)
        let error = CoverageError(image, reference)
        #expect(error.worst <= 1, "\(error)")
        #expect(error.edgeRMS <= 0.30, "\(error)")
    }
}
