import Base
import Raster

extension ComposeDrawing {
    /// Returns the statements that draw the document.
    mutating func statements() throws(InputError) -> [String] {
        var statements: [String] = []
        if let background = document.background ?? dark?.background {
            let clear = Animated(Color.clear, sequences: document.sequences.count)
            let color = try color(
                (document.background ?? clear).map { Paint.solid($0) },
                dark.map { ($0.background ?? clear).map { Paint.solid($0) } }
                    ?? background.map {
                        Paint.solid($0)
                    }
            )
            let (width, height) = (document.canvas.width, document.canvas.height)
            statements.append(
                "drawRect(\(color), Offset(\((-width / 2).kotlin), \((-height / 2).kotlin)), "
                    + "Size(\(width.kotlin), \(height.kotlin)))"
            )
        }
        let content = try self.statements(of: document.layers, dark?.layers, alpha: nil)
        guard document.layers.contains(where: \.isBlended) else { return statements + content }
        use(.layer)
        return ["layer(1f) {"] + (statements + content).indented + ["}"]
    }

    /// Returns the statements that draw layers.
    ///
    /// - Parameter alpha: The expression of the opacity that multiplies that of the layers, or
    ///   `nil` for 1.
    private mutating func statements(
        of layers: [VectorLayer],
        _ dark: [VectorLayer]?,
        alpha: String?
    ) throws(InputError) -> [String] {
        var statements: [String] = []
        for (index, layer) in layers.enumerated() where !layer.isInvisible {
            let comment = layer.label.split(separator: "/").last.map(String.init) ?? layer.label
            statements.append("// " + comment.filter { !$0.isNewline })
            statements += try self.statements(of: layer, dark?[index], alpha: alpha)
        }
        return statements
    }

    private mutating func statements(
        of layer: VectorLayer,
        _ dark: VectorLayer?,
        alpha: String?
    ) throws(InputError) -> [String] {
        let own = try number("opacity", layer.opacity, \.value)
        let factors = ([alpha] + [own == "1f" ? nil : own]).compactMap { $0 }
        let product = factors.isEmpty ? "1f" : factors.joined(separator: " * ")
        let needsLayer = self.needsLayer(layer)
        let content = try contentName(layer, dark)
        let call = "\(content)(moment, \(needsLayer ? "1f" : product))"
        var statements = [call]
        if let mask = layer.mask {
            use(.layer)
            statements += try self.statements(of: mask, dark?.mask)
        }
        if needsLayer {
            use(.layer)
            let blend =
                layer.blend == .sourceOver ? "" : ", BlendMode.\(layer.blend.kotlin)"
            statements = ["layer(\(product)\(blend)) {"] + statements.indented + ["}"]
        }
        let transforms = try self.transforms(of: layer)
        guard !transforms.isEmpty else { return statements }
        let single = "withTransform({ \(transforms[0]) }) { \(statements[0]) }"
        if transforms.count == 1, statements.count == 1, single.count <= 90 { return [single] }
        return ["withTransform({"] + transforms.indented + ["}) {"] + statements.indented + ["}"]
    }

    /// Returns the statements that multiply the current image by a mask.
    private mutating func statements(
        of mask: VectorLayer.Mask,
        _ dark: VectorLayer.Mask?
    ) throws(InputError) -> [String] {
        let mode = mask.isInverted ? "BlendMode.DstOut" : "BlendMode.DstIn"
        let head: String
        if mask.usesLuminance {
            use(.luminanceLayer)
            head = "luminanceLayer(\(mode)) {"
        } else {
            head = "layer(1f, \(mode)) {"
        }
        let content = try statements(of: mask.layers, dark?.layers, alpha: nil)
        return [head] + content.indented + ["}"]
    }

    /// Returns whether a layer is drawn as one image, with an opacity, a mask or a blend mode.
    private func needsLayer(_ layer: VectorLayer) -> Bool {
        if layer.mask != nil { return true }
        if layer.blend != .sourceOver, !layer.isSinglePaint { return true }
        if case .group(let layers) = layer.content, layers.contains(where: \.isBlended) {
            return true
        }
        return layer.opacity.tracks.enumerated().contains { sequence, track in
            let isOpaque = track.isConstant && track.keys[0].value.value > 1 - KeyTolerance.channel
            guard !isOpaque else { return false }
            var content = layer
            content.opacity = Animated(Opacity(1), sequences: layer.opacity.tracks.count)
            return LayerOverlap(sequence: sequence).mayOverlap([content])
        }
    }

    /// Returns the name of the function that draws a layer's content.
    private mutating func contentName(
        _ layer: VectorLayer,
        _ dark: VectorLayer?
    ) throws(InputError) -> String {
        let base = layer.label.split(separator: "/").last.map(String.init) ?? layer.label
        switch layer.content {
        case .image: return function(base, [])
        case .shape(let shape):
            var darkShape: VectorShape?
            if case .shape(let shape)? = dark?.content { darkShape = shape }
            let blend = needsLayer(layer) ? BlendMode.sourceOver : layer.blend
            return function(base, try statements(of: shape, darkShape, blend: blend))
        case .group(let layers):
            var darkLayers: [VectorLayer]?
            if case .group(let layers)? = dark?.content { darkLayers = layers }
            return function(base, try statements(of: layers, darkLayers, alpha: "alpha"))
        }
    }

    /// Returns the calls of a transform block, outermost first.
    private mutating func transforms(of layer: VectorLayer) throws(InputError) -> [String] {
        let transform = layer.transform
        var calls: [String] = []
        let pivot = "Offset(\(try pair("anchor", transform.anchor) { ($0.dx, $0.dy) }))"
        let anchor = pivot == "Offset(0f, 0f)" ? "Offset.Zero" : pivot
        if transform.offset.constant != .zero {
            calls.append("translate(\(try pair("offset", transform.offset) { ($0.dx, $0.dy) }))")
        }
        if transform.rotation.constant?.value != 0 {
            let rotation = try number("rotation", transform.rotation, \.value)
            calls.append("rotate(\(rotation), \(anchor))")
        }
        if transform.scale.constant != ScaleFactors(x: 1, y: 1) {
            let scale = try pair("scale", transform.scale) { ($0.x, $0.y) }
            calls.append("scale(\(scale), \(anchor))")
        }
        if transform.shear.constant?.value != 0 {
            use(.skew)
            let skew = try number("skewX", transform.shear, \.value)
            calls.append("transform(skew(\(skew), \(anchor)))")
        }
        if let clip = layer.clip {
            let path = try path("clip", clip.path, clip.rule)
            calls.append("clipPath(\(path))")
        }
        return calls
    }
}

extension VectorLayer {
    /// Whether the layer is blended with those behind it, other than drawn over them.
    fileprivate var isBlended: Bool { blend != .sourceOver && !isInvisible }

    /// Whether the layer is an outline with only a fill or a stroke.
    fileprivate var isSinglePaint: Bool {
        guard case .shape(let shape) = content else { return false }
        return shape.fill == nil || shape.stroke == nil
    }
}
