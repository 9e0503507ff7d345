import Raster

extension Indicator {
    /// The labels of all layers, each followed by the labels of its sublayers. Empty if the
    /// indicator has no layers.
    package var layerLabels: [LayerLabel] {
        (self as? Design)?.content.layers.labels(within: "") ?? []
    }
}

/// The label of a layer.
package struct LayerLabel: Equatable, Sendable {
    /// The layer's name or kind, after the labels of the enclosing layers, as in `repeat 2/head`.
    package let text: String
    /// Whether the design names the layer.
    package let isNamed: Bool
}

extension [Resolved.Layer] {
    /// The label of each layer: its name, or its kind with a number if several unnamed layers are
    /// of that kind.
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
    /// The key of the layer's content in a design file.
    fileprivate var kind: String {
        switch content {
        case .image: "image"
        case .group: "group"
        case .repetition: "repeat"
        case .component: "use"
        case .outline(let painted): painted.outline.kind.name
        }
    }

    /// The canvas of the used design, to which its layers refer. `nil` for content other than a
    /// component.
    var canvas: Size? {
        guard case .component(_, let canvas) = content else { return nil }
        return canvas
    }
}
