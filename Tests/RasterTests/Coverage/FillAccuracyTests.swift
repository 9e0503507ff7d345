import Raster
import Testing

/// The edge pixels of a fill have the exact coverage, rounded once.
@Suite struct FillAccuracyTests {
    static func circle(_ cx: Double, _ cy: Double, _ r: Double) -> Path {
        let k = 0.5522848 * r
        var path = Path()
        path.move(to: Point(x: cx + r, y: cy))
        path.cubic(
            to: Point(x: cx, y: cy + r),
            control1: Point(x: cx + r, y: cy + k),
            control2: Point(x: cx + k, y: cy + r)
        )
        path.cubic(
            to: Point(x: cx - r, y: cy),
            control1: Point(x: cx - k, y: cy + r),
            control2: Point(x: cx - r, y: cy + k)
        )
        path.cubic(
            to: Point(x: cx, y: cy - r),
            control1: Point(x: cx - r, y: cy - k),
            control2: Point(x: cx - k, y: cy - r)
        )
        path.cubic(
            to: Point(x: cx + r, y: cy),
            control1: Point(x: cx + k, y: cy - r),
            control2: Point(x: cx + r, y: cy - k)
        )
        path.close()
        return path
    }

    static func star() -> Path {
        var path = Path()
        for k in 0..<5 {
            let offset = Vector(angle: .degrees(Double(10 + 144 * k))) * 52.5
            let corner = Point(x: 60, y: 62) + offset
            if k == 0 { path.move(to: corner) } else { path.line(to: corner) }
        }
        path.close()
        return path
    }

    static func blob() -> Path {
        var path = Path()
        path.move(to: Point(x: 60, y: 8))
        path.cubic(
            to: Point(x: 104, y: 72),
            control1: Point(x: 100, y: 5),
            control2: Point(x: 118, y: 45)
        )
        path.cubic(
            to: Point(x: 56, y: 104),
            control1: Point(x: 92, y: 100),
            control2: Point(x: 70, y: 84)
        )
        path.cubic(
            to: Point(x: 14, y: 62),
            control1: Point(x: 40, y: 122),
            control2: Point(x: 6, y: 96)
        )
        path.cubic(
            to: Point(x: 60, y: 8),
            control1: Point(x: 20, y: 34),
            control2: Point(x: 28, y: 12)
        )
        path.close()
        return path
    }

    @Test(
        "Simple shapes are within one step of the exact area",
        arguments: [
            ("circle r 3.3", circle(60.3, 59.6, 3.3), FillRule.nonZero),
            ("circle r 50", circle(60, 60, 50), .nonZero),
            ("blob", blob(), .nonZero),
            ("star", star(), .nonZero),
            ("star", star(), .evenOdd),
        ]
    )
    func simpleShapes(name: String, path: Path, rule: FillRule) {
        let reference = ReferenceCoverage(path.finePolygons(), rule: rule, width: 120, height: 120)
        let error = CoverageError(path.filledWhite(rule), reference)
        #expect(error.worst <= 1.0, "\(name): \(error)")
        #expect(error.edgeRMS <= 0.30, "\(name): \(error)")
    }
}
