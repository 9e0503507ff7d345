import Indicators
import Raster

/// A design as animated layers, for formats that store motion instead of frames.
///
/// Lengths are in points, y down, from the centre of the canvas. All layers have a track for each
/// sequence.
package struct VectorDocument: Equatable, Sendable {
    /// A part of the animation that is played by itself: a state, or the intro of a loop.
    package struct Sequence: Equatable, Sendable {
        /// The name: that of the state, or `refreshing-intro`.
        package var name: String
        package var state: StateName
        package var playback: PackSequence.Playback
        /// The duration in seconds; 1 for states that follow the finger, and for still ones.
        package var duration: Double
    }

    package var name: String
    package var title: String
    package var canvas: Size
    package var sequences: [Sequence]
    /// The colour behind all layers, or `nil` for none.
    package var background: Animated<Color>?
    /// The layers, back to front.
    package var layers: [VectorLayer]

    /// All layers, each before its sublayers and the layers of its mask.
    package var allLayers: [VectorLayer] { layers.flatMap(\.withSublayers) }
}

/// An animated layer.
///
/// The content is clipped and masked, then transformed, then drawn with the opacity and the blend
/// mode. A shadow and a blur apply to the transformed layer.
package struct VectorLayer: Equatable, Sendable {
    package enum Content: Equatable, Sendable {
        /// An outline with its paints.
        case shape(VectorShape)
        /// An image, stretched over a frame.
        case image(VectorImage)
        /// Layers, back to front.
        case group([VectorLayer])
    }

    package struct Clip: Equatable, Sendable {
        /// The region in the layer's coordinates.
        package var path: Animated<Path>
        package var rule: FillRule
    }

    package struct Mask: Equatable, Sendable {
        /// The layers, back to front, in the masked layer's coordinates.
        package var layers: [VectorLayer]
        /// Whether the luminance masks the layer, and not the alpha.
        package var usesLuminance: Bool
        /// Whether the layer is visible where the mask is zero.
        package var isInverted: Bool
    }

    package struct Shadow: Equatable, Sendable {
        package var color: Animated<Color>
        package var offset: Animated<Vector>
        /// The standard deviation in points.
        package var blur: Animated<Lengths>
    }

    /// The labels of the enclosing layers and this one, as in `repeat/copy 2/line`.
    package var label: String
    package var content: Content
    package var opacity: Animated<Opacity>
    package var transform: VectorTransform
    package var blend: BlendMode
    package var clip: Clip?
    package var mask: Mask?
    /// The standard deviation in points, one number; `nil` without a blur.
    package var blur: Animated<Lengths>?
    package var shadow: Shadow?
    /// Whether the layer is rotated in perspective and that is not exact, as for strokes and
    /// gradients.
    package var hasPerspective: Bool

    /// The layer, its sublayers, and the layers of its mask.
    var withSublayers: [VectorLayer] {
        var layers = [self]
        if case .group(let sublayers) = content { layers += sublayers.flatMap(\.withSublayers) }
        if let mask { layers += mask.layers.flatMap(\.withSublayers) }
        return layers
    }

    /// Whether the layer is never visible.
    package var isInvisible: Bool { opacity.constant?.value == 0 }
}

/// The animated transform of a layer: about the anchor, a shear, a scale and a rotation; then the
/// offset.
///
/// With the coordinates relative to the anchor: p′ = R(rotation) · S(scale) · K · p + anchor +
/// offset, where K adds `shear` · y to x.
package struct VectorTransform: Equatable, Sendable {
    /// The fixed point, in points from the layer's centre.
    package var anchor: Animated<Vector>
    /// The offset in points.
    package var offset: Animated<Vector>
    /// The rotation in degrees clockwise.
    package var rotation: Animated<Degrees>
    package var scale: Animated<ScaleFactors>
    /// The x that is added for each y, before the scale.
    package var shear: Animated<Factor>
}

/// An animated outline.
package struct VectorShape: Equatable, Sendable {
    package struct Fill: Equatable, Sendable {
        package var paint: Animated<Paint>
        package var rule: FillRule
    }

    package struct Stroke: Equatable, Sendable {
        package var paint: Animated<Paint>
        /// The width in points, one number.
        package var width: Animated<Lengths>
        package var cap: StrokeStyle.Cap
        package var join: StrokeStyle.Join
        package var miterLimit: Double
        /// The lengths of dashes and gaps in points, an even number; empty for a solid line.
        package var dash: Animated<Lengths>
        /// The offset into the dashes in points, one number.
        package var dashPhase: Animated<Lengths>
        /// Whether `paint` is the mean colour of a gradient along the stroke.
        package var hasLineGradient = false
    }

    package struct Trim: Equatable, Sendable {
        /// The start of the drawn part as a fraction of the length; it may be outside 0…1.
        package var start: Animated<Factor>
        /// The drawn fraction of the length, 0…1.
        package var length: Animated<Factor>
    }

    /// The key of the outline's kind, as in `circle`.
    package var kind: String
    /// The path without the trim. It contains no arcs.
    package var path: Animated<Path>
    /// The frame of the outline when the first sequence starts.
    package var frame: Rect
    /// `nil` if all of the path is drawn.
    package var trim: Trim?
    package var fill: Fill?
    package var stroke: Stroke?
}

/// An image in a layer.
package struct VectorImage: Equatable, Sendable {
    package var image: Image
    /// The part of the image that is drawn, or `nil` for all of it.
    package var part: PixelRect?
    package var filter: ImageFilter
    /// The size around the layer's centre, in points.
    package var size: Animated<Vector>
}
