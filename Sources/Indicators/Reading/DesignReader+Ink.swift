import Raster

extension DesignReader {
    /// A paint: a colour, which may be driven, or a gradient.
    func ink(_ node: YAMLNode) -> Ink? {
        guard let node = resolved(node) else { return nil }
        guard let entries = node.entries,
            entries.contains(where: { Form.gradient.keys.contains($0.key) })
        else { return .color(driven(node, .color, standard: .system(.primary))) }
        guard let fields = fields(of: node, .gradient),
            let key = alternative(of: .gradient, in: node),
            let value = fields[key].flatMap(resolved)
        else { return nil }
        switch key {
        case "linear": return linear(value)
        case "radial": return radial(value)
        default: return conic(value)
        }
    }

    private func linear(_ node: YAMLNode) -> Ink? {
        let top = Point(x: 0.5, y: 0)
        let bottom = Point(x: 0.5, y: 1)
        if node.items != nil { return evenRamp(node).map { .linear($0, start: top, end: bottom) } }
        guard let fields = fields(of: node, .linear), let ramp = ramp(fields) else { return nil }
        return .linear(
            ramp,
            start: unitPoint(fields["start"], standard: top),
            end: unitPoint(fields["end"], standard: bottom)
        )
    }

    private func radial(_ node: YAMLNode) -> Ink? {
        guard let fields = fields(of: node, .radial), let ramp = ramp(fields),
            let end = fields["endRadius"].flatMap({ number($0, .extent) })
        else { return nil }
        return .radial(
            ramp,
            center: unitPoint(fields["center"], standard: Point(x: 0.5, y: 0.5)),
            startRadius: fields["startRadius"].flatMap { number($0, .extent) } ?? 0,
            endRadius: end
        )
    }

    private func conic(_ node: YAMLNode) -> Ink? {
        let middle = Point(x: 0.5, y: 0.5)
        if node.items != nil {
            return evenRamp(node).map {
                .conic($0, center: middle, start: Driven(0), end: nil)
            }
        }
        guard let fields = fields(of: node, .conic), let ramp = ramp(fields) else { return nil }
        return .conic(
            ramp,
            center: unitPoint(fields["center"], standard: middle),
            start: driven(fields["start"], .number(.degrees), standard: 0),
            end: fields["end"].map { driven($0, .number(.degrees), standard: 360) }
        )
    }

    private func ramp(_ fields: Fields) -> Ink.Ramp? {
        let space: Gradient.Interpolation =
            fields["space"].flatMap { word($0, "a colour space") } ?? .oklab
        switch (fields["colors"], fields["stops"]) {
        case (let colors?, nil):
            return evenRamp(colors, space: space)
        case (nil, let stops?):
            return ramp(stops: stops, space: space)
        default:
            log.report("a gradient needs either colors or stops", at: fields.mark)
            return nil
        }
    }

    private func evenRamp(
        _ node: YAMLNode,
        space: Gradient.Interpolation = .oklab
    ) -> Ink.Ramp? {
        guard let colors = colors(node) else { return nil }
        let last = Double(max(colors.count - 1, 1))
        let stops = colors.enumerated().map { index, color in
            Ink.Ramp.Stop(color: color, location: Double(index) / last)
        }
        return Ink.Ramp(stops: stops, space: space)
    }

    private func ramp(stops node: YAMLNode, space: Gradient.Interpolation) -> Ink.Ramp? {
        guard let node = resolved(node), let items = list(node, count: 1...DesignLimits.keys)
        else { return nil }
        var stops: [Ink.Ramp.Stop] = []
        for item in items {
            guard let fields = fields(of: item, .stop), let place = fields["at"],
                let shade = fields["color"], let location = number(place, .share),
                let color = color(shade)
            else { continue }
            if let last = stops.last, location < last.location {
                log.report(
                    "the stops do not rise: \(NumberForm.text(location)) comes after "
                        + "\(NumberForm.text(last.location))",
                    at: place.mark
                )
            }
            stops.append(Ink.Ramp.Stop(color: color, location: location))
        }
        return stops.count == items.count ? Ink.Ramp(stops: stops, space: space) : nil
    }
}
