extension Path {
    /// Returns the corners of each contour, with lines in place of curves. Empty if the path is not
    /// drawable.
    ///
    /// All corners are on the path, and no line is farther from its curve than `tolerance`. The
    /// first corner of a contour is not repeated at its end. Contours without area are included.
    package func flattenedContours(tolerance: Double) -> [[Point]] {
        guard isDrawable(through: .identity) else { return [] }
        var contours: [[Point]] = []
        var contour: [Point] = []
        func add(_ point: Point) {
            if contour.last != point { contour.append(point) }
        }
        func end() {
            if contour.count > 1, contour.last == contour.first { contour.removeLast() }
            if contour.count > 1 { contours.append(contour) }
            contour = []
        }
        var (start, current) = (Point.zero, Point.zero)
        for element in withoutArcs.elements {
            switch element {
            case .move(let point):
                end()
                start = point
            case .line, .close: break
            case .quad(let control, let point):
                let curve = CubicSegment(
                    start: current,
                    control1: current.interpolated(to: control, at: 2.0 / 3),
                    control2: point.interpolated(to: control, at: 2.0 / 3),
                    end: point
                )
                curve.forEachInnerPoint(tolerance: tolerance, add)
            case .cubic(let control1, let control2, let point):
                let curve = CubicSegment(
                    start: current,
                    control1: control1,
                    control2: control2,
                    end: point
                )
                curve.forEachInnerPoint(tolerance: tolerance, add)
            case .arc: break
            }
            current = element.end ?? start
            if element == .close { end() }
            add(current)
        }
        end()
        return contours
    }
}

extension CubicSegment {
    /// The largest number of lines of a curve.
    private static let maximumLines = 4096.0

    /// Calls `body` with the points between the ends that divide the curve into lines.
    ///
    /// A step of 1/n of the parameter deviates by at most |B″|/(8n²), and |B″| is at most six times
    /// the larger second difference of the control points (Wang's bound).
    fileprivate func forEachInnerPoint(tolerance: Double, _ body: (Point) -> Void) {
        guard !isLine else { return }
        let (a, b, c) = (control1 - start, control2 - control1, end - control2)
        let bend = max((b - a).dot(b - a), (c - b).dot(c - b)).squareRoot()
        let count = (6 * bend / (8 * tolerance)).squareRoot().rounded(.up)
        guard count > 1 else { return }
        let lines = min(count, Self.maximumLines)
        for index in 1..<Int(lines) { body(point(at: Double(index) / lines)) }
    }
}
