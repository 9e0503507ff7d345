import Raster

/// A property that any layer may have: its key in files, its type, and what it does to the layer.
///
/// Reader, schema, writer and curves follow from the entry.
package final class LayerProperty: Sendable {
    /// The lines of curves that a property makes.
    package enum Curve: Sendable {
        /// None.
        case hidden
        /// One of a number, or of two that belong together.
        case one(String)
        /// One for each of two numbers.
        case axes(String, String)
        /// One, of a pair only where its numbers ever differ.
        case evenOrPair(String)
    }

    /// The key in files, the type, and the default.
    package let field: ArgumentField
    /// How curves list it.
    let curve: Curve
    /// Whether curves list it for layers that do not set it, too.
    let isAlwaysShown: Bool
    /// How the work of a frame depends on its value.
    let cost: CostTrend
    /// What it does to a layer at an instant.
    let apply: @Sendable (ArgumentValues, inout LayerPlacement) -> Void

    /// The key in files.
    package var key: String { field.key }

    /// A property that declares its one argument and returns what its value does to a layer.
    ///
    /// - Parameters:
    ///   - curve: How curves list it.
    ///   - isAlwaysShown: Whether curves tell it of layers that do not set it, too.
    ///   - cost: How the work of a frame depends on the value.
    ///   - declare: Declares one field.
    package init(
        curve: Curve,
        isAlwaysShown: Bool = false,
        cost: CostTrend = .rises,
        _ declare: (inout ArgumentFields) ->
            @Sendable (ArgumentValues, inout LayerPlacement) -> Void
    ) {
        var fields = ArgumentFields()
        apply = declare(&fields)
        precondition(fields.all.count == 1, "a property of layers declares one argument")
        field = fields.all[0]
        self.curve = curve
        self.isAlwaysShown = isAlwaysShown
        self.cost = cost
    }
}

extension LayerProperty: Equatable {
    /// Whether both have one key.
    package static func == (left: LayerProperty, right: LayerProperty) -> Bool {
        left.key == right.key
    }
}

/// What a layer's properties make of it at an instant.
package struct LayerPlacement {
    /// Multiplies the alpha.
    package var opacity = 1.0
    /// The way from the centre of the container, in points.
    package var offset = Vector.zero
    /// The turn in degrees, clockwise, about the anchor.
    package var rotation = 0.0
    /// The factors along both axes, about the anchor.
    package var scale = Vector(dx: 1, dy: 1)
    /// What else changes the layer's shape, about the anchor, before it is scaled; nil for nothing.
    package var deformation: Transform?
    /// The turn in degrees about the level line through the anchor, its top going away.
    package var rotationX = 0.0
    /// The turn in degrees about the upright line through the anchor, its right side going away.
    package var rotationY = 0.0
    /// How far in front of the anchor the viewer is, in points; 0 for far away.
    package var viewer = 0.0
    /// How the layer meets what lies behind it.
    package var blend = BlendMode.sourceOver
    /// The point that turning and scaling leave alone.
    var anchor = Resolved.Anchor.center
    /// The outline outside of which the layer does not show.
    var clip: Resolved.ClipOutline?
    /// The layers that decide where it shows.
    var mask: Resolved.Mask?

    /// The standard deviation of its blur in points.
    package var blur = 0.0
    /// What it casts.
    var shadow: Resolved.Shadow?

    /// Whether it is more than what it holds, placed.
    var hasEffects: Bool { isTurnedInSpace || blur > 0 || shadow != nil }

    /// Whether it does nothing that takes a picture of the layer by itself.
    var isPlain: Bool { clip == nil && mask == nil && !hasEffects }

    /// Whether it does not lie flat.
    var isTurnedInSpace: Bool { rotationX != 0 || rotationY != 0 }
}

extension LayerProperty {
    /// The properties that come with Pinwheel, in the order in which they are listed and written.
    package static let all = [
        opacity, offset, rotation, scale, skew, rotationX, rotationY, viewer, anchor, clip, mask,
        blur, shadow, blend,
    ]

    /// `opacity`.
    static let opacity = LayerProperty(curve: .one("opacity"), isAlwaysShown: true) { fields in
        let opacity = fields.number("opacity", .share, "0 is clear, 1 is opaque.", standard: 1)
        return { values, placement in placement.opacity = values[opacity] }
    }

