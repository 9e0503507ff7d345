import Raster

extension Indicator {
    /// Returns the values of all layers at a moment, each followed by the values of its sublayers.
    /// Empty if the indicator has no layers.
    ///
    /// - Parameters:
    ///   - moment: The state and the position in it.
    ///   - environment: The appearance, palette and scale.
    ///   - copy: The index of the copy whose values are returned for the sublayers of repetitions.
    ///     Every repetition must have this copy.
    package func layerValues(
        at moment: Moment,
        in environment: Environment,
        ofCopy copy: Int = 0
    ) -> [LayerValues] {
        (self as? Design)?.valuesOfLayers(at: moment, in: environment, ofCopy: copy) ?? []
    }
}

extension Design {
    /// Returns the values of all layers at a moment, each followed by the values of its sublayers.
    fileprivate func valuesOfLayers(
        at moment: Moment,
        in environment: Environment,
        ofCopy copy: Int
    ) -> [LayerValues] {
        let drawing = drawing(at: moment, in: environment)
        return drawing.values(of: content.layers, ofCopy: copy, in: canvas, within: "")
    }
}

extension Drawing {
    fileprivate func values(
        of layers: [Resolved.Layer],
        ofCopy copy: Int,
        in container: Size,
        within prefix: String
    ) -> [LayerValues] {
        var all: [LayerValues] = []
        for (layer, label) in zip(layers, layers.labels) {
            let drawing = following(layer.clock)
            let name = prefix + label
            all.append(LayerValues(layer: name, values: drawing.values(of: layer, in: container)))
            all += drawing.sublayerDrawing(of: layer, copy: copy).values(
                of: layer.content.layers,
                ofCopy: copy,
                in: layer.canvas ?? container,
                within: name + "/"
            )
        }
        return all
    }

    /// Returns the drawing for a layer's sublayers. In a repetition it is at the time of one copy.
    private func sublayerDrawing(of layer: Resolved.Layer, copy: Int) -> Drawing {
        guard case .repetition(let repetition) = layer.content, !repetition.hasIdenticalCopies
        else {
            return self
        }
        return forCopy(copy, delayedBy: repetition.copyDelays)
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
        case .image(let image):
            let size = image.size.size(at: instant)
            values.append(pair("size", .extent, size.width, size.height))
            if image.frames.count > 1 {
                values.append(number("frame", .count, Double(image.index(at: instant))))
            }
        case .repetition(let repetition): values += self.values(of: repetition)
        case .group, .component: break
        }
        return values
    }

    /// The properties of a layer, including those with default values that curves always show.
    private func properties(of layer: Resolved.Layer) -> [Resolved.Layer.Property] {
        let known = LayerProperty.all.compactMap { property -> Resolved.Layer.Property? in
            if let set = layer.properties.first(where: { $0.property == property }) { return set }
            guard property.isAlwaysShown else { return nil }
            return property.standard
        }
        return known + layer.properties.filter { !LayerProperty.all.contains($0.property) }
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
        case (.numberOrPair(let name), .pair(let driven)):
            let value = driven.value(at: instant)
            return [
                driven.isUniform
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

    /// Returns the value of a solid colour. Empty for gradients, which have no curves.
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
            values.append(number("reveal", .fraction, reveal.value(at: instant)))
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
    /// The quantity that the type's numbers measure.
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
    /// Whether both numbers are always equal.
    fileprivate var isUniform: Bool {
        switch self {
        case .equal: true
        case .joint(let driven): driven.values.allSatisfy { $0.dx == $0.dy }
        case .separate(let x, let y): x == y
        }
    }
}

extension LayerProperty {
    /// The property with its default argument, or `nil` without a default.
    fileprivate var standard: Resolved.Layer.Property? {
        var resolver = Resolver(parameters: [], checksAllBranches: false)
        return resolver.argument(field.defaultArgument, of: field)
            .map { Resolved.Layer.Property(property: self, argument: $0) }
    }
}

/// The values of a layer at one moment.
package struct LayerValues: Equatable, Sendable {
    /// A named value.
    package struct Value: Equatable, Sendable {
        /// A number, a pair or a colour. Numbers are in points, degrees or fractions.
        package enum Content: Equatable, Sendable {
            /// A number.
            case number(Double)
            /// A pair of numbers, such as the ends of a trim.
            case pair(Double, Double)
            /// A colour, resolved for the environment.
            case color(Color)
        }

        /// The name, such as `rotation`.
        package let name: String
        /// The quantity that the numbers measure.
        package let measure: ValueMeasure
        package let content: Content
    }

    /// The layer's name or numbered kind, after the labels of the enclosing layers: `circle`,
    /// `repeat 2/head`.
    package let layer: String
    /// The values. The names and their order are the same at all moments.
    package let values: [Value]
}
