import Raster

/// A layer's evaluated values at one moment, with the structure of the design.
///
/// A scene contains only what is drawn, with all transforms applied. Formats with animated layers
/// need the values before that. Lengths are in points, y down, from the layer's centre.
package struct LayerSnapshot: Equatable, Sendable {
    /// The content of a layer.
    package enum Content: Equatable, Sendable {
        /// An outline with its paints.
        case outline(OutlineSnapshot)
        /// An image that fills a frame around the layer's centre.
        case image(Paint, Size)
        /// Layers, back to front. A repetition has one group for each copy.
        case group([LayerSnapshot])
    }

    /// A mask's layers, in the coordinates of the masked layer.
    package struct Mask: Equatable, Sendable {
        /// The layers, back to front.
        package var layers: [LayerSnapshot]
        /// Whether the luminance masks the layer, and not the alpha.
        package var usesLuminance: Bool
        /// Whether the layer is visible where the mask is zero.
        package var isInverted: Bool
    }

    /// A drop shadow.
    package struct Shadow: Equatable, Sendable {
        package var color: Color
        /// The offset in points.
        package var offset: Vector
        /// The standard deviation of the blur, in points.
        package var blur: Double
    }

    /// The layer's name or numbered kind, as in `circle 2`.
    package var label: String
    package var content: Content
    /// The opacity, 0…1.
    package var opacity = 1.0
    /// The fixed point of `linear`, in points from the layer's centre.
    package var anchor = Vector.zero
    /// The offset in the container, in points.
    package var offset = Vector.zero
    /// The rotation about the anchor, in degrees clockwise. It may exceed a turn.
    package var rotation = 0.0
    /// The scale factors, applied before the rotation.
    package var scale = Vector(dx: 1, dy: 1)
    /// The linear transform before the scale, without a translation; the identity without a skew.
    package var deformation = Transform.identity
    /// The rotations about the horizontal and the vertical axis, in degrees.
    package var rotation3D = Vector.zero
    /// The distance of the viewer for `rotation3D`, in points. 0 gives a parallel projection.
    package var viewer = 0.0
    package var blend = BlendMode.sourceOver
    /// The clipping region in the layer's coordinates, with a translation as its transform.
    package var clip: Group.Clip?
    package var mask: Mask?
    /// The standard deviation of the blur, in points.
    package var blur = 0.0
    package var shadow: Shadow?

    /// Creates a layer that draws its content unchanged.
    package init(label: String, content: Content) {
        (self.label, self.content) = (label, content)
    }
}

/// An outline's evaluated values at one moment.
package struct OutlineSnapshot: Equatable, Sendable {
    /// The interior's paint and fill rule.
    package struct Fill: Equatable, Sendable {
        package var paint: Paint
        package var rule: FillRule
    }

    /// The stroke's paint and style. The width may be 0.
    package struct Stroke: Equatable, Sendable {
        package var paint: Paint
        package var style: StrokeStyle
    }

    /// The key of the outline's kind, as in `circle`.
    package var kind: String
    /// The path without the trim.
    package var path: Path
    /// The frame of unit points, in points from the layer's centre.
    package var frame: Rect
    /// The fractions of the path's length where the drawn part starts and ends, or `nil` without a
    /// trim. Fractions outside 0…1 continue at the path's other end.
    package var trim: Trim?
    /// `nil` if the interior is not painted.
    package var fill: Fill?
    /// `nil` if the outline is not stroked.
    package var stroke: Stroke?

    /// The drawn part of a path.
    package struct Trim: Equatable, Sendable {
        package var start: Double
        package var end: Double

        /// Creates a trim.
        package init(start: Double, end: Double) { (self.start, self.end) = (start, end) }
    }
}
