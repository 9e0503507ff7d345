extension CubicSegment {
    /// The arc length, with a relative error of about 10⁻⁹.
    ///
    /// Not finite if the coordinates, or their squares, are not.
    package var length: Double {
        isLine ? (end - start).length : Speed(self).length(from: 0, to: 1)
    }

    /// Returns the parameter, 0…1, of the point whose arc length from the start is `target`.
    /// Targets outside 0…total give 0 or 1.
    ///
    /// `total` is the `length` of the segment. The search starts at `known`, a parameter and its
    /// arc length from the start. It uses Newton's method and falls back to bisection, because the
    /// length increases with t.
    package func parameter(
        atLength target: Double,
        of total: Double,
        known: (t: Double, length: Double) = (0, 0)
    ) -> Double {
        guard target > 0, total > 0 else { return 0 }
        guard target < total else { return 1 }
        if isLine { return target / total }
        let speed = Speed(self)
        var (low, high) = (0.0, 1.0)
        var (t, length) = known
        var next = t + (1 - t) * ((target - length) / (total - length))
        for _ in 0..<60 {
            length += speed.length(from: t, to: next, tolerance: 1e-10 * total)
            t = next
            let error = length - target
            if error > 0 { high = t } else { low = t }
            next = t - error / speed.value(at: t)
            if !(next > low && next < high) { next = (low + high) / 2 }
            // The second derivative of the length is at most a few times `total`, so that the error
            // of such a step is about 10⁻¹² of `total`.
            if (next - t).magnitude < 1e-6 { return next }
        }
        return t
    }
}

/// The speed of a cubic: the length of its derivative a·t² + b·t + c.
private struct Speed {
    private let a: Vector
    private let b: Vector
    private let c: Vector

    init(_ segment: CubicSegment) {
        let first = segment.control1 - segment.start
        let second = segment.control2 - segment.control1
        let third = segment.end - segment.control2
        a = (first - second * 2 + third) * 3
        b = (second - first) * 6
        c = first * 3
    }

    func value(at t: Double) -> Double {
        let dx = (a.dx * t + b.dx) * t + c.dx
        let dy = (a.dy * t + b.dy) * t + c.dy
        return (dx * dx + dy * dy).squareRoot()
    }

    /// Returns the integral of the speed, with a relative error of 10⁻⁹ or within the tolerance;
    /// negative if `end` is before `start`.
    ///
    /// Halves the range until the Gauss and Kronrod sums agree, at most 24 times at a cusp.
    func length(from start: Double, to end: Double, tolerance: Double = 0) -> Double {
        if (end - start).magnitude < 0.3 {
            let (kronrod, gauss) = shortIntegral(start, end)
            if (kronrod - gauss).magnitude <= max(tolerance, 1e-9 * kronrod.magnitude) {
                return kronrod
            }
        }
        let (kronrod, gauss) = integral(start, end)
        let tolerance = max(tolerance, 1e-9 * kronrod.magnitude)
        if (kronrod - gauss).magnitude <= tolerance { return kronrod }
        return halves(start, end, tolerance: tolerance, depth: 24)
    }

    private func halves(_ start: Double, _ end: Double, tolerance: Double, depth: Int) -> Double {
        let middle = (start + end) / 2
        return refined(start, middle, tolerance: tolerance, depth: depth)
            + refined(middle, end, tolerance: tolerance, depth: depth)
    }

    private func refined(_ start: Double, _ end: Double, tolerance: Double, depth: Int) -> Double {
        let (kronrod, gauss) = integral(start, end)
        // NaN is never within the tolerance and must not be halved.
        if depth == 0 || !((kronrod - gauss).magnitude > tolerance) { return kronrod }
        return halves(start, end, tolerance: tolerance, depth: depth - 1)
    }

    /// Returns the 7-point Kronrod sum, and the 3-point Gauss sum, which uses every other value.
    private func shortIntegral(
        _ start: Double,
        _ end: Double
    ) -> (kronrod: Double, gauss: Double) {
        let (middle, half) = ((start + end) / 2, (end - start) / 2)
        func pair(_ node: Double) -> Double {
            value(at: middle - half * node) + value(at: middle + half * node)
        }
        let g0 = value(at: middle)
        let g1 = pair(0.774596669241483377)
        var kronrod = 0.450916538658474143 * g0 + 0.268488089868333441 * g1
        kronrod += 0.401397414775962223 * pair(0.434243749346802558)
        kronrod += 0.104656226026467265 * pair(0.960491268708020283)
        return (kronrod * half, (8 * g0 + 5 * g1) / 9 * half)
    }

    /// Returns the 15-point Kronrod sum, and the 7-point Gauss sum, which uses every other value.
    /// Nodes and weights: Kronrod, 1964, as in QUADPACK's qk15.
    private func integral(_ start: Double, _ end: Double) -> (kronrod: Double, gauss: Double) {
        let (middle, half) = ((start + end) / 2, (end - start) / 2)
        func pair(_ node: Double) -> Double {
            value(at: middle - half * node) + value(at: middle + half * node)
        }
        let g0 = value(at: middle)
        let g1 = pair(0.405845151377397167)
        let g2 = pair(0.741531185599394440)
        let g3 = pair(0.949107912342758525)
        var gauss = 0.417959183673469388 * g0 + 0.381830050505118945 * g1
        gauss += 0.279705391489276668 * g2 + 0.129484966168869693 * g3
        var kronrod = 0.209482141084727828 * g0 + 0.190350578064785410 * g1
        kronrod += 0.140653259715525919 * g2 + 0.0630920926299785533 * g3
        kronrod += 0.204432940075298892 * pair(0.207784955007898468)
        kronrod += 0.169004726639267903 * pair(0.586087235467691130)
        kronrod += 0.104790010322250184 * pair(0.864864423359769073)
        kronrod += 0.0229353220105292250 * pair(0.991455371120812639)
        return (kronrod * half, gauss * half)
    }
}
