import Base
import Raster

extension ComposeDrawing {
    /// Returns the expression of a colour or a brush, which may differ in dark mode.
    mutating func paint(
        _ light: Animated<Paint>,
        _ dark: Animated<Paint>?
    ) throws(InputError) -> String {
        if light.isSolid, dark?.isSolid != false { return try color(light, dark ?? light) }
        if light.constant == nil || dark.map({ $0.constant == nil }) ?? false {
            return try animatedBrush(light, dark ?? light)
        }
        let first = try brush(light)
        guard let dark, dark != light else { return first }
        return "if (moment.isDark) \(try brush(dark)) else \(first)"
    }

    /// Returns the expression of a colour, which may differ in dark mode.
    mutating func color(
        _ light: Animated<Paint>,
        _ dark: Animated<Paint>
    ) throws(InputError) -> String {
        let first = try color(light)
        let second = dark == light ? first : try color(dark)
        if first == second { return first }
        return "if (moment.isDark) \(second) else \(first)"
    }

    private mutating func color(_ paint: Animated<Paint>) throws(InputError) -> String {
        if let constant = paint.constant { return constant.solidColor.kotlin }
        use(.color)
        let keys = try table("colors", paint, \.solidColor.allComponents)
        return "color(\(keys), moment)"
    }

    private mutating func brush(_ paint: Animated<Paint>) throws(InputError) -> String {
        guard let first = paint.constant else { return "SolidColor(Color.Transparent)" }
        switch first {
        case .solid, .along, .image: return "SolidColor(\(try color(paint)))"
        case .projected(let inner, _):
            return try brush(Animated(inner, sequences: paint.tracks.count))
        case .linear(let gradient, let start, let end):
            return brush(
                "linear",
                AndroidGradient(gradient),
                ["start = \(start.kotlin)", "end = \(end.kotlin)"]
            )
        case .radial(let gradient, let center, let start, let end):
            let radius = max(start, end)
            guard radius > 0, start != end else { return last(of: gradient) }
            return brush(
                "radial",
                AndroidGradient(gradient, startRadius: start, endRadius: end),
                ["center = \(center.kotlin)", "radius = \(radius.kotlin)"]
            )
        case .conic(let gradient, let center, let start, let end):
            return brush(
                "sweep",
                AndroidGradient(gradient, start: start.degrees, end: end.degrees),
                ["center = \(center.kotlin)"]
            )
        }
    }

    private func last(of gradient: Gradient) -> String {
        "SolidColor(\((gradient.stops.last?.color ?? .clear).kotlin))"
    }

    /// Returns the name of a constant gradient.
    private mutating func brush(
        _ kind: String,
        _ gradient: AndroidGradient,
        _ arguments: [String]
    ) -> String {
        let stops = gradient.stops.map { "    \($0.location.literal)f to \($0.color.kotlin)," }
        return constant(
            "brush",
            ["Brush.\(kind)Gradient("] + stops
                + ["    " + arguments.joined(separator: ", "), ")"]
        )
    }

    /// Returns the expression of a gradient that changes, from a table of its points and stops.
    private mutating func animatedBrush(
        _ light: Animated<Paint>,
        _ dark: Animated<Paint>
    ) throws(InputError) -> String {
        let helper: ComposeHelper
        switch light.first {
        case .linear: helper = .line
        case .radial: helper = .rings
        case .conic: helper = .sweep
        case .solid, .along, .image, .projected: return "SolidColor(Color.Transparent)"
        }
        use(helper)
        let first = try table("gradient", light, \.movingNumbers)
        let second = dark == light ? first : try table("gradient", dark, \.movingNumbers)
        let keys = first == second ? first : "if (moment.isDark) \(second) else \(first)"
        return "\(helper.rawValue)(\(keys), moment)"
    }
}

extension Animated<Paint> {
    /// Whether all values are colours.
    fileprivate var isSolid: Bool {
        tracks.allSatisfy { track in
            track.keys.allSatisfy { key in
                if case .solid = key.value { true } else { false }
            }
        }
    }
}

extension Paint {
    fileprivate var solidColor: Color {
        if case .solid(let color) = self { color } else { .clear }
    }

    /// The points, radii or degrees, and the location and colour of each stop. Each part between
    /// two stops has as many stops at all times, so that numbers can be interpolated.
    fileprivate var movingNumbers: [Double] {
        switch self {
        case .linear(let gradient, let start, let end):
            [start.x, start.y, end.x, end.y] + gradient.movingStops
        case .radial(let gradient, let center, let startRadius, let endRadius):
            [center.x, center.y, startRadius, endRadius] + gradient.movingStops
        case .conic(let gradient, let center, let start, let end):
            [center.x, center.y, start.degrees, end.degrees] + gradient.movingStops
        case .solid, .along, .image, .projected: []
        }
    }
}

extension Gradient {
    fileprivate var movingStops: [Double] {
        let ramp = GradientRamp(self)
        let count = 8
        var numbers: [Double] = []
        for (start, end) in zip(stops, stops.dropFirst()) {
            for step in 0...count {
                let location =
                    start.location
                    + (end.location - start.location) * Double(step) / Double(count)
                var color = ramp.color(at: location)
                if step == 0 { color = start.color }
                if step == count { color = end.color }
                // A clear stop has the colour next to it.
                if color.alpha == 0 {
                    let near = start.location + (end.location - start.location) * 0.5
                    let other = ramp.color(at: near)
                    color = Color(red: other.red, green: other.green, blue: other.blue, alpha: 0)
                }
                numbers.append(location)
                numbers += color.allComponents
            }
        }
        return numbers
    }
}

extension Color {
    /// The red, green, blue and alpha.
    fileprivate var allComponents: [Double] { [red, green, blue, alpha] }
}

extension Point {
    /// The point as Compose's `Offset`.
    fileprivate var kotlin: String {
        x == 0 && y == 0 ? "Offset.Zero" : "Offset(\(x.kotlin), \(y.kotlin))"
    }
}
