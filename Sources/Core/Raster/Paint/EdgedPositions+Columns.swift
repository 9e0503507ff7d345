/// The columns of a row that hard edges cross.
extension EdgedPositions {
    /// The number of edges from which on entire rows are drawn again.
    private static let crowd = 256

    /// Returns the columns of `row`, within `columns`, that edges may cross, in order and without
    /// overlaps.
    func columns(near row: Int, within columns: Range<Int>) -> [Range<Int>] {
        let count = edges.edges.count
        if case .projected = form { return [columns] }
        if count >= Self.crowd { return [columns] }
        var found: [Range<Int>] = []
        let y = Double(row) + 0.5
        func add(_ low: Double, _ high: Double) {
            // Pixels with centres between both.
            let first = (low - 0.5).rounded(.up), last = (high - 0.5).rounded(.down)
            let from = max(first, Double(columns.lowerBound))
            let to = min(last, Double(columns.upperBound - 1))
            if from <= to { found.append(Int(from)..<Int(to) + 1) }
        }
        for index in 0..<count {
            switch form {
            case .linear(let dx, let dy, let offset):
                let reach = (abs(dx) + abs(dy)) / 2
                let rest = edges.edges[index].location - (y * dy + offset)
                addLine(rest, dx, reach, add)
            case .radial(let map, let scale, let offset):
                let radius = (edges.edges[index].location - offset) / scale
                addRing(radius, map, y: y, add)
            case .conic(let center, let rays):
                addRay(rays[index], from: center, y: y, add)
            case .projected: break
            }
        }
        return Self.joined(found)
    }

    /// Adds the columns whose x·`slope` differs by at most `reach` from `place`.
    private func addLine(
        _ place: Double,
        _ slope: Double,
        _ reach: Double,
        _ add: (Double, Double) -> Void
    ) {
        if abs(slope) < 1e-12 * reach || slope == 0 {
            if abs(place) <= reach { add(-.infinity, .infinity) }
            return
        }
        let (one, two) = ((place - reach) / slope, (place + reach) / slope)
        add(min(one, two), max(one, two))
    }

    /// Adds the columns that a ring crosses at `y`.
    private func addRing(
        _ radius: Double,
        _ map: Transform,
        y: Double,
        _ add: (Double, Double) -> Void
    ) {
        let (u, v) = (map.c * y + map.tx, map.d * y + map.ty)
        let reach = (Vector(dx: map.a, dy: map.b).length + Vector(dx: map.c, dy: map.d).length) / 2
        // |(u, v) + x·(a, b)|² = square·x² + 2·product·x + rest
        let square = map.a * map.a + map.b * map.b
        let product = u * map.a + v * map.b
        let middle = -product / square
        let rest = u * u + v * v - product * product / square
        func half(_ radius: Double) -> Double? {
            let inside = radius * radius - rest
            return radius >= 0 && inside >= 0 ? (inside / square).squareRoot() : nil
        }
        // The curvature moves an edge by less than a pixel.
        guard let outer = half(radius + 2 * reach) else { return }
        guard let inner = half(radius - 2 * reach) else {
            return add(middle - outer, middle + outer)
        }
        add(middle - outer, middle - inner)
        add(middle + inner, middle + outer)
    }

    /// Adds the columns that a ray crosses at `y`, and those around its start.
    private func addRay(
        _ ray: (along: Vector, across: Vector),
        from center: Point,
        y: Double,
        _ add: (Double, Double) -> Void
    ) {
        let down = y - center.y
        if abs(down) <= 1.5 { add(center.x - 1.5, center.x + 1.5) }
        let reach = (abs(ray.across.dx) + abs(ray.across.dy)) / 2
        addLine(-ray.across.dy * down, ray.across.dx, reach) { low, high in
            // Only the side of the ray.
            let slope = ray.along.dx, rest = ray.along.dy * down + 1
            let (low, high) = (max(low, -1e9), min(high, 1e9))
            if slope > 0 {
                add(center.x + max(low, -rest / slope), center.x + high)
            } else if slope < 0 {
                add(center.x + low, center.x + min(high, -rest / slope))
            } else if rest >= 0 {
                add(center.x + low, center.x + high)
            }
        }
    }

    /// Returns ranges in order, with overlapping ones joined.
    private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
        guard ranges.count > 1 else { return ranges }
        var result: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = result.last, range.lowerBound <= last.upperBound {
                result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                result.append(range)
            }
        }
        return result
    }
}
