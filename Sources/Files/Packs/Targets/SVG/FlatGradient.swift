import Raster

/// A gradient in straight sRGB, whose number of stops depends only on the number of the original
/// stops, so that it can be animated.
struct FlatGradient: Keyable {
    /// The numbers of the geometry: two points, or a centre and two radii.
    var geometry: [Double]
    var stops: [Gradient.Stop]

    /// The number of parts between two stops of an animated gradient.
    private static let parts = 8

    /// Converts a linear or radial paint. Returns `nil` for other paints.
    init?(_ paint: Paint, isAnimated: Bool) {
        let gradient: Gradient
        switch paint {
        case .linear(let ramp, let start, let end):
            gradient = ramp
            geometry = [start.x, start.y, end.x, end.y]
        case .radial(let ramp, let center, let startRadius, let endRadius):
            gradient = ramp
            geometry = [center.x, center.y, startRadius, endRadius]
        case .solid, .conic, .along, .image, .projected: return nil
        }
        stops = isAnimated ? Self.stops(of: gradient) : gradient.encoded().stops
        guard case .radial = paint else { return }
        // SVG's radial gradients start at the centre.
        let (start, end) = (geometry[2], geometry[3])
        let largest = max(start, end)
        guard largest > 0, start != end else {
            stops = stops.suffix(1).map { Gradient.Stop(color: $0.color, location: 0) }
            geometry[3] = max(largest, 1)
            return
        }
        stops = stops.map { stop in
            let radius = start + (end - start) * stop.location
            return Gradient.Stop(color: stop.color, location: radius / largest)
        }
        if end < start { stops.reverse() }
        geometry[3] = largest
    }

    private static func stops(of gradient: Gradient) -> [Gradient.Stop] {
        let ramp = GradientRamp(gradient)
        guard var last = gradient.stops.first else { return [] }
        var stops = [last]
        for stop in gradient.stops.dropFirst() {
            let length = stop.location - last.location
            for part in 1..<Self.parts {
                let location = last.location + length * Double(part) / Double(Self.parts)
                let color = length > 0 ? ramp.color(at: location) : last.color
                stops.append(Gradient.Stop(color: color, location: location))
            }
            stops.append(stop)
            last = stop
        }
        return withColorsOfNeighbors(stops)
    }

    /// Gives clear stops the colour of the nearest stop before, or else after, because SVG does not
    /// multiply colours by alpha.
    private static func withColorsOfNeighbors(_ stops: [Gradient.Stop]) -> [Gradient.Stop] {
        var visible = stops.first { $0.color.alpha > 0 }?.color ?? .clear
        return stops.map { stop in
            guard stop.color.alpha == 0 else {
                visible = stop.color
                return stop
            }
            let color = Color(
                red: visible.red,
                green: visible.green,
                blue: visible.blue,
                alpha: 0
            )
            return Gradient.Stop(color: color, location: stop.location)
        }
    }

    private init(geometry: [Double], stops: [Gradient.Stop]) {
        (self.geometry, self.stops) = (geometry, stops)
    }

    var components: [Double] {
        geometry + stops.flatMap { $0.color.components + [$0.location] }
    }

    var tolerances: [Double] {
        geometry.map { _ in KeyTolerance.points }
            + stops.flatMap { $0.color.tolerances + [KeyTolerance.factor] }
    }

    func replacing(_ components: [Double]) -> FlatGradient {
        var result = self
        result.geometry = Array(components.prefix(geometry.count))
        for index in stops.indices {
            let start = geometry.count + 5 * index
            result.stops[index] = Gradient.Stop(
                color: stops[index].color.replacing(Array(components[start..<(start + 4)])),
                location: components[start + 4]
            )
        }
        return result
    }
}
