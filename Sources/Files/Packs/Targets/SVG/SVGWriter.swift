import Base
import Pictures
import Raster

/// Converts one sequence of a document to SVG elements.
struct SVGWriter {
    /// The document.
    let document: VectorDocument
    /// The index of the sequence.
    let index: Int
    /// The start of all identifiers, so that several images can be in one page.
    let prefix: String
    /// The scale of embedded images, in pixels per point.
    let scale: Double
    /// The time of a still image as a fraction of the sequence; `nil` for an animated image.
    var stillTime: Double?
    /// Gradients, patterns, filters, clips and masks with their identifiers.
    private(set) var definitions: [SVGElement] = []
    /// What is drawn differently, one sentence each.
    private(set) var substitutions: [String] = []

    /// Creates a writer without definitions.
    init(_ document: VectorDocument, sequence index: Int, prefix: String, scale: Double) {
        self.document = document
        self.index = index
        self.prefix = prefix
        self.scale = scale
    }

    /// The timing of the animations.
    var timing: SVGTiming {
        SVGTiming(sequence: stillTime == nil ? document.sequences[index] : nil)
    }

    /// The region of filters, masks and the background: larger than everything that is visible.
    var region: Rect {
        let side = 3 * max(document.canvas.width, document.canvas.height)
        return Rect(center: .zero, size: Size(width: side, height: side))
    }

    /// Returns the background and all layers.
    mutating func content() throws -> [SVGElement] {
        var elements: [SVGElement] = []
        if let background = document.background {
            let size = document.canvas
            var rect = SVGElement("rect", Self.frame(Rect(center: .zero, size: size)))
            add(track(background), as: "fill", to: &rect)
            elements.append(rect)
        }
        return elements + (try self.elements(for: document.layers))
    }

    /// Returns the elements of visible layers.
    mutating func elements(for layers: [VectorLayer]) throws -> [SVGElement] {
        var elements: [SVGElement] = []
        for layer in layers {
            guard let element = try element(for: layer) else { continue }
            if element.isPlainGroup {
                elements += element.children
            } else {
                elements.append(element)
            }
        }
        return elements
    }

    /// Returns the value's track in the sequence; a constant one in a still image.
    func track<Value>(_ value: Animated<Value>) -> Track<Value> {
        let track = value.tracks[index]
        return stillTime.map { Track(track.value(at: $0)) } ?? track
    }

    /// Adds a definition, and returns its identifier. Equal definitions have one identifier.
    mutating func define(_ element: SVGElement) -> String {
        for (number, known) in definitions.enumerated() {
            var copy = element
            copy.attributes.insert(.init(name: "id", value: identifier(number)), at: 0)
            if copy == known { return identifier(number) }
        }
        var element = element
        let identifier = identifier(definitions.count)
        element.attributes.insert(.init(name: "id", value: identifier), at: 0)
        definitions.append(element)
        return identifier
    }

    /// Adds a sentence about something that is drawn differently.
    mutating func substitute(_ sentence: String) {
        if !substitutions.contains(sentence) { substitutions.append(sentence) }
    }

    /// Sets an attribute to the first value of a track, and adds the animation of the others.
    func add<Value>(
        _ track: Track<Value>,
        as attribute: String,
        to element: inout SVGElement,
        unless standard: String? = nil,
        _ text: (Value) -> String
    ) {
        let animation = timing.animation(of: attribute, track, text)
        let first = text(track.keys[0].value)
        if animation != nil || first != standard { element[attribute] = first }
        if let animation { element.children.append(animation) }
    }

    /// Sets a colour attribute and its opacity, such as `fill` and `fill-opacity`.
    func add(_ track: Track<Color>, as attribute: String, to element: inout SVGElement) {
        let opacity =
            switch attribute {
            case "stop-color": "stop-opacity"
            case "flood-color": "flood-opacity"
            default: attribute + "-opacity"
            }
        add(track, as: attribute, to: &element) { $0.hex }
        add(track, as: opacity, to: &element, unless: "1") { $0.alpha.svg }
    }

    /// Returns the attributes of a rectangle.
    static func frame(_ rect: Rect) -> [(String, String?)] {
        [
            ("x", rect.minX.svg), ("y", rect.minY.svg), ("width", rect.width.svg),
            ("height", rect.height.svg),
        ]
    }

    private func identifier(_ number: Int) -> String { "\(prefix)-\(number + 1)" }
}
