import Indicators
import Raster

extension DesignWriter {
    /// Returns a paint: a colour, or a gradient in its shortest form.
    static func paint(_ paint: PaintSource) -> YAMLText {
        switch paint {
        case .color(let color): driven(color)
        case .choice(let choice): self.choice(choice, self.paint)
        case .linear(let gradient): .fields([("linear", setting(gradient, linear))])
        case .radial(let gradient): .fields([("radial", setting(gradient, radial))])
        case .conic(let gradient): .fields([("conic", setting(gradient, conic))])
        case .along(let gradient): .fields([("along", setting(gradient, along))])
        }
    }

    private static func linear(_ gradient: PaintSource.LinearGradient) -> YAMLText {
        let defaults = PaintSource.LinearGradient(gradient.colors)
        if gradient == defaults, let colors = short(gradient.colors) { return colors }
        return .fields(
            colors(gradient.colors) + [
                ("start", unlessDefault(gradient.start, defaults.start, unitPoint)),
                ("end", unlessDefault(gradient.end, defaults.end, unitPoint)),
            ]
        )
    }

    private static func radial(_ gradient: PaintSource.RadialGradient) -> YAMLText {
        let defaults = PaintSource.RadialGradient(gradient.colors, endRadius: gradient.endRadius)
        return .fields(
            colors(gradient.colors) + [
                ("center", unlessDefault(gradient.center, defaults.center, unitPoint)),
                ("startRadius", unlessDefault(gradient.startRadius, defaults.startRadius, driven)),
                ("endRadius", driven(gradient.endRadius)),
            ]
        )
    }

    private static func conic(_ gradient: PaintSource.ConicGradient) -> YAMLText {
        let defaults = PaintSource.ConicGradient(gradient.colors)
        if gradient == defaults, let colors = short(gradient.colors) { return colors }
        return .fields(
            colors(gradient.colors) + [
                ("center", unlessDefault(gradient.center, defaults.center, unitPoint)),
                ("start", unlessDefault(gradient.start, defaults.start, driven)),
                ("end", gradient.end.map(driven)),
            ]
        )
    }

    /// Returns a gradient along a stroke in its shortest form.
    static func along(_ gradient: PaintSource.LineGradient) -> YAMLText {
        short(gradient.colors) ?? .fields(colors(gradient.colors))
    }

    /// Returns only the colours, or `nil` if the gradient has other settings.
    private static func short(_ colors: PaintSource.Colors) -> YAMLText? {
        guard case .even(let list) = colors.spread, colors.space == .constant(.oklab) else {
            return nil
        }
        return self.colors(list)
    }

    /// Returns a list of colours.
    private static func colors(_ colors: Setting<[Driven<ColorValue>]>) -> YAMLText {
        setting(colors) { .list($0.map { driven($0) }) }
    }

    private static func colors(
        _ colors: PaintSource.Colors
    ) -> [(key: String, value: YAMLText?)] {
        let space = unlessDefault(colors.space, .constant(.oklab), word)
        switch colors.spread {
        case .even(let list): return [("colors", self.colors(list)), ("space", space)]
        case .stops(let stops):
            let list = list(stops) { stop in
                .fields([("at", driven(stop.at)), ("color", driven(stop.color))])
            }
            return [("stops", list), ("space", space)]
        }
    }
}
