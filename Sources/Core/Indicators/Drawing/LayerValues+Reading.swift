import Raster

extension Indicator {
    /// What every layer is set to at a moment, those in groups after their group; none where the
    /// indicator is not made of layers.
    package func layerValues(at moment: Moment, in environment: Environment) -> [LayerValues] {
        (self as? Design)?.valuesOfLayers(at: moment, in: environment) ?? []
    }
}

extension Design {
    /// What every layer is set to at a moment, those in groups after their group.
    fileprivate func valuesOfLayers(at moment: Moment, in environment: Environment) -> [LayerValues]
    {
        let drawing = drawing(at: moment, in: environment)
        return drawing.values(of: content.layers, in: canvas, within: "")
    }
}

extension Drawing {
    fileprivate func values(
        of layers: [Resolved.Layer],
        in container: Size,
        within prefix: String
    ) -> [LayerValues] {
        var all: [LayerValues] = []
        for (layer, label) in zip(layers, layers.labels) {
            let drawing = by(layer.clock)
            let name = prefix + label
            all.append(LayerValues(layer: name, values: drawing.values(of: layer, in: container)))
            all += drawing.inside(layer).values(
                of: layer.content.layers,
                in: layer.canvas ?? container,
                within: name + "/"
            )
        }
        return all
    }

    /// The drawing of a layer's inner layers; of a repeat that of its first copy.
    private func inside(_ layer: Resolved.Layer) -> Drawing {
        guard case .repetition(let repetition) = layer.content, !repetition.hasLikeCopies else {
            return self
        }
        return copied(0, repetition.lags?.first)
    }

    private func values(of layer: Resolved.Layer, in container: Size) -> [LayerValues.Value] {
        var values = properties(of: layer).flatMap { property in
            if case .anchor(let driven) = property.argument {
                let place = point(of: driven.value(at: instant), of: layer, in: container)
                return [pair(property.property.key, .points, place.dx, place.dy)]
            }
            return self.values(of: property)
        }
        switch layer.content {
        case .outline(let painted): values += self.values(of: painted)
        case .image(let picture):
            let size = picture.size.size(at: instant)
            values.append(pair("size", .extent, size.width, size.height))
            if picture.frames.count > 1 {
                values.append(number("frame", .count, Double(picture.index(at: instant))))
            }
        case .repetition(let repetition): values += self.values(of: repetition)
        case .group, .component: break
        }
        return values
    }

    /// The properties of a layer that have curves, those among them that are always shown.
    private func properties(of layer: Resolved.Layer) -> [Resolved.Layer.Property] {
        let usual = LayerProperty.all.compactMap { property -> Resolved.Layer.Property? in
            if let set = layer.properties.first(where: { $0.property == property }) { return set }
            guard property.isAlwaysShown else { return nil }
            return property.standard
        }
        return usual + layer.properties.filter { !LayerProperty.all.contains($0.property) }
    }

    private func values(of entry: Resolved.Layer.Property) -> [LayerValues.Value] {
        let measure = entry.property.field.type.measure
        switch (entry.property.curve, entry.argument) {
        case (.one(let name), .number(let driven)):
            return [number(name, measure, driven.value(at: instant))]
        case (.one(let name), .pair(let driven)):
            let value = driven.value(at: instant)
            return [pair(name, measure, value.dx, value.dy)]
        case (.axes(let x, let y), .pair(let driven)):
            let value = driven.value(at: instant)
            return [number(x, measure, value.dx), number(y, measure, value.dy)]
        case (.evenOrPair(let name), .pair(let driven)):
            let value = driven.value(at: instant)
            return [
                driven.isEven
                    ? number(name, measure, value.dx) : pair(name, measure, value.dx, value.dy)
            ]
        default: return []
        }
    }

