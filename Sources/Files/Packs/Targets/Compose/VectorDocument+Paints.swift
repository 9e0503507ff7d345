import Raster

extension VectorDocument {
    /// The document without colours, to compare the forms of two documents.
    var withoutPaints: VectorDocument {
        var document = self
        document.background = nil
        document.layers = layers.map(\.withoutPaints)
        return document
    }
}

extension VectorLayer {
    fileprivate var withoutPaints: VectorLayer {
        var layer = self
        layer.shadow = nil
        layer.mask?.layers = mask?.layers.map(\.withoutPaints) ?? []
        switch content {
        case .group(let layers): layer.content = .group(layers.map(\.withoutPaints))
        case .image: break
        case .shape(var shape):
            let black = Animated(Paint.solid(.black), sequences: opacity.tracks.count)
            shape.fill?.paint = black
            shape.stroke?.paint = black
            layer.content = .shape(shape)
        }
        return layer
    }
}
