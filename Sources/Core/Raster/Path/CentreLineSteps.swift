/// The division of segments into pieces.
struct CentreLineSteps {
    /// The number of pixels of a unit.
    let scale: Double

    /// The largest distance of a curve from a chord, in pixels.
    private static let sagitta = 0.05
    private static let largestTurn = 0.6
    private static let mostPieces = 1024.0

    /// Calls `body` with the pieces of a segment. Calls it for no piece of length 0.
    func forEachPiece(of segment: PathSegment, _ body: (CentreLine.Piece) -> Void) {
        switch segment {
        case .cubic(let curve) where curve.isLine: addLine(curve.start, curve.end, body)
        case .cubic(let curve): addCurve(curve, body)
        case .arc(let arc): addArc(arc, body)
        }
    }

    /// Returns the number of pieces of a segment, at most.
    func count(of segment: PathSegment) -> Int {
        switch segment {
        case .cubic(let curve): curve.isLine ? 1 : count(of: curve)
        case .arc(let arc): count(of: arc)
        }
    }

    private func count(of arc: CircularArc) -> Int {
        let turn = min((8 * Self.sagitta / (arc.radius * scale)).squareRoot(), Self.largestTurn)
        return Self.count(abs(arc.sweep.radians) / turn, atLeast: 1)
    }

    private func count(of curve: CubicSegment) -> Int {
        let (p1, p2) = (curve.control1, curve.control2)
        let (a, b, c) = (p1 - curve.start, p2 - p1, curve.end - p2)
        let bend = 6 * max((b - a).length, (c - b).length)
        return Self.count((bend * scale / (8 * Self.sagitta)).squareRoot(), atLeast: 8)
    }

    private static func count(_ number: Double, atLeast least: Double) -> Int {
        // A NaN gives the least.
        number > least ? Int(min(number.rounded(.up), mostPieces)) : Int(least)
    }

    /// Returns the piece of a contour of length 0.
    func dot(at point: Point) -> CentreLine.Piece {
        let right = Vector(dx: 1, dy: 0)
        return piece(point, point, right, right, 0)
    }

    private func addLine(_ start: Point, _ end: Point, _ body: (CentreLine.Piece) -> Void) {
        guard let direction = (end - start).normalized else { return }
        body(piece(start, end, direction, direction, (end - start).length))
    }

    private func addArc(_ arc: CircularArc, _ body: (CentreLine.Piece) -> Void) {
        let (radius, sweep) = (arc.radius, arc.sweep.radians)
        guard radius > 0, sweep != 0 else { return }
        let count = count(of: arc)
        let sign = sweep < 0 ? -1.0 : 1
        func direction(_ point: Point) -> Vector {
            (point - arc.center).quarterTurned * (sign / radius)
        }
        var from = arc.start
        for index in 1...count {
            let to = arc.point(at: Double(index) / Double(count))
            body(piece(from, to, direction(from), direction(to), arc.length / Double(count)))
            from = to
        }
    }

    private func addCurve(_ curve: CubicSegment, _ body: (CentreLine.Piece) -> Void) {
        let count = count(of: curve)
        var (from, speed) = (curve.start, curve.derivative(at: 0))
        for index in 1...count {
            let (t0, t1) = (Double(index - 1) / Double(count), Double(index) / Double(count))
            let (to, next) = (curve.point(at: t1), curve.derivative(at: t1))
            let middle = curve.derivative(at: (t0 + t1) / 2)
            // Simpson's rule.
            let span = (speed.length + 4 * middle.length + next.length) * (t1 - t0) / 6
            if let chord = (to - from).normalized {
                body(piece(from, to, speed.normalized ?? chord, next.normalized ?? chord, span))
                from = to
            }
            speed = next
        }
    }

    private func piece(
        _ start: Point,
        _ end: Point,
        _ startDirection: Vector,
        _ endDirection: Vector,
        _ span: Double
    ) -> CentreLine.Piece {
        CentreLine.Piece(
            start: start,
            end: end,
            startDirection: startDirection,
            endDirection: endDirection,
            startLength: 0,
            endLength: 0,
            span: span
        )
    }
}
