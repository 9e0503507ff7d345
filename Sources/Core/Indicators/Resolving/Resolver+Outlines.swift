import Raster

extension Resolver {
    /// Resolves an outline.
    mutating func outline(_ outline: Outline) -> Resolved.Outline? {
        at(outline.kind.name) { resolver in
            resolver.resolve(outline.arguments) { resolver, arguments in
                resolver.font = resolver.font(among: arguments)
                resolver.showsNumber = zip(outline.kind.fields, arguments).contains {
                    $0.key == "number" && $1 != nil
                }
                resolver.samples = outline.kind.samples(arguments)
                defer { resolver.samples = 1 }
                guard let arguments = resolver.arguments(arguments, of: outline.kind.fields) else {
                    return nil
                }
                let resolved = Resolved.Outline(outline.kind, arguments)
                resolver.checkPosition(of: resolved)
                return resolved
            }
        }
    }

    /// Resolves an outline with its trim and paints.
    mutating func painted(_ painted: Layer.PaintedOutline) -> Resolved.PaintedOutline? {
        if painted.fill == nil, painted.stroke == nil, !isPartial {
            report(Layer.PaintedOutline.missingPaint, hint: Layer.PaintedOutline.paintHint)
        }
        let outline = outline(painted.outline)
        let trim = painted.trim.flatMap { trim in at("trim") { $0.resolve(trim) { $0.trim($1) } } }
        let fill = painted.fill.flatMap { fill in
            at("fill") { resolver in
                resolver.checkInterior(of: outline)
                return resolver.resolve(fill) { $0.fill($1) }
            }
        }
        let stroke = painted.stroke.flatMap { stroke in
            at("stroke") { $0.resolve(stroke) { $0.stroke($1) } }
        }
        guard let outline else { return nil }
        return Resolved.PaintedOutline(
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
            from: at("from") { $0.driven(trim.from, .number(.trim), standard: 0) },
            to: at("to") { $0.driven(trim.to, .number(.trim), standard: 1) }
        )
    }

    private mutating func fill(_ fill: Layer.Fill) -> Resolved.PaintedOutline.Fill? {
        let paint = at("paint") { resolver -> Resolved.DrivenPaint? in
            let paint = resolver.paint(fill.paint)
            guard case .along? = paint else { return paint }
            resolver.report("only a stroke can have a gradient along its line")
            return nil
        }
        let rule = at("rule") { $0.plain(fill.rule) } ?? .nonZero
        return paint.map { .init(paint: $0, rule: rule) }
    }

    private mutating func stroke(_ stroke: Layer.Stroke) -> Resolved.PaintedOutline.Stroke {
        let defaults = StrokeStyle()
        let limit = at("miterLimit") { $0.number(stroke.miterLimit, .miterLimit) }
        let style = StrokeStyle(
            cap: at("cap") { $0.plain(stroke.cap) } ?? defaults.cap,
            join: at("join") { $0.plain(stroke.join) } ?? defaults.join,
            miterLimit: limit ?? defaults.miterLimit
        )
        let dash = at("dash") { resolver in
            resolver.interpolatable(stroke.dash, .dash, standard: []) { here, other in
                here.count == other.count
                    ? nil : .counts(here.count, other.count, of: "dashes and gaps")
            }
        }
        return .init(
            paint: at("paint") { $0.paint(stroke.paint) }
                ?? .color(Resolved.Driven(.system(.primary))),
            style: style,
            dash: dash ?? Resolved.Driven([]),
            width: at("width") {
                $0.driven(stroke.width, .number(.extent), standard: defaults.width)
            },
            dashPhase: at("dashPhase") {
                $0.driven(stroke.dashPhase, .number(.points), standard: 0)
            }
        )
    }
}

extension DrivenResolution where Value == [Setting<Double>], Output == [Double] {
    /// The resolution of dash patterns.
    fileprivate static let dash = DrivenResolution(
        resolve: { resolver, dash in
            let count = 0...DesignLimits.keys
            guard let lengths = resolver.numbers(dash, .extent, count: count) else { return nil }
            guard lengths.isEmpty || lengths.reduce(0, +) >= 0.1 else {
                resolver.report("the dashes and gaps add up to less than 0.1 points")
                return nil
            }
            return lengths
        },
        interpolate: { $0.count == $1.count ? $0.mixed(with: $1, at: $2) : $0 },
        measure: .points,
        components: { $0 }
    )
}

extension Layer.PaintedOutline {
    /// The message for an outline without a fill or a stroke.
    package static let missingPaint = "the layer draws nothing: it needs a fill or a stroke"

    /// The hint for `missingPaint`.
    package static let paintHint = "write fill: black, or stroke: {width: 2}"
}
