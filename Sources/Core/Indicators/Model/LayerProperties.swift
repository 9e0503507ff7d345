import Raster

/// What is said about a layer's point and look; defaults are left out.
package struct LayerProperties: Equatable, Sendable {
    /// A property and its argument.
    package struct Entry: Equatable, Sendable {
        /// The property.
        package let property: LayerProperty
        /// Its argument.
        package let argument: ModelArgument
    }

    /// What is said, those of `LayerProperty.all` in their order, others after them by name.
    package private(set) var entries: [Entry] = []

    /// Nothing said.
    package init() {}

    /// A property's argument, or its default.
    package subscript(property: LayerProperty) -> ModelArgument? {
        get { entries.first { $0.property == property }?.argument ?? property.field.standard }
        set {
            entries.removeAll { $0.property == property }
            guard let newValue, !newValue.isSame(as: property.field.standard) else { return }
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
    /// 0 is clear, 1 is opaque.
    public var opacity: Driven<Double> {
        get { number(.opacity) }
        set { properties[.opacity] = .number(newValue) }
    }

    /// The way from the centre of the canvas, in points.
    public var offset: DrivenPair {
        get { pair(.offset) }
        set { properties[.offset] = .pair(newValue) }
    }

    /// The turn in degrees, clockwise.
    public var rotation: Driven<Double> {
        get { number(.rotation) }
        set { properties[.rotation] = .number(newValue) }
    }

    /// The factors along both axes.
    public var scale: DrivenPair {
        get { pair(.scale) }
        set { properties[.scale] = .pair(newValue) }
    }

    /// The point that turning and scaling leave alone.
    public var anchor: Driven<Anchor> {
        get {
            guard case .anchor(let anchor)? = properties[.anchor] else { return .constant(.center) }
            return anchor
        }
        set { properties[.anchor] = .anchor(newValue) }
    }

    /// The outline outside of which the layer does not show; moves with the layer.
    public var clip: Setting<Clip>? {
        get {
            guard case .clip(let clip)? = properties[.clip] else { return nil }
            return clip
        }
        set { properties[.clip] = newValue.map { .clip($0) } }
    }

    /// Layers that decide where the layer shows, in its own space; nil for everywhere.
    public var mask: Setting<Mask>? {
        get {
            guard case .mask(let mask)? = properties[.mask] else { return nil }
            return mask
        }
        set { properties[.mask] = newValue.map { .mask($0) } }
    }

    /// The standard deviation of the Gaussian that blurs the layer, in points, 0…100.
    public var blur: Driven<Double> {
        get { number(.blur) }
        set { properties[.blur] = .number(newValue) }
    }

    /// What the layer casts behind itself; nil for nothing.
    public var shadow: Setting<Shadow>? {
        get {
            guard case .shadow(let shadow)? = properties[.shadow] else { return nil }
            return shadow
        }
        set { properties[.shadow] = newValue.map { .shadow($0) } }
    }

    /// Degrees by which upright lines lean to the left, and level ones down, about the anchor.
    public var skew: DrivenPair {
        get { pair(.skew) }
        set { properties[.skew] = .pair(newValue) }
    }

    /// The turn in degrees about the level line through the anchor, after `rotation`; the top goes
    /// away.
    public var rotationX: Driven<Double> {
        get { number(.rotationX) }
        set { properties[.rotationX] = .number(newValue) }
    }

    /// The turn in degrees about the upright line through the anchor, after `rotationX`; the right
    /// side goes away.
    public var rotationY: Driven<Double> {
        get { number(.rotationY) }
        set { properties[.rotationY] = .number(newValue) }
    }

    /// Points from the anchor to the viewer in front of it; 0 for far away.
    public var perspective: Driven<Double> {
        get { number(.viewer) }
        set { properties[.viewer] = .number(newValue) }
    }

    /// How the layer meets what lies behind it.
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
