extension Path {
    /// Returns the part of the path between two fractions of its arc length.
    ///
    /// The length includes all contours in order, with their closing lines. Both fractions are
    /// clamped to 0…1; the full range returns the path itself. A contour that is cut becomes open.
    /// Returns an empty path if `from` is not below `to`, or if the length is 0 or not finite.
    /// Lengths have a relative error of 10⁻⁹.
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
    /// Returns the trimmed path if it is one contour of lines, which is trimmed without storing
    /// their lengths. Returns `nil` for other paths.
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

    /// Returns the part of the path between two fractions of its arc length. Fractions outside 0…1
    /// continue at the other end of the path.
    ///
    /// Returns the entire path if the fractions are at least 1 apart. If the path is one closed
    /// contour, a part across its end is continuous.
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

    /// Whether the path is a single closed contour.
    private var isOneLoop: Bool {
        guard elements.last == .close else { return false }
        return !elements.dropFirst().contains {
            if case .move = $0 { true } else { false }
        } && elements.count { $0 == .close } == 1
    }
}

extension MeasuredPath {
    /// Returns the part between two lengths, 0 ≤ from < to ≤ total.
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

    /// Appends the part of a contour between two lengths from its start.
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
