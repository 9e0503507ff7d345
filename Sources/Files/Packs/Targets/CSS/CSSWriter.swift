import Base
import Raster

/// Converts a document to elements and a style sheet.
///
/// All elements are positioned at the centre of the element that contains them. Groups have no
/// size. The individual transform properties are applied in the same order as those of layers.
struct CSSWriter {
    let document: VectorDocument
    /// The start of all class names.
    let name: String
    var sheet: CSSStyleSheet
    private var count = 0

    /// Creates a writer that adds to a style sheet.
    init(_ document: VectorDocument, name: String, sheet: CSSStyleSheet) {
        self.document = document
        self.name = name
        self.sheet = sheet
    }

    /// Writes the background and all layers.
    ///
    /// - Throws: `InputError` that names the layer and the feature that CSS lacks.
    mutating func elements() throws(InputError) -> [CSSElement] {
        var elements: [CSSElement] = []
        if let background = document.background {
            let element = newElement()
            setFrame(Rect(center: .zero, size: document.canvas), of: element)
            animate("background-color", background, of: element) { $0.css }
            elements.append(element)
        }
        return elements + (try self.elements(for: document.layers))
    }

    /// Writes layers that are visible in a sequence.
    mutating func elements(for layers: [VectorLayer]) throws(InputError) -> [CSSElement] {
        var elements: [CSSElement] = []
        for layer in layers where !layer.isInvisible {
            if let element = try element(for: layer) { elements.append(element) }
        }
        return elements
    }

    /// Returns an element with the next number.
    mutating func newElement() -> CSSElement {
        count += 1
        return CSSElement(number: count)
    }

    /// Sets a property in all states.
    mutating func set(_ property: String, _ value: String, of element: CSSElement) {
        sheet.add(property, value, to: selector(element))
    }

    /// Sets the position and size of an element. The frame is relative to the container's centre.
    mutating func setFrame(_ frame: Rect, of element: CSSElement) {
        set("width", "\(frame.width.svg)px", of: element)
        set("height", "\(frame.height.svg)px", of: element)
        set("margin", "\(frame.minY.svg)px 0 0 \(frame.minX.svg)px", of: element)
    }

    /// Sets a property to its value in each state, or animates it.
    ///
    /// - Parameter initial: The value that the property has by default.
    mutating func animate<Value>(
        _ property: String,
        _ value: Animated<Value>,
        of element: CSSElement,
        unless initial: String? = nil,
        _ text: (Value) -> String
    ) {
        if let constant = value.constant {
            if text(constant) != initial { set(property, text(constant), of: element) }
            return
        }
        for (sequence, track) in zip(document.sequences, value.tracks) {
            let selector = ".\(name)-\(sequence.name) \(self.selector(element))"
            let first = text(track.keys[0].value)
            guard track.keys.contains(where: { text($0.value) != first }) else {
                if first != initial { sheet.add(property, first, to: selector) }
                continue
            }
            let name = sheet.define(keys: Self.keys(of: track, property, text))
            let timing = track.isStepped ? "step-end" : "linear"
            let duration = "\(sequence.duration.css)s"
            let animation =
                switch sequence.playback {
                case .loop: "\(name) \(duration) \(timing) infinite"
                case .once, .still: "\(name) \(duration) \(timing) both"
                case .drag: "\(name) \(duration) var(--\(self.name)-delay) \(timing) both paused"
                }
            sheet.addAnimation(animation, to: selector)
        }
    }

    /// Returns the keys of a track. A jump has two keys at slightly different times.
    private static func keys<Value>(
        of track: Track<Value>,
        _ property: String,
        _ text: (Value) -> String
    ) -> [String] {
        let isStepped = track.isStepped
        var keys = isStepped ? track.steps : track.keys
        if isStepped, let last = keys.last, last.time < 1 {
            keys.append(Track.Key(time: 1, value: last.value))
        }
        return keys.enumerated().map { index, key in
            let isBeforeJump = index + 1 < keys.count && keys[index + 1].time == key.time
            let time = isBeforeJump && key.time > 0 ? max(key.time - 1e-7, 0) : key.time
            return "\((100 * time).css(digits: 5))% { \(property): \(text(key.value)); }"
        }
    }

    /// The selector of an element.
    func selector(_ element: CSSElement) -> String { ".\(name)-\(element.number)" }

    /// Returns the error for something that CSS cannot draw.
    func error(_ feature: String, in layer: VectorLayer) -> InputError {
        InputError(
            "CSS cannot draw \(feature): in \(layer.label) of \(document.name)",
            hint: "pass --for css-sprites, which plays images"
        )
    }
}

extension Color {
    /// The colour in CSS, as `#rrggbb`, or with its alpha as a percentage.
    var css: String {
        guard alpha < 1 else { return hex }
        let channels = [red, green, blue].map { ($0 * 255).css(digits: 1) }
        return "rgb(\(channels.joined(separator: " ")) / \(alpha.svg))"
    }
}
