import Raster

/// A stroke as the union of very many simple parts: the area that a line across the path sweeps
/// from each point to the next, with caps and joins by their definitions.
struct ReferenceStroke {
    /// A point of the path and its direction.
    private struct CurveSample {
        var point: Point
        var direction: Vector
    }

    private(set) var parts: [[Point]] = []
    private let style: StrokeStyle
    private let radius: Double

    /// Creates the stroke of a path, with each curve in at least `steps` pieces, and more where it
    /// bends.
    init(_ path: Path, _ style: StrokeStyle, steps: Int) {
        self.style = style
        radius = style.width / 2
        var contour: [[CurveSample]] = []
        var isClosed = false
        var start = Point.zero
        var last = Point.zero
        func curve(_ c1: Point, _ c2: Point, _ end: Point) -> [CurveSample] {
            Self.corners([last, c1, c2, end], steps: steps)
        }
        for element in path.withoutArcs.elements {
            switch element {
            case .move(let p):
                addContour(contour, isClosed: isClosed)
                (contour, isClosed, start) = ([], false, p)
            case .line(let p):
                if p != last { contour.append(Self.line(last, p)) }
            case .quad(let c, let p):
                let third = 2.0 / 3
                contour.append(
                    curve(
                        last.interpolated(to: c, at: third),
                        p.interpolated(to: c, at: third),
                        p
                    )
                )
            case .cubic(let c1, let c2, let p): contour.append(curve(c1, c2, p))
            case .arc: break
            case .close:
                if last != start { contour.append(Self.line(last, start)) }
                isClosed = true
            }
            last = element.end ?? start
        }
        addContour(contour, isClosed: isClosed)
    }

    private mutating func addContour(_ segments: [[CurveSample]], isClosed: Bool) {
        guard let first = segments.first?.first, let last = segments.last?.last else { return }
        for (i, segment) in segments.enumerated() {
            for (a, b) in zip(segment, segment.dropFirst()) { addSweep(a, b) }
            let before = segments[(i + segments.count - 1) % segments.count]
            if i > 0 || isClosed, let from = before.last, let to = segment.first {
                addJoin(at: to.point, from.direction, to.direction)
            }
        }
        guard !isClosed else { return }
        addCap(at: first.point, away: -first.direction)
        addCap(at: last.point, away: last.direction)
    }

    private static func line(_ a: Point, _ b: Point) -> [CurveSample] {
        let direction = (b - a).normalized ?? .zero
        return [
            CurveSample(point: a, direction: direction),
            CurveSample(point: b, direction: direction),
        ]
    }

    /// Returns samples so close that the direction changes by less than .03 radians between them,
    /// except at cusps.
    private static func corners(_ p: [Point], steps: Int) -> [CurveSample] {
        func add(
            _ t0: Double,
            _ a: CurveSample,
            _ t1: Double,
            _ b: CurveSample,
            to result: inout [CurveSample]
        ) {
            let middle = (t0 + t1) / 2
            if a.direction.dot(b.direction) < 1 - 0.03 * 0.03 / 2, t1 - t0 > 1e-9 {
                let between = sample(p, middle)
                add(t0, a, middle, between, to: &result)
                add(middle, between, t1, b, to: &result)
            } else {
                result.append(b)
            }
        }
        var result = [sample(p, 0)]
        for i in 0..<steps {
            let (t0, t1) = (Double(i) / Double(steps), Double(i + 1) / Double(steps))
            add(t0, sample(p, t0), t1, sample(p, t1), to: &result)
        }
        return result
    }

    private static func sample(_ p: [Point], _ t: Double) -> CurveSample {
        func point(_ t: Double) -> (Point, Vector) {
            let ab = p[0].interpolated(to: p[1], at: t)
            let bc = p[1].interpolated(to: p[2], at: t)
            let cd = p[2].interpolated(to: p[3], at: t)
            let (abc, bcd) = (ab.interpolated(to: bc, at: t), bc.interpolated(to: cd, at: t))
            return (abc.interpolated(to: bcd, at: t), bcd - abc)
        }
        let (place, step) = point(t)
        // If the derivative is zero, the direction is that of adjacent points.
        let isStill = step.length < 1e-12
        let direction = isStill ? point(min(t + 1e-6, 1)).0 - point(max(t - 1e-6, 0)).0 : step
        return CurveSample(point: place, direction: direction.normalized ?? .zero)
    }

    private mutating func add(_ corners: [Point]) { parts.append(corners) }

