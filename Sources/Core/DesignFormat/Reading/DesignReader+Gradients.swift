import Base
import Indicators
import Raster

extension DesignReader {
    /// Parses a paint: a colour, which may be driven, or a gradient.
    func paint(_ node: YAMLNode) -> PaintSource? {
        let hasGradient = contains(node) { node in
            node.entries?.contains { ObjectSchema.gradient.keys.contains($0.key) } ?? false
        }
        guard hasGradient else { return driven(node, .color).map(PaintSource.color) }
        if node.reference != nil { return choice(node, paint).map(PaintSource.choice) }
        guard let fields = fields(of: node, .gradient),
            let key = alternative(of: .gradient, in: node),
            let value = fields[key]
        else { return nil }
        switch key {
        case "linear":
            return gradient(value, linear) { PaintSource.LinearGradient($0) }
                .map(PaintSource.linear)
        case "radial": return setting(value, radial).map(PaintSource.radial)
        case "along": return along(value).map(PaintSource.along)
        default:
            return gradient(value, conic) { PaintSource.ConicGradient($0) }.map(PaintSource.conic)
        }
    }

    /// Parses a gradient along a stroke: a map, or a list of colours and stops.
    func along(_ node: YAMLNode) -> Setting<PaintSource.LineGradient>? {
        if contains(node, hasStops) {
            return setting(node) { node in
                guard node.items != nil else { return along(fields: node) }
                return colorsAndStops(node).map { PaintSource.LineGradient($0) }
            }
        }
        return gradient(node, along(fields:)) { PaintSource.LineGradient($0) }
    }

    private func along(fields node: YAMLNode) -> PaintSource.LineGradient? {
        fields(of: node, .along).flatMap(gradientColors).map { PaintSource.LineGradient($0) }
    }

    /// Parses a gradient: a map (`long`), or a list of colours (`short`).
    private func gradient<Gradient>(
        _ node: YAMLNode,
        _ long: (YAMLNode) -> Gradient?,
        _ short: (PaintSource.Colors) -> Gradient
    ) -> Setting<Gradient>? {
        let isLong = contains(node) { $0.entries != nil }
        guard isLong else {
            return colorList(node).map { .constant(short(PaintSource.Colors(.even($0)))) }
        }
        return setting(node) { node in
            guard node.items != nil else { return long(node) }
            return colorList(node).map { short(PaintSource.Colors(.even($0))) }
        }
    }

    private func linear(_ node: YAMLNode) -> PaintSource.LinearGradient? {
        guard let fields = fields(of: node, .linear), let colors = gradientColors(fields) else {
            return nil
        }
        var gradient = PaintSource.LinearGradient(colors)
        gradient.start = drivenUnitPoint(fields["start"]) ?? gradient.start
        gradient.end = drivenUnitPoint(fields["end"]) ?? gradient.end
        return gradient
    }

    private func radial(_ node: YAMLNode) -> PaintSource.RadialGradient? {
        guard let fields = fields(of: node, .radial), let colors = gradientColors(fields),
            let end = driven(fields["endRadius"], .number(.extent))
        else { return nil }
        var gradient = PaintSource.RadialGradient(colors, endRadius: end)
        gradient.center = drivenUnitPoint(fields["center"]) ?? gradient.center
        gradient.startRadius =
            driven(fields["startRadius"], .number(.extent)) ?? gradient.startRadius
        return gradient
    }

    private func conic(_ node: YAMLNode) -> PaintSource.ConicGradient? {
        guard let fields = fields(of: node, .conic), let colors = gradientColors(fields) else {
            return nil
        }
        var gradient = PaintSource.ConicGradient(colors)
        gradient.center = drivenUnitPoint(fields["center"]) ?? gradient.center
        gradient.start = driven(fields["start"], .number(.degrees)) ?? gradient.start
        gradient.end = driven(fields["end"], .number(.degrees))
        return gradient
    }

    func gradientColors(_ fields: Fields) -> PaintSource.Colors? {
        let space: Setting<Gradient.Interpolation>? = word(fields["space"], of: "a colour space")
        let spread: PaintSource.Colors.Spread?
        switch (fields["colors"], fields["stops"]) {
        case (let colors?, nil): spread = colorList(colors).map { .even($0) }
        case (nil, let stops?) where stops.entries != nil && stops.reference == nil:
            let items = stops.entries?.map { entry in
                let place = NumberText.withoutUnit(entry.key) ?? entry.key
                return "{at: \(place), color: \(HintValues.text(entry.value))}"
            }
            log.report(
                "expected a list of stops, found a map",
                at: stops.mark,
                hint: "write [\((items ?? []).prefix(3).joined(separator: ", "))]"
            )
            return nil
        case (nil, let stops?):
            spread = settings(stops, count: 1...DesignLimits.keys, stop).map { .stops($0) }
        case (let colors, _):
            if colors != nil || fields.lacks("colors") && fields.lacks("stops") {
                log.report("a gradient needs either colors or stops", at: fields.mark)
            }
            return nil
        }
        return spread.map { PaintSource.Colors($0, space: space ?? .constant(.oklab)) }
    }

    func stop(_ node: YAMLNode) -> PaintSource.Colors.Stop? {
        guard let fields = fields(of: node, .stop), let location = fields["at"],
            let shade = fields["color"], let location = driven(location, .number(.fraction)),
            let color = driven(shade, .color)
        else { return nil }
        return PaintSource.Colors.Stop(at: location, color: color)
    }
}
