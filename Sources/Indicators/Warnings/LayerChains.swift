/// Each layer by itself within those around it: what is drawn of a design if nothing else is there.
struct LayerChains {
    /// The outermost layers of these, one for each layer: those in others before these, as they are
    /// resolved.
    private(set) var list: [Resolved.Layer] = []

    init(of layers: [Resolved.Layer]) { add(layers) { $0 } }

    private mutating func add(
        _ layers: [Resolved.Layer],
        within wrap: (Resolved.Layer) -> Resolved.Layer
    ) {
        for layer in layers {
            switch layer.content {
            case .outline, .image: break
            case .group(let inner):
                add(inner) { wrap(layer.holding(.group([$0]))) }
            case .component(let inner, let canvas):
                add(inner) { wrap(layer.holding(.component([$0], canvas: canvas))) }
            case .repetition(let repetition):
                add(repetition.layers) {
                    wrap(layer.holding(.repetition(repetition.holding([$0]))))
                }
            }
            for property in layer.properties {
                guard case .mask(let mask) = property.argument else { continue }
                add(mask.layers) { wrap(layer.holding(.group([$0]), masked: false)) }
            }
            list.append(wrap(layer.holding(layer.content)))
        }
    }
}

extension Resolved.Layer {
    /// The layer with other contents, met by source-over: other modes need what lies behind.
    fileprivate func holding(_ content: Content, masked: Bool = true) -> Resolved.Layer {
        let properties = properties.filter { entry in
            if case .mask = entry.argument { return masked }
            return entry.property != .blend
        }
        return Resolved.Layer(name: name, content: content, clock: clock, properties: properties)
    }
}
