import Base
import Raster

extension CSSWriter {
    /// Sets the background of an element.
    mutating func setPaint(
        _ paint: Animated<Paint>,
        in frame: Rect,
        of element: CSSElement,
        _ layer: VectorLayer
    ) throws(InputError) {
        if case .solid = paint.first {
            let colors = paint.map { paint -> Color in
                guard case .solid(let color) = paint else { return .clear }
                return color
            }
            return animate("background-color", colors, of: element) { $0.css }
        }
        guard let first = CSSGradient(paint.first, in: frame) else {
            throw error("images", in: layer)
        }
        if paint.tracks.allSatisfy(\.isStepped) {
            return animate("background-image", paint, of: element) {
                CSSGradient($0, in: frame)?.text() ?? "none"
            }
        }
        // Linear values of the paint may not be linear in CSS.
        let numbers = Animated(
            paint.tracks.map { track in
                track.resampled { Lengths(CSSGradient($0, in: frame)?.numbers.map(\.value) ?? []) }
            }
        )
        let hasOneForm = paint.tracks.flatMap(\.keys).allSatisfy {
            CSSGradient($0.value, in: frame)?.hasForm(of: first) == true
        }
        guard hasOneForm, !numbers.hasHalfTurns(in: first) else {
            throw error("gradients that turn over", in: layer)
        }
        setGradient(first, paint, numbers, of: element)
    }

    /// Sets a gradient whose colours and numbers are custom properties if they change.
    private mutating func setGradient(
        _ gradient: CSSGradient,
        _ paint: Animated<Paint>,
        _ numbers: Animated<Lengths>,
        of element: CSSElement
    ) {
        let prefix = "--\(name)-\(element.number)"
        let colors = paint.first.stops.indices.map { index in paint.map { $0.stops[index].color } }
        let values = gradient.numbers.indices.map { index in
            numbers.map { Lengths([$0.values[index]]) }
        }
        let text = gradient.text(
            color: { index, _ in
                colors[index].constant?.css ?? "var(\(prefix)-color-\(index + 1))"
            },
            number: { index, number in
                values[index].constant == nil ? "var(\(prefix)-number-\(index + 1))" : number.text
            }
        )
        set("background-image", text, of: element)
        for (index, color) in colors.enumerated() where color.constant == nil {
            let property = "\(prefix)-color-\(index + 1)"
            sheet.register(property, syntax: "<color>", initial: "#0000")
            animate(property, color, of: element) { $0.css }
        }
        for (index, value) in values.enumerated() where value.constant == nil {
            let property = "\(prefix)-number-\(index + 1)"
            let unit = gradient.numbers[index].unit
            let syntax = unit == "px" ? "<length>" : "<angle>"
            sheet.register(property, syntax: syntax, initial: "0\(unit)")
            animate(property, value, of: element) { "\($0.values[0].svg)\(unit)" }
        }
    }
}

extension Animated<Lengths> {
    /// Returns whether the direction of a gradient jumps from one key to the next, because its
    /// points pass each other.
    fileprivate func hasHalfTurns(in gradient: CSSGradient) -> Bool {
        guard gradient.numbers.first?.unit == "deg" else { return false }
        return tracks.contains { track in
            zip(track.keys, track.keys.dropFirst()).contains { key, next in
                key.time < next.time
                    && (key.value.values[0] - next.value.values[0]).magnitude > 170
                    && next.time - key.time < 0.1
            }
        }
    }
}

extension Paint {
    /// The stops of a gradient.
    fileprivate var stops: [Gradient.Stop] {
        switch self {
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _),
            .conic(let gradient, _, _, _):
            gradient.stops
        case .solid, .along, .image, .projected: []
        }
    }
}