    /// `offset`.
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

    /// `rotate`.
    static let rotation = LayerProperty(
        curve: .one("rotation"),
        isAlwaysShown: true,
        cost: .unrelated
    ) { fields in
        let degrees = fields.number("rotate", .degrees, "Degrees, clockwise.", standard: 0)
        return { values, placement in placement.rotation = values[degrees] }
    }

    /// `scale`.
    static let scale = LayerProperty(curve: .evenOrPair("scale"), isAlwaysShown: true) { fields in
        let scale = fields.scale("scale", "A factor, or one for each axis.")
        return { values, placement in placement.scale = values[scale] }
    }

    /// `skew`.
    static let skew = LayerProperty(curve: .one("skew")) { fields in
        let skew = fields.pair(
            "skew",
            NumberBounds(range: -89...89, unit: " degrees", measure: .degrees),
            "Degrees by which upright lines lean to the left, and level ones down.",
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

    /// `rotateX`.
    static let rotationX = LayerProperty(curve: .one("rotation x"), cost: .unrelated) { fields in
        let degrees = fields.number(
            "rotateX",
            .degrees,
            "Degrees about the level line through the anchor, after `rotate`; the top goes away.",
            standard: 0
        )
        return { values, placement in placement.rotationX = values[degrees] }
    }

    /// `rotateY`.
    static let rotationY = LayerProperty(curve: .one("rotation y"), cost: .unrelated) { fields in
        let degrees = fields.number(
            "rotateY",
            .degrees,
            "Degrees about the upright line through the anchor, after `rotateX`; the right side goes away.",
            standard: 0
        )
        return { values, placement in placement.rotationY = values[degrees] }
    }

    /// `perspective`.
    static let viewer = LayerProperty(curve: .one("perspective"), cost: .unrelated) { fields in
        let distance = fields.number(
            "perspective",
            .length,
            "Points from the anchor to the viewer in front of it, for `rotateX` and `rotateY`; 0 for far away.",
            standard: 0
        )
        return { values, placement in placement.viewer = max(values[distance], 0) }
    }

    /// `anchor`.
    static let anchor = LayerProperty(curve: .hidden) { fields in
        let anchor = fields.anchor(
            "anchor",
            "The point that turning and scaling leave in place; by default the middle of the layer's "
                + "frame. The frame of a polygon or a path is its bounding box, of a star, an arc or a "
                + "sector the square around its circle, and of a group the canvas."
        )
        return { values, placement in placement.anchor = values[anchor] }
    }

    /// `clip`.
    static let clip = LayerProperty(curve: .hidden) { fields in
        let clip = fields.clip("clip", "An outline outside of which the layer does not show.")
        return { values, placement in placement.clip = values[clip] }
    }

    /// `mask`.
    static let mask = LayerProperty(curve: .hidden) { fields in
        let mask = fields.mask("mask", "Layers that decide where the layer shows.")
        return { values, placement in placement.mask = values[mask] }
    }

    /// `blur`.
    static let blur = LayerProperty(curve: .one("blur")) { fields in
        let blur = fields.number(
            "blur",
            .blur,
            "The standard deviation of a Gaussian blur, in points. Where two scale factors x and y "
                + "apply, the blur stays round and is scaled by √(x·y).",
            standard: 0
        )
        return { values, placement in placement.blur = max(values[blur], 0) }
    }

    /// `shadow`.
    static let shadow = LayerProperty(curve: .hidden) { fields in
        let shadow = fields.shadow("shadow", "What the layer casts behind itself.")
        return { values, placement in placement.shadow = values[shadow] }
    }

    /// `blend`.
    static let blend = LayerProperty(curve: .hidden) { fields in
        let blend = fields.word(
            "blend",
            title: "a blend mode",
            "How the layer is combined with the layers behind it. The modes that clear (`clear`, `source`, "
                + "`sourceIn`, `sourceOut`, `destinationIn`, `destinationAtop`) act inside the outline of a "
                + "single shape, but everywhere for a group of several.",
            standard: BlendMode.sourceOver
        )
        return { values, placement in placement.blend = values[blend] }
    }
}
