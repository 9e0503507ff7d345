import Raster

extension SwiftUIDrawing {
    /// Returns an expression of a colour.
    mutating func color(_ grid: Grid<Animated<Color>>, _ name: String) -> String {
        let curves = Grid<Color>.curves(grid, digits: 4)
        let isFixed = curves.values.allSatisfy { curves in
            curves.allSatisfy { $0.constant != nil && $0 == curves[0] }
        }
        guard isFixed else {
            helpers.insert(.color)
            return "Color(\(motion.list(curves, name)))"
        }
        let colors = curves.values.compactMap { $0[0].constant.map(Self.color) }
        guard colors.count > 1, colors[1] != colors[0] else { return colors[0] }
        let value = motion.themed(colors[0], colors[1])
        if let known = themedColors.first(where: { $0.value == value }) { return known.name }
        let constant = motion.unique(name + "Color")
        themedColors.append((constant, value))
        return constant
    }

    /// Returns a colour.
    static func color(_ components: [Double]) -> String {
        let channels = components.map { SwiftText.number($0, digits: 4) }
        switch channels {
        case ["0", "0", "0", "1"]: return "Color.black"
        case ["1", "1", "1", "1"]: return "Color.white"
        default:
            let opacity = channels[3] == "1" ? "" : ", opacity: \(channels[3])"
            return
                "Color(red: \(channels[0]), green: \(channels[1]), blue: \(channels[2])\(opacity))"
        }
    }

    /// Returns an expression of a shading.
    mutating func shading(_ grid: Grid<Animated<Paint>>, _ name: String) -> String {
        switch grid.first.first {
        case .solid:
            return ".color(\(color(grid.map { $0.map(\.color) }, name)))"
        case .linear:
            let gradient = gradient(grid, name)
            let start = point(grid, name + "Start") { Array($0.components[0..<2]) }
            let end = point(grid, name + "End") { Array($0.components[2..<4]) }
            return ".linearGradient(\(gradient), startPoint: \(start), endPoint: \(end))"
        case .radial:
            let gradient = gradient(grid, name)
            let center = point(grid, name + "Center") { Array($0.components[0..<2]) }
            let start = number(grid, name + "StartRadius") { $0.components[2] }
            let end = number(grid, name + "EndRadius") { $0.components[3] }
            return ".radialGradient(\(gradient), center: \(center), startRadius: \(start), "
                + "endRadius: \(end))"
        case .conic:
            let gradient = gradient(grid, name)
            let center = point(grid, name + "Center") { Array($0.components[0..<2]) }
            let angle = number(grid, name + "Angle") { $0.components[2] }
            let rotation = angle == "0" ? "" : ", angle: .degrees(\(angle))"
            return ".conicGradient(\(gradient), center: \(center)\(rotation))"
        case .along, .image, .projected: return ".color(.clear)"
        }
    }

    private mutating func point(
        _ grid: Grid<Animated<Paint>>,
        _ name: String,
        _ numbers: @escaping (Paint) -> [Double]
    ) -> String {
        let x = number(grid, name + "X") { numbers($0)[0] }
        let y = number(grid, name + "Y") { numbers($0)[1] }
        return x == "0" && y == "0" ? ".zero" : "CGPoint(x: \(x), y: \(y))"
    }

    private mutating func number(
        _ grid: Grid<Animated<Paint>>,
        _ name: String,
        _ value: @escaping (Paint) -> Double
    ) -> String {
        motion.number(Self.component(grid) { Lengths([value($0)]) }, name)
    }

    /// Returns an expression of a gradient. Its stops are close enough together that every space of
    /// interpolation gives the same colours.
    private mutating func gradient(_ grid: Grid<Animated<Paint>>, _ name: String) -> String {
        let paints = grid.all.flatMap { $0.tracks.flatMap(\.keys).map(\.value) }
        let ramps = paints.compactMap(\.gradient)
        let sampling = StopSampling(of: ramps)
        let curves = grid.map { animated in
            Curve(animated.map { StopNumbers($0.fullTurn(sampling)) }, digits: 4)
        }
        let isFixed = curves.values.allSatisfy { curves in
            curves.allSatisfy { $0.constant != nil && $0 == curves[0] }
        }
        guard isFixed else {
            helpers.formUnion([.gradient, .color])
            return "Gradient(\(motion.list(curves, name + "Stops")))"
        }
        let gradients = curves.values.compactMap { $0[0].constant }
        let light = motion.constant(name + "Gradient", lines: Self.gradient(gradients[0]))
        guard gradients.count > 1, gradients[1] != gradients[0] else { return light }
        let dark = motion.constant(name + "DarkGradient", lines: Self.gradient(gradients[1]))
        return motion.themed(light, dark)
    }

    /// Returns the lines of a gradient from the numbers of its stops.
    private static func gradient(_ numbers: [Double]) -> [String] {
        let stops = stride(from: 0, to: numbers.count, by: 5).map { start in
            let color = color(Array(numbers[start..<(start + 4)]))
            let location = SwiftText.number(numbers[start + 4], digits: 4)
            return "    Gradient.Stop(color: \(color), location: \(location)),"
        }
        return ["Gradient(stops: ["] + stops + ["])"]
    }
}

/// The components and locations of stops.
private struct StopNumbers: Keyable {
    var components: [Double]

    init(_ gradient: Gradient) {
        components = gradient.stops.flatMap { stop in
            [stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha, stop.location]
        }
    }

    var tolerances: [Double] { components.map { _ in KeyTolerance.channel } }

    func replacing(_ components: [Double]) -> StopNumbers {
        var copy = self
        copy.components = components
        return copy
    }
}

extension Paint {
    /// The colour of a solid paint; otherwise clear.
    var color: Color {
        if case .solid(let color) = self { color } else { .clear }
    }
}
