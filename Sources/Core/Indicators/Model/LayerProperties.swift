import Raster

/// The placement, opacity and effects of a layer. Default values are not stored.
package struct LayerProperties: Equatable, Sendable {
    /// A property with its argument.
    package struct Entry: Equatable, Sendable {
        package let property: LayerProperty
        package let argument: ModelArgument
    }

    /// The properties that differ from their defaults: first the built-in ones in the order of
    /// `LayerProperty.all`, then others by key.
    package private(set) var entries: [Entry] = []

    /// Creates properties with their default values.
    package init() {}

    /// The argument of a property, or the property's default.
    package subscript(property: LayerProperty) -> ModelArgument? {
        get {
            entries.first { $0.property == property }?.argument ?? property.field.defaultArgument
        }
        set {
            entries.removeAll { $0.property == property }
            guard let newValue, !newValue.isSame(as: property.field.defaultArgument) else { return }
            let index = entries.firstIndex { Self.isBefore(property, $0.property) }
            let entry = Entry(property: property, argument: newValue)
            entries.insert(entry, at: index ?? entries.count)
        }
    }

    private static func isBefore(_ one: LayerProperty, _ other: LayerProperty) -> Bool {
        let points = (
            LayerProperty.all.firstIndex(of: one) ?? .max,
            LayerProperty.all.firstIndex(of: other) ?? .max
        )
        if points.0 != points.1 { return points.0 < points.1 }
        return one.key.utf8.lexicographicallyPrecedes(other.key.utf8)
    }
}

extension Layer {
    /// The opacity: 0 is clear, 1 is opaque.
    public var opacity: Driven<Double> {
        get { number(.opacity) }
        set { properties[.opacity] = .number(newValue) }
    }

    /// The offset from the centre of the canvas, in points.
    public var offset: DrivenPair {
        get { pair(.offset) }
        set { properties[.offset] = .pair(newValue) }
    }

    /// The rotation in degrees, clockwise.
    public var rotation: Driven<Double> {
        get { number(.rotation) }
        set { properties[.rotation] = .number(newValue) }
    }

    /// The scale factors along both axes.
    public var scale: DrivenPair {
        get { pair(.scale) }
        set { properties[.scale] = .pair(newValue) }
    }

    /// The fixed point of rotation, scale and skew.
    public var anchor: Driven<Anchor> {
        get {
            guard case .anchor(let anchor)? = properties[.anchor] else { return .constant(.center) }
            return anchor
        }
        set { properties[.anchor] = .anchor(newValue) }
    }

    /// The clipping region, which moves with the layer. If `nil`, the layer is not clipped.
    public var clip: Setting<Clip>? {
        get {
            guard case .clip(let clip)? = properties[.clip] else { return nil }
            return clip
        }
        set { properties[.clip] = newValue.map { .clip($0) } }
    }

    /// The mask, in the layer's own coordinates. If `nil`, the layer is not masked.
    public var mask: Setting<Mask>? {
        get {
            guard case .mask(let mask)? = properties[.mask] else { return nil }
            return mask
        }
        set { properties[.mask] = newValue.map { .mask($0) } }
    }

    /// The standard deviation of the layer's Gaussian blur, in points, 0…100.
    public var blur: Driven<Double> {
        get { number(.blur) }
        set { properties[.blur] = .number(newValue) }
    }

    /// The shadow behind the layer, or `nil` for none.
    public var shadow: Setting<Shadow>? {
        get {
            guard case .shadow(let shadow)? = properties[.shadow] else { return nil }
            return shadow
        }
        set { properties[.shadow] = newValue.map { .shadow($0) } }
    }

    /// The movement along an outline, or `nil` for none.
    public var follow: Setting<Layer.Follow>? {
        get {
            guard case .follow(let follow)? = properties[.follow] else { return nil }
            return follow
        }
        set { properties[.follow] = newValue.map { .follow($0) } }
    }

    /// The position in the drawing order of a repetition's copies. Higher values are in front.
    public var depth: Driven<Double> {
        get { number(.depth) }
        set { properties[.depth] = .number(newValue) }
    }

    /// The skew angles about the anchor, in degrees: x tilts vertical lines to the left, y tilts
    /// horizontal lines down.
    public var skew: DrivenPair {
        get { pair(.skew) }
        set { properties[.skew] = .pair(newValue) }
    }

    /// The rotation in degrees about the horizontal axis through the anchor, after `rotation`.
    /// Positive angles move the top away from the viewer.
    public var rotationX: Driven<Double> {
        get { number(.rotationX) }
        set { properties[.rotationX] = .number(newValue) }
    }

    /// The rotation in degrees about the vertical axis through the anchor, after `rotationX`.
    /// Positive angles move the right side away from the viewer.
    public var rotationY: Driven<Double> {
        get { number(.rotationY) }
        set { properties[.rotationY] = .number(newValue) }
    }

    /// The distance of the viewer from the anchor, in points. 0 gives a parallel projection.
    public var perspective: Driven<Double> {
        get { number(.viewer) }
        set { properties[.viewer] = .number(newValue) }
    }

    /// The blend mode with the layers behind.
    public var blend: Setting<BlendMode> {
        get {
            guard case .word(let word)? = properties[.blend] else { return .constant(.sourceOver) }
            return word.flatMap { .constant(BlendMode(rawValue: $0) ?? .sourceOver) }
        }
        set { properties[.blend] = .word(of: newValue) }
    }

    private func number(_ property: LayerProperty) -> Driven<Double> {
        guard case .number(let number)? = properties[property] else { return 0 }
        return number
    }

    private func pair(_ property: LayerProperty) -> DrivenPair {
        guard case .pair(let pair)? = properties[property] else { return DrivenPair(0, 0) }
        return pair
    }
}
