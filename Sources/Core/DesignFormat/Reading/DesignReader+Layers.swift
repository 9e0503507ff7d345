import Base
import Indicators
import Raster

extension DesignReader {
    /// The layers of a list, back to front.
    func layers(_ node: YAMLNode) -> Layer.Layers? {
        setting(node) { node in
            if let entries = node.entries {
                let inner = entries.first { $0.key == "layers" || $0.key == "children" }
                log.report(
                    "expected a list of layers, found a map",
                    at: node.mark,
                    hint: "write "
                        + (inner.map { ForeignValues.text($0.value) }
                            ?? "[\(ForeignValues.text(node))]")
                )
                return nil
            }
            return list(node, count: 0...DesignLimits.layers)?.compactMap { setting($0, layer) }
        }
    }

    private func layer(_ node: YAMLNode) -> Layer? {
        if let entries = node.entries, reportMistakenRepeat(entries) { return nil }
        guard let fields = fields(of: node, schemas.layer) else { return nil }
        guard let key = alternative(of: schemas.layer, in: node), let value = fields[key] else {
            return nil
        }
        var layer = Layer(content(key, value, fields) ?? .group([]))
        layer.name = fields["name"].flatMap { name($0, of: "a layer") }
        layer.clock = fields["clock"].flatMap { setting($0, clock) }
        for property in vocabulary.properties {
            guard let node = fields[property.key],
                let argument = argument(node, property.field.type)
            else { continue }
            layer.properties[property] = argument
        }
        return layer
    }

    private func content(_ key: String, _ value: YAMLNode, _ fields: Fields) -> Layer.Content? {
        if key != "use", let values = fields["with"] {
            log.report("“with” has values for the design of a “use”", at: values.mark)
        }
        switch key {
        case "group":
            refuseInk(fields, of: "a group")
            return layers(value).map(Layer.Content.group)
        case "repeat":
            refuseInk(fields, of: "a repeat")
            return setting(value, repetition).map(Layer.Content.repetition)
        case "use":
            refuseInk(fields, of: "a design that is used")
            return component(value, with: fields["with"]).map(Layer.Content.component)
        case "image":
            refuseInk(fields, of: "an image")
            let picture: Setting<Setting<Picture>>? = setting(value, picture)
            return picture.map { .image($0.flatMap { $0 }) }
        default:
            if fields.lacks("fill"), fields.lacks("stroke") {
                log.report(
                    Layer.PaintedOutline.drawsNothing,
                    at: fields.mark,
                    hint: Layer.PaintedOutline.inks
                )
            }
            return painted(key, value, fields).map(Layer.Content.outline)
        }
    }

    /// An outline with the trim and the inks of a layer's fields.
    private func painted(_ key: String, _ value: YAMLNode, _ fields: Fields) -> Layer
        .PaintedOutline?
    {
        let outline = outlineKind(key).flatMap { self.outline($0, value) }
        let trim = fields["trim"].flatMap { setting($0, self.trim) }
        let fill = fields["fill"].flatMap(self.fill)
        let stroke = fields["stroke"].flatMap { setting($0, self.stroke) }
        return outline.map { Layer.PaintedOutline($0, trim: trim, fill: fill, stroke: stroke) }
    }

    /// Groups, repeats and images have no outline that could be painted.
    private func refuseInk(_ fields: Fields, of title: String) {
        for field in ObjectSchema.inkFields {
            guard let node = fields[field.key] else { continue }
            log.report("\(title) cannot have a \(field.key); only outlines can", at: node.mark)
        }
    }

    private func outlineKind(_ key: String) -> OutlineKind? {
        vocabulary.outlines.first { $0.name == key }
    }

    /// Reports a layer beside the repeat that is to copy it; false where there is none.
    private func reportMistakenRepeat(_ entries: [YAMLNode.Entry]) -> Bool {
        let contents =
            schemas.layer.alternatives.filter { $0 != "repeat" } + ["layers", "children"]
        let inks = ObjectSchema.inkFields.map { $0.key }
        let parts = entries.filter { contents.contains($0.key) || inks.contains($0.key) }
        guard let copied = entries.first(where: { $0.key == "repeat" }),
            let first = parts.first(where: { contents.contains($0.key) }),
            copied.value.entries?.contains(where: { $0.key == "layers" }) != true
        else { return false }
        let isList = first.key == "layers" || first.key == "children"
        let layer = parts.map { "\($0.key): \(ForeignValues.text($0.value))" }
        let layers =
            isList
            ? ForeignValues.text(first.value) : "[{\(layer.joined(separator: ", "))}]"
        let count = copied.value.isNumber ? copied.value.flow : "3"
        let rest = copied.value.entries?.map { "\($0.key): \(ForeignValues.text($0.value))" }
        log.report(
            "what is repeated stands within the repeat",
            at: first.mark,
            hint: "write repeat: {\((rest ?? ["count: \(count)"]).joined(separator: ", ")), "
                + "layers: \(layers)}"
        )
        return true
    }

    /// Layers that decide where another shows.
    func mask(_ node: YAMLNode) -> Layer.Mask? {
        guard let fields = fields(of: node, .mask), let layers = fields["layers"].flatMap(layers)
        else { return nil }
        return Layer.Mask(
            layers,
            by: word(fields["by"], of: "what of a mask counts") ?? .constant(.alpha),
            isInverted: fields["inverted"].flatMap { setting($0, boolean) } ?? false
        )
    }

    /// What a layer casts.
    func shadow(_ node: YAMLNode) -> Layer.Shadow? {
        guard let fields = fields(of: node, .shadow),
            let blur = driven(fields["blur"], .number(.blur))
        else { return nil }
        var shadow = Layer.Shadow(blur: blur)
        shadow.offset = drivenPair(fields["offset"], .points) ?? shadow.offset
        shadow.color = driven(fields["color"], .color) ?? shadow.color
        return shadow
    }

    /// A region by an outline.
    func clip(_ node: YAMLNode) -> Layer.Clip? {
        guard let fields = fields(of: node, schemas.clip),
            let key = alternative(of: schemas.clip, in: node),
            let value = fields[key], let kind = outlineKind(key), let outline = outline(kind, value)
        else { return nil }
        var clip = Layer.Clip(outline)
        clip.offset = drivenPair(fields["offset"], .points) ?? clip.offset
        clip.rule = word(fields["rule"], of: "a fill rule") ?? clip.rule
        return clip
    }
}
