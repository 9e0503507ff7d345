import Base
import Raster

extension CSSWriter {
    /// Writes a layer. Returns `nil` if nothing is drawn.
    mutating func element(for layer: VectorLayer) throws(InputError) -> CSSElement? {
        if layer.hasPerspective { throw error("rotations in perspective", in: layer) }
        let hasFilter = layer.blur != nil || layer.shadow != nil
        var outer = hasFilter ? newElement() : nil
        guard let inner = try content(of: layer) else { return nil }
        if let element = outer { setFilter(of: layer, on: element) }
        outer?.children = [inner]
        let element = outer ?? inner
        animate("opacity", layer.opacity, of: element, unless: "1") { $0.value.svg }
        if layer.blend != .sourceOver {
            guard let mode = layer.blend.css else {
                throw error(VectorFeature.blend(layer.blend).text, in: layer)
            }
            set("mix-blend-mode", mode, of: element)
        }
        return element
    }

    /// Writes the content of a layer with its clip and its transform.
    private mutating func content(of layer: VectorLayer) throws(InputError) -> CSSElement? {
        var group = newElement()
        switch layer.content {
        case .image: throw error("images", in: layer)
        case .group(let layers):
            group.children = try elements(for: layers)
            if layers.contains(where: { $0.blend != .sourceOver }) {
                set("isolation", "isolate", of: group)
            }
        case .shape(let shape):
            // A shape with one paint needs one element only.
            let isClipped = layer.clip != nil || layer.mask != nil
            if !isClipped, (shape.fill == nil) != (shape.stroke == nil) {
                let box = try add(shape, of: layer, to: group)
                guard let origin = box else { return nil }
                setTransform(layer.transform, of: group, from: origin)
                return group
            }
            if shape.fill != nil {
                let box = newElement()
                var fill = shape
                fill.stroke = nil
                if try add(fill, of: layer, to: box) != nil { group.children.append(box) }
            }
            if shape.stroke != nil {
                let box = newElement()
                var stroke = shape
                stroke.fill = nil
                if try add(stroke, of: layer, to: box) != nil { group.children.append(box) }
            }
        }
        guard !group.children.isEmpty else { return nil }
        try setClip(of: layer, on: group)
        setTransform(layer.transform, of: group, from: .zero)
        return group
    }

    /// Sets the transform.
    ///
    /// - Parameter origin: The origin of the element, in the coordinates of the layer.
    private mutating func setTransform(
        _ transform: VectorTransform,
        of element: CSSElement,
        from origin: Point
    ) {
        animate("translate", transform.offset, of: element, unless: "0px 0px") {
            "\($0.dx.svg)px \($0.dy.svg)px"
        }
        let isTranslation =
            transform.rotation.constant?.value == 0
            && transform.scale.constant == ScaleFactors(x: 1, y: 1)
            && transform.shear.constant?.value == 0
        guard !isTranslation else { return }
        animate("transform-origin", transform.anchor, of: element) {
            "\(($0.dx - origin.x).svg)px \(($0.dy - origin.y).svg)px"
        }
        animate("rotate", transform.rotation, of: element, unless: "0deg") {
            "\($0.value.svg)deg"
        }
        animate("scale", transform.scale, of: element, unless: "1 1") {
            "\($0.x.svg) \($0.y.svg)"
        }
        let skew = Animated(transform.shear.tracks.map(\.skew))
        animate("transform", skew, of: element, unless: "skewX(0deg)") {
            "skewX(\($0.value.svg)deg)"
        }
    }

    // MARK: Clips

    /// Sets the clip of a layer. A mask that is one opaque shape is a clip, too.
    private mutating func setClip(
        of layer: VectorLayer,
        on element: CSSElement
    ) throws(InputError) {
        var clip = layer.clip
        if let mask = layer.mask {
            guard clip == nil, let region = mask.region else { throw error("masks", in: layer) }
            clip = region
        }
        guard let clip else { return }
        animate("clip-path", clip.path, of: element) { $0.css(clip.rule) }
    }

    // MARK: Filters

    private mutating func setFilter(of layer: VectorLayer, on element: CSSElement) {
        let tracks = document.sequences.indices.map { index -> Track<Lengths> in
            var tracks: [Track<Lengths>] = []
            if let blur = layer.blur { tracks.append(blur.tracks[index]) }
            if let shadow = layer.shadow {
                tracks.append(shadow.offset.tracks[index].map { Lengths([$0.dx, $0.dy]) })
                tracks.append(shadow.blur.tracks[index])
                tracks.append(
                    shadow.color.tracks[index].map {
                        // Multiplied, so that the tolerance of lengths is one of channels.
                        Lengths([$0.red, $0.green, $0.blue, $0.alpha].map { $0 * 10 })
                    }
                )
            }
            return Track.joined(tracks)
        }
        let (hasBlur, hasShadow) = (layer.blur != nil, layer.shadow != nil)
        animate("filter", Animated(tracks), of: element) { lengths in
            var values = lengths.values[...]
            var functions: [String] = []
            if hasBlur { functions.append("blur(\(values.removeFirst().svg)px)") }
            if hasShadow {
                let numbers = Array(values)
                let color = Color(
                    red: numbers[3] / 10,
                    green: numbers[4] / 10,
                    blue: numbers[5] / 10,
                    alpha: numbers[6] / 10
                )
                let lengths = numbers.prefix(3).map { "\($0.svg)px" }.joined(separator: " ")
                functions.append("drop-shadow(\(lengths) \(color.css))")
            }
            return functions.joined(separator: " ")
        }
    }
}

extension VectorLayer.Mask {
    /// The region of a mask that consists of one opaque filled shape, or `nil` for other masks.
    fileprivate var region: VectorLayer.Clip? {
        guard !isInverted, !usesLuminance, layers.count == 1, let layer = layers.first,
            layer.opacity.constant?.value == 1, layer.clip == nil, layer.mask == nil,
            layer.blur == nil, layer.shadow == nil, case .shape(let shape) = layer.content,
            shape.stroke == nil, shape.trim == nil, let fill = shape.fill,
            case .solid(let color)? = fill.paint.constant, color.alpha == 1,
            layer.transform.rotation.constant?.value == 0,
            layer.transform.scale.constant == ScaleFactors(x: 1, y: 1),
            layer.transform.shear.constant?.value == 0
        else { return nil }
        if let offset = layer.transform.offset.constant {
            let move = Transform.translation(dx: offset.dx, dy: offset.dy)
            return .init(path: shape.path.map { $0.transformed(by: move) }, rule: fill.rule)
        }
        guard let path = shape.path.constant else { return nil }
        let moved = layer.transform.offset.map {
            path.transformed(by: .translation(dx: $0.dx, dy: $0.dy))
        }
        return .init(path: moved, rule: fill.rule)
    }
}

extension Path {
    /// The region as the value of `clip-path`.
    ///
    /// - Parameters:
    ///   - rule: The fill rule.
    ///   - origin: The origin of the element, in the coordinates of the path.
    func css(_ rule: FillRule, from origin: Point = .zero) -> String {
        let data = svg(movedBy: .zero - Vector(dx: origin.x, dy: origin.y))
        return rule == .evenOdd ? "path(evenodd, \"\(data)\")" : "path(\"\(data)\")"
    }
}
