import Raster

extension Paint: Keyable {
    package var components: [Double] {
        switch self {
        case .solid(let color): color.components
        case .linear(let gradient, let start, let end):
            [start.x, start.y, end.x, end.y] + gradient.components
        case .radial(let gradient, let center, let startRadius, let endRadius):
            [center.x, center.y, startRadius, endRadius] + gradient.components
        case .conic(let gradient, let center, let start, let end):
            [center.x, center.y, start.degrees, end.degrees] + gradient.components
        case .along, .image, .projected: []
        }
    }

    package var tolerances: [Double] {
        let points = KeyTolerance.points
        switch self {
        case .solid(let color): return color.tolerances
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _):
            return Array(repeating: points, count: 4) + gradient.tolerances
        case .conic(let gradient, _, _, _):
            let degrees = KeyTolerance.degrees
            return [points, points, degrees, degrees] + gradient.tolerances
        case .along, .image, .projected: return []
        }
    }

    package func replacing(_ components: [Double]) -> Paint {
        switch self {
        case .solid(let color): return .solid(color.replacing(components))
        case .along, .image, .projected: return self
        case .linear(let gradient, _, _):
            return .linear(
                gradient.replacing(components.dropFirst(4)),
                start: Point(x: components[0], y: components[1]),
                end: Point(x: components[2], y: components[3])
            )
        case .radial(let gradient, _, _, _):
            return .radial(
                gradient.replacing(components.dropFirst(4)),
                center: Point(x: components[0], y: components[1]),
                startRadius: components[2],
                endRadius: components[3]
            )
        case .conic(let gradient, _, _, _):
            return .conic(
                gradient.replacing(components.dropFirst(4)),
                center: Point(x: components[0], y: components[1]),
                start: .degrees(components[2]),
                end: .degrees(components[3])
            )
        }
    }
}

extension Paint {
    /// The gradient, or `nil` for other paints.
    package var gradient: Gradient? {
        switch self {
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
            .conic(let gradient, _, _, _), .along(let gradient, _, _):
            gradient
        case .solid, .image, .projected: nil
        }
    }
}

extension Animated<Paint> {
    /// Whether the colours and their locations never change, though the gradient's points may.
    package var hasConstantGradient: Bool {
        let gradients = tracks.flatMap { $0.keys.compactMap { $0.value.gradient?.components } }
        return gradients.allSatisfy { components in
            zip(components, gradients[0]).allSatisfy {
                ($0 - $1).magnitude <= KeyTolerance.factor || $0.isNaN && $1.isNaN
            }
        }
    }
}

extension Gradient {
    fileprivate var components: [Double] { stops.flatMap { $0.color.components + [$0.location] } }

    fileprivate var tolerances: [Double] {
        stops.flatMap { $0.color.tolerances + [KeyTolerance.factor] }
    }

    fileprivate func replacing(_ components: ArraySlice<Double>) -> Gradient {
        var rest = components
        let stops = self.stops.map { stop in
            defer { rest = rest.dropFirst(5) }
            let color = stop.color.replacing(Array(rest.prefix(4)))
            return Stop(color: color, location: rest[rest.startIndex + 4])
        }
        return Gradient(stops: stops, interpolation: interpolation)
    }
}
