import Base
import Raster

/// A gradient as Lottie stores it: the positions and colours of all stops, then their alphas.
struct LottieGradient {
    let timeline: LottieTimeline
    let paint: Animated<Paint>

    /// Returns the members of a gradient fill or stroke.
    func members(type: String) -> [JSON.Member] {
        let stops = stops(of: paint.first)
        return [
            JSON.Member("ty", .string(type)),
            JSON.Member("o", ["a": 0, "k": 100]),
            JSON.Member("t", isRadial ? 2 : 1),
            JSON.Member("s", timeline.property(paint) { ends(of: $0).start }),
            JSON.Member("e", timeline.property(paint) { ends(of: $0).end }),
            JSON.Member("g", ["p": .number(Double(stops.count)), "k": colors(stops.count)]),
        ]
    }

    private var isRadial: Bool {
        if case .linear = paint.first { false } else { true }
    }

    /// The start and end of a linear gradient; the centre of a radial one and a point of its
    /// largest circle.
    private func ends(of paint: Paint) -> (start: [Double], end: [Double]) {
        switch paint {
        case .linear(_, let start, let end): ([start.x, start.y], [end.x, end.y])
        case .radial(_, let center, _, let radius):
            ([center.x, center.y], [center.x + radius, center.y])
        case .conic(_, let center, _, _): ([center.x, center.y], [center.x + 1, center.y])
        case .solid, .along, .image, .projected: ([0, 0], [1, 0])
        }
    }

    /// Gradients whose colours change have no added stops, since all their keyframes need the same
    /// number.
    private func stops(of paint: Paint) -> [Gradient.Stop] {
        let hasConstantColors = self.paint.hasConstantGradient
        func stops(_ gradient: Gradient) -> [Gradient.Stop] {
            hasConstantColors ? gradient.encoded().stops : gradient.stops
        }
        switch paint {
        case .linear(let gradient, _, _), .conic(let gradient, _, _, _): return stops(gradient)
        case .radial(let gradient, _, let startRadius, let endRadius):
            let inner = endRadius > 0 ? min(startRadius / endRadius, 1) : 0
            return stops(gradient).map { stop in
                Gradient.Stop(color: stop.color, location: inner + (1 - inner) * stop.location)
            }
        case .solid, .along, .image, .projected: return []
        }
    }

    private func colors(_ count: Int) -> JSON {
        timeline.property(paint) { paint in
            let stops = stops(of: paint)
            let colors = stops.flatMap {
                [$0.location, $0.color.red, $0.color.green, $0.color.blue]
            }
            return colors + stops.flatMap { [$0.location, $0.color.alpha] }
        }
    }
}
