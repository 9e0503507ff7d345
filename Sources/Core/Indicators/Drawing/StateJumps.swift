import Raster

/// The jumps of layer values at transitions between states.
package struct StateJumps: Sendable {
    /// A value that jumps.
    package struct Jump: Equatable, Sendable {
        /// The state that ends.
        package let from: StateName
        /// The state that begins.
        package let to: StateName
        /// The index of the layer in the list of values.
        package let layer: Int
        /// The name of the value.
        package let property: String
        /// The value at the end of the state `from`.
        package let before: LayerValues.Value.Content
        /// The value at the beginning of the state `to`.
        package let after: LayerValues.Value.Content
    }

    /// The jumps, in the order of the states.
    package let list: [Jump]

    /// Finds the jumps at all transitions between states. Values that start at the inherited value
    /// do not jump.
    package init(of indicator: some Indicator, in environment: Environment) {
        list = indicator.transitions.flatMap { transition in
            let boundaries = transition.boundaries.map { boundary in
                Self.valueJumps(
                    indicator.layerValues(at: boundary.before, in: environment),
                    indicator.layerValues(at: boundary.after, in: environment)
                )
            }
            // A value that is continuous at one of the boundaries does not jump.
            return (boundaries.first ?? []).filter { jump in
                boundaries.dropFirst().allSatisfy { others in
                    others.contains { $0.layer == jump.layer && $0.before.name == jump.before.name }
                }
            }.map { jump in
                Jump(
                    from: transition.from,
                    to: transition.to,
                    layer: jump.layer,
                    property: jump.before.name,
                    before: jump.before.content,
                    after: jump.after.content
                )
            }
        }
    }

    private struct ValueJump {
        let layer: Int
        let before: LayerValues.Value
        let after: LayerValues.Value
    }

    private static func valueJumps(_ before: [LayerValues], _ after: [LayerValues]) -> [ValueJump] {
        zip(before, after).enumerated().flatMap { index, layers -> [ValueJump] in
            let (old, new) = layers
            // The values of a layer that is invisible on both sides are ignored.
            if old.isInvisible, new.isInvisible { return [] }
            return zip(old.values, new.values).filter { $0.jumps(to: $1) }
                .map { ValueJump(layer: index, before: $0, after: $1) }
        }
    }
}

extension LayerValues {
    /// Whether the layer's own opacity is 0.
    fileprivate var isInvisible: Bool {
        values.contains { $0.name == "opacity" && $0.content == .number(0) }
    }
}

extension LayerValues.Value {
    /// Returns whether the value jumps to `other`.
    fileprivate func jumps(to other: LayerValues.Value) -> Bool {
        switch (content, other.content) {
        case (.number(let a), .number(let b)): measure.isVisibleJump(a, b)
        case (.pair(let a, let b), .pair(let c, let d)):
            measure.isVisibleJump(a, c) || measure.isVisibleJump(b, d)
        case (.color(let a), .color(let b)):
            zip(a.components, b.components).contains { measure.isVisibleJump($0, $1) }
        default: content != other.content
        }
    }
}

extension Color {
    /// The components red, green and blue, each multiplied by alpha, followed by alpha.
    var components: [Double] { [red * alpha, green * alpha, blue * alpha, alpha] }
}
