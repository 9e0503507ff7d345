import Raster

extension Resolver {
    /// An outline.
    mutating func outline(_ outline: Outline) -> Resolved.Outline? {
        switch outline {
        case .circle(let circle):
            at("circle") {
                $0.form(circle) { .circle(diameter: $0.extent("diameter", $1.diameter)) }
            }
        case .ellipse(let ellipse):
            at("ellipse") { $0.form(ellipse) { .ellipse($0.size($1.size)) } }
        case .rect(let rect):
            at("rect") { $0.form(rect) { .rect($0.size($1.size)) } }
        case .roundedRect(let rect):
            at("roundedRect") { $0.form(rect) { $0.roundedRect($1) } }
        case .capsule(let capsule):
            at("capsule") { $0.form(capsule) { $0.capsule($1) } }
        case .line(let line):
            at("line") { $0.form(line) { $0.line($1) } }
        case .polygon(let polygon):
            at("polygon") { $0.form(polygon) { $0.polygon($1) } }
        case .path(let path):
            at("path") { $0.form(path) { $0.path($1) } }
        }
    }

    private mutating func size(_ size: DrivenPair) -> Resolved.DrivenPair {
        at("size") { $0.drivenPair(size, .extent, standard: .zero) }
    }

    private mutating func extent(_ key: String, _ value: Driven<Double>) -> Resolved.Driven<Double>
    {
        at(key) { $0.driven(value, .number(.extent), standard: 0) }
    }

    private mutating func corners(_ corners: Setting<Path.Corners>) -> Path.Corners {
        at("corners") { $0.plain(corners) } ?? .continuous
    }

    private mutating func roundedRect(_ rect: RoundedRectangle) -> Resolved.Outline {
        .roundedRect(
            size(rect.size),
            radius: extent("radius", rect.radius),
            corners: corners(rect.corners)
        )
    }

    private mutating func capsule(_ capsule: Capsule) -> Resolved.Outline {
        .capsule(size(capsule.size), corners: corners(capsule.corners))
    }

    private mutating func line(_ line: Line) -> Resolved.Outline {
        .line(
            from: at("from") { $0.drivenPair(line.from, .points, standard: .zero) },
            to: at("to") { $0.drivenPair(line.to, .points, standard: .zero) }
        )
    }

    private mutating func polygon(_ polygon: Polygon) -> Resolved.Outline? {
        let points = at("points") { resolver in
            resolver.list(polygon.points, count: 2...DesignLimits.keys) { $0.pair($1, .points) }
        }
        let isClosed = at("closed") { $0.plain(polygon.isClosed) }
        guard let points, let isClosed else { return nil }
        let corners = points.map { Point(x: $0.dx, y: $0.dy) }
        return Self.fixed(Path.polygon(corners, isClosed: isClosed))
    }

    private mutating func path(_ outline: PathData) -> Resolved.Outline? {
        let path = at("data") { resolver in
            resolver.plain(outline.data).flatMap { resolver.path(svg: $0) }
        }
        let size = outline.size.map { size in at("size") { $0.pair(size, .extent) } }
        guard let path else { return nil }
        guard let size else { return Self.fixed(path) }
        guard let size else { return nil }
        let centering = Transform.translation(dx: -size.dx / 2, dy: -size.dy / 2)
        return .path(
            path.transformed(by: centering),
            frame: Rect(center: .zero, size: Size(width: size.dx, height: size.dy))
        )
    }

    private mutating func path(svg data: String) -> Path? {
        do throws(SVGPathError) {
            return try Path(svg: data)
        } catch {
            report("the path data are not right: \(error)")
            return nil
        }
    }

    /// A path whose frame is its own bounds.
    private static func fixed(_ path: Path) -> Resolved.Outline {
        let empty = Rect(center: .zero, size: Size(width: 0, height: 0))
        return .path(path, frame: path.bounds ?? empty)
    }

    /// An outline with its trim and its inks.
    mutating func inked(_ inked: Layer.Inked) -> Resolved.InkedOutline? {
        if inked.fill == nil, inked.stroke == nil, !isPartial { report(Layer.Inked.drawsNothing) }
        let outline = outline(inked.outline)
        let trim = inked.trim.flatMap { trim in at("trim") { $0.form(trim) { $0.trim($1) } } }
        let fill = inked.fill.flatMap { fill in at("fill") { $0.form(fill) { $0.fill($1) } } }
        let stroke = inked.stroke.flatMap { stroke in
            at("stroke") { $0.form(stroke) { $0.stroke($1) } }
        }
        guard let outline else { return nil }
        return Resolved.InkedOutline(
            outline: outline,
            trimStart: trim?.from ?? Resolved.Driven(0),
            trimEnd: trim?.to ?? Resolved.Driven(1),
            isTrimmed: trim != nil,
            fill: fill,
            stroke: stroke
        )
    }

    private typealias Ends = (from: Resolved.Driven<Double>, to: Resolved.Driven<Double>)

    private mutating func trim(_ trim: Layer.Trim) -> Ends {
        (
            from: at("from") { $0.driven(trim.from, .number(.share), standard: 0) },
            to: at("to") { $0.driven(trim.to, .number(.share), standard: 1) }
        )
    }

    private mutating func fill(_ fill: Layer.Fill) -> Resolved.InkedOutline.Fill? {
        let ink = at("paint") { $0.ink(fill.paint) }
        let rule = at("rule") { $0.plain(fill.rule) } ?? .nonZero
        return ink.map { .init(ink: $0, rule: rule) }
    }

    private mutating func stroke(_ stroke: Layer.Stroke) -> Resolved.InkedOutline.Stroke {
        let usual = StrokeStyle()
        let limit = at("miterLimit") { $0.number(stroke.miterLimit, .miterLimit) }
        let style = StrokeStyle(
            cap: at("cap") { $0.plain(stroke.cap) } ?? usual.cap,
            join: at("join") { $0.plain(stroke.join) } ?? usual.join,
            miterLimit: limit ?? usual.miterLimit,
            dash: at("dash") { $0.dash(stroke.dash) } ?? usual.dash
        )
        return .init(
            ink: at("paint") { $0.ink(stroke.paint) }
                ?? .color(Resolved.Driven(.system(.primary))),
            style: style,
            width: at("width") { $0.driven(stroke.width, .number(.extent), standard: usual.width) },
            dashPhase: at("dashPhase") {
                $0.driven(stroke.dashPhase, .number(.points), standard: 0)
            }
        )
    }

    private mutating func dash(_ dash: Setting<[Setting<Double>]>) -> [Double]? {
        guard let lengths = numbers(dash, .extent, count: 0...DesignLimits.keys) else { return nil }
        guard lengths.isEmpty || lengths.reduce(0, +) >= 0.1 else {
            report("the dashes and gaps are shorter than 0.1 points together")
            return nil
        }
        return lengths
    }
}

extension Layer.Inked {
    /// The problem of an outline without ink.
    package static let drawsNothing = "the layer draws nothing: it needs a fill or a stroke"
}
