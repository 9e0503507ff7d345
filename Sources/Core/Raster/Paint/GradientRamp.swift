/// The exact colours of a gradient, which are slow to compute.
///
/// Colours are premultiplied, interpolated between two stops in the gradient's colour space, and
/// converted back, as in SwiftUI. The middle between black and white is 99 in Oklab, not 128.
package struct GradientRamp: Sendable {
    /// A stop with its premultiplied components in the colour space of the interpolation, alpha
    /// last.
    package struct Node: Sendable {
        package var location: Double
        package var components: SIMD4<Double>
    }

    package private(set) var nodes: [Node]
    let interpolation: Gradient.Interpolation

    /// Creates the ramp of `gradient`. It is clear if there are no stops.
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

    /// Returns the colour at `t`. Before the first stop and after the last, it is the colour of
    /// that stop. At a hard edge, it is the later colour.
    package func color(at t: Double) -> Color {
        color(of: components(at: t))
    }

    /// Returns the colour just before `t`. It differs from `color(at:)` only at a hard edge.
    package func colorBefore(_ t: Double) -> Color {
        guard let i = nodes.firstIndex(where: { $0.location >= t }), i > 0 else {
            return color(
                of: (t <= nodes[0].location ? nodes[0] : nodes[nodes.count - 1]).components
            )
        }
        return color(of: Self.mix(nodes[i - 1], nodes[i], at: t))
    }

    /// Returns the ramp around a full turn of a conic gradient whose sweep is `turns`. Positions
    /// run clockwise from the start of the sweep, from 0 to 1.
    ///
    /// If the sweep is less than a turn, the first half of the remaining turn has the last colour,
    /// and the second half has the first. If it is more than a turn, its last turn is visible.
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
            // If several stops are at the start, the outermost is `nodes[0]` and may differ from
            // `first`.
            result.append(Node(location: half, components: nodes[0].components))
            result.append(Node(location: 1, components: nodes[0].components))
        }
        return GradientRamp(nodes: result, interpolation: interpolation)
    }

    /// Returns the interpolated components at `t`, premultiplied, in the colour space of the
    /// interpolation.
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
        let fraction = (t - a.location) / length
        return a.components * (1 - fraction) + b.components * fraction
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
