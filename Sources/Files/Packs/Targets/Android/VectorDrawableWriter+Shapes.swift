import Raster

extension VectorDrawableWriter {
    /// Returns the elements of an outline: one, or several if parts of it need different paths.
    mutating func elements(
        of shape: VectorShape,
        _ label: String,
        _ opacity: Track<Opacity>
    ) -> [ResourceElement] {
        drawnParts(of: shape, label).compactMap { part in
            var element = ResourceElement("path")
            var properties: [DrawableAnimation.Property] = []
            let keys = part.path.keys.map {
                DrawableAnimation.Property.Key(time: $0.time, value: $0.value.svg())
            }
            guard keys.contains(where: { !$0.value.isEmpty }) else { return nil }
            properties += element.set("pathData", keys, .pathType)
            if let trim = part.trim {
                properties += element.set("trimPathEnd", trim.length, standard: 1, \.value)
                properties += element.set("trimPathOffset", trim.offset, standard: 0, \.value)
            }
            if let fill = shape.fill, part.hasFill {
                if fill.rule == .evenOdd { element["fillType"] = "evenOdd" }
                properties += set("fillColor", track(fill.paint), of: &element, label)
                properties += element.set("fillAlpha", opacity, standard: 1, \.value)
            }
            if let stroke = shape.stroke, part.hasStroke {
                properties += set("strokeColor", track(stroke.paint), of: &element, label)
                properties += element.set("strokeAlpha", opacity, standard: 1, \.value)
                properties += element.set("strokeWidth", track(stroke.width), \.values[0])
                setStyle(of: stroke, &element)
            }
            let name = self.name(label)
            element.attributes.insert(ResourceElement.Attribute(name: "name", value: name), at: 0)
            animate(name, properties)
            return element
        }
    }

    private func setStyle(of stroke: VectorShape.Stroke, _ element: inout ResourceElement) {
        if stroke.cap != .butt { element["strokeLineCap"] = stroke.cap.rawValue }
        if stroke.join != .miter { element["strokeLineJoin"] = stroke.join.rawValue }
        // The default limit is 4.
        if stroke.join == .miter { element["strokeMiterLimit"] = stroke.miterLimit.thousandths }
    }

    /// Sets a colour or a gradient, and returns its animation.
    private mutating func set(
        _ name: String,
        _ paint: Track<Paint>,
        of element: inout ResourceElement,
        _ label: String
    ) -> [DrawableAnimation.Property] {
        let colors = paint.keys.compactMap { key -> Track<Color>.Key? in
            guard case .solid(let color) = key.value else { return nil }
            return Track<Color>.Key(time: key.time, value: color)
        }
        if colors.count == paint.keys.count {
            let keys = LinearLightKeys(colors).keys.map { key in
                DrawableAnimation.Property.Key(
                    time: key.time,
                    value: "#" + key.value.androidHex
                )
            }
            return element.set(name, keys, .colorType)
        }
        if !paint.isConstant {
            substitute(
                "avd has no gradients that change: \(label) keeps the gradient of the middle of "
                    + "each sequence"
            )
        }
        switch DrawablePaint(paint.isConstant ? paint.keys[0].value : paint.value(at: 0.5)) {
        case .color(let color): element[name] = "#" + color.androidHex
        case .gradient(let gradient):
            element.children.append(ResourceElement(attribute: name, gradient))
        }
        return []
    }
}

/// The keys of a colour for Android, which interpolates in linear light.
///
/// Source: `ArgbEvaluator` since API 26, and `ColorEvaluator` in `PropertyValuesHolder.cpp`.
struct LinearLightKeys {
    private(set) var keys: [Track<Color>.Key]

    /// The largest error of a channel.
    private static let tolerance = 1.0 / 255

    /// Adds keys where interpolation in linear light differs from interpolation in encoded sRGB.
    init(_ original: [Track<Color>.Key]) {
        keys = [original[0]]
        for (start, end) in zip(original, original.dropFirst()) {
            add(start, end, depth: 0)
            keys.append(end)
        }
    }

    private mutating func add(_ start: Track<Color>.Key, _ end: Track<Color>.Key, depth: Int) {
        let straight = start.value.interpolated(to: end.value, at: 0.5)
        let found = zip(start.value.components, end.value.components).map { start, end in
            let middle = (TransferFunction.decode(start) + TransferFunction.decode(end)) / 2
            return TransferFunction.encode(middle)
        }
        let isClose = zip(found, straight.components).dropLast()
            .allSatisfy { ($0 - $1).magnitude <= Self.tolerance }
        guard !isClose, depth < 6, start.time < end.time else { return }
        let middle = Track<Color>.Key(time: (start.time + end.time) / 2, value: straight)
        add(start, middle, depth: depth + 1)
        keys.append(middle)
        add(middle, end, depth: depth + 1)
    }
}
