import Raster

extension Indicator {
    /// What curves call the layers, those in groups after their group; none where the indicator is
    /// not made of layers.
    package var layerLabels: [LayerLabel] {
        (self as? Design)?.content.layers.labels(within: "") ?? []
    }
}

/// What a layer is called.
package struct LayerLabel: Equatable, Sendable {
    /// The name or the kind, after those of the layers around it.
    package let text: String
    /// Whether the design itself names it.
    package let isNamed: Bool
}

extension [Resolved.Layer] {
    /// What each is called: its name, or its kind, with a number where several have none but that.
    var labels: [String] {
        let kinds = map { $0.name ?? $0.kind }
        var counts: [String: Int] = [:]
        return map { layer in
            if let name = layer.name { return name }
            counts[layer.kind, default: 0] += 1
            let isAlone = kinds.count { $0 == layer.kind } == 1
            return isAlone ? layer.kind : "\(layer.kind) \(counts[layer.kind] ?? 0)"
        }
    }

    fileprivate func labels(within prefix: String) -> [LayerLabel] {
        var all: [LayerLabel] = []
        for (layer, label) in zip(self, labels) {
            let text = prefix + label
            all.append(LayerLabel(text: text, isNamed: layer.name != nil))
            all += layer.content.layers.labels(within: text + "/")
        }
        return all
    }
}

extension Resolved.Layer {
    /// The key that says what the layer is.
    fileprivate var kind: String {
        switch content {
        case .image: "image"
        case .group: "group"
        case .repetition: "repeat"
        case .component: "use"
        case .outline(let painted): painted.outline.kind.name
        }
    }

    /// What the layers within refer to, where that is not what the layer itself does.
    var canvas: Size? {
        guard case .component(_, let canvas) = content else { return nil }
        return canvas
    }
}
