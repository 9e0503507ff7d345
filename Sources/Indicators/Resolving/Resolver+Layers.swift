import Raster

extension Resolver {
    /// Layers, back to front.
    mutating func layers(_ layers: Layer.Layers) -> [Resolved.Layer] {
        let resolved: [Resolved.Layer]? = resolve(layers) { resolver, layers in
            guard resolver.checkCount(layers.count, 0...DesignLimits.layers) else { return nil }
            var resolved: [Resolved.Layer] = []
            for (index, layer) in layers.enumerated() {
                let layer: Resolved.Layer? = resolver.at(index) {
                    $0.resolve(layer) { $0.layer($1) }
                }
                if let layer { resolved.append(layer) }
            }
            return resolved
        }
        return resolved ?? []
    }

    private mutating func layer(_ layer: Layer) -> Resolved.Layer? {
        if isInForce {
            layerCount += 1
            guard layerCount <= DesignLimits.layers else {
                report("the design has more than \(DesignLimits.layers) layers")
                return nil
            }
        }
        let clock = layer.clock.flatMap { clock in
            at("clock") { $0.resolve(clock) { $0.clock($1) } }
        }
        let outer = self.clock
        if let clock { self.clock = clock }
        defer { self.clock = outer }
        let resolved = Resolved.Layer(
            content: content(layer.content) ?? .group([]),
            clock: clock,
            properties: layer.properties.entries.compactMap { property($0) }
        )
        noteLayer()
        return resolved
    }

    private mutating func property(_ entry: LayerProperties.Entry) -> Resolved.Layer.Property? {
        argument(entry.argument, of: entry.property.field)
            .map { Resolved.Layer.Property(property: entry.property, argument: $0) }
    }

    private mutating func content(_ content: Layer.Content) -> Resolved.Layer.Content? {
        switch content {
        case .outline(let outline): painted(outline).map { .outline($0) }
        case .image(let picture): at("image") { $0.resolve(picture) { $0.image($1) } }
        case .group(let layers): .group(at("group") { $0.layers(layers) })
        case .repetition(let repetition):
            at("repeat") { $0.resolve(repetition) { $0.repetition($1) } }.map { .repetition($0) }
        }
    }

    private mutating func image(_ picture: Picture) -> Resolved.Layer.Content? {
        let (width, height) = (picture.image.width, picture.image.height)
        if images.updateValue(picture.image, forKey: picture.file) == nil {
            let pixels = images.values.reduce(0) { $0 + $1.width * $1.height }
            let room = DesignLimits.imagePixels - (pixels - width * height)
            if pixels > DesignLimits.imagePixels {
                report(ImageTooLarge(width: width, height: height, room: room).description)
            }
        }
        let size = at("size") {
            $0.drivenPair(
                picture.size,
                .extent,
                standard: Vector(dx: Double(width), dy: Double(height))
            )
        }
        return .image(picture.image, size: size)
    }

    /// The point that turning and scaling leave alone.
    mutating func anchor(_ anchor: Setting<Layer.Anchor>) -> Resolved.Anchor? {
        resolve(anchor) { resolver, anchor in
            switch anchor {
            case .unit(let point): resolver.unitPoint(point).map(Resolved.Anchor.unit)
            case .points(let pair):
                resolver.at("points") { $0.pair(pair, .points) }.map(Resolved.Anchor.points)
            }
        }
    }

    /// Layers that decide where another shows.
    mutating func mask(_ mask: Layer.Mask) -> Resolved.Mask? {
        let layers = at("layers") { $0.layers(mask.layers) }
        let measure = at("by") { $0.plain(mask.measure) }
        let isInverted = at("inverted") { $0.plain(mask.isInverted) }
        guard let measure, let isInverted else { return nil }
        return Resolved.Mask(layers: layers, measure: measure, isInverted: isInverted)
    }

    /// What a layer casts.
    mutating func shadow(_ shadow: Layer.Shadow) -> Resolved.Shadow? {
        Resolved.Shadow(
            color: at("color") {
                $0.driven(shadow.color, .color, standard: Layer.Shadow.usualColor)
            },
            offset: at("offset") { $0.drivenPair(shadow.offset, .points, standard: .zero) },
            blur: at("blur") { $0.driven(shadow.blur, .number(.blur), standard: 0) }
        )
    }

    /// A region by an outline.
    mutating func clip(_ clip: Layer.Clip) -> Resolved.ClipOutline? {
        let outline = outline(clip.outline)
        let offset = at("offset") { $0.drivenPair(clip.offset, .points, standard: .zero) }
        let rule = at("rule") { $0.plain(clip.rule) } ?? .nonZero
        return outline.map { Resolved.ClipOutline(outline: $0, offset: offset, rule: rule) }
    }
}
