/// The layers of a design, each as the only layer in a copy of its enclosing layers.
struct LayerChains {
    /// A chain for each layer. Sublayers come before their container.
    private(set) var list: [Resolved.Layer] = []

    /// The layers that enclose the current one, outermost first.
    private var outer: [Wrapper] = []

    /// A layer that contains only the next layer of a chain.
    private struct Wrapper {
        let layer: Resolved.Layer
        /// Whether the next layer is part of this layer's mask. It then replaces the content.
        let showsMask: Bool
    }

    init(of layers: [Resolved.Layer]) { add(layers) }

    private mutating func add(_ layers: [Resolved.Layer]) {
        for layer in layers {
            add(layer.content.layers, within: Wrapper(layer: layer, showsMask: false))
            for property in layer.properties {
                guard case .mask(let mask) = property.argument else { continue }
                add(mask.layers, within: Wrapper(layer: layer, showsMask: true))
            }
            let alone = layer.replacingContent(layer.content)
            list.append(
                outer.reversed().reduce(alone) { inner, wrapper in
                    wrapper.layer.replacingContent(only: inner, showsMask: wrapper.showsMask)
                }
            )
        }
    }

    private mutating func add(_ layers: [Resolved.Layer], within wrapper: Wrapper) {
        outer.append(wrapper)
        defer { outer.removeLast() }
        add(layers)
    }
}

extension Resolved.Layer {
    /// Returns the layer with `inner` in place of its sublayers, or in place of its content if
    /// `showsMask` is set.
    fileprivate func replacingContent(only inner: Resolved.Layer, showsMask: Bool) -> Resolved.Layer
    {
        if showsMask { return replacingContent(.group([inner]), masked: false) }
        return switch content {
        case .outline, .image: replacingContent(content)
        case .group: replacingContent(.group([inner]))
        case .component(_, let canvas): replacingContent(.component([inner], canvas: canvas))
        case .repetition(let repetition):
            replacingContent(.repetition(repetition.replacingContent([inner])))
        }
    }

    /// Returns the layer with other content and without its blend mode, which would need the layers
    /// behind it.
    fileprivate func replacingContent(_ content: Content, masked: Bool = true) -> Resolved.Layer {
        let properties = properties.filter { entry in
            if case .mask = entry.argument { return masked }
            return entry.property != .blend
        }
        return Resolved.Layer(name: name, content: content, clock: clock, properties: properties)
    }
}
