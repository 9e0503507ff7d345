import Raster

/// A property of any layer: its key in files, its type, and a function that applies it to a
/// placement.
///
/// The reader, schema, writer and curves are derived from these entries.
package final class LayerProperty: Sendable {
    /// The curves of a property.
    package enum Curve: Sendable {
        /// No curve.
        case hidden
        /// One curve, of a number or of a pair.
        case one(String)
        /// A curve for each number of a pair.
        case axes(String, String)
        /// One curve: of a number if both axes are always equal, otherwise of a pair.
        case numberOrPair(String)
    }

    /// The key in files, the type and the default.
    package let field: ArgumentField
    /// The curves of the property.
    let curve: Curve
    /// Whether curves also include layers that do not set the property.
    let isAlwaysShown: Bool
    /// The direction in which a frame's cost changes as the magnitude of the value grows.
    let cost: CostTrend
    /// Applies the property's value at an instant to a placement.
    let apply: @Sendable (ArgumentValues, inout LayerPlacement) -> Void

    /// The key in files.
    package var key: String { field.key }

    /// Creates a property.
    ///
    /// - Parameters:
    ///   - curve: The curves of the property.
    ///   - isAlwaysShown: Whether curves also include layers that do not set the property.
    ///   - cost: The direction in which a frame's cost changes as the magnitude of the value grows.
    ///   - declare: Declares exactly one field and returns a function that applies its value.
    package init(
        curve: Curve,
        isAlwaysShown: Bool = false,
        cost: CostTrend = .rises,
        _ declare: (inout ArgumentFields) ->
            @Sendable (ArgumentValues, inout LayerPlacement) -> Void
    ) {
        var fields = ArgumentFields()
        apply = declare(&fields)
        precondition(fields.all.count == 1, "a layer property must declare exactly one argument")
        field = fields.all[0]
        self.curve = curve
        self.isAlwaysShown = isAlwaysShown
        self.cost = cost
    }
}

extension LayerProperty: Equatable {
    /// Whether both properties have the same key.
    package static func == (left: LayerProperty, right: LayerProperty) -> Bool {
        left.key == right.key
    }
}

/// The placement, effects and opacity of a layer at an instant.
package struct LayerPlacement {
    /// The opacity, 0…1.
    package var opacity = 1.0
    /// The offset from the centre of the container, in points.
    package var offset = Vector.zero
    /// The rotation about the anchor, in degrees clockwise.
    package var rotation = 0.0
    /// The scale factors along both axes, about the anchor.
    package var scale = Vector(dx: 1, dy: 1)
    /// A linear transform about the anchor that is applied before `scale`, or `nil` for none.
    package var deformation: Transform?
    /// The rotation about the horizontal axis through the anchor, in degrees. Positive angles move
    /// the top away.
    package var rotationX = 0.0
    /// The rotation about the vertical axis through the anchor, in degrees. Positive angles move
    /// the right side away.
    package var rotationY = 0.0
    /// The distance of the viewer from the anchor, in points. 0 gives a parallel projection.
    package var viewer = 0.0
    /// The offset in points and the rotation in degrees from following an outline, which
    /// `Resolved.Layer.placement(at:)` adds to `offset` and `rotation`.
    var followed: (offset: Vector, degrees: Double)?
    /// The position in the drawing order of a repetition's copies. Higher values are nearer.
    package var depth = 0.0
    /// The blend mode with the layers behind.
    package var blend = BlendMode.sourceOver
    /// The fixed point of rotation, scale and skew.
    var anchor = Resolved.Anchor.center
    /// The clipping region, or `nil` for none.
    var clip: Resolved.ClipOutline?
    /// The mask, or `nil` for none.
    var mask: Resolved.Mask?

    /// The standard deviation of the blur, in points.
    package var blur = 0.0
    /// The drop shadow, or `nil` for none.
    var shadow: Resolved.Shadow?

    /// Whether the layer has a projection, a blur or a shadow.
    var hasEffects: Bool { isRotatedIn3D || blur > 0 || shadow != nil }

    /// Whether the layer needs no intermediate image.
    var isPlain: Bool { clip == nil && mask == nil && !hasEffects }

    /// Whether the layer has a 3D rotation.
    var isRotatedIn3D: Bool { rotationX != 0 || rotationY != 0 }
}

extension LayerProperty {
    /// The built-in properties, in listing and writing order.
    package static let all = [
        opacity, offset, follow, rotation, scale, skew, rotationX, rotationY, viewer, anchor, clip,
        mask,
        blur, shadow, blend, depth,
    ]

    static let opacity = LayerProperty(curve: .one("opacity"), isAlwaysShown: true) { fields in
        let opacity = fields.number("opacity", .fraction, "0 is clear, 1 is opaque.", standard: 1)
        return { values, placement in placement.opacity = values[opacity] }
    }

    static let offset = LayerProperty(
        curve: .axes("x", "y"),
        isAlwaysShown: true,
        cost: .falls
    ) { fields in
        let offset = fields.pair(
            "offset",
            .points,
            "Points right and down from the canvas's centre.",
            standard: .zero
        )
        return { values, placement in placement.offset = values[offset] }
    }

