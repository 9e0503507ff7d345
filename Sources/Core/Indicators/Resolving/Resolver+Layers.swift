import Base
import Raster

extension Resolver {
    /// Resolves layers, back to front.
    mutating func layers(_ layers: Layer.Layers) -> [Resolved.Layer] {
        let resolved: [Resolved.Layer]? = resolve(layers) { resolver, layers in
            guard resolver.checkCount(layers.count, 0...DesignLimits.layers) else { return nil }
            resolver.checkNames(of: layers)
            var resolved: [Resolved.Layer] = []
            for (index, layer) in layers.enumerated() {
                let layer: Resolved.Layer? = resolver.at(index, layer) {
                    $0.resolve(layer) { $0.layer($1) }
                }
                if let layer { resolved.append(layer) }
            }
            return resolved
        }
        return resolved ?? []
    }

    /// Reports invalid and duplicate names in a list of layers. The branches of a choice may have
    /// the same name.
    private mutating func checkNames(of layers: [Setting<Layer>]) {
        var taken: Set<String> = []
        for (index, layer) in layers.enumerated() {
            let names = Set(layer.all.compactMap { $0.name })
            for name in names.sorted() {
                let isName = NameSyntax.isName(name)
                guard !isName || taken.contains(name) else { continue }
                at(index) { resolver in
                    resolver.at("name") {
                        $0.report(
                            isName
                                ? Layer.duplicateNameMessage(for: name)
                                : Layer.invalidNameMessage(for: name)
                        )
                    }
                }
            }
            taken.formUnion(names)
        }
    }

    /// Counts a layer of a used design. Returns `false` if there are too many, and reports a
    /// problem the first time.
    private mutating func countUsedLayer() -> Bool {
        guard depth > 0 else { return true }
        usedLayers += 1
        guard usedLayers > DesignLimits.usedLayers else { return true }
        // Only the first layer beyond the limit is reported.
        if usedLayers == DesignLimits.usedLayers + 1 {
            report(
                "the used designs have more than \(DesignLimits.usedLayers) layers, "
                    + "counting all branches of choices",
                hint: "use them less often, or remove layers from them"
            )
        }
        return false
    }

    private mutating func layer(_ layer: Layer) -> Resolved.Layer? {
        guard countUsedLayer() else { return nil }
        if isInEffect {
            layerCount += 1
            guard layerCount <= DesignLimits.layers else {
                if layerCount == DesignLimits.layers + 1 {
                    report(
                        "the design has more than \(DesignLimits.layers) layers, counting those "
                            + "of used designs",
                        hint: "use “repeat” to draw copies, which do not count as layers"
                    )
                }
                return nil
            }
        }
        let clock = layer.clock.flatMap { clock in
            at("clock") { $0.clocks(clock) }
        }
        let isCopied = self.isCopied
        self.isCopied = false
        let outer = self.clock
        let steps = timeSteps.count
        if let clock {
            self.clock = clock.replacing(outer)
            timeSteps.append(.clock(clock))
        }
        defer {
            self.clock = outer
            self.isCopied = isCopied
            timeSteps.removeSubrange(steps...)
        }
        let trackCount = survey?.tracks.count
        let resolved = Resolved.Layer(
            name: layer.name,
            content: content(layer.content) ?? .group([]),
            clock: clock,
            properties: layer.properties.entries.compactMap { property($0) }
        )
        recordLayer()
        recordIneffective(of: layer, isMoving: survey?.tracks.count != trackCount)
        if !isCopied, layer.properties.entries.contains(where: { $0.property == .depth }) {
            recordIneffective(
                "depth",
                "the depth has no effect: the layer is not one of the layers of a repeat",
                hint: "reorder the layers; later layers are in front"
            )
        }
        return resolved
    }

    private mutating func property(_ entry: LayerProperties.Entry) -> Resolved.Layer.Property? {
        argument(entry.argument, of: entry.property.field)
            .map { Resolved.Layer.Property(property: entry.property, argument: $0) }
    }

    private mutating func content(_ content: Layer.Content) -> Resolved.Layer.Content? {
        switch content {
        case .outline(let outline): painted(outline).map { .outline($0) }
        case .image(let image):
            at("image") { $0.resolve(image) { $0.layerImage($1) } }.map { .image($0) }
        case .group(let layers): .group(at("group") { $0.layers(layers) })
        case .repetition(let repetition):
            at("repeat") { $0.resolve(repetition) { $0.repetition($1) } }.map { .repetition($0) }
        case .component(let component): self.component(component)
        }
    }

    /// Resolves a mask.
    mutating func mask(_ mask: Layer.Mask) -> Resolved.Mask? {
        let layers = at("layers") { $0.layers(mask.layers) }
        let measure = at("by") { $0.plain(mask.measure) }
        let isInverted = at("inverted") { $0.plain(mask.isInverted) }
        guard let measure, let isInverted else { return nil }
        return Resolved.Mask(layers: layers, measure: measure, isInverted: isInverted)
    }

    /// Resolves a shadow.
    mutating func shadow(_ shadow: Layer.Shadow) -> Resolved.Shadow? {
        Resolved.Shadow(
            color: at("color") {
                $0.driven(shadow.color, .color, standard: Layer.Shadow.defaultColor)
            },
            offset: at("offset") { $0.drivenPair(shadow.offset, .points, standard: .zero) },
            blur: at("blur") { $0.driven(shadow.blur, .number(.blur), standard: 0) }
        )
    }

    /// Resolves a movement along an outline.
    mutating func follow(_ follow: Layer.Follow) -> Resolved.Follow? {
        let outline = outline(follow.outline)
        let position = at("at") {
            $0.driven(follow.position, .number(.trim), standard: 0, hasDefault: false)
        }
        let rotation = at("rotate") { $0.plain(follow.rotation) } ?? .none
        return outline.map {
            Resolved.Follow(outline: $0, position: position, turns: rotation == .auto)
        }
    }

    /// Resolves a clipping region.
    mutating func clip(_ clip: Layer.Clip) -> Resolved.ClipOutline? {
        let outline = outline(clip.outline)
        checkInterior(of: outline)
        let offset = at("offset") { $0.drivenPair(clip.offset, .points, standard: .zero) }
        let rule = at("rule") { $0.plain(clip.rule) } ?? .nonZero
        return outline.map { Resolved.ClipOutline(outline: $0, offset: offset, rule: rule) }
    }
}

extension Layer {
    /// Returns the message for an invalid layer name.
    static func invalidNameMessage(for text: String) -> String {
        "“\(NearestName.excerpt(text))” cannot name a layer; allowed: \(NameSyntax.allowed)"
    }

    /// Returns the message for a name that another layer of the list has.
    static func duplicateNameMessage(for name: String) -> String {
        "another layer of the list is called “\(name)”"
    }
}
