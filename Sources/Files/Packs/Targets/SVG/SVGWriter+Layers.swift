import Base
import Pictures
import Raster

extension SVGWriter {
    /// Returns the element of a layer, or `nil` if it is not visible in this sequence.
    mutating func element(for layer: VectorLayer) throws -> SVGElement? {
        let opacity = track(layer.opacity)
        if opacity.isConstant, opacity.keys[0].value.value == 0 { return nil }
        guard var element = try content(of: layer) else { return nil }
        if let clip = layer.clip { element["clip-path"] = "url(#\(define(self.clip(clip))))" }
        if let mask = layer.mask { element["mask"] = "url(#\(try define(self.mask(mask))))" }
        element = placed(element, by: layer.transform)
        if let filter = filter(of: layer) {
            element = SVGElement("g", [("filter", "url(#\(define(filter)))")], [element])
        }
        add(opacity, as: "opacity", to: &element, unless: "1") { $0.value.svg }
        if layer.blend != .sourceOver, let mode = layer.blend.css {
            element["style"] =
                (element["style"].map { $0 + ";" } ?? "")
                + "mix-blend-mode:\(mode)"
        }
        return element
    }

    private mutating func content(of layer: VectorLayer) throws -> SVGElement? {
        switch layer.content {
        case .shape(let shape): return try element(for: shape, of: layer)
        case .image(let image): return try element(for: image)
        case .group(let layers):
            let elements = try elements(for: layers)
            guard !elements.isEmpty else { return nil }
            // Blend modes apply only within their group.
            let isBlending = layers.contains { $0.blend != .sourceOver }
            return SVGElement("g", [("style", isBlending ? "isolation:isolate" : nil)], elements)
        }
    }

    private func element(for image: VectorImage) throws -> SVGElement {
        let pixels = image.part.map { image.image.cropped(to: $0) } ?? image.image
        let isNearest = image.filter == .nearest
        var element = SVGElement(
            "image",
            [
                ("preserveAspectRatio", "none"),
                ("style", isNearest ? "image-rendering:pixelated" : nil),
                ("href", try Self.address(of: pixels)),
            ]
        )
        let size = track(image.size)
        add(size, as: "x", to: &element) { (-$0.dx / 2).svg }
        add(size, as: "y", to: &element) { (-$0.dy / 2).svg }
        add(size, as: "width", to: &element) { $0.dx.svg }
        add(size, as: "height", to: &element) { $0.dy.svg }
        return element
    }

    /// Returns an image as the address of an embedded PNG.
    static func address(of image: Image) throws -> String {
        let png = try PNG.encode(image, compression: PNGCompression(level: 9))
        return "data:image/png;base64,\(Base64.text(of: png))"
    }

    // MARK: Transforms

    /// Returns the element with a transform, in as few groups as the animations need.
    private func placed(_ element: SVGElement, by transform: VectorTransform) -> SVGElement {
        var groups: [(constant: [String], animation: SVGElement?)] = [([], nil)]
        func append(_ text: String, _ animation: SVGElement?, unless identity: String) {
            if let animation {
                groups[groups.count - 1].animation = animation
                groups.append(([], nil))
            } else if text != identity {
                groups[groups.count - 1].constant.append(text)
            }
        }
        func append<Value>(
            _ type: String,
            _ track: Track<Value>,
            unless identity: String,
            _ numbers: (Value) -> String
        ) {
            append(
                "\(type)(\(numbers(track.keys[0].value)))",
                timing.transformation(type, track, numbers),
                unless: "\(type)(\(identity))"
            )
        }
        append("translate", track(transform.offset), unless: "0 0") { "\($0.dx.svg) \($0.dy.svg)" }
        let (rotation, scale) = (track(transform.rotation), track(transform.scale))
        let shear = track(transform.shear)
        let isTranslation =
            rotation == Track(Degrees(0)) && scale == Track(ScaleFactors(x: 1, y: 1))
            && shear == Track(Factor(0))
        if !isTranslation {
            let anchor = track(transform.anchor)
            append("translate", anchor, unless: "0 0") { "\($0.dx.svg) \($0.dy.svg)" }
            append("rotate", rotation, unless: "0") { $0.value.svg }
            append("scale", scale, unless: "1 1") { "\($0.x.svg) \($0.y.svg)" }
            append("skewX", shear.skew, unless: "0") { $0.value.svg }
            append("translate", anchor, unless: "0 0") { "\((-$0.dx).svg) \((-$0.dy).svg)" }
        }
        var element = element
        for (number, group) in groups.enumerated().reversed() {
            if group.constant.isEmpty, group.animation == nil { continue }
            // The innermost group is the element itself.
            var outer = number == groups.count - 1 ? element : SVGElement("g", [], [element])
            if !group.constant.isEmpty {
                outer["transform"] = group.constant.joined(separator: " ")
            }
            if let animation = group.animation { outer.children.insert(animation, at: 0) }
            element = outer
        }
        return element
    }
}

extension Track<Factor> {
    /// The angle in degrees whose tangent is the shear.
    var skew: Track<Degrees> {
        resampled { Degrees(DeterministicMath.atan2(y: $0.value, x: 1) * 180 / .pi) }
    }
}
