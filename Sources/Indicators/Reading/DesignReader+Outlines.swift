import Raster

extension DesignReader {
    /// The outline that a layer's or a clip's key stands for.
    func outline(_ key: String, _ node: YAMLNode) -> Outline? {
        switch key {
        case "circle":
            guard let fields = fields(of: node, .circle) else { return nil }
            return .circle(diameter: extent(fields["diameter"]))
        case "ellipse":
            return fields(of: node, .ellipse).map { .ellipse(size($0)) }
        case "rect":
            return fields(of: node, .rect).map { .rect(size($0)) }
        case "capsule":
            return fields(of: node, .capsule).map { .capsule(size($0), corners: corners($0)) }
        case "roundedRect":
            guard let fields = fields(of: node, .roundedRect) else { return nil }
            return .roundedRect(
                size(fields),
                radius: extent(fields["radius"]),
                corners: corners(fields)
            )
        case "line":
            guard let fields = fields(of: node, .line) else { return nil }
            return .line(
                from: drivenPair(fields["from"], .points, standard: .zero),
                to: drivenPair(fields["to"], .points, standard: .zero)
            )
        case "polygon":
            return polygon(node)
        default:
            return path(node)
        }
    }

    private func size(_ fields: Fields) -> DrivenPair {
        drivenPair(fields["size"], .extent, standard: .zero)
    }

    private func corners(_ fields: Fields) -> Path.Corners {
        fields["corners"].flatMap { word($0, "a kind of corners") } ?? .continuous
    }

    private func extent(_ node: YAMLNode?) -> Driven<Double> {
        driven(node, .number(.extent), standard: 0)
    }

    private func polygon(_ node: YAMLNode) -> Outline? {
        guard let fields = fields(of: node, .polygon),
            let points = fields["points"].flatMap(resolved),
            let items = list(points, count: 2...DesignLimits.keys)
        else { return nil }
        let corners = items.compactMap { pair($0, .points) }
            .map { Point(x: $0.dx, y: $0.dy) }
        let isClosed = fields["closed"].flatMap(boolean) ?? true
        guard corners.count == items.count else { return nil }
        return fixed(Path.polygon(corners, isClosed: isClosed))
    }

    private func path(_ node: YAMLNode) -> Outline? {
        guard let fields = fields(of: node, .path), let dataNode = fields["data"],
            let data = text(dataNode)
        else { return nil }
        let path: Path
        do {
            path = try Path(svg: data)
        } catch {
            log.report("the path data are not right: \(error)", at: dataNode.mark)
            return nil
        }
        guard let sizeNode = fields["size"] else { return fixed(path) }
        guard let size = pair(sizeNode, .extent) else { return nil }
        let centering = Transform.translation(dx: -size.dx / 2, dy: -size.dy / 2)
        return .path(
            path.transformed(by: centering),
            frame: Rect(center: .zero, size: Size(width: size.dx, height: size.dy))
        )
    }

    /// A path whose frame is its own bounds.
    private func fixed(_ path: Path) -> Outline {
        let empty = Rect(center: .zero, size: Size(width: 0, height: 0))
        return .path(path, frame: path.bounds ?? empty)
    }

    /// An outline with the trim and the inks of a layer's fields.
    func inked(_ outline: Outline, _ fields: Fields) -> InkedOutline {
        let trim = fields["trim"].flatMap { self.fields(of: $0, .trim) }
        return InkedOutline(
            outline: outline,
            trimStart: driven(trim?["from"], .number(.share), standard: 0),
            trimEnd: driven(trim?["to"], .number(.share), standard: 1),
            isTrimmed: trim != nil,
            fill: fields["fill"].flatMap(fill),
            stroke: fields["stroke"].flatMap(stroke)
        )
    }

    private func fill(_ node: YAMLNode) -> InkedOutline.Fill? {
        guard let node = resolved(node) else { return nil }
        let isLong = node.entries?.contains { Form.fill.keys.contains($0.key) } ?? false
        guard isLong else { return ink(node).map { .init(ink: $0, rule: .nonZero) } }
        guard let fields = fields(of: node, .fill), let ink = fields["paint"].flatMap(ink)
        else { return nil }
        let rule: FillRule? = fields["rule"].flatMap { word($0, "a fill rule") }
        return .init(ink: ink, rule: rule ?? .nonZero)
    }

    private func stroke(_ node: YAMLNode) -> InkedOutline.Stroke? {
        guard let fields = fields(of: node, .stroke) else { return nil }
        let limit = NumberForm(range: 1...1_000, unit: "")
        var style = StrokeStyle()
        style.cap = fields["cap"].flatMap { word($0, "a cap") } ?? style.cap
        style.join = fields["join"].flatMap { word($0, "a join") } ?? style.join
        style.miterLimit = fields["miterLimit"].flatMap { number($0, limit) } ?? style.miterLimit
        style.dash = fields["dash"].flatMap(dash) ?? style.dash
        return .init(
            ink: fields["paint"].flatMap(ink) ?? .color(Driven(.system(.primary))),
            style: style,
            width: driven(fields["width"], .number(.extent), standard: style.width),
            dashPhase: driven(fields["dashPhase"], .number(.points), standard: 0)
        )
    }

    private func dash(_ node: YAMLNode) -> [Double]? {
        guard let lengths = numbers(node, .extent, count: 0...DesignLimits.keys) else { return nil }
        guard lengths.isEmpty || lengths.reduce(0, +) >= 0.1 else {
            log.report("the dashes and gaps are shorter than 0.1 points together", at: node.mark)
            return nil
        }
        return lengths
    }
}
