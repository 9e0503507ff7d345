extension Path {
    /// The largest coordinate of a path that is drawn, in pixels.
    public static let coordinateLimit = 1e7

    /// Adds the transformed path to `outline` as closed polygons in pixels.
    ///
    /// If `frame` is given, curves entirely to one side of it become lines, which have the same
    /// winding in the frame. Long curves are flattened finely only near the frame.
    package func flatten(
        through transform: Transform,
        near frame: Rect? = nil,
        into outline: inout PixelOutline
    ) {
        flatten(through: transform, near: frame, cancellation: nil, into: &outline)
    }

    /// Adds the transformed path to `outline`. After a cancellation, only a part of it is added.
    func flatten(
        through transform: Transform,
        near frame: Rect?,
        cancellation: Cancellation?,
        into outline: inout PixelOutline
    ) {
        if let disc {
            let isFirst = outline.isEmpty
            outline.endPolygon()
            outline.add(transform.apply(to: disc.start))
            Self.flatten(disc, through: transform, near: frame, into: &outline)
            outline.endPolygon()
            if isFirst { outline.markSimple() }
            return
        }
        var current = Point.zero
        var origin = Point.zero
        for element in elements {
            if cancellation?.pollAfterPiece() == true { break }
            switch element {
            case .move(let point):
                outline.endPolygon()
                current = transform.apply(to: point)
                outline.add(current)
            case .line(let point):
                current = transform.apply(to: point)
                outline.add(current)
            case .quad(let control, let point):
                let c = transform.apply(to: control)
                let end = transform.apply(to: point)
                let c1 = current.interpolated(to: c, at: 2.0 / 3)
                let c2 = end.interpolated(to: c, at: 2.0 / 3)
                Self.flatten(
                    CubicSegment(start: current, control1: c1, control2: c2, end: end),
                    near: frame,
                    into: &outline
                )
                current = end
            case .cubic(let control1, let control2, let point):
                let end = transform.apply(to: point)
                let c1 = transform.apply(to: control1)
                let c2 = transform.apply(to: control2)
                Self.flatten(
                    CubicSegment(start: current, control1: c1, control2: c2, end: end),
                    near: frame,
                    into: &outline
                )
                current = end
            case .arc(let center, let sweep, let point):
                let arc = CircularArc(start: origin, center: center, sweep: sweep, end: point)
                Self.flatten(arc, through: transform, near: frame, into: &outline)
                current = transform.apply(to: point)
            case .close:
                break
            }
            if let end = element.end { origin = end }
        }
        outline.endPolygon()
    }

    /// The arc, if the path is a single full turn; otherwise `nil`.
    private var disc: CircularArc? {
        guard case 2...3 = elements.count, case .move(let start) = elements[0],
            case .arc(let center, let sweep, let end) = elements[1],
            sweep.radians.magnitude == 2 * .pi
        else { return nil }
        if elements.count == 3, elements[2] != .close { return nil }
        return CircularArc(start: start, center: center, sweep: sweep, end: end)
    }

    /// The number of steps above which a curve is divided, so that each half can be culled.
    private static let partSteps = 64

    static func flatten(
        _ curve: CubicSegment,
        near frame: Rect?,
        depth: Int = 0,
        into outline: inout PixelOutline
    ) {
        if let frame {
            let hull = curve.hull
            if hull.isDisjoint(from: frame) { return outline.add(curve.end) }
            let steps = Flattening().steps(curve)
            if steps.last > partSteps, depth < 16, !frame.contains(hull) {
                let halves = curve.split(at: 0.5)
                flatten(halves.before, near: frame, depth: depth + 1, into: &outline)
                flatten(halves.after, near: frame, depth: depth + 1, into: &outline)
                return
            }
            return flatten(curve, by: steps, into: &outline)
        }
        flatten(curve, by: Flattening().steps(curve), into: &outline)
    }

    private static func flatten(
        _ curve: CubicSegment,
        by steps: FlatteningSteps,
        into outline: inout PixelOutline
    ) {
        let (p0, p1, p2, p3) = (curve.start, curve.control1, curve.control2, curve.end)
        // B(t) = ((a·t + b)·t + c)·t + p0, and B″(t)/12 = a·t/2 + b/6.
        let ax = p3.x - p0.x + 3 * (p1.x - p2.x)
        let ay = p3.y - p0.y + 3 * (p1.y - p2.y)
        let bx = 3 * (p0.x - 2 * p1.x + p2.x)
        let by = 3 * (p0.y - 2 * p1.y + p2.y)
        let cx = 3 * (p1.x - p0.x)
        let cy = 3 * (p1.y - p0.y)
        let h2 = steps.length * steps.length
        unsafe outline.add(steps.last) { corners in
            for i in 1..<steps.last {
                let t = steps.parameter(i)
                let move = h2 * steps.correction(i)
                let x = ((ax * t + bx) * t + cx) * t + p0.x - (ax * t * 0.5 + bx / 6) * move
                let y = ((ay * t + by) * t + cy) * t + p0.y - (ay * t * 0.5 + by / 6) * move
                unsafe corners[i - 1] = Point(x: x, y: y)
            }
            unsafe corners[steps.last - 1] = p3
        }
    }
}
