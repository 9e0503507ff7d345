/// Cuts the pieces of a centre line into dashes.
struct DashCutter {
    private let cycle: DashCycle

    /// Returns `nil` if the style draws a solid line.
    init?(_ path: Path, _ style: StrokeStyle) {
        guard !style.dash.isEmpty,
            let cycle = DashCycle(pattern: style.dash, phase: style.dashPhase),
            path.dashCount(of: cycle) <= Double(Path.dashLimit)
        else { return nil }
        self.cycle = cycle
    }

    /// Returns the dashes of a contour, each as consecutive pieces.
    func dashes(of pieces: [CentreLine.Piece]) -> [[CentreLine.Piece]] {
        var result: [[CentreLine.Piece]] = []
        var dash: [CentreLine.Piece] = []
        var (entry, rest) = (cycle.first, cycle.rest)
        for piece in pieces {
            var position = 0.0
            repeat {
                let end = min(position + rest, piece.span)
                if entry.isMultiple(of: 2) { dash.append(piece.part(from: position, to: end)) }
                rest -= end - position
                position = end
                guard rest <= 0 else { break }
                if !dash.isEmpty { result.append(dash) }
                dash = []
                entry = (entry + 1) % cycle.lengths.count
                rest = cycle.lengths[entry]
            } while position < piece.span
        }
        if !dash.isEmpty { result.append(dash) }
        return result
    }
}

extension CentreLine.Piece {
    /// Returns the part between two lengths from the start.
    fileprivate func part(from: Double, to: Double) -> CentreLine.Piece {
        guard span > 0, from > 0 || to < span else { return self }
        let (low, high) = (from / span, to / span)
        var result = self
        (result.start, result.end) = (point(at: low), point(at: high))
        (result.startDirection, result.endDirection) = (direction(at: low), direction(at: high))
        result.startLength = startLength + from
        result.endLength = startLength + to
        result.span = to - from
        return result
    }
}

extension CentreLine.Piece {
    /// Returns the point at a fraction of the piece: a cubic Hermite curve.
    func point(at u: Double) -> Point {
        let s = 1 - u
        let chord = end - start
        let bend =
            (startDirection * span - chord) * (s * s * u) - (endDirection * span - chord)
            * (s * u * u)
        return start + chord * u + bend
    }

    /// Returns the unit vector along the line at a fraction of the piece.
    func direction(at u: Double) -> Vector {
        (startDirection * (1 - u) + endDirection * u).normalized ?? startDirection
    }
}
