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
                "the clock has no effect: no value of the layer is animated",
                hint: "animate a value of the layer, or remove the clock"
            )
        }
        if case .outline(let painted) = layer.content, let stroke = painted.stroke?.constant {
            at("stroke") { $0.recordIneffective(of: stroke) }
        }
    }

    /// A property that has no effect unless the layer has at least one of several other properties.
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
            message: "the perspective has no effect: the layer has no 3D rotation",
            hint: "set “rotateX” or “rotateY” of the same layer, or remove the key"
        ),
        Need(
            key: LayerProperty.anchor.key,
            others: [
                LayerProperty.rotation, .scale, .skew, .rotationX, .rotationY,
            ].map { $0.key },
            message: "the anchor has no effect: the layer is not rotated, scaled or skewed",
            hint: "rotate, scale or skew the same layer, or use “offset” to move it"
        ),
    ]

    private mutating func recordIneffective(of stroke: Layer.Stroke) {
        if stroke.dash.constant?.isEmpty ?? false, stroke.dashPhase.constant != 0 {
            recordIneffective(
                "dashPhase",
                "“dashPhase” has no effect: there are no dashes",
                hint: "set “dash” to a list of lengths, or remove the key"
            )
        }
        if case .constant(let join) = stroke.join, join != .miter, stroke.miterLimit.constant != 10
        {
            recordIneffective(
                "miterLimit",
                "“miterLimit” has no effect: the corners are not mitered",
                hint: "write “join: miter”, or remove the key"
            )
        }
    }
}
