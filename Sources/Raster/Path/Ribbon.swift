/// The two sides of a pen's track while it bends gently: one polygon, caps included.
package struct Ribbon {
    private var right: [Point] = []
    private var left: [Point] = []
    /// Corners before the first and after the last pair: round caps.
    private var startCap: [Point] = []
    private var endCap: [Point] = []
    /// Where the places of the current curve begin.
    private var firstStep = 0
    /// Whether the track has not been interrupted since its contour began.
    private(set) var isWhole = true

    package init() {}

    /// Begins a track; `whole` is false where a contour goes on after an interruption.
    mutating func begin(whole: Bool = true) {
        right.removeAll(keepingCapacity: true)
        left.removeAll(keepingCapacity: true)
        startCap.removeAll(keepingCapacity: true)
        endCap.removeAll(keepingCapacity: true)
        firstStep = 0
        isWhole = whole
    }

    /// Adds the two places beside the pen.
    mutating func add(right: Point, left: Point) {
        self.right.append(right)
        self.left.append(left)
    }

    /// Adds a corner of the cap before the track, from its left to its right.
    mutating func addToStart(_ point: Point) { startCap.append(point) }

    /// Adds a corner of the cap after the track, from its right to its left.
    mutating func addToEnd(_ point: Point) { endCap.append(point) }

    /// The two places added last; nil at the beginning.
    var last: (right: Point, left: Point)? {
        guard let right = right.last, let left = left.last else { return nil }
        return (right, left)
    }

    /// Tells that the places to follow lie on a curve; with `atLast`, the place added last is the
    /// first of them.
    mutating func beginSteps(atLast: Bool) {
        firstStep = atLast ? right.count - 1 : right.count
    }

    /// Moves the inner places since `beginSteps`, which are those of `steps`, outwards by a twelfth
    /// of their second difference, so that the polygon keeps the curve's area.
    mutating func correct(_ steps: FlatteningSteps) {
        guard right.count - firstStep == steps.places + 1 else { return }
        Self.correct(&right, from: firstStep, steps)
        Self.correct(&left, from: firstStep, steps)
    }

    /// Ends the track: right side, cap, left side backwards, cap.
    mutating func end(into outline: inout Outline) {
        for point in right { outline.add(point) }
        for point in endCap { outline.add(point) }
        for point in left.reversed() { outline.add(point) }
        for point in startCap { outline.add(point) }
        outline.endPolygon()
        begin(whole: false)
    }

    /// Ends a track that closes upon itself: two polygons, one around the other.
    mutating func endAsRing(into outline: inout Outline) {
        for point in right.dropLast() { outline.add(point) }
        outline.endPolygon()
        for point in left.dropFirst().reversed() { outline.add(point) }
        outline.endPolygon()
        begin(whole: false)
    }

    private static func correct(
        _ points: inout [Point],
        from first: Int,
        _ steps: FlatteningSteps
    ) {
        let last = steps.places
        guard last > 1 else { return }
        func bend(_ before: Point, _ here: Int) -> Vector {
            (points[here + 1] - points[here]) - (points[here] - before)
        }
        // Beside a half step the neighbour's difference stands for the place's own.
        let inner = last > 2 ? 2...last - 2 : 1...1
        var difference = bend(points[first + inner.lowerBound - 1], first + inner.lowerBound)
        var before = points[first]
        for place in 1..<last {
            let here = points[first + place]
            if inner.contains(place) { difference = bend(before, first + place) }
            points[first + place] = here - difference * (steps.correction(place) / 12)
            before = here
        }
    }
}
