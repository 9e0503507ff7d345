import Base
import Raster

extension DesignReader {
    /// The layers of a list, back to front.
    func layers(_ node: YAMLNode) -> [Layer] {
        guard let node = resolved(node) else { return [] }
        return list(node, count: 0...DesignLimits.layers)?.compactMap(layer) ?? []
    }

    private func layer(_ node: YAMLNode) -> Layer? {
        guard let node = resolved(node) else { return nil }
        layerCount += 1
        guard layerCount <= DesignLimits.layers else {
            log.report("the design has more than \(DesignLimits.layers) layers", at: node.mark)
            return nil
        }
        guard let fields = fields(of: node, .layer) else { return nil }
        guard let key = alternative(of: .layer, in: node), let value = fields[key] else {
            return nil
        }
        let layer = Layer(
            content: content(key, value, fields) ?? .group([]),
            opacity: driven(fields["opacity"], .number(.share), standard: 1),
            offset: drivenPair(fields["offset"], .points, standard: .zero),
            rotation: driven(fields["rotate"], .number(.degrees), standard: 0),
            scale: drivenScale(fields["scale"]),
            anchor: anchor(fields["anchor"]),
            clip: fields["clip"].flatMap(clip),
            blend: fields["blend"].flatMap { word($0, "a blend mode") } ?? .sourceOver
        )
        return layer
    }

    private func content(_ key: String, _ value: YAMLNode, _ fields: Fields) -> Layer.Content? {
        switch key {
        case "group":
            refuseInk(fields, of: "a group")
            return .group(layers(value))
        case "repeat":
            refuseInk(fields, of: "a repeat")
            return repetition(value).map(Layer.Content.repetition)
        case "image":
            refuseInk(fields, of: "an image")
            return image(value)
        default:
            if fields["fill"] == nil, fields["stroke"] == nil {
                log.report("the layer draws nothing: it needs a fill or a stroke", at: fields.mark)
            }
            guard let outline = outline(key, value) else { return nil }
            return .outline(inked(outline, fields))
        }
    }

    /// Groups, repeats and images have no outline that could be inked.
    private func refuseInk(_ fields: Fields, of title: String) {
        for field in Form.inkFields {
            guard let node = fields[field.key] else { continue }
            log.report("\(title) cannot have a \(field.key); only outlines can", at: node.mark)
        }
    }

    private func image(_ node: YAMLNode) -> Layer.Content? {
        guard let fields = fields(of: node, .image), let fileNode = fields["file"],
            let file = text(fileNode), isInside(file, at: fileNode.mark),
            let image = image(named: file, at: fileNode.mark)
        else { return nil }
        let size = Vector(dx: Double(image.width), dy: Double(image.height))
        return .image(image, size: drivenPair(fields["size"], .extent, standard: size))
    }

    /// Whether a file's name stays in the design's folder, as far as the name can tell.
    private func isInside(_ file: String, at mark: YAMLNode.Mark) -> Bool {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        let isInside = !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." }
        if !isInside {
            log.report(
                "the file “\(NearestName.excerpt(file))” leads out of the design's folder",
                at: mark,
                hint: "allowed: a path below it, such as parts/needle.png"
            )
        }
        return isInside
    }

    private func clip(_ node: YAMLNode) -> ClipOutline? {
        guard let node = resolved(node), let fields = fields(of: node, .clip) else { return nil }
        guard let key = alternative(of: .clip, in: node), let value = fields[key],
            let outline = outline(key, value)
        else { return nil }
        return ClipOutline(
            outline: outline,
            offset: drivenPair(fields["offset"], .points, standard: .zero),
            rule: fields["rule"].flatMap { word($0, "a fill rule") } ?? .nonZero
        )
    }
}
