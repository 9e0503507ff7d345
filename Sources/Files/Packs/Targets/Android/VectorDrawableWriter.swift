import Base
import Raster

/// Writes a sequence of a document as an Android vector drawable, with its animations.
///
/// Source: the reference of `VectorDrawable` and `AnimatedVectorDrawable`, API 24. A group
/// multiplies by translate(−pivot) · scale · rotate · translate(pivot + translate), as our layers
/// do with their anchor.
struct VectorDrawableWriter {
    let document: VectorDocument
    /// The index of the sequence.
    let sequence: Int
    /// The time that a still drawable shows, as a fraction of the sequence; `nil` for an animation.
    let time: Double?
    /// The animations, in the order of their elements.
    private(set) var animations: [DrawableAnimation] = []
    /// What is drawn differently from the design, one sentence each.
    private(set) var substitutions: [String] = []
    private var names: Set<String> = []

    /// Creates the writer of a sequence.
    init(_ document: VectorDocument, sequence: Int, time: Double? = nil) {
        (self.document, self.sequence, self.time) = (document, sequence, time)
    }

    /// The name of the outermost group.
    static let root = "canvas"

    /// Returns the element `vector`, and collects the animations.
    ///
    /// - Throws: `InputError` if a layer cannot be drawn.
    mutating func vector() throws(InputError) -> ResourceElement {
        names.insert(Self.root)
        var elements: [ResourceElement] = []
        if let background = document.background {
            let frame = Rect(center: .zero, size: document.canvas)
            let fill = VectorShape.Fill(paint: background.map { .solid($0) }, rule: .nonZero)
            var shape = VectorShape(
                kind: "rect",
                path: Animated(.rect(frame), sequences: document.sequences.count),
                frame: frame
            )
            shape.fill = fill
            elements += self.elements(of: shape, "background", Track(Opacity(1)))
        }
        for layer in document.layers {
            elements += try self.elements(of: layer, Track(Opacity(1)))
        }
        let (width, height) = (document.canvas.width, document.canvas.height)
        let canvas = ResourceElement(
            "group",
            [
                "name": Self.root,
                "translateX": (width / 2).thousandths,
                "translateY": (height / 2).thousandths,
            ],
            elements
        )
        return ResourceElement(
            "vector",
            [
                "width": width.thousandths + "dp", "height": height.thousandths + "dp",
                "viewportWidth": width.thousandths, "viewportHeight": height.thousandths,
            ],
            [canvas]
        )
    }

    /// Returns the track of a value in the sequence. It is constant in a still drawable.
    func track<Value>(_ animated: Animated<Value>) -> Track<Value> {
        still(animated.tracks[sequence])
    }

    /// Returns a track, or only its value at the time of a still drawable.
    func still<Value>(_ track: Track<Value>) -> Track<Value> {
        time.map { Track(track.value(at: $0)) } ?? track
    }

    /// Records that something is drawn differently.
    mutating func substitute(_ text: String) {
        if !substitutions.contains(text) { substitutions.append(text) }
    }

    /// Returns a unique name for an element, derived from a layer's label.
    mutating func name(_ label: String) -> String {
        let plain = String(label.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        let base = plain.first?.isLetter == true ? plain : "layer_" + plain
        var (name, number) = (base, 1)
        while !names.insert(name).inserted {
            number += 1
            name = "\(base)_\(number)"
        }
        return name
    }

    /// Adds an animation, if there is one.
    mutating func animate(_ target: String, _ properties: [DrawableAnimation.Property]) {
        guard !properties.isEmpty else { return }
        animations.append(DrawableAnimation(target: target, properties: properties))
    }
}

extension ResourceElement {
    /// Sets an attribute to a number that may change, and returns its animation.
    ///
    /// - Parameters:
    ///   - standard: The value that needs no attribute.
    ///   - number: Returns the number of a value.
    mutating func set<Value>(
        _ name: String,
        _ track: Track<Value>,
        standard: Double? = nil,
        _ number: (Value) -> Double
    ) -> [DrawableAnimation.Property] {
        let keys = track.keys.map { key in
            let value = (number(key.value) * 10_000).rounded() / 10_000 + 0
            return DrawableAnimation.Property.Key(time: key.time, value: value.css)
        }
        return set(name, keys, .floatType, standard: standard.map(\.css))
    }

    /// Sets an attribute to a value that may change, and returns its animation.
    mutating func set(
        _ name: String,
        _ keys: [DrawableAnimation.Property.Key],
        _ kind: DrawableAnimation.Property.Kind,
        standard: String? = nil
    ) -> [DrawableAnimation.Property] {
        let isConstant = keys.allSatisfy { $0.value == keys[0].value }
        let property = DrawableAnimation.Property(name, kind, keys)
        let first = property.keys[0].value
        if first != standard { self[name] = first }
        return isConstant ? [] : [property]
    }
}
