import Base
import Raster

extension VectorLayer {
    /// Whether the layer and its sublayers are one shape layer of Lottie with groups.
    var isPlainShape: Bool {
        guard mask == nil, blur == nil, shadow == nil, !isOpacityShared else { return false }
        switch content {
        case .image: return false
        case .shape(let shape): return !shape.hasConicGradient
        case .group(let layers): return layers.allSatisfy(\.isPlainGroup)
        }
    }

    /// Whether the layer can be a group inside a shape layer, which has no blend mode and no clip.
    private var isPlainGroup: Bool { blend == .sourceOver && clip == nil && isPlainShape }

    /// Whether a partial opacity applies to several shapes, which may overlap. Groups of Lottie
    /// apply it to each shape alone.
    private var isOpacityShared: Bool { opacity.constant?.value != 1 && paintCount > 1 }

    private var paintCount: Int {
        switch content {
        case .image: 1
        case .shape(let shape): (shape.fill == nil ? 0 : 1) + (shape.stroke == nil ? 0 : 1)
        case .group(let layers): layers.reduce(0) { $0 + $1.paintCount }
        }
    }
}

extension VectorShape {
    /// Whether the fill or the stroke has a conic gradient.
    fileprivate var hasConicGradient: Bool {
        [fill?.paint.first, stroke?.paint.first].contains { paint in
            if case .conic? = paint { true } else { false }
        }
    }
}

extension VectorLayer.Mask {
    /// Lottie's number for the kind of matte.
    var matteType: JSON {
        switch (usesLuminance, isInverted) {
        case (false, false): 1
        case (false, true): 2
        case (true, false): 3
        case (true, true): 4
        }
    }
}

extension BlendMode {
    /// Lottie's number for the mode, or `nil` for source-over and for modes that Lottie lacks.
    var lottieNumber: JSON? {
        switch self {
        case .multiply: 1
        case .screen: 2
        case .overlay: 3
        case .darken: 4
        case .lighten: 5
        case .colorDodge: 6
        case .colorBurn: 7
        case .hardLight: 8
        case .softLight: 9
        case .difference: 10
        case .exclusion: 11
        case .hue: 12
        case .saturation: 13
        case .color: 14
        case .luminosity: 15
        case .plusLighter: 16
        default: nil
        }
    }
}
