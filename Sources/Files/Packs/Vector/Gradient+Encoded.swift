import Raster

extension Gradient {
    /// Returns the gradient for formats that interpolate straight components in encoded sRGB. Stops
    /// are added until the error of each channel is at most `tolerance`.
    ///
    /// A clear stop gets the colour next to it.
    func encoded(tolerance: Double = 1.0 / 255) -> Gradient {
        let ramp = GradientRamp(self)
        var result: [Stop] = []
        for (start, end) in zip(stops, stops.dropFirst()) where start.location < end.location {
            let sampling = SegmentSampling(ramp: ramp, tolerance: tolerance)
            for stop in sampling.stops(from: start, to: end) where stop != result.last {
                result.append(stop)
            }
        }
        return Gradient(stops: result.isEmpty ? stops : result, interpolation: .srgb)
    }
}

/// The stops of a gradient between two neighbouring ones.
private struct SegmentSampling {
    let ramp: GradientRamp
    let tolerance: Double

    /// The maximum number of halvings.
    private static let depth = 6

    func stops(from start: Gradient.Stop, to end: Gradient.Stop) -> [Gradient.Stop] {
        let length = end.location - start.location
        let first = opaque(start, near: start.location + length * 0.001)
        let last = opaque(end, near: end.location - length * 0.001)
        return [first] + inner(first, last, depth: 0) + [last]
    }

    /// Gives a clear stop the colour at a location next to it.
    private func opaque(_ stop: Gradient.Stop, near location: Double) -> Gradient.Stop {
        guard stop.color.alpha == 0 else { return stop }
        let color = ramp.color(at: location)
        return Gradient.Stop(
            color: Color(red: color.red, green: color.green, blue: color.blue, alpha: 0),
            location: stop.location
        )
    }

    private func inner(
        _ start: Gradient.Stop,
        _ end: Gradient.Stop,
        depth: Int
    ) -> [Gradient.Stop] {
        let location = (start.location + end.location) / 2
        let color = ramp.color(at: location)
        let straight = start.color.interpolated(to: end.color, at: 0.5)
        let errors = zip(color.components, straight.components).map { ($0 - $1).magnitude }
        let isStraight = !errors.contains { $0 > tolerance }
        guard depth < Self.depth, !isStraight else { return [] }
        let middle = Gradient.Stop(color: color, location: location)
        return inner(start, middle, depth: depth + 1) + [middle]
            + inner(middle, end, depth: depth + 1)
    }
}
