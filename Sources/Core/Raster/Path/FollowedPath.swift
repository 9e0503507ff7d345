/// A path that positions are looked up on by arc length.
package struct FollowedPath: Sendable {
    /// A position on the path.
    package struct Place: Equatable, Sendable {
        /// The point.
        package var point: Point
        /// The direction of the path, from its start to its end. Its length is 1, or 0 if the path
        /// has no length.
        package var direction: Vector
    }

    /// The segments with a length, and the arc length from the start of the path to their ends.
    private let segments: [(segment: PathSegment, length: Double, end: Double)]
    private let start: Point
    /// Whether the path is one closed contour, so that positions beyond its end continue at its
    /// start.
    private let isClosed: Bool

    /// Measures a path. Its contours follow one another.
    package init(_ path: Path) {
        let measured = MeasuredPath(path)
        var segments: [(segment: PathSegment, length: Double, end: Double)] = []
        var (total, current, contourStart) = (0.0, Point.zero, Point.zero)
        var contours = 0
        for (element, length) in zip(measured.elements, measured.lengths) {
            if case .move(let point) = element {
                (current, contourStart) = (point, point)
                contours += 1
                continue
            }
            let segment = PathSegment(element, from: current, contourStart: contourStart)
            if length > 0, length.isFinite {
                total += length
                segments.append((segment, length, total))
            }
            current = element.end ?? contourStart
        }
        self.segments = segments
        start = measured.elements.first?.end ?? .zero
        isClosed = contours == 1 && measured.elements.last == .close
    }

    /// Returns the place at a fraction of the arc length, within 10⁻⁹ of the length.
    ///
    /// Beyond 0…1, a closed path is followed around, and an open one is left at its end.
    /// Complexity: O(log n) for n segments.
    package func place(at fraction: Double) -> Place {
        guard let total = segments.last?.end else { return Place(point: start, direction: .zero) }
        let target = position(of: fraction) * total
        var (low, high) = (0, segments.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].end <= target { low = middle + 1 } else { high = middle }
        }
        let (segment, length, end) = segments[low]
        let t = segment.parameter(atLength: target - (end - length), of: length)
        return Place(point: segment.point(at: t), direction: segment.direction(at: t))
    }

    private func position(of fraction: Double) -> Double {
        guard fraction.isFinite else { return 0 }
        // A full turn is the end of the path, so that a path followed from 0 to 1 ends there.
        if (0...1).contains(fraction) || !isClosed { return min(max(fraction, 0), 1) }
        return fraction - fraction.rounded(.down)
    }
}

extension PathSegment {
    /// Returns the direction of the segment at the parameter t, with length 1.
    ///
    /// At a cusp, or at an end whose control point coincides with it, it is the direction of the
    /// chord to a point nearby.
    fileprivate func direction(at t: Double) -> Vector {
        switch self {
        case .arc(let arc):
            let radius = arc.point(at: t) - arc.center
            let tangent = Vector(dx: -radius.dy, dy: radius.dx)
            return (arc.sweep.radians < 0 ? -tangent : tangent).normalized ?? .zero
        case .cubic(let segment):
            let derivative = segment.derivative(at: t)
            let chord = segment.end - segment.start
            let size = max(chord.length, (segment.control1 - segment.start).length)
            if derivative.length > 1e-9 * size, let unit = derivative.normalized { return unit }
            let (before, after) = (max(t - 1e-4, 0), min(t + 1e-4, 1))
            let step = segment.point(at: after) - segment.point(at: before)
            return step.normalized ?? chord.normalized ?? .zero
        }
    }
}
