import CPixels

extension StrokeOutline {
    /// Adds the offset points at the inner `steps` of a curve whose first point has just been
    /// added. Returns `false` and adds nothing if an offset curve does not advance.
    func add(_ steps: FlatteningSteps, of sampler: inout OffsetSampler) -> Bool {
        let (right, left) = (self.right.points, self.left.points)
        let count = right.count
        let inner = steps.last - 1
        right.resize(count: count + inner + 3)
        left.resize(count: count + inner + 3)
        let isForward = unsafe sampler.addOffsets(
            right: right.pointer + (count - 1),
            left: left.pointer + (count - 1),
            steps
        )
        right.resize(count: isForward ? count + inner : count)
        left.resize(count: isForward ? count + inner : count)
        return isForward
    }

    /// Moves the inner points since `beginSteps` outwards by a twelfth of their second difference,
    /// so that the polygon keeps the area of the curve. `steps` must be those of the points.
    func correct(_ steps: FlatteningSteps, usesKernels: Bool) {
        let (right, left) = (self.right.points, self.left.points)
        guard right.count - firstStep == steps.last + 1, steps.last > 1 else { return }
        // The kernel expects half steps at both ends.
        if usesKernels, steps.last > 3 {
            Self.correctFast(right, from: firstStep, steps)
            Self.correctFast(left, from: firstStep, steps)
        } else {
            Self.correct(right, from: firstStep, steps)
            Self.correct(left, from: firstStep, steps)
        }
    }

    private static func correctFast(
        _ points: GrowingBuffer<Point>,
        from first: Int,
        _ steps: FlatteningSteps
    ) {
        unsafe cpixels_correct(
            UnsafeMutableRawPointer(points.pointer + first).assumingMemoryBound(to: Double.self),
            Int32(steps.last),
            steps.correction(1) / 12,
            steps.correction(2) / 12
        )
    }

    private static func correct(
        _ points: GrowingBuffer<Point>,
        from first: Int,
        _ steps: FlatteningSteps
    ) {
        let last = steps.last
        func bend(_ before: Point, _ here: Int) -> Vector {
            unsafe (points[here + 1] - points[here]) - (points[here] - before)
        }
        // Next to a half step, the difference of the neighbour is used.
        let inner = last > 2 ? 2...last - 2 : 1...1
        var difference = unsafe bend(points[first + inner.lowerBound - 1], first + inner.lowerBound)
        var before = unsafe points[first]
        for index in 1..<last {
            let here = unsafe points[first + index]
            if inner.contains(index) { difference = bend(before, first + index) }
            unsafe points[first + index] = here - difference * (steps.correction(index) / 12)
            before = here
        }
    }
}
