import Base
import Indicators
import Raster

extension DesignReader {
    /// Parses a list of layers, back to front.
    func layers(_ node: YAMLNode) -> Layer.Layers? {
        setting(node) { node in
            if let entries = node.entries {
                let inner = entries.first { $0.key == "layers" || $0.key == "children" }
                log.report(
                    "expected a list of layers, found a map",
                    at: node.mark,
                    hint: "write "
                        + (inner.map { HintValues.text($0.value) }
                            ?? "[\(HintValues.text(node))]")
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
        layer.clock = fields["clock"].flatMap { node in
            byState(node) { setting($0, clock) }
        }
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
            log.report("“with” is allowed only next to “use”", at: values.mark)
        }
        switch key {
        case "group":
            reportPaint(fields, of: "a group")
            return layers(value).map(Layer.Content.group)
        case "repeat":
            reportPaint(fields, of: "a repeat")
            return setting(value, repetition).map(Layer.Content.repetition)
        case "use":
            reportPaint(fields, of: "a used design")
            return component(value, with: fields["with"]).map(Layer.Content.component)
        case "image":
            reportPaint(fields, of: "an image")
            let picture: Setting<Setting<LayerImage>>? = setting(value, picture)
            return picture.map { .image($0.flatMap { $0 }) }
        default:
            if fields.lacks("fill"), fields.lacks("stroke") {
                log.report(
                    Layer.PaintedOutline.missingPaint,
                    at: fields.mark,
                    hint: Layer.PaintedOutline.paintHint
                )
            }
            return painted(key, value, fields).map(Layer.Content.outline)
        }
    }

    /// Parses an outline with its trim, fill and stroke.
    private func painted(_ key: String, _ value: YAMLNode, _ fields: Fields) -> Layer
        .PaintedOutline?
    {
        let outline = outlineKind(key).flatMap { self.outline($0, value) }
        let trim = fields["trim"].flatMap { setting($0, self.trim) }
        let fill = fields["fill"].flatMap(self.fill)
        let stroke = fields["stroke"].flatMap { setting($0, self.stroke) }
        return outline.map { Layer.PaintedOutline($0, trim: trim, fill: fill, stroke: stroke) }
    }

    /// Reports `trim`, `fill` and `stroke` of a layer that has no outline: a group, a repeat, an
    /// image or a used design.
    private func reportPaint(_ fields: Fields, of title: String) {
        for field in ObjectSchema.paintFields {
            guard let node = fields[field.key] else { continue }
            log.report("\(title) cannot have a \(field.key); only outlines can", at: node.mark)
        }
    }

    private func outlineKind(_ key: String) -> OutlineKind? {
        vocabulary.outlines.first { $0.name == key }
    }

    /// Reports a layer that is next to a `repeat` instead of inside it. Returns `false` if there is
    /// no such layer.
    private func reportMistakenRepeat(_ entries: [YAMLNode.Entry]) -> Bool {
        let contents =
            schemas.layer.alternatives.filter { $0 != "repeat" } + ["layers", "children"]
        let paintKeys = ObjectSchema.paintFields.map { $0.key }
        let parts = entries.filter { contents.contains($0.key) || paintKeys.contains($0.key) }
        guard let copied = entries.first(where: { $0.key == "repeat" }),
            let first = parts.first(where: { contents.contains($0.key) }),
            copied.value.entries?.contains(where: { $0.key == "layers" }) != true
        else { return false }
        let isList = first.key == "layers" || first.key == "children"
        let layer = parts.map { "\($0.key): \(HintValues.text($0.value))" }
        let layers =
            isList
            ? HintValues.text(first.value) : "[{\(layer.joined(separator: ", "))}]"
        let count = copied.value.isNumber ? copied.value.flow : "3"
        let rest = copied.value.entries?.map { "\($0.key): \(HintValues.text($0.value))" }
        log.report(
            "the repeated layer must be inside the repeat",
            at: first.mark,
            hint: "write repeat: {\((rest ?? ["count: \(count)"]).joined(separator: ", ")), "
                + "layers: \(layers)}"
        )
        return true
    }

    /// Parses `mask`: layers that determine where another layer is visible.
    func mask(_ node: YAMLNode) -> Layer.Mask? {
        guard let fields = fields(of: node, .mask), let layers = fields["layers"].flatMap(layers)
        else { return nil }
        return Layer.Mask(
            layers,
            by: word(fields["by"], of: "a property of the mask") ?? .constant(.alpha),
            isInverted: fields["inverted"].flatMap { setting($0, boolean) } ?? false
        )
    }

    /// Parses `shadow`.
    func shadow(_ node: YAMLNode) -> Layer.Shadow? {
        guard let fields = fields(of: node, .shadow),
            let blur = driven(fields["blur"], .number(.blur))
        else { return nil }
        var shadow = Layer.Shadow(blur: blur)
        shadow.offset = drivenPair(fields["offset"], .points) ?? shadow.offset
        shadow.color = driven(fields["color"], .color) ?? shadow.color
        return shadow
    }

    /// Parses an outline of a combination or a morph.
    func placedOutline(_ node: YAMLNode) -> PlacedOutline? {
        guard let fields = fields(of: node, schemas.placedOutline),
            let key = alternative(of: schemas.placedOutline, in: node),
            let value = fields[key], let kind = outlineKind(key), let outline = outline(kind, value)
        else { return nil }
        var placed = PlacedOutline(outline)
        placed.offset = drivenPair(fields["offset"], .points) ?? placed.offset
        placed.rotation = driven(fields["rotate"], .number(.degrees)) ?? placed.rotation
        placed.rule = word(fields["rule"], of: "a fill rule") ?? placed.rule
        return placed
    }

    /// Parses `clip`: an outline outside which a layer is not drawn.
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

    /// Parses `follow`: a movement along an outline.
    func follow(_ node: YAMLNode) -> Layer.Follow? {
        guard let fields = fields(of: node, schemas.follow),
            let key = alternative(of: schemas.follow, in: node),
            let value = fields[key], let kind = outlineKind(key),
            let outline = outline(kind, value),
            let position = driven(fields["at"], .number(.trim))
        else { return nil }
        return Layer.Follow(
            outline,
            at: position,
            rotation: word(fields["rotate"], of: "a rotation") ?? .constant(.none)
        )
    }
}