    static let follow = LayerProperty(curve: .hidden) { fields in
        let follow = fields.follow(
            "follow",
            "A movement along an outline, in addition to `offset`."
        )
        return { values, placement in
            placement.followed = values[follow]?.place(at: values.instant)
        }
    }

    static let rotation = LayerProperty(
        curve: .one("rotation"),
        isAlwaysShown: true,
        cost: .unrelated
    ) { fields in
        let degrees = fields.number("rotate", .degrees, "Degrees, clockwise.", standard: 0)
        return { values, placement in placement.rotation = values[degrees] }
    }

    static let scale = LayerProperty(curve: .numberOrPair("scale"), isAlwaysShown: true) { fields in
        let scale = fields.scale("scale", "A factor, or one for each axis.")
        return { values, placement in placement.scale = values[scale] }
    }

    static let skew = LayerProperty(curve: .one("skew")) { fields in
        let skew = fields.pair(
            "skew",
            NumberBounds(range: -89...89, unit: " degrees", measure: .degrees),
            "Degrees by which vertical lines tilt to the left, and horizontal ones down.",
            standard: .zero
        )
        return { values, placement in
            let degrees = values[skew]
            guard degrees != .zero else { return }
            let lean = placement.deformation ?? .identity
            placement.deformation = lean.then(
                Transform(a: 1, b: tangent(degrees.dy), c: tangent(degrees.dx), d: 1, tx: 0, ty: 0)
            )
        }
    }

    private static func tangent(_ degrees: Double) -> Double {
        let unit = Vector(angle: .degrees(min(max(degrees, -89), 89)))
        return unit.dy / unit.dx
    }

    static let rotationX = LayerProperty(curve: .one("rotation x"), cost: .unrelated) { fields in
        let degrees = fields.number(
            "rotateX",
            .degrees,
            "Degrees about the horizontal axis through the anchor, after `rotate`; the top moves "
                + "away.",
            standard: 0
        )
        return { values, placement in placement.rotationX = values[degrees] }
    }

    static let rotationY = LayerProperty(curve: .one("rotation y"), cost: .unrelated) { fields in
        let degrees = fields.number(
            "rotateY",
            .degrees,
            "Degrees about the vertical axis through the anchor, after `rotateX`; the right side "
                + "moves away.",
            standard: 0
        )
        return { values, placement in placement.rotationY = values[degrees] }
    }

    static let viewer = LayerProperty(curve: .one("perspective"), cost: .unrelated) { fields in
        let distance = fields.number(
            "perspective",
            .length,
            "The viewer's distance from the anchor in points, for `rotateX` and `rotateY`; 0 for "
                + "infinity.",
            standard: 0
        )
        return { values, placement in placement.viewer = max(values[distance], 0) }
    }

    static let anchor = LayerProperty(curve: .hidden) { fields in
        let anchor = fields.anchor(
            "anchor",
            "The fixed point of rotation, scaling and skewing; by default the centre of the "
                + "layer's frame. The frame is the bounding box of a polygon or path, the square "
                + "around the circle of a star, arc or sector, and the canvas for a group."
        )
        return { values, placement in placement.anchor = values[anchor] }
    }

    static let clip = LayerProperty(curve: .hidden) { fields in
        let clip = fields.clip("clip", "An outline that clips the layer.")
        return { values, placement in placement.clip = values[clip] }
    }

    static let mask = LayerProperty(curve: .hidden) { fields in
        let mask = fields.mask("mask", "Layers that mask the layer.")
        return { values, placement in placement.mask = values[mask] }
    }

    static let blur = LayerProperty(curve: .one("blur")) { fields in
        let blur = fields.number(
            "blur",
            .blur,
            "The standard deviation of a Gaussian blur, in points. With two scale factors x and y, "
                + "the blur stays round and is scaled by √(x·y).",
            standard: 0
        )
        return { values, placement in placement.blur = max(values[blur], 0) }
    }

    static let shadow = LayerProperty(curve: .hidden) { fields in
        let shadow = fields.shadow("shadow", "A drop shadow behind the layer.")
        return { values, placement in placement.shadow = values[shadow] }
    }

    static let blend = LayerProperty(curve: .hidden) { fields in
        let blend = fields.word(
            "blend",
            title: "a blend mode",
            "The blend mode with the layers behind. The modes that clear pixels (`clear`, "
                + "`source`, `sourceIn`, `sourceOut`, `destinationIn`, `destinationAtop`) affect "
                + "only the inside of a single shape, but the entire canvas for several shapes.",
            standard: BlendMode.sourceOver
        )
        return { values, placement in placement.blend = values[blend] }
    }

    static let depth = LayerProperty(curve: .one("depth"), cost: .unrelated) { fields in
        let depth = fields.number(
            "depth",
            NumberBounds(range: -1e6...1e6, unit: "", measure: .other),
            "The drawing order within a `repeat`: copies with a higher depth are in front of those "
                + "with a lower one. Copies with the same depth are drawn in their usual order.",
            standard: 0
        )
        return { values, placement in placement.depth = values[depth] }
    }
}
