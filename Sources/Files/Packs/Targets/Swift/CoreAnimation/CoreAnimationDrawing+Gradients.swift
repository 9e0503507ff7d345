import Base
import Raster

extension CoreAnimationDrawing {
    /// Returns the statements that add a gradient layer behind a mask.
    ///
    /// The layer is a square around the gradient's centre, because Core Animation stretches
    /// gradients with their layer. A conic gradient turns by rotating its layer.
    mutating func gradient(
        _ paints: Grid<Animated<Paint>>,
        _ shapes: Grid<VectorShape>,
        to parent: String,
        _ label: String
    ) -> [String] {
        let name = unique(label + "Gradient")
        let square = Self.square(around: shapes, paints)
        let side = SwiftText.number(2 * square.radius)
        var lines = [
            "let \(name) = newLayer(CAGradientLayer(), in: \(parent))",
            "\(name).bounds.size = CGSize(width: \(side), height: \(side))",
            "\(name).bounds.origin = .zero",
        ]
        switch paints.first.first {
        case .conic: lines += conic(paints, of: name)
        case .radial: lines += radial(paints, square, of: name)
        default: lines += linear(paints, square, of: name)
        }
        return lines + stops(paints, of: name)
    }

    private mutating func conic(_ paints: Grid<Animated<Paint>>, of name: String) -> [String] {
        [
            "\(name).type = .conic", "\(name).startPoint = CGPoint(x: 0.5, y: 0.5)",
            "\(name).endPoint = CGPoint(x: 1, y: 0.5)",
        ] + center(paints, of: name)
            + motion.statements(
                SwiftUIDrawing.component(paints) { Degrees($0.components[2]) },
                of: name,
                "transform.rotation.z",
                .degrees,
                initial: [0]
            ) {
                "\(name).setAffineTransform(CGAffineTransform(rotationAngle: (\($0)) * .pi / 180))"
            }
    }

    private mutating func radial(
        _ paints: Grid<Animated<Paint>>,
        _ square: (center: Point, radius: Double),
        of name: String
    ) -> [String] {
        let side = 2 * square.radius
        return [
            "\(name).type = .radial", "\(name).startPoint = CGPoint(x: 0.5, y: 0.5)",
        ] + center(paints, of: name)
            + motion.statements(
                SwiftUIDrawing.component(paints) { paint in
                    let end = 0.5 + paint.components[3] / side
                    return Vector(dx: end, dy: end)
                },
                of: name,
                "endPoint",
                .point
            )
    }

    private mutating func linear(
        _ paints: Grid<Animated<Paint>>,
        _ square: (center: Point, radius: Double),
        of name: String
    ) -> [String] {
        let (center, side) = (square.center, 2 * square.radius)
        func unit(_ x: Double, _ y: Double) -> Vector {
            Vector(dx: (x - center.x) / side + 0.5, dy: (y - center.y) / side + 0.5)
        }
        var lines: [String] = []
        if center.x != 0 { lines.append("\(name).position.x = \(SwiftText.number(center.x))") }
        if center.y != 0 { lines.append("\(name).position.y = \(SwiftText.number(center.y))") }
        return lines
            + motion.statements(
                SwiftUIDrawing.component(paints) { unit($0.components[0], $0.components[1]) },
                of: name,
                "startPoint",
                .point
            )
            + motion.statements(
                SwiftUIDrawing.component(paints) { unit($0.components[2], $0.components[3]) },
                of: name,
                "endPoint",
                .point
            )
    }

    private mutating func center(_ paints: Grid<Animated<Paint>>, of name: String) -> [String] {
        motion.statements(
            SwiftUIDrawing.component(paints) { Lengths([$0.components[0]]) },
            of: name,
            "position.x",
            initial: [0]
        )
            + motion.statements(
                SwiftUIDrawing.component(paints) { Lengths([$0.components[1]]) },
                of: name,
                "position.y",
                initial: [0]
            )
    }

    private mutating func stops(_ paints: Grid<Animated<Paint>>, of name: String) -> [String] {
        let all = paints.all.flatMap { $0.tracks.flatMap(\.keys).map(\.value) }
        let sampling = StopSampling(of: all.compactMap(\.gradient))
        let colors = paints.map { animated in
            Curve(
                animated.simplifiedMap { paint in
                    GradientNumbers(paint.stops(sampling).flatMap(\.colorComponents))
                },
                digits: 4
            )
        }
        let locations = paints.map { animated in
            Curve(
                animated.simplifiedMap { paint in
                    GradientNumbers(paint.stops(sampling).map(\.location))
                },
                digits: 4
            )
        }
        return motion.statements(colors, of: name, "colors", .colors)
            + motion.statements(locations, of: name, "locations", .locations)
    }

    /// Returns the square around all points that a shape reaches.
    private static func square(
        around shapes: Grid<VectorShape>,
        _ paints: Grid<Animated<Paint>>
    ) -> (center: Point, radius: Double) {
        let frames = shapes.all.flatMap { shape in
            shape.path.tracks.flatMap(\.keys).compactMap { key in
                key.value.components.isEmpty ? nil : key.value.enclosingRect
            }
        }
        let width =
            shapes.all.flatMap { shape in
                shape.stroke?.width.tracks.flatMap(\.keys).flatMap(\.value.values) ?? [0]
            }.max() ?? 0
        let (left, right) = (frames.map(\.minX).min() ?? 0, frames.map(\.maxX).max() ?? 0)
        let (top, bottom) = (frames.map(\.minY).min() ?? 0, frames.map(\.maxY).max() ?? 0)
        var centers = [Point(x: (left + right) / 2, y: (top + bottom) / 2)]
        for paint in paints.all.flatMap({ $0.tracks.flatMap(\.keys).map(\.value) }) {
            switch paint {
            case .conic(_, let center, _, _), .radial(_, let center, _, _): centers.append(center)
            default: break
            }
        }
        let middle = centers[0]
        let distance = centers.map { ($0 - middle).length }.max() ?? 0
        let reach = Vector(dx: right - left, dy: bottom - top).length / 2
        // Curves may bulge beyond their end points, and miter joins beyond the stroke.
        return (middle, (reach * 1.5 + 2 * width + distance).rounded(.up) + 1)
    }
}

/// The components or locations of stops.
private struct GradientNumbers: Keyable {
    var components: [Double]

    init(_ components: [Double]) { self.components = components }

    var tolerances: [Double] { components.map { _ in KeyTolerance.channel } }

    func replacing(_ components: [Double]) -> GradientNumbers { GradientNumbers(components) }
}

extension Gradient.Stop {
    fileprivate var colorComponents: [Double] {
        [color.red, color.green, color.blue, color.alpha]
    }
}

extension Paint {
    /// Returns the stops for a gradient layer. Those of a radial gradient begin in the centre.
    fileprivate func stops(_ sampling: StopSampling) -> [Gradient.Stop] {
        let stops = fullTurn(sampling).stops
        guard case .radial(_, _, let start, let end) = self, start > 0, end > 0 else {
            return stops
        }
        return stops.map { stop in
            Gradient.Stop(
                color: stop.color,
                location: (start + (end - start) * stop.location) / end
            )
        }
    }
}
