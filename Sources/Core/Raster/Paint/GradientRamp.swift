/// The exact colour of a gradient at any position; slow.
///
/// Components are premultiplied in the space of mixing, mixed there between two stops, and brought
/// back, as SwiftUI does (black to white in Oklab is 99 at the middle, not 128).
package struct GradientRamp: Sendable {
    /// A stop's position and its components in the space of mixing, premultiplied, alpha last.
    package struct Node: Sendable {
        package var location: Double
        package var components: SIMD4<Double>
    }

    package private(set) var nodes: [Node]
    let interpolation: Gradient.Interpolation

    /// The ramp of `gradient`; without stops it is clear everywhere.
    package init(_ gradient: Gradient) {
        interpolation = gradient.interpolation
        nodes = gradient.stops.map { stop in
            Node(
                location: stop.location,
                components: Self.components(of: stop.color, in: gradient.interpolation)
            )
        }
        if nodes.isEmpty { nodes = [Node(location: 0, components: .zero)] }
    }

    private init(nodes: [Node], interpolation: Gradient.Interpolation) {
        self.nodes = nodes
        self.interpolation = interpolation
    }

    /// The colour at `t`; before the first and after the last stop, theirs. At a hard change, the
    /// later stop's.
    package func color(at t: Double) -> Color {
        color(of: components(at: t))
    }

    /// The colour just before `t`: differs from `color(at:)` at a hard change only.
    package func colorBefore(_ t: Double) -> Color {
        guard let i = nodes.firstIndex(where: { $0.location >= t }), i > 0 else {
            return color(
                of: (t <= nodes[0].location ? nodes[0] : nodes[nodes.count - 1]).components
            )
        }
        return color(of: Self.mix(nodes[i - 1], nodes[i], at: t))
    }

    /// The ramp around a whole turn, u = 0…1 clockwise from the first edge, of a sweep of `turns`.
    ///
    /// What a sweep leaves over is filled with the last colour and, from half-way on, the first;
    /// a sweep of more than a turn shows its last turn.
    package func aroundTurn(sweep turns: Double) -> GradientRamp {
        var result: [Node] = []
        let start = turns > 1 ? 1 - 1 / turns : 0
        let extent = min(turns, 1)
        let first = components(at: start)
        result.append(Node(location: 0, components: first))
        for node in nodes where node.location >= start {
            let position = turns > 1 ? (node.location - start) * turns : node.location * extent
            result.append(Node(location: min(position, 1), components: node.components))
        }
        let last = components(at: 1)
        result.append(Node(location: extent, components: last))
        if extent < 1 {
            let half = extent + (1 - extent) / 2
            result.append(Node(location: half, components: last))
            // Not `first`: of several stops at the start this is the outermost.
            result.append(Node(location: half, components: nodes[0].components))
            result.append(Node(location: 1, components: nodes[0].components))
        }
        return GradientRamp(nodes: result, interpolation: interpolation)
    }

    /// The mixed components at `t`, premultiplied, in the space of mixing.
    private func components(at t: Double) -> SIMD4<Double> {
        guard let next = nodes.firstIndex(where: { $0.location > t }) else {
            return nodes[nodes.count - 1].components
        }
        guard next > 0 else { return nodes[0].components }
        return Self.mix(nodes[next - 1], nodes[next], at: t)
    }

    private static func mix(_ a: Node, _ b: Node, at t: Double) -> SIMD4<Double> {
        let length = b.location - a.location
        guard length > 0 else { return b.components }
        let share = (t - a.location) / length
        return a.components * (1 - share) + b.components * share
    }

    private static func components(
        of color: Color,
        in interpolation: Gradient.Interpolation
    ) -> SIMD4<Double> {
        switch interpolation {
        case .srgb:
            return SIMD4(
                color.red * color.alpha,
                color.green * color.alpha,
                color.blue * color.alpha,
                color.alpha
            )
        case .oklab:
            let lab = Oklab(color)
            return SIMD4(
                lab.lightness * color.alpha,
                lab.a * color.alpha,
                lab.b * color.alpha,
                color.alpha
            )
        }
    }

    private func color(of components: SIMD4<Double>) -> Color {
        let alpha = components.w
        guard alpha > 0 else { return .clear }
        let straight = components / alpha
        switch interpolation {
        case .srgb:
            return Color(red: straight.x, green: straight.y, blue: straight.z, alpha: alpha)
        case .oklab:
            return Oklab(lightness: straight.x, a: straight.y, b: straight.z).color(alpha: alpha)
        }
    }
}
