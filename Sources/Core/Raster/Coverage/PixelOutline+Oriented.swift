extension PixelOutline {
    /// Adds a polygon, reversed if necessary, so that all parts of a stroke have the same
    /// orientation: the right side of the stroke forwards, then the left side backwards.
    mutating func addOriented(_ corners: [Point]) {
        guard let origin = corners.first else { return }
        var doubled = 0.0
        for (a, b) in zip(corners.dropFirst(), corners.dropFirst(2)) {
            doubled += (a - origin).cross(b - origin)
        }
        if doubled > 0 {
            for corner in corners.reversed() { add(corner) }
        } else {
            for corner in corners { add(corner) }
        }
        endPolygon()
    }

    /// Adds the area swept by a line segment whose ends move straight from one pair of points to
    /// another. If its first and last position cross, the area is two triangles.
    mutating func addSwept(from: (Point, Point), to: (Point, Point)) {
        let first = from.1 - from.0
        let last = to.1 - to.0
        let between = to.0 - from.0
        let determinant = first.cross(last)
        if determinant != 0 {
            let s = between.cross(last) / determinant
            let t = between.cross(first) / determinant
            if s > 0, s < 1, t > 0, t < 1 {
                let crossing = from.0 + first * s
                addOriented([from.0, to.0, crossing])
                addOriented([from.1, to.1, crossing])
                return
            }
        }
        addOriented([from.0, to.0, to.1, from.1])
    }
}
