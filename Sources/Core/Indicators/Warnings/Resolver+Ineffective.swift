import Raster

extension Resolver {
    /// Records the properties of a layer that have no effect without other properties.
    mutating func recordIneffective(of layer: Layer, isMoving: Bool) {
        guard survey != nil, isInEffect else { return }
        let keys = layer.properties.entries.map { $0.property.key }
        for need in Self.needs where keys.contains(need.key) {
            guard !keys.contains(where: need.others.contains) else { continue }
            recordIneffective(need.key, need.message, hint: need.hint)
        }
        if layer.clock != nil, !isMoving {
            recordIneffective(
                "clock",
                "the clock has no effect: nothing in the layer moves",
                hint: "let a value of the layer move, or remove the clock"
            )
        }
        if case .outline(let painted) = layer.content, let stroke = painted.stroke?.constant {
            at("stroke") { $0.recordIneffective(of: stroke) }
        }
    }

    /// A property that has no effect without one of several others.
    private struct Need {
        let key: String
        let others: [String]
        let message: String
        let hint: String
    }

    private static let needs = [
        Need(
            key: LayerProperty.viewer.key,
            others: [LayerProperty.rotationX.key, LayerProperty.rotationY.key],
            message: "the perspective has no effect: the layer is not turned in space",
            hint: "it applies to “rotateX” and “rotateY” of the same layer"
        ),
        Need(
            key: LayerProperty.anchor.key,
            others: [
                LayerProperty.rotation, .scale, .skew, .rotationX, .rotationY,
            ].map { $0.key },
            message: "the anchor has no effect: the layer is neither rotated nor scaled",
            hint: "it applies to rotations, “scale” and “skew” of the same layer; "
                + "“offset” moves a layer"
        ),
    ]

    private mutating func recordIneffective(of stroke: Layer.Stroke) {
        if stroke.dash.constant?.isEmpty ?? false, stroke.dashPhase.constant != 0 {
            recordIneffective(
                "dashPhase",
                "the dashes' phase has no effect: there are no dashes",
                hint: "give lengths in “dash”, or remove the key"
            )
        }
        if case .constant(let join) = stroke.join, join != .miter, stroke.miterLimit.constant != 10
        {
            recordIneffective(
                "miterLimit",
                "the limit has no effect: the corners are not mitered",
                hint: "write “join: miter”, or remove the key"
            )
        }
    }
}
