import Indicators
import Raster

/// A property of layers that not all formats can store.
enum VectorFeature: Hashable, Sendable {
    case linearGradient
    case radialGradient
    case conicGradient
    /// Colours or points of a gradient that change over time.
    case animatedGradient
    /// A gradient on a stroke.
    case gradientStroke
    /// A gradient along a stroke. No format has them.
    case lineGradient
    case image
    /// Dashes of a stroke.
    case dash
    /// Dashes whose lengths change over time.
    case animatedDash
    /// A trim of a path.
    case trim
    /// A path whose points change over time.
    case animatedPath
    case evenOddFill
    case clip
    case mask
    case luminanceMask
    case invertedMask
    case blur
    case shadow
    case perspective
    case shear
    /// A blend mode other than source-over.
    case blend(BlendMode)

    /// The feature in a sentence such as “svg has no …”.
    var text: String {
        switch self {
        case .linearGradient: "linear gradients"
        case .radialGradient: "radial gradients"
        case .conicGradient: "conic gradients"
        case .animatedGradient: "gradients that change over time"
        case .gradientStroke: "gradients on strokes"
        case .lineGradient: "gradients along strokes"
        case .image: "images"
        case .dash: "dashes"
        case .animatedDash: "dashes whose lengths change"
        case .trim: "trimmed paths"
        case .animatedPath: "paths whose points move"
        case .evenOddFill: "fills by the even-odd rule"
        case .clip: "clipping"
        case .mask: "masks"
        case .luminanceMask: "masks by luminance"
        case .invertedMask: "inverted masks"
        case .blur: "blurs"
        case .shadow: "shadows"
        case .perspective: "rotations in perspective"
        case .shear: "skewed layers"
        case .blend(let mode): "blend mode \(mode)"
        }
    }
}

extension VectorLayer {
    /// The features of the layer itself, without its sublayers and its mask's layers.
    var features: Set<VectorFeature> {
        var features: Set<VectorFeature> = []
        if blend != .sourceOver { features.insert(.blend(blend)) }
        if clip != nil { features.insert(.clip) }
        if clip?.path.constant == nil, clip != nil { features.insert(.animatedPath) }
        if let mask {
            features.insert(.mask)
            if mask.usesLuminance { features.insert(.luminanceMask) }
            if mask.isInverted { features.insert(.invertedMask) }
        }
        if blur != nil { features.insert(.blur) }
        if shadow != nil { features.insert(.shadow) }
        if hasPerspective { features.insert(.perspective) }
        if transform.shear.constant?.value != 0 { features.insert(.shear) }
        switch content {
        case .group: break
        case .image: features.insert(.image)
        case .shape(let shape): features.formUnion(shape.features)
        }
        return features
    }
}

extension VectorShape {
    /// The features of the outline and its paints.
    fileprivate var features: Set<VectorFeature> {
        var features: Set<VectorFeature> = []
        if trim != nil { features.insert(.trim) }
        if path.constant == nil { features.insert(.animatedPath) }
        if let fill {
            features.formUnion(fill.paint.features)
            if fill.rule == .evenOdd { features.insert(.evenOddFill) }
        }
        if let stroke {
            let paint = stroke.paint.features
            features.formUnion(paint)
            if !paint.isEmpty { features.insert(.gradientStroke) }
            if stroke.hasLineGradient { features.insert(.lineGradient) }
            if !stroke.dash.first.values.isEmpty {
                features.insert(.dash)
                if stroke.dash.constant == nil { features.insert(.animatedDash) }
            }
        }
        return features
    }
}

extension Animated<Paint> {
    /// The features of a gradient; none for a colour.
    fileprivate var features: Set<VectorFeature> {
        let feature: VectorFeature
        switch first {
        case .solid, .along, .image, .projected: return []
        case .linear: feature = .linearGradient
        case .radial: feature = .radialGradient
        case .conic: feature = .conicGradient
        }
        return constant == nil ? [feature, .animatedGradient] : [feature]
    }
}

extension VectorDocument {
    /// Returns a sentence for each feature that a format lacks, with the layers that have it.
    ///
    /// - Parameters:
    ///   - supported: The features that the format has.
    ///   - target: The name of the format.
    ///   - replacement: Returns what is drawn instead, as in “they are left out”.
    func substitutions(
        supported: Set<VectorFeature>,
        target: String,
        replacement: (VectorFeature) -> String
    ) -> [String] {
        var layersByFeature: [(feature: VectorFeature, layers: [String])] = []
        for layer in allLayers {
            for feature in layer.features.subtracting(supported) {
                if let index = layersByFeature.firstIndex(where: { $0.feature == feature }) {
                    layersByFeature[index].layers.append(layer.label)
                } else {
                    layersByFeature.append((feature, [layer.label]))
                }
            }
        }
        return layersByFeature.map { feature, layers in
            let more = layers.count > 1 ? " and \(layers.count - 1) more" : ""
            return "\(target) has no \(feature.text): in \(layers[0])\(more), "
                + (feature == .lineGradient
                    ? "it is drawn in the mean colour" : replacement(feature))
        }
        .sorted()
    }
}
