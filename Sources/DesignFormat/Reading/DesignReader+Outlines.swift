import Indicators
import Raster

extension DesignReader {
    /// The outline that a layer's or a clip's key stands for.
    func outline(_ key: String, _ node: YAMLNode) -> Indicators.Outline? {
        switch key {
        case "circle":
            form(node, .circle) { Indicators.Circle(diameter: extent($0["diameter"])) }.map(
                Outline.circle
            )
        case "ellipse":
            form(node, .ellipse) { Ellipse(size: size($0)) }.map(Outline.ellipse)
        case "rect":
            form(node, .rect) { Rectangle(size: size($0)) }.map(Outline.rect)
        case "capsule":
            form(node, .capsule) { Capsule(size: size($0), corners: corners($0)) }
                .map(Outline.capsule)
        case "roundedRect":
            form(node, .roundedRect) { fields in
                RoundedRectangle(
                    size: size(fields),
                    radius: extent(fields["radius"]),
                    corners: corners(fields)
                )
            }.map(Outline.roundedRect)
        case "line":
            form(node, .line) { fields in
                Line(from: place(fields["from"]), to: place(fields["to"]))
            }.map(Outline.line)
        case "polygon":
            form(node, .polygon, polygon).map(Outline.polygon)
        default:
            form(node, .path, path).map(Outline.path)
        }
    }

    /// What is made of the values of a map of the given form.
    private func form<Value>(
        _ node: YAMLNode,
        _ form: Form,
        _ make: (Fields) -> Value?
    ) -> Setting<Value>? {
        setting(node) { node in fields(of: node, form).flatMap(make) }
    }

    private func size(_ fields: Fields) -> DrivenPair {
        drivenPair(fields["size"], .extent) ?? DrivenPair(0, 0)
    }

    private func corners(_ fields: Fields) -> Setting<Path.Corners> {
        word(fields["corners"], of: "a kind of corners") ?? .constant(.continuous)
    }

    private func extent(_ node: YAMLNode?) -> Driven<Double> {
        driven(node, .number(.extent)) ?? 0
    }

    private func place(_ node: YAMLNode?) -> DrivenPair {
        drivenPair(node, .points) ?? DrivenPair(0, 0)
    }

    private func polygon(_ fields: Fields) -> Polygon? {
        let points = fields["points"].flatMap { node in
            settings(node, count: 2...DesignLimits.keys) { plainPair($0, .points) }
        }
        let isClosed = fields["closed"].flatMap { setting($0, boolean) } ?? true
        return points.map { Polygon(points: $0, isClosed: isClosed) }
    }

    private func path(_ fields: Fields) -> PathData? {
        let data = fields["data"].flatMap { setting($0, text) }
        let size = fields["size"].map { pair($0, of: .extent) }
        guard let data else { return nil }
        guard let size else { return PathData(data) }
        return size.map { PathData(data, size: $0) }
    }

    /// The part of an outline that is drawn.
    func trim(_ node: YAMLNode) -> Layer.Trim? {
        fields(of: node, .trim).map { fields in
            Layer.Trim(
                from: driven(fields["from"], .number(.share)) ?? 0,
                to: driven(fields["to"], .number(.share)) ?? 1
            )
        }
    }

    /// How the inside is inked: a paint, or the longer way to write a fill.
    func fill(_ node: YAMLNode) -> Setting<Layer.Fill>? {
        let isLong = contains(node) { node in
            node.entries?.contains { Form.fill.keys.contains($0.key) } ?? false
        }
        guard isLong else { return paint(node).map { .constant(Layer.Fill($0)) } }
        return setting(node) { node in
            guard node.entries?.contains(where: { Form.fill.keys.contains($0.key) }) == true else {
                return paint(node).map { Layer.Fill($0) }
            }
            guard let fields = fields(of: node, .fill), let paint = fields["paint"].flatMap(paint)
            else { return nil }
            return Layer.Fill(
                paint,
                rule: word(fields["rule"], of: "a fill rule") ?? .constant(.nonZero)
            )
        }
    }

    /// How the outline is inked.
    func stroke(_ node: YAMLNode) -> Layer.Stroke? {
        guard let fields = fields(of: node, .stroke) else { return nil }
        var stroke = Layer.Stroke()
        stroke.paint = fields["paint"].flatMap(paint) ?? stroke.paint
        stroke.width = driven(fields["width"], .number(.extent)) ?? stroke.width
        stroke.cap = word(fields["cap"], of: "a cap") ?? stroke.cap
        stroke.join = word(fields["join"], of: "a join") ?? stroke.join
        if let limit = fields["miterLimit"].flatMap({ number($0, of: .miterLimit) }) {
            stroke.miterLimit = limit
        }
        let dash = fields["dash"].flatMap {
            numbers($0, of: .extent, count: 0...DesignLimits.keys)
        }
        stroke.dash = dash ?? stroke.dash
        stroke.dashPhase = driven(fields["dashPhase"], .number(.points)) ?? stroke.dashPhase
        return stroke
    }
}
