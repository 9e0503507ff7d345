import Base
import Indicators
import Raster

extension DesignReader {
    /// Parses a colour: a name, components, `{light: …, dark: …}` or `{color: …, alpha: …}`.
    func color(_ node: YAMLNode) -> ColorValue? {
        guard let node = literal(node) else { return nil }
        if let entries = node.entries {
            return entries.contains { $0.key == "color" || $0.key == "alpha" }
                ? fadedColor(entries, at: node.mark) : adaptiveColor(entries, at: node.mark)
        }
        guard let text = node.text, !node.isNull else {
            log.report(
                "expected a colour, found \(node.summary)",
                at: node.mark,
                hint: node.isNull
                    ? "a colour such as \"#FF8800\" needs quotes, since # begins a comment" : nil
            )
            return nil
        }
        do {
            return try ColorValue(parsing: text)
        } catch {
            log.report(
                error.message,
                at: node.mark,
                hint: ThirdPartyCall.hint(for: text) ?? error.hint
            )
            return nil
        }
    }

    private func fadedColor(_ entries: [YAMLNode.Entry], at mark: YAMLNode.Mark) -> ColorValue? {
        var base: Setting<ColorValue>?
        var alpha: Setting<Double>?
        for entry in entries {
            switch entry.key {
            case "color": base = setting(entry.value) { color($0) }
            case "alpha": alpha = setting(entry.value) { number($0, .fraction) }
            default:
                reportUnknownPart(entry)
                return nil
            }
        }
        for key in ["color", "alpha"] where !entries.contains(where: { $0.key == key }) {
            log.report(
                "a colour with an alpha needs the key “\(key)”",
                at: mark,
                hint: "write {color: red, alpha: 0.5}"
            )
        }
        guard let base, let alpha else { return nil }
        return .faded(base, alpha: alpha)
    }

    private func reportUnknownPart(_ entry: YAMLNode.Entry) {
        let isOpacity = entry.key == "opacity"
        log.report(
            "a colour with an alpha has no key “\(NearestName.excerpt(entry.key))”",
            at: entry.mark,
            hint: isOpacity
                ? "write alpha: \(HintValues.text(entry.value))"
                : NearestName.hint(for: entry.key, among: ["color", "alpha"])
        )
    }

    private func adaptiveColor(
        _ entries: [YAMLNode.Entry],
        at mark: YAMLNode.Mark
    ) -> ColorValue? {
        guard let first = entries.first else {
            log.report(
                "a colour by appearance needs the keys “light” and “dark”",
                at: mark,
                hint: "write one colour, or {light: white, dark: black}"
            )
            return nil
        }
        var colors: [String: ColorValue] = [:]
        for entry in entries {
            guard entry.key == "light" || entry.key == "dark" else {
                log.report(
                    "a colour has no key “\(NearestName.excerpt(entry.key))”",
                    at: entry.mark,
                    hint: NearestName.hint(for: entry.key, among: ["light", "dark"])
                )
                continue
            }
            colors[entry.key] = color(entry.value)
        }
        let isKnown = entries.allSatisfy { $0.key == "light" || $0.key == "dark" }
        for key in ["light", "dark"] where isKnown && !entries.contains(where: { $0.key == key }) {
            let other = HintValues.text(first.value)
            log.report(
                "a colour by appearance needs the key “\(key)”",
                at: mark,
                hint: "write \(other) alone for both, or add \(key): to it"
            )
        }
        guard let light = colors["light"], let dark = colors["dark"] else { return nil }
        return .adaptive(light: light, dark: dark)
    }

    /// Parses a list of at least two colours.
    func colors(_ node: YAMLNode) -> [ColorValue]? {
        guard let items = list(node, count: 2...DesignLimits.keys) else { return nil }
        let colors = items.compactMap(color)
        return colors.count == items.count ? colors : nil
    }

    /// Parses a list of at least two gradient colours, which may be driven.
    func colorList(_ node: YAMLNode) -> Setting<[Driven<ColorValue>]>? {
        setting(node) { node in
            guard let items = list(node, count: 2...DesignLimits.keys) else { return nil }
            let colors = items.compactMap { driven($0, .color) }
            return colors.count == items.count ? colors : nil
        }
    }
}
