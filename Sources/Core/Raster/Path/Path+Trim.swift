extension Path {
    /// The part of the path between two fractions of its arc length.
    ///
    /// All contours count one after another, closing lines with them. Both fractions are clamped
    /// to 0…1. The whole range is the path itself; of a contour that is not whole an open piece
    /// is left. Empty where `from` is not below `to`, and for a path without a length or with one
    /// that is not finite. A thousand-millionth of a piece's length is the precision.
    public func trimmed(from: Double, to: Double) -> Path {
        let (lower, upper) = (max(from, 0), min(to, 1))
        guard from < to, lower < upper else { return Path() }
        if lower == 0 && upper == 1 { return self }
        if let lines = lines(from: lower, to: upper) { return lines }
        let measured = MeasuredPath(self)
        guard measured.total > 0, measured.total.isFinite else { return Path() }
        return measured.part(from: lower * measured.total, to: upper * measured.total)
    }
}

extension Path {
    /// As `trimmed`, of one contour of straight lines, which needs no memory of its lengths; nil of other
    /// paths.
    private func lines(from: Double, to: Double) -> Path? {
        guard case .move(let first)? = elements.first else { return nil }
        var (total, current) = (0.0, first)
        for element in elements.dropFirst() {
            guard case .line(let end) = element else { return nil }
            total += (end - current).length
            current = end
        }
        guard total > 0, total.isFinite else { return Path() }
        let (start, stop) = (from * total, to * total < total ? to * total : .infinity)
        var part: [Element] = []
        part.reserveCapacity(elements.count)
        var position = 0.0
        current = first
        for case .line(let end) in elements {
            let length = (end - current).length
            if position < stop && start < position + length {
                let segment = CubicSegment(from: current, to: end)
                func point(atLength target: Double) -> Point {
                    segment.point(at: segment.parameter(atLength: target, of: length))
                }
                if part.isEmpty { part.append(.move(point(atLength: start - position))) }
                part.append(.line(point(atLength: stop - position)))
            }
            position += length
            current = end
        }
        return Path(elements: part)
    }

    /// The part of the path from one fraction of its arc length to another, which may lie beyond its
    /// ends: there it begins again.
    ///
    /// The whole path where they are 1 or more apart, else as `trimmed(from:to:)`. Across the end of
    /// a path that is one closed contour the part is one piece.
    public func trimmedAround(from: Double, to: Double) -> Path {
        if from >= 0 && to <= 1 { return trimmed(from: from, to: to) }
        guard from < to, from.isFinite, to.isFinite else { return Path() }
        guard to - from < 1 else { return self }
        let start = from - from.rounded(.down)
        let end = to - from.rounded(.down)
        guard end > 1 else { return trimmed(from: start, to: end) }
        var part = trimmed(from: start, to: 1)
        let rest = trimmed(from: 0, to: end - 1)
        if isOneLoop, !part.isEmpty, !rest.isEmpty {
            part = Path(elements: part.elements + rest.elements.dropFirst())
        } else {
            part.append(rest)
        }
        return part
    }

    /// Whether it is a single contour that is closed.
    private var isOneLoop: Bool {
        guard elements.last == .close else { return false }
        return !elements.dropFirst().contains {
            if case .move = $0 { true } else { false }
        } && elements.count { $0 == .close } == 1
    }
}

extension MeasuredPath {
    /// What lies between two lengths, 0 ≤ from < to ≤ total.
    fileprivate func part(from: Double, to: Double) -> Path {
        var result: [Path.Element] = []
        result.reserveCapacity(elements.count + 1)
        var position = 0.0
        var index = 0
        while index < elements.count {
            let steps = contour(at: index)
            let end = position + length(of: steps)
            if from <= position && end <= to && (position < to || end > position) {
                result += elements[steps]
            } else if position < to && from < end {
                let stop = end <= to ? .infinity : to - position
                appendPart(of: steps, from: from - position, to: stop, to: &result)
            }
            position = end
            index = steps.upperBound
        }
        return Path(elements: result)
    }

    /// Appends what one contour, measured from its own start, has between two lengths.
    private func appendPart(
        of steps: Range<Int>,
        from: Double,
        to: Double,
        to result: inout [Path.Element]
    ) {
        let start = elements[steps.lowerBound].end ?? .zero
        var current = start
        var position = 0.0
        var hasBegun = false
        for index in steps.dropFirst() {
            let length = lengths[index]
            let segment = PathSegment(elements[index], from: current, contourStart: start)
            if position < to && from < position + length {
                let piece = segment.part(
                    from: segment.parameter(atLength: from - position, of: length),
                    to: segment.parameter(atLength: to - position, of: length)
                )
                if !hasBegun { result.append(.move(piece.start)) }
                hasBegun = true
                result.append(piece.element)
            }
            position += length
            current = segment.end
        }
    }
}
