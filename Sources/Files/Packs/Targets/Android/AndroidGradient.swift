import Raster

/// A gradient as Android and Compose draw it: premultiplied in encoded sRGB, and a sweep always
/// starts at 3 o'clock and turns clockwise.
///
/// Source: Android's `Shader.cpp`, which interpolates premultiplied colours, and `SweepGradient`.
struct AndroidGradient: Equatable {
    /// The stops by ascending location, at least two.
    private(set) var stops: [Gradient.Stop]

    /// Converts a gradient along a line.
    init(_ gradient: Gradient) {
        stops = Self.premultiplied(gradient.encoded().stops)
        if stops.isEmpty { stops = [Gradient.Stop(color: .clear, location: 0)] }
        if stops.count == 1 { stops.append(Gradient.Stop(color: stops[0].color, location: 1)) }
    }

    /// Converts a radial gradient whose first stop is at `startRadius` to one that starts at the
    /// centre and ends at the larger radius.
    init(_ gradient: Gradient, startRadius: Double, endRadius: Double) {
        self.init(gradient)
        let largest = max(startRadius, endRadius)
        guard largest > 0 else { return }
        let moved = stops.map { stop in
            let radius = startRadius + (endRadius - startRadius) * stop.location
            return Gradient.Stop(color: stop.color, location: radius / largest)
        }
        stops = startRadius <= endRadius ? moved : moved.reversed()
    }

    /// Converts a conic gradient from `start` to `end`, in degrees, to the directions from 3
    /// o'clock.
    init(_ gradient: Gradient, start: Double, end: Double) {
        self.init(gradient)
        let sweep = (end - start) / 360
        let first = sweep.magnitude > 1 ? end : start
        var turn = Self.aroundTurn(stops, sweep: sweep.magnitude)
        if sweep < 0 {
            turn = turn.reversed().map {
                Gradient.Stop(color: $0.color, location: 1 - $0.location)
            }
        }
        let offset = first / 360
        stops = Self.rotated(turn, by: offset - offset.rounded(.down))
    }

    /// Returns the stops around a full turn from the start of a sweep, as `Paint.conic` describes.
    private static func aroundTurn(_ stops: [Gradient.Stop], sweep: Double) -> [Gradient.Stop] {
        let (first, last) = (stops[0], stops[stops.count - 1])
        guard sweep <= 1 else {
            let start = 1 - 1 / sweep
            let visible = stops.filter { $0.location >= start }.map {
                Gradient.Stop(color: $0.color, location: ($0.location - start) * sweep)
            }
            let color = Self.color(of: stops, at: start)
            return [Gradient.Stop(color: color, location: 0)] + visible
                + [Gradient.Stop(color: last.color, location: 1)]
        }
        var result = [Gradient.Stop(color: first.color, location: 0)]
        result += stops.map { Gradient.Stop(color: $0.color, location: $0.location * sweep) }
        result.append(Gradient.Stop(color: last.color, location: sweep))
        if sweep < 1 {
            let half = (1 + sweep) / 2
            result.append(Gradient.Stop(color: last.color, location: half))
            result.append(Gradient.Stop(color: first.color, location: half))
            result.append(Gradient.Stop(color: first.color, location: 1))
        }
        return result.unique()
    }

    /// Returns the stops of a turn that starts at another direction, a fraction of a turn.
    private static func rotated(
        _ stops: [Gradient.Stop],
        by offset: Double
    ) -> [Gradient.Stop] {
        guard offset > 1e-9, offset < 1 - 1e-9 else { return stops }
        let seam = 1 - offset
        let color = Self.color(of: stops, at: seam)
        let head = stops.filter { $0.location > seam }.map {
            Gradient.Stop(color: $0.color, location: $0.location - seam)
        }
        let tail = stops.filter { $0.location <= seam }.map {
            Gradient.Stop(color: $0.color, location: $0.location + offset)
        }
        let all = [Gradient.Stop(color: color, location: 0)] + head + tail
        return (all + [Gradient.Stop(color: color, location: 1)]).unique()
    }

    /// Returns the colour at a location, after an edge at it.
    private static func color(of stops: [Gradient.Stop], at location: Double) -> Color {
        guard let next = stops.firstIndex(where: { $0.location > location }) else {
            return stops[stops.count - 1].color
        }
        guard next > 0 else { return stops[0].color }
        let (start, end) = (stops[next - 1], stops[next])
        let fraction = (location - start.location) / (end.location - start.location)
        return start.color.interpolated(to: end.color, at: fraction)
    }

    /// Adds stops where premultiplied interpolation differs from a straight one: between stops
    /// whose colours and alphas both differ.
    private static func premultiplied(_ stops: [Gradient.Stop]) -> [Gradient.Stop] {
        guard let last = stops.last else { return [] }
        let parts = zip(stops, stops.dropFirst()).flatMap { start, end -> [Gradient.Stop] in
            let change = zip(start.color.components, end.color.components)
                .map { ($0 - $1).magnitude }
            let isExact = change.dropLast().allSatisfy { $0 < 0.004 } || (change.last ?? 0) < 0.004
            let count = isExact || start.location == end.location ? 1 : 8
            return (0..<count).map { index in
                let fraction = Double(index) / Double(count)
                return Gradient.Stop(
                    color: start.color.interpolated(to: end.color, at: fraction),
                    location: start.location + (end.location - start.location) * fraction
                )
            }
        }
        return parts + [last]
    }
}
