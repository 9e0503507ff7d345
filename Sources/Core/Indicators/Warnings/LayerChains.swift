/// Each layer of a design on its own, within the layers around it: what the design draws if it has
/// no other layers.
struct LayerChains {
    /// One chain for each layer, as its outermost layer. Layers inside another come before it.
    private(set) var list: [Resolved.Layer] = []

    /// The layers around the one being added, outermost first.
    private var outer: [Wrapper] = []

    /// A layer that holds only the next one of a chain.
    private struct Wrapper {
        let layer: Resolved.Layer
        /// Whether it shows the next layer, which is part of its mask, in place of its content.
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
            let alone = layer.holding(layer.content)
            list.append(
                outer.reversed().reduce(alone) { inner, wrapper in
                    wrapper.layer.holding(only: inner, showsMask: wrapper.showsMask)
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
    /// Returns the layer with one layer in place of those it contains, or in place of its content
    /// if `showsMask` is set.
    fileprivate func holding(only inner: Resolved.Layer, showsMask: Bool) -> Resolved.Layer {
        if showsMask { return holding(.group([inner]), masked: false) }
        return switch content {
        case .outline, .image: holding(content)
        case .group: holding(.group([inner]))
        case .component(_, let canvas): holding(.component([inner], canvas: canvas))
        case .repetition(let repetition): holding(.repetition(repetition.holding([inner])))
        }
    }

    /// Returns the layer with another content and without its blend mode, which would need the
    /// layers behind it.
    fileprivate func holding(_ content: Content, masked: Bool = true) -> Resolved.Layer {
        let properties = properties.filter { entry in
            if case .mask = entry.argument { return masked }
            return entry.property != .blend
        }
        return Resolved.Layer(name: name, content: content, clock: clock, properties: properties)
    }
}
