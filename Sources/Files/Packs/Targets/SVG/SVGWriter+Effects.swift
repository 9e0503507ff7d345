import Raster

extension SVGWriter {
    /// Returns the clipping region of a layer.
    func clip(_ clip: VectorLayer.Clip) -> SVGElement {
        var path = SVGElement("path", [("clip-rule", clip.rule == .evenOdd ? "evenodd" : nil)])
        add(track(clip.path), as: "d", to: &path) { $0.svg() }
        return SVGElement("clipPath", [], [path])
    }

    /// Returns the mask of a layer.
    mutating func mask(_ mask: VectorLayer.Mask) throws -> SVGElement {
        var layers = try elements(for: mask.layers)
        if mask.isInverted {
            let filter = inversion(ofLuminance: mask.usesLuminance)
            // The rectangle gives the group the size of the region.
            let rect = SVGElement("rect", Self.frame(region) + [("fill-opacity", "0")])
            let attributes = [("filter", "url(#\(define(filter)))")]
            layers = [SVGElement("g", attributes, [rect] + layers)]
        }
        let usesLuminance = mask.usesLuminance && !mask.isInverted
        return SVGElement(
            "mask",
            [
                ("maskUnits", "userSpaceOnUse"),
                ("style", "mask-type:\(usesLuminance ? "luminance" : "alpha")"),
            ] + Self.frame(region),
            layers
        )
    }

    /// Returns a filter whose alpha is 1 − the alpha or the luminance of its source.
    private func inversion(ofLuminance: Bool) -> SVGElement {
        let inverted = SVGElement("feFuncA", [("type", "table"), ("tableValues", "1 0")])
        var steps: [SVGElement] = []
        if ofLuminance {
            steps = [
                SVGElement("feFlood", [("result", "black")]),
                SVGElement("feComposite", [("in", "SourceGraphic"), ("in2", "black")]),
                SVGElement("feColorMatrix", [("type", "luminanceToAlpha")]),
            ]
        }
        steps.append(SVGElement("feComponentTransfer", [], [inverted]))
        return filter(steps)
    }

    /// Returns the filter of a layer's blur and shadow, or `nil` for neither.
    func filter(of layer: VectorLayer) -> SVGElement? {
        var steps: [SVGElement] = []
        if let blur = layer.blur {
            steps.append(self.blur(track(blur), [("result", "content")]))
        }
        if let shadow = layer.shadow {
            let content = layer.blur == nil ? "SourceGraphic" : "content"
            steps.append(self.blur(track(shadow.blur), [("in", content)]))
            var offset = SVGElement("feOffset", [("result", "cast")])
            add(track(shadow.offset), as: "dx", to: &offset) { $0.dx.svg }
            add(track(shadow.offset), as: "dy", to: &offset) { $0.dy.svg }
            var flood = SVGElement("feFlood")
            add(track(shadow.color), as: "flood-color", to: &flood)
            steps += [
                offset, flood,
                SVGElement("feComposite", [("operator", "in"), ("in2", "cast")]),
                SVGElement("feComposite", [("in", content)]),
            ]
        }
        return steps.isEmpty ? nil : filter(steps)
    }

    private func blur(
        _ track: Track<Lengths>,
        _ attributes: [(String, String?)]
    ) -> SVGElement {
        var blur = SVGElement("feGaussianBlur", attributes)
        add(track, as: "stdDeviation", to: &blur) { $0.values[0].svg }
        return blur
    }

    private func filter(_ steps: [SVGElement]) -> SVGElement {
        SVGElement(
            "filter",
            [("filterUnits", "userSpaceOnUse"), ("color-interpolation-filters", "sRGB")]
                + Self.frame(region),
            steps
        )
    }
}
