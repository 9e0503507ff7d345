import Raster

extension VectorLayer {
    /// Returns whether the layers differ in numbers only, so that the same code draws both.
    func hasStructure(of other: VectorLayer) -> Bool {
        guard blend == other.blend, clip?.rule == other.clip?.rule,
            (blur == nil) == (other.blur == nil), (shadow == nil) == (other.shadow == nil),
            (mask == nil) == (other.mask == nil), mask?.usesLuminance == other.mask?.usesLuminance,
            mask?.isInverted == other.mask?.isInverted,
            Self.haveEqualStructure(mask?.layers ?? [], other.mask?.layers ?? []),
            clip.map({ $0.path.first.commands }) == other.clip.map({ $0.path.first.commands })
        else { return false }
        switch (content, other.content) {
        case (.group(let layers), .group(let others)):
            return Self.haveEqualStructure(layers, others)
        case (.image(let image), .image(let other)):
            return image.image == other.image && image.part == other.part
                && image.filter == other.filter
        case (.shape(let shape), .shape(let other)): return shape.hasStructure(of: other)
        default: return false
        }
    }

    /// Returns whether the layers of two lists differ in numbers only.
    static func haveEqualStructure(_ layers: [VectorLayer], _ others: [VectorLayer]) -> Bool {
        layers.count == others.count && zip(layers, others).allSatisfy { $0.hasStructure(of: $1) }
    }

    /// The copies of a repetition that one loop can draw, or `nil` for other layers.
    var copies: [VectorLayer]? {
        guard case .group(let layers) = content, layers.count > 1,
            layers[0].label.hasSuffix("/copy 1"),
            layers.allSatisfy({ $0.hasStructure(of: layers[0]) })
        else { return nil }
        return layers
    }

    /// Whether one fill, one stroke or one image draws the layer.
    var hasSinglePaint: Bool {
        switch content {
        case .shape(let shape): (shape.fill == nil) != (shape.stroke == nil)
        case .image: true
        case .group(let layers): layers.count == 1 && layers[0].isPlain && layers[0].hasSinglePaint
        }
    }

    /// Whether the layer has neither effects nor a blend mode, clip or mask.
    private var isPlain: Bool {
        blend == .sourceOver && clip == nil && mask == nil && blur == nil && shadow == nil
    }

    /// Whether a sublayer has a blend mode, which must not reach the layers behind this one.
    var hasBlendedSublayer: Bool {
        guard case .group(let layers) = content else { return false }
        return layers.contains { $0.blend != .sourceOver || $0.hasBlendedSublayer }
    }

    /// The last part of the label, such as `circle 2`.
    var shortLabel: String { String(label.split(separator: "/").last ?? "layer") }
}

extension VectorShape {
    fileprivate func hasStructure(of other: VectorShape) -> Bool {
        path.first.commands == other.path.first.commands && fill?.rule == other.fill?.rule
            && (trim == nil) == (other.trim == nil) && (stroke == nil) == (other.stroke == nil)
            && stroke?.cap == other.stroke?.cap && stroke?.join == other.stroke?.join
            && stroke?.miterLimit == other.stroke?.miterLimit
            && stroke?.dash.first.values.count == other.stroke?.dash.first.values.count
            && fill?.paint.first.form == other.fill?.paint.first.form
            && stroke?.paint.first.form == other.stroke?.paint.first.form
    }
}

extension Paint {
    /// The kind of paint with the number of stops.
    fileprivate var form: String {
        switch self {
        case .solid: "solid"
        case .linear(let gradient, _, _): "linear \(gradient.stops.count)"
        case .radial(let gradient, _, _, _): "radial \(gradient.stops.count)"
        case .conic(let gradient, _, _, _): "conic \(gradient.stops.count)"
        case .along, .image, .projected: "image"
        }
    }
}

extension Path {
    /// The commands of the elements in SVG's letters, such as `MLLZ`.
    var commands: String {
        elements.map { element in
            switch element {
            case .move: "M"
            case .line: "L"
            case .quad: "Q"
            case .cubic, .arc: "C"
            case .close: "Z"
            }
        }.joined()
    }
}
