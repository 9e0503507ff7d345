extension Stroking {
    /// A place of the pen: its centre and the unit vector to its right.
    private struct Station {
        var center: Point
        var normal: Vector
    }

    /// Leads the pen along one segment.
    mutating func follow(_ segment: PenContour.Segment, into outline: inout Outline) {
        if segment.isLine {
            let normal = segment.startDirection.quarterTurned * radius
            ribbon.add(right: segment.start + normal, left: segment.start - normal)
            ribbon.add(right: segment.end + normal, left: segment.end - normal)
        } else {
            follow(segment, depth: 0, into: &outline)
        }
    }

    /// Samples a curve coarsely; where it bends gently, cuts it evenly and finely enough, else
    /// deals with its halves. What still bends sharply at the greatest depth is a cusp.
    private mutating func follow(
        _ curve: PenContour.Segment,
        depth: Int,
        into outline: inout Outline
    ) {
        let samples = 8
        var stations: [Station] = []
        stations.reserveCapacity(samples + 1)
        for i in 0...samples {
            stations.append(Self.station(on: curve, at: Double(i) / Double(samples)))
        }
        if let steps = gentleSteps(stations) {
            for i in 0...steps {
                add(Self.station(on: curve, at: Double(i) / Double(steps)))
            }
            ribbon.correct(last: steps + 1)
        } else if depth < 12, let halves = Self.halves(of: curve) {
            follow(halves.0, depth: depth + 1, into: &outline)
            follow(halves.1, depth: depth + 1, into: &outline)
        } else {
            for (from, to) in zip(stations, stations.dropFirst()) {
                addSharp(from, to, into: &outline)
            }
        }
    }

    private mutating func add(_ station: Station) {
        let arm = station.normal * radius
        ribbon.add(right: station.center + arm, left: station.center - arm)
    }

    /// How many even steps keep both sides within the tolerance; nil if a side turns back or the
    /// curve bends too much between two samples for them to tell.
    private func gentleSteps(_ stations: [Station]) -> Int? {
        var greatest = 0.0
        for i in 1..<stations.count {
            let from = stations[i - 1]
            let to = stations[i]
            guard from.normal.dot(to.normal) > 0.8 else { return nil }
            let way = to.center - from.center
            let swing = (to.normal - from.normal) * radius
            guard way.dot(way + swing) > 0, way.dot(way - swing) > 0 else { return nil }
            guard i > 1 else { continue }
            let before = stations[i - 2]
            let bend = (to.center - from.center) - (from.center - before.center)
            let turn = ((to.normal - from.normal) - (from.normal - before.normal)) * radius
            greatest = max(greatest, (bend + turn).length, (bend - turn).length)
        }
        // A second difference D at steps of 1/8 means |Q″| ≈ 64·D, and a sagitta of |Q″|/(8n²).
        let samples = Double(stations.count - 1)
        return Flattening.count(samples * (greatest / (8 * tolerance)).squareRoot())
    }

    /// Adds a stretch in which the pen turns on the spot or a side runs backwards.
    private mutating func addSharp(
        _ from: Station,
        _ to: Station,
        into outline: inout Outline
    ) {
        ribbon.end(into: &outline)
        let a = from.normal * radius
        let b = to.normal * radius
        outline.addSwept(
            from: (from.center + a, from.center - a), to: (to.center + b, to.center - b))
        // What a bend without width leaves open is the disc's wedge between the two directions.
        let clockwise = from.normal.cross(to.normal) > 0
        for sign in [1.0, -1.0] {
            var corners = [to.center, to.center + a * sign]
            RoundPen.addArc(
                from: a * sign, to: b * sign, clockwise: clockwise, around: to.center,
                tolerance: tolerance
            ) { corners.append($0) }
            corners.append(to.center + b * sign)
            outline.addOriented(corners)
        }
        add(to)
    }

    private static func station(on curve: PenContour.Segment, at t: Double) -> Station {
        let (p0, p1, p2, p3) = (curve.start, curve.control1, curve.control2, curve.end)
        if t <= 0 {
            return Station(center: p0, normal: curve.startDirection.quarterTurned)
        }
        if t >= 1 {
            return Station(center: p3, normal: curve.endDirection.quarterTurned)
        }
        let a = (p3 - p0) + (p1 - p2) * 3
        let b = ((p0 - p1) + (p2 - p1)) * 3
        let c = (p1 - p0) * 3
        let center = p0 + ((a * t + b) * t + c) * t
        let derivative = (a * (3 * t) + b * 2) * t + c
        let direction = derivative.normalized ?? curve.startDirection
        return Station(center: center, normal: direction.quarterTurned)
    }

    private static func halves(
        of curve: PenContour.Segment
    ) -> (PenContour.Segment, PenContour.Segment)? {
        let (p0, p1, p2, p3) = (curve.start, curve.control1, curve.control2, curve.end)
        let p01 = p0.interpolated(to: p1, at: 0.5)
        let p12 = p1.interpolated(to: p2, at: 0.5)
        let p23 = p2.interpolated(to: p3, at: 0.5)
        let p012 = p01.interpolated(to: p12, at: 0.5)
        let p123 = p12.interpolated(to: p23, at: 0.5)
        let middle = p012.interpolated(to: p123, at: 0.5)
        guard let first = PenContour.Segment(p0, p01, p012, middle),
            let second = PenContour.Segment(middle, p123, p23, p3)
        else { return nil }
        return (first, second)
    }
}
