import Raster

/// The additional stops that gradients need, so that straight interpolation in sRGB gives their
/// colours.
struct StopSampling {
    /// The fractions of each interval between two stops where stops are added.
    private var fractions: [[Double]] = []
    /// The inner stops that are clear in a gradient. They become two, with the colours of both
    /// sides.
    private var clearStops: Set<Int> = []

    /// Selects the stops for several gradients with the same number of stops.
    init(of gradients: [Gradient]) {
        guard let count = gradients.first?.stops.count, count > 1 else { return }
        let gradients = gradients.filter { $0.stops.count == count }
        for gradient in gradients {
            for (index, stop) in gradient.stops.enumerated().dropFirst().dropLast()
            where stop.color.alpha == 0 {
                clearStops.insert(index)
            }
        }
        fractions = (1..<count).map { index in
            var fractions: Set<Double> = []
            for gradient in gradients {
                let (start, end) = (gradient.stops[index - 1], gradient.stops[index])
                let length = end.location - start.location
                guard length > 0 else { continue }
                let part = Gradient(stops: [start, end], interpolation: gradient.interpolation)
                for stop in part.encoded().stops.dropFirst().dropLast() {
                    fractions.insert(
                        ((stop.location - start.location) / length).rounded(toDigits: 6)
                    )
                }
            }
            return fractions.sorted()
        }
    }

    /// Returns a gradient with the additional stops. A clear stop gets the colour next to it.
    func sampled(_ gradient: Gradient) -> Gradient {
        let stops = gradient.stops
        guard stops.count == fractions.count + 1 else { return gradient }
        let ramp = GradientRamp(gradient)
        var result: [Gradient.Stop] = []
        for (index, stop) in stops.enumerated() {
            if index > 0 {
                let start = stops[index - 1].location
                for fraction in fractions[index - 1] {
                    let location = start + (stop.location - start) * fraction
                    result.append(
                        Gradient.Stop(color: ramp.color(at: location), location: location)
                    )
                }
                if index < stops.count - 1, clearStops.contains(index) {
                    result.append(Self.visible(stop, next: stops[index - 1], ramp))
                }
            }
            let neighbor = stops[index < stops.count - 1 ? index + 1 : index - 1]
            result.append(Self.visible(stop, next: neighbor, ramp))
        }
        return Gradient(stops: result, interpolation: .srgb)
    }

    /// Returns a stop that is not clear, or a clear one with the colour on the way to a neighbour.
    private static func visible(
        _ stop: Gradient.Stop,
        next neighbor: Gradient.Stop,
        _ ramp: GradientRamp
    ) -> Gradient.Stop {
        guard stop.color.alpha == 0 else { return stop }
        let color = ramp.color(at: stop.location + (neighbor.location - stop.location) * 0.001)
        return Gradient.Stop(
            color: Color(red: color.red, green: color.green, blue: color.blue, alpha: 0),
            location: stop.location
        )
    }
}

extension Gradient {
    /// Returns the stops around a full turn of a conic gradient with another sweep. They run
    /// clockwise from the start of the sweep.
    ///
    /// If the sweep is less than a turn, the first half of the remaining turn has the last colour,
    /// and the second half has the first. If it is more than a turn, its last turn is visible.
    func aroundTurn(sweep turns: Double) -> Gradient {
        guard let first = stops.first, let last = stops.last else { return self }
        if turns > 1 {
            let start = 1 - 1 / turns
            let rest = stops.filter { $0.location >= start }
                .map { Stop(color: $0.color, location: ($0.location - start) * turns) }
            let edge = GradientRamp(self).color(at: start)
            return Gradient(
                stops: [Stop(color: edge, location: 0)] + rest,
                interpolation: interpolation
            )
        }
        let half = (1 + turns) / 2
        let gap = [
            Stop(color: last.color, location: half), Stop(color: first.color, location: half),
        ]
        return Gradient(
            stops: stops.map { Stop(color: $0.color, location: $0.location * turns) } + gap,
            interpolation: interpolation
        )
    }
}

extension Paint {
    /// Returns the gradient with additional stops. A conic one with another sweep than a turn gets
    /// the locations of a turn.
    func fullTurn(_ sampling: StopSampling) -> Gradient {
        guard let gradient else { return Gradient(stops: []) }
        let sampled = sampling.sampled(gradient)
        guard case .conic(_, _, let start, let end) = self else { return sampled }
        let turns = (end.degrees - start.degrees) / 360
        guard (turns - 1).magnitude > 1e-6, turns > 0 else { return sampled }
        return sampled.aroundTurn(sweep: turns)
    }
}
