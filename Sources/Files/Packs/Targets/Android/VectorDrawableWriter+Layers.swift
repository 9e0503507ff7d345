import Base
import Raster

extension VectorDrawableWriter {
    /// Returns the elements of a layer.
    ///
    /// - Parameter inherited: The opacity of the enclosing layers. Vector drawables have no opacity
    ///   of groups.
    mutating func elements(
        of layer: VectorLayer,
        _ inherited: Track<Opacity>
    ) throws(InputError) -> [ResourceElement] {
        let own = track(layer.opacity)
        let opacity = own.multiplied(by: inherited)
        if opacity.isConstant, opacity.keys[0].value.value < KeyTolerance.channel { return [] }
        try checkDrawable(layer)
        var children: [ResourceElement] = []
        switch layer.content {
        case .image: break
        case .group(let layers):
            if !(own.isConstant && own.keys[0].value.value > 1 - KeyTolerance.channel),
                LayerOverlap(sequence: sequence).mayOverlap(layers)
            {
                substitute(
                    "avd has no opacity of groups: in \(layer.label), layers are visible through "
                        + "others while it is translucent"
                )
            }
            for layer in layers { children += try elements(of: layer, opacity) }
        case .shape(let shape):
            children = elements(of: shape, layer.label, opacity)
        }
        guard !children.isEmpty else { return [] }
        let clips = try self.clips(of: layer)
        return groups(of: layer, clips + children, needsGroup: !clips.isEmpty)
    }

    /// Returns the groups with a layer's transform: none, one, or two for a skew.
    private mutating func groups(
        of layer: VectorLayer,
        _ children: [ResourceElement],
        needsGroup: Bool
    ) -> [ResourceElement] {
        let transform = layer.transform
        let anchor = track(transform.anchor)
        let offset = track(transform.offset)
        var rotation = track(transform.rotation)
        var scale = track(transform.scale)
        let shear = track(transform.shear)
        var children = children
        var group = ResourceElement("group")
        if !(shear.isConstant && shear.keys[0].value.value.magnitude < KeyTolerance.factor) {
            if shear.isConstant, scale.isConstant {
                let parts = SingularParts(
                    shear: shear.keys[0].value.value,
                    scale: scale.keys[0].value
                )
                var inner = ResourceElement("group", [:], children)
                let properties =
                    inner.set("pivotX", anchor, standard: 0, \.dx)
                    + inner.set("pivotY", anchor, standard: 0, \.dy)
                inner["rotation"] = parts.first.thousandths
                nameGroup(&inner, layer.label + " skew", properties)
                children = [inner]
                rotation = rotation.map { Degrees($0.value + parts.second) }
                scale = Track(parts.scale)
            } else {
                substitute("avd has no skew that changes: \(layer.label) is drawn without it")
            }
        }
        var properties = group.set("rotation", rotation, standard: 0, \.value)
        properties += group.set("scaleX", scale, standard: 1, \.x)
        properties += group.set("scaleY", scale, standard: 1, \.y)
        properties += group.set("translateX", offset, standard: 0, \.dx)
        properties += group.set("translateY", offset, standard: 0, \.dy)
        if properties.isEmpty, group.attributes.isEmpty, !needsGroup { return children }
        properties += group.set("pivotX", anchor, standard: 0, \.dx)
        properties += group.set("pivotY", anchor, standard: 0, \.dy)
        group.children = children
        nameGroup(&group, layer.label + " group", properties)
        return [group]
    }

    private mutating func nameGroup(
        _ group: inout ResourceElement,
        _ label: String,
        _ properties: [DrawableAnimation.Property]
    ) {
        let name = self.name(label)
        group.attributes.insert(ResourceElement.Attribute(name: "name", value: name), at: 0)
        animate(name, properties)
    }

    /// Returns the clip paths of a layer's clip and its mask.
    private mutating func clips(of layer: VectorLayer) throws(InputError) -> [ResourceElement] {
        var paths: [(label: String, path: Track<Path>)] = []
        if let clip = layer.clip {
            if clip.rule == .evenOdd {
                throw error(layer, "a vector drawable clips by the nonzero rule only")
            }
            paths.append(("clip of " + layer.label, track(clip.path)))
        }
        if let mask = layer.mask {
            guard let path = MaskOutline(sequence: sequence).path(of: mask) else {
                throw error(layer, "a vector drawable has no masks, except opaque filled shapes")
            }
            paths.append(("mask of " + layer.label, still(path)))
        }
        return paths.map { label, path in
            var element = ResourceElement("clip-path", ["name": name(label)])
            let keys = path.keys.map {
                DrawableAnimation.Property.Key(time: $0.time, value: $0.value.svg())
            }
            let properties = element.set("pathData", keys, .pathType)
            animate(element["name"] ?? label, properties)
            return element
        }
    }

    /// Checks that a layer, which is visible, is no image and has no blend mode that erases.
    private func checkDrawable(_ layer: VectorLayer) throws(InputError) {
        if case .image = layer.content { throw error(layer, "a vector drawable has no images") }
        switch layer.blend {
        case .clear, .source, .destination, .destinationOver, .sourceIn, .destinationIn, .sourceOut,
            .destinationOut, .destinationAtop, .xor:
            throw error(layer, "a vector drawable has no blend mode \(layer.blend.rawValue)")
        default: break
        }
    }

    private func error(_ layer: VectorLayer, _ reason: String) -> InputError {
        InputError(
            "avd cannot draw “\(NearestName.excerpt(layer.label))” of \(document.name): \(reason)",
            hint: "pass --for android, which draws images"
        )
    }
}