    /// Returns the coverage of the union. On each of very many lines through a row of pixels, every
    /// part is an interval, and the union of intervals is exact.
    func coverage(size: Int, linesPerRow: Int = 512) -> ReferenceCoverage {
        var areas = [Double](repeating: 0, count: size * size)
        let bounds = parts.map { part in
            (part.map(\.y).min() ?? 0, part.map(\.y).max() ?? 0)
        }
        for row in 0..<size {
            let near = parts.indices.filter {
                bounds[$0].0 < Double(row + 1) && bounds[$0].1 > Double(row)
            }
            for line in 0..<linesPerRow {
                let y = Double(row) + (Double(line) + 0.5) / Double(linesPerRow)
                let intervals = near.compactMap { i in
                    bounds[i].0 < y && bounds[i].1 > y ? interval(of: parts[i], at: y) : nil
                }
                for (left, right) in union(intervals) {
                    let first = max(Int(left), 0)
                    for x in first..<max(first, min(Int(right) + 1, size)) {
                        let width = min(right, Double(x + 1)) - max(left, Double(x))
                        areas[row * size + x] += max(width, 0) / Double(linesPerRow)
                    }
                }
            }
        }
        return ReferenceCoverage(areas: areas, width: size, height: size)
    }

    private func interval(of part: [Point], at y: Double) -> (Double, Double)? {
        var left = Double.infinity
        var right = -Double.infinity
        var a = part[part.count - 1]
        for b in part {
            if (a.y <= y) != (b.y <= y) {
                let x = a.x + (y - a.y) * (b.x - a.x) / (b.y - a.y)
                left = min(left, x)
                right = max(right, x)
            }
            a = b
        }
        return left < right ? (left, right) : nil
    }

    private func union(_ intervals: [(Double, Double)]) -> [(Double, Double)] {
        var result: [(Double, Double)] = []
        for interval in intervals.sorted(by: { $0.0 < $1.0 }) {
            if let last = result.last, interval.0 <= last.1 {
                result[result.count - 1].1 = max(last.1, interval.1)
            } else {
                result.append(interval)
            }
        }
        return result
    }

    /// Adds the area swept between two points: four corners, or, if the inner half runs backwards,
    /// two triangles at the crossing of both positions.
    private mutating func addSweep(_ a: CurveSample, _ b: CurveSample) {
        if a.direction.dot(b.direction) < 0.9 {
            add((0..<800).map { a.point + Vector(angle: .turns(Double($0) / 800)) * radius })
            return
        }
        let (n0, n1) = (a.direction.quarterTurned * radius, b.direction.quarterTurned * radius)
        let step = b.point - a.point
        // a + n0·u = b + n1·v.
        let cross = n0.cross(n1)
        let u = step.cross(n1) / cross
        let v = step.cross(n0) / cross
        if cross != 0, abs(u) < 1, abs(v) < 1 {
            let center = a.point + n0 * u
            add([center, a.point + n0, b.point + n1])
            add([center, a.point - n0, b.point - n1])
        } else {
            add([a.point + n0, b.point + n1, b.point - n1, a.point - n0])
        }
    }

    private mutating func addWedge(at p: Point, _ d0: Vector, _ d1: Vector) {
        if d0.dot(d1) < -0.99 {
            add((0..<800).map { p + Vector(angle: .turns(Double($0) / 800)) * radius })
            return
        }
        let side = d0.cross(d1) > 0 ? -radius : radius
        let from = d0.quarterTurned * side
        let to = d1.quarterTurned * side
        let angle = DeterministicMath.atan2(y: from.cross(to), x: from.dot(to))
        let steps = max(1, Int(abs(angle) / 0.01))
        var corners = [p, p + from]
        for i in 1..<max(steps, 1) {
            let turn = Transform.rotation(.radians(angle * Double(i) / Double(steps)))
            corners.append(p + turn.apply(to: from))
        }
        add(corners + [p + to])
    }

    private mutating func addJoin(at b: Point, _ d0: Vector, _ d1: Vector) {
        let side = d0.cross(d1) > 0 ? -radius : radius
        let from = b + d0.quarterTurned * side
        let to = b + d1.quarterTurned * side
        switch style.join {
        case .round: addWedge(at: b, d0, d1)
        case .bevel: add([b, from, to])
        case .miter:
            // The two outer sides meet at from + d0·s, where s = r·tan(θ/2).
            let cosine = d0.dot(d1)
            let half = ((1 + cosine) / 2).squareRoot()
            if 1 / half <= style.miterLimit {
                let s = radius * ((1 - half * half).squareRoot() / half)
                add([b, from, from + d0 * s, to])
            } else {
                add([b, from, to])
            }
        }
    }

    private mutating func addCap(at p: Point, away: Vector) {
        let n = away.quarterTurned * radius
        switch style.cap {
        case .butt: break
        case .square: add([p + n, p + n + away * radius, p - n + away * radius, p - n])
        case .round:
            add(
                (0...400).map { i in
                    p + Transform.rotation(.turns(-0.5 * Double(i) / 400)).apply(to: n)
                }
            )
        }
    }
}
