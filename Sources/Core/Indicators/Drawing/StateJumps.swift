import Raster

/// The jumps of layer values where one state follows another.
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
        /// The value at the end of `from`.
        package let before: LayerValues.Value.Content
        /// The value at the beginning of `to`.
        package let after: LayerValues.Value.Content
    }

    /// The jumps, in the order of the states.
    package let list: [Jump]

    /// Finds the jumps at all borders between states. Values that start at the inherited value do
    /// not jump.
    package init(of indicator: some Indicator, in environment: Environment) {
        list = indicator.borders.flatMap { border in
            let passages = border.passages.map { passage in
                Self.leaps(
                    indicator.layerValues(at: passage.before, in: environment),
                    indicator.layerValues(at: passage.after, in: environment)
                )
            }
            // A value that is continuous in one of the passages does not jump.
            return (passages.first ?? []).filter { leap in
                passages.dropFirst().allSatisfy { others in
                    others.contains { $0.layer == leap.layer && $0.before.name == leap.before.name }
                }
            }.map { leap in
                Jump(
                    from: border.from,
                    to: border.to,
                    layer: leap.layer,
                    property: leap.before.name,
                    before: leap.before.content,
                    after: leap.after.content
                )
            }
        }
    }

    private struct Leap {
        let layer: Int
        let before: LayerValues.Value
        let after: LayerValues.Value
    }

    private static func leaps(_ before: [LayerValues], _ after: [LayerValues]) -> [Leap] {
        zip(before, after).enumerated().flatMap { index, layers -> [Leap] in
            let (old, new) = layers
            // The values of a layer that is invisible on both sides do not matter.
            if old.isInvisible, new.isInvisible { return [] }
            return zip(old.values, new.values).filter { $0.leaps(to: $1) }
                .map { Leap(layer: index, before: $0, after: $1) }
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
    /// Whether the value jumps to `other`.
    fileprivate func leaps(to other: LayerValues.Value) -> Bool {
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
    /// Red, green and blue, each multiplied by alpha, and alpha.
    var components: [Double] { [red * alpha, green * alpha, blue * alpha, alpha] }
}
