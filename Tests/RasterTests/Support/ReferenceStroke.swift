import Raster

/// The ink of a pen as the union of very many plain convex parts: a rectangle for each short line
/// of the path, a wedge for each bend, caps and joins as their definitions have them.
struct ReferenceStroke {
    private(set) var parts: [[Point]] = []
    private let style: StrokeStyle
    private let radius: Double

    /// One contour of lines and cubic curves, each curve in `steps` short lines.
    init(_ path: Path, _ style: StrokeStyle, steps: Int) {
        self.style = style
        radius = style.width / 2
        var contour: [[Point]] = []
        var start = Point.zero
        var last = Point.zero
        var isClosed = false
        for element in path.elements {
            switch element {
            case .move(let p):
                addContour(contour, isClosed: isClosed)
                (contour, isClosed, start, last) = ([], false, p, p)
            case .line(let p):
                if p != last { contour.append([last, p]) }
                last = p
            case .quad(let c, let p):
                contour.append(
                    (0...steps).map { i in
                        let t = Self.graded(i, of: steps)
                        return last.interpolated(to: c, at: t)
                            .interpolated(to: c.interpolated(to: p, at: t), at: t)
                    }
                )
                last = p
            case .cubic(let c1, let c2, let p):
                contour.append(
                    (0...steps).map { i in
                        let t = Self.graded(i, of: steps)
                        let a = last.interpolated(to: c1, at: t)
                        let b = c1.interpolated(to: c2, at: t)
                        let c = c2.interpolated(to: p, at: t)
                        return a.interpolated(to: b, at: t)
                            .interpolated(to: b.interpolated(to: c, at: t), at: t)
                    }
                )
                last = p
            case .close:
                if last != start { contour.append([last, start]) }
                last = start
                isClosed = true
            }
        }
        addContour(contour, isClosed: isClosed)
    }

    private mutating func addContour(_ segments: [[Point]], isClosed: Bool) {
        guard !segments.isEmpty else { return }
        for (i, segment) in segments.enumerated() {
            for (a, b) in zip(segment, segment.dropFirst()) { addLine(a, b) }
            for j in segment.indices.dropFirst().dropLast() {
                addBend(segment[j - 1], segment[j], segment[j + 1])
            }
            guard i > 0 || isClosed else { continue }
            let before = segments[(i + segments.count - 1) % segments.count]
            addJoin(before[before.count - 2], segment[0], segment[1])
        }
        guard !isClosed, let first = segments.first, let last = segments.last else { return }
        addCap(at: first[0], away: direction(first[1], first[0]))
        addCap(
            at: last[last.count - 1],
            away: direction(last[last.count - 2], last[last.count - 1])
        )
    }

    /// Steps that are very short at both ends, where the first short line's direction must stand
    /// for the curve's.
    private static func graded(_ i: Int, of steps: Int) -> Double {
        (1 - Vector(angle: .turns(0.5 * Double(i) / Double(steps))).dx) / 2
    }

    private func direction(_ a: Point, _ b: Point) -> Vector { (b - a).normalized ?? .zero }

    private mutating func add(_ corners: [Point]) { parts.append(corners) }

    /// The shares of the pixels that the union covers: on each of very many lines through a row of
    /// pixels every part is an interval, and the union of intervals is exact.
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

    private mutating func addLine(_ a: Point, _ b: Point) {
        let n = direction(a, b).quarterTurned * radius
        add([a + n, b + n, b - n, a - n])
    }

    /// The wedge that two neighbouring short lines of a curve leave open.
    private mutating func addBend(_ a: Point, _ b: Point, _ c: Point) {
        addWedge(at: b, direction(a, b), direction(b, c))
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

    private mutating func addJoin(_ a: Point, _ b: Point, _ c: Point) {
        let d0 = direction(a, b)
        let d1 = direction(b, c)
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
