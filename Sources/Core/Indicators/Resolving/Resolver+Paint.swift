import Base
import Raster

extension Resolver {
    /// Resolves a paint.
    mutating func paint(_ source: PaintSource) -> Resolved.DrivenPaint? {
        switch source {
        case .color(let color):
            return .color(paintColor(color))
        case .choice(let choice):
            return selectedBranch(choice) { $0.paint($1) }
        case .linear(let gradient):
            return at("linear") { $0.resolve(gradient) { $0.linear($1) } }
        case .radial(let gradient):
            return at("radial") { $0.resolve(gradient) { $0.radial($1) } }
        case .conic(let gradient):
            return at("conic") { $0.resolve(gradient) { $0.conic($1) } }
        case .along(let gradient):
            return at("along") { $0.resolve(gradient) { $0.along($1) } }
        }
    }

    private mutating func linear(_ gradient: PaintSource.LinearGradient) -> Resolved.DrivenPaint? {
        let ramp = ramp(gradient.colors)
        let start = at("start") { $0.unitPoint(gradient.start) }
        let end = at("end") { $0.unitPoint(gradient.end) }
        guard let ramp else { return nil }
        return .linear(ramp, start: start, end: end)
    }

    private mutating func radial(_ gradient: PaintSource.RadialGradient) -> Resolved.DrivenPaint? {
        let ramp = ramp(gradient.colors)
        let center = at("center") { $0.unitPoint(gradient.center) }
        let start = at("startRadius") {
            $0.driven(gradient.startRadius, .number(.length), standard: 0, hasDefault: false)
        }
        let end = at("endRadius") {
            $0.driven(gradient.endRadius, .number(.length), standard: 0, hasDefault: false)
        }
        guard let ramp else { return nil }
        return .radial(ramp, center: center, startRadius: start, endRadius: end)
    }

    private mutating func conic(_ gradient: PaintSource.ConicGradient) -> Resolved.DrivenPaint? {
        let ramp = ramp(gradient.colors)
        let center = at("center") { $0.unitPoint(gradient.center) }
        let start = at("start") { $0.driven(gradient.start, .number(.degrees), standard: 0) }
        let end = gradient.end.map { end in
            at("end") { $0.driven(end, .number(.degrees), standard: 360) }
        }
        guard let ramp else { return nil }
        return .conic(ramp, center: center, start: start, end: end)
    }

    private mutating func along(_ gradient: PaintSource.LineGradient) -> Resolved.DrivenPaint? {
        ramp(gradient.colors).map { .along($0) }
    }

    private mutating func ramp(_ colors: PaintSource.Colors) -> Resolved.DrivenPaint.Ramp? {
        let space = at("space") { $0.plain(colors.space) } ?? .oklab
        switch colors.spread {
        case .even(let list):
            return at("colors") { $0.colors(list) }.map { colors in
                let last = Double(max(colors.count - 1, 1))
                let stops = colors.enumerated().map { index, color in
                    Resolved.DrivenPaint.Ramp.Stop(
                        color: color,
                        location: Resolved.Driven(Double(index) / last)
                    )
                }
                return Resolved.DrivenPaint.Ramp(stops: stops, space: space)
            }
        case .stops(let list):
            return at("stops") { $0.stops(list) }.map {
                Resolved.DrivenPaint.Ramp(stops: $0, space: space)
            }
        }
    }

    private mutating func stops(
        _ list: Setting<[Setting<PaintSource.Colors.Stop>]>
    ) -> [Resolved.DrivenPaint.Ramp.Stop]? {
        var last: Double?
        return self.list(list, count: 1...DesignLimits.keys) { resolver, item in
            resolver.resolve(item) { resolver, stop in
                let location = resolver.at("at") { resolver in
                    let location = resolver.driven(stop.at, .number(.position), standard: 0)
                    // Moving stops may pass one another.
                    guard location.isConstant, let here = location.values.first else {
                        return location
                    }
                    if let last, here < last {
                        resolver.report(
                            "gradient stops must be in ascending order: "
                                + "\(NumberText.short(here)) comes after \(NumberText.short(last))"
                        )
                    }
                    last = here
                    return location
                }
                let color = resolver.at("color") { $0.paintColor(stop.color) }
                return Resolved.DrivenPaint.Ramp.Stop(color: color, location: location)
            }
        }
    }

    /// Resolves a colour of a paint. Its initial value is the first colour of the first state with
    /// its own track.
    private mutating func paintColor(_ color: Driven<ColorValue>) -> Resolved.Driven<ColorValue> {
        driven(color, .color, standard: .system(.primary), hasDefault: false)
    }

    /// Resolves a list of two or more colours.
    private mutating func colors(
        _ setting: Setting<[Driven<ColorValue>]>
    ) -> [Resolved.Driven<ColorValue>]? {
        value(
            of: setting,
            { resolver, colors, _ in
                guard resolver.checkCount(colors.count, 2...DesignLimits.keys) else { return nil }
                return resolver.each(colors) { $0.paintColor($1) }
            },
            from: { Self.colors($0)?.map { Driven($0) } }
        )
    }

    /// Resolves a point of the frame.
    private mutating func unitPoint(_ point: Driven<UnitPoint>) -> Resolved.Driven<Point> {
        driven(point, .unitPoint, standard: Point(x: 0.5, y: 0.5), hasDefault: false)
    }
}
