import Raster

extension SVGWriter {
    /// Returns the element of an outline, or `nil` if nothing is drawn.
    mutating func element(for shape: VectorShape, of layer: VectorLayer) throws -> SVGElement? {
        var path = track(shape.path)
        var trim = shape.trim.map { (start: track($0.start), length: track($0.length)) }
        if let constant = trim, constant.start.isConstant, constant.length.isConstant {
            let start = constant.start.keys[0].value.value
            let end = start + constant.length.keys[0].value.value
            if end - start >= 1 || path.isConstant {
                path = path.map { $0.trimmedAround(from: start, to: end) }
                trim = nil
            }
        }
        guard !path.keys.allSatisfy({ $0.value.isEmpty }) else { return nil }
        if let trim, let stroke = shape.stroke {
            note(shape, trimmed: path, layer)
            return try trimmed(path, trim, shape, stroke, of: layer)
        }
        var element = SVGElement("path")
        add(path, as: "d", to: &element) { $0.svg() }
        if let fill = shape.fill {
            if trim != nil {
                substitute("svg has no fills of trimmed paths: \(layer.label) is full")
            }
            try add(fill.paint, as: "fill", over: path.bounds, of: layer, to: &element)
            if fill.rule == .evenOdd { element["fill-rule"] = "evenodd" }
        } else {
            element["fill"] = "none"
        }
        if let stroke = shape.stroke {
            try add(stroke, of: shape, along: path, layer, to: &element)
            addDashes(of: stroke, to: &element)
        }
        return element
    }

    /// Notes what a trimmed stroke cannot show.
    private mutating func note(_ shape: VectorShape, trimmed: Track<Path>, _ layer: VectorLayer) {
        if shape.stroke?.dash.first.values.isEmpty == false {
            substitute("svg has no dashes of trimmed paths: \(layer.label) is solid")
        }
        if shape.fill != nil {
            substitute("svg has no fills of trimmed paths: \(layer.label) is not filled")
        }
    }
}

extension SVGWriter {
    /// Adds the paint, the width and the ends of a stroke.
    mutating func add(
        _ stroke: VectorShape.Stroke,
        of shape: VectorShape,
        along path: Track<Path>,
        _ layer: VectorLayer,
        to element: inout SVGElement
    ) throws {
        let isMiter = stroke.join == .miter && shape.mayHaveCorners
        let reach = strokeReach(stroke, isMiter: isMiter)
        let bounds = path.bounds.grown(by: reach)
        try add(stroke.paint, as: "stroke", over: bounds, of: layer, to: &element)
        add(track(stroke.width), as: "stroke-width", to: &element) { $0.values[0].svg }
        if stroke.cap != .butt { element["stroke-linecap"] = stroke.cap.rawValue }
        if stroke.join != .miter {
            element["stroke-linejoin"] = stroke.join.rawValue
        } else if isMiter {
            element["stroke-miterlimit"] = stroke.miterLimit.svg
        }
    }

    /// Returns the largest distance of the stroke's edge from the path.
    private func strokeReach(_ stroke: VectorShape.Stroke, isMiter: Bool) -> Double {
        let factor = stroke.cap == .square ? 1.5 : 1
        let width = track(stroke.width).keys.map { $0.value.values[0] }.max() ?? 0
        return width / 2 * (isMiter ? max(stroke.miterLimit, factor) : factor)
    }

    private func addDashes(of stroke: VectorShape.Stroke, to element: inout SVGElement) {
        guard !stroke.dash.first.values.isEmpty else { return }
        add(track(stroke.dash), as: "stroke-dasharray", to: &element) {
            $0.values.map(\.svg).joined(separator: " ")
        }
        add(track(stroke.dashPhase), as: "stroke-dashoffset", to: &element, unless: "0") {
            $0.values[0].svg
        }
    }
}

extension Track<Path> {
    /// The bounding box of the path at all times.
    var bounds: Rect {
        let boxes = keys.compactMap(\.value.bounds)
        guard let first = boxes.first else { return Rect(x: 0, y: 0, width: 0, height: 0) }
        return boxes.dropFirst().reduce(first) { $0.union($1) }
    }
}

extension VectorShape {
    /// Whether segments of the outline may meet at an angle.
    var mayHaveCorners: Bool { !["circle", "ellipse", "line", "capsule"].contains(kind) }
}