    private func values(of painted: Resolved.PaintedOutline) -> [LayerValues.Value] {
        var values: [LayerValues.Value] = []
        if painted.isTrimmed {
            let (from, to) = (painted.trimStart, painted.trimEnd)
            values.append(pair("trim", .trim, from.value(at: instant), to.value(at: instant)))
        }
        let hasBoth = painted.fill != nil && painted.stroke != nil
        if let fill = painted.fill {
            values += self.values(of: fill.paint, named: hasBoth ? "fillColor" : "color")
        }
        if let stroke = painted.stroke {
            values.append(number("lineWidth", .extent, stroke.width.value(at: instant)))
            if !stroke.dash.value(at: instant).isEmpty {
                values.append(number("dashPhase", .points, stroke.dashPhase.value(at: instant)))
            }
            values += self.values(of: stroke.paint, named: hasBoth ? "strokeColor" : "color")
        }
        return values
    }

    /// One colour; gradients have too many for a curve.
    private func values(of paint: Resolved.DrivenPaint, named name: String) -> [LayerValues.Value] {
        guard case .color(let driven) = paint else { return [] }
        return [LayerValues.Value(name: name, measure: .color, content: .color(color(driven)))]
    }

    private func values(of repetition: Resolved.Repetition) -> [LayerValues.Value] {
        let step = repetition.offset.value(at: instant)
        var values = [
            number("stepRotation", .degrees, repetition.angle.value(at: instant)),
            pair("step", .points, step.dx, step.dy),
        ]
        if repetition.fade != nil {
            values.append(number("phase", .turns, repetition.fadePhase.value(at: instant)))
        }
        if let reveal = repetition.reveal {
            values.append(number("reveal", .share, reveal.value(at: instant)))
        }
        return values
    }

    private func number(
        _ name: String,
        _ measure: ValueMeasure,
        _ value: Double
    ) -> LayerValues.Value {
        LayerValues.Value(name: name, measure: measure, content: .number(value))
    }

    private func pair(
        _ name: String,
        _ measure: ValueMeasure,
        _ first: Double,
        _ second: Double
    ) -> LayerValues.Value {
        LayerValues.Value(name: name, measure: measure, content: .pair(first, second))
    }
}

extension ArgumentType {
    /// What its numbers measure.
    fileprivate var measure: ValueMeasure {
        switch self {
        case .number(let bounds, _), .pair(let bounds, _), .constantNumber(let bounds),
            .constantPair(let bounds):
            bounds.measure
        case .scale: .factor
        default: .other
        }
    }
}

extension Resolved.DrivenPair {
    /// Whether both numbers are the same at all times.
    fileprivate var isEven: Bool {
        switch self {
        case .equal: true
        case .joint(let driven): driven.values.allSatisfy { $0.dx == $0.dy }
        case .separate(let x, let y): x == y
        }
    }
}

extension LayerProperty {
    /// The property with its default; nil for one without.
    fileprivate var standard: Resolved.Layer.Property? {
        var resolver = Resolver(parameters: [], checksAllBranches: false)
        return resolver.argument(field.standard, of: field)
            .map { Resolved.Layer.Property(property: self, argument: $0) }
    }
}

/// What a layer is set to at one moment.
package struct LayerValues: Equatable, Sendable {
    /// A value's name and what it is.
    package struct Value: Equatable, Sendable {
        /// Numbers in points, degrees or shares, and colours.
        package enum Content: Equatable, Sendable {
            /// A number.
            case number(Double)
            /// Two numbers that belong together, as the ends of a trim.
            case pair(Double, Double)
            /// A colour as it is seen.
            case color(Color)
        }

        /// The name, such as `rotation`.
        package let name: String
        /// What its numbers measure.
        package let measure: ValueMeasure
        /// What it is.
        package let content: Content
    }

    /// The layer's own name, or its kind, with a number where there are several of it, after those of
    /// the layers around it: `circle`, `repeat 2/head`.
    package let layer: String
    /// The values, always the same names in the same order.
    package let values: [Value]
}
