import Raster

extension Path {
    /// The path with each arc replaced by four cubic curves, so that paths with equal arcs have
    /// equal elements. The error is below .0003 of the radius.
    var withoutArcs: Path {
        var elements: [Element] = []
        var current = Point.zero
        for element in self.elements {
            if case .arc(let center, let sweep, let end) = element {
                elements += Self.curves(from: current, to: end, center: center, sweep: sweep)
            } else {
                elements.append(element)
            }
            current = element.end ?? current
        }
        return Path(elements: elements)
    }

    /// Returns the curves of an arc. The handles have the length 4/3·tan(θ/4)·r for a curve over θ.
    private static func curves(
        from start: Point,
        to end: Point,
        center: Point,
        sweep: Angle
    ) -> [Element] {
        let count = 4
        let step = sweep.radians / Double(count)
        let quarter = DeterministicMath.sineCosine(step / 4)
        let handle = 4.0 / 3 * quarter.sine / quarter.cosine
        let turn = DeterministicMath.sineCosine(step)
        var radius = start - center
        return (0..<count).map { index in
            let next =
                index == count - 1
                ? end - center : radius.turned(sine: turn.sine, cosine: turn.cosine)
            defer { radius = next }
            return .cubic(
                center + radius + radius.quarterTurned * handle,
                center + next - next.quarterTurned * handle,
                center + next
            )
        }
    }
}

extension Path.Element {
    /// The end point, or `nil` for `close`.
    fileprivate var end: Point? {
        switch self {
        case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end),
            .arc(_, _, let end):
            end
        case .close: nil
        }
    }
}
