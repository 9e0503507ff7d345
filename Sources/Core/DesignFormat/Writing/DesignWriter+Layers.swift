import Indicators
import Raster

extension DesignWriter {
    /// Returns the layers, back to front.
    static func layers(_ layers: Layer.Layers) -> YAMLText {
        setting(layers) { .lines($0.map { setting($0, layer) }) }
    }

    private static func layer(_ layer: Layer) -> YAMLText {
        .fields(
            [("name", layer.name.map { .text($0) })] + content(layer.content) + [
                ("clock", layer.clock.map { byState($0) { setting($0, clock) } })
            ]
                + layer.properties.entries.map { entry in
                    (entry.property.key, argument(entry.argument, entry.property.field.type))
                }
        )
    }

    private typealias Fields = [(key: String, value: YAMLText?)]

    private static func content(_ content: Layer.Content) -> Fields {
        switch content {
        case .outline(let painted):
            [
                outline(painted.outline),
                ("trim", painted.trim.map { setting($0, trim) }),
                ("fill", painted.fill.map { setting($0, fill) }),
                ("stroke", painted.stroke.map { setting($0, stroke) }),
            ]
        case .image(let picture): [("image", setting(picture, self.picture))]
        case .group(let layers): [("group", self.layers(layers))]
        case .repetition(let repetition): [("repeat", setting(repetition, self.repetition))]
        case .component(let component):
            [
                ("use", setting(component.design) { text($0.source) }),
                ("with", component.values.isEmpty ? nil : values(component.values)),
            ]
        }
    }

    /// Returns the values for the parameters of a used design.
    private static func values(_ values: [Component.Value]) -> YAMLText {
        .fields(values.map { value in (value.name, setting(value.value, self.value)) })
    }

    /// Returns a `repeat`. The layers come last because they are the longest part.
    private static func repetition(_ repetition: Repetition) -> YAMLText {
        let defaults = Repetition(count: repetition.count, layers: repetition.layers)
        return .fields([
            ("count", integer(repetition.count)),
            ("angle", unlessDefault(repetition.angle, defaults.angle, driven)),
            ("offset", unlessDefault(repetition.offset, defaults.offset, drivenPair)),
            ("alpha", repetition.alpha.map { list($0, number) }),
            ("fade", repetition.fade.map(driven)),
            ("fadePhase", repetition.fadePhase.map(driven)),
            ("reveal", repetition.reveal.map(driven)),
            ("delay", unlessDefault(repetition.delay, defaults.delay, delays)),
            ("phase", unlessDefault(repetition.phase, defaults.phase, delays)),
            ("order", unlessDefault(repetition.order, defaults.order, word)),
            ("seed", unlessDefault(repetition.seed, defaults.seed, integer)),
            ("layers", layers(repetition.layers)),
        ])
    }

    /// Returns a layer's own period.
    private static func clock(_ clock: LayerClock) -> YAMLText {
        let defaults = LayerClock(period: clock.period)
        let each = { (list: YAMLText) in YAMLText.fields([("each", list)]) }
        return .fields([
            ("period", byCopy(clock.period, each)),
            ("delay", unlessDefault(clock.delay, defaults.delay) { byCopy($0, each) }),
            ("times", clock.times.map(integer)),
            ("alternate", unlessDefault(clock.alternates, defaults.alternates, boolean)),
        ])
    }

    /// Returns the delays of copies by state.
    private static func delays(_ delays: ByState<ByCopy<Double>>) -> YAMLText {
        byState(delays) { byCopy($0) { $0 } }
    }

    /// Returns a setting that may differ between states.
    private static func byState<Value>(
        _ setting: ByState<Value>,
        _ write: (Value) -> YAMLText
    ) -> YAMLText {
        guard !setting.states.isEmpty else { return setting.standard.map(write) ?? .fields([]) }
        let states = setting.states.map {
            (key: $0.state.rawValue, value: Optional(write($0.value)))
        }
        return .fields(states + [("default", setting.standard.map(write))])
    }

    /// Returns a number for all copies, or a list with one for each copy.
    private static func byCopy(
        _ value: ByCopy<Double>,
        _ each: (YAMLText) -> YAMLText
    ) -> YAMLText {
        switch value {
        case .all(let setting): number(setting)
        case .each(let values): each(.list(values.map { number($0) }))
        }
    }

    static func clip(_ clip: Layer.Clip) -> YAMLText {
        let defaults = Layer.Clip(clip.outline)
        return .fields([
            outline(clip.outline),
            ("offset", unlessDefault(clip.offset, defaults.offset, drivenPair)),
            ("rule", unlessDefault(clip.rule, defaults.rule, word)),
        ])
    }

    static func follow(_ follow: Layer.Follow) -> YAMLText {
        let defaults = Layer.Follow(follow.outline, at: follow.position)
        return .fields([
            outline(follow.outline),
            ("at", driven(follow.position)),
            ("rotate", unlessDefault(follow.rotation, defaults.rotation, word)),
        ])
    }

    /// Returns an outline of a combination or a morph.
    static func placed(_ placed: PlacedOutline) -> YAMLText {
        let defaults = PlacedOutline(placed.outline)
        return .fields([
            outline(placed.outline),
            ("offset", unlessDefault(placed.offset, defaults.offset, drivenPair)),
            ("rotate", unlessDefault(placed.rotation, defaults.rotation, driven)),
            ("rule", unlessDefault(placed.rule, defaults.rule, word)),
        ])
    }

    static func mask(_ mask: Layer.Mask) -> YAMLText {
        let defaults = Layer.Mask(mask.layers)
        return .fields([
            ("by", unlessDefault(mask.measure, defaults.measure, word)),
            ("inverted", unlessDefault(mask.isInverted, defaults.isInverted, boolean)),
            ("layers", layers(mask.layers)),
        ])
    }

    static func shadow(_ shadow: Layer.Shadow) -> YAMLText {
        let defaults = Layer.Shadow(blur: shadow.blur)
        return .fields([
            ("blur", driven(shadow.blur)),
            ("offset", unlessDefault(shadow.offset, defaults.offset, drivenPair)),
            ("color", unlessDefault(shadow.color, defaults.color, driven)),
        ])
    }

    private static func trim(_ trim: Layer.Trim) -> YAMLText {
        let defaults = Layer.Trim()
        return .fields([
            ("from", unlessDefault(trim.from, defaults.from, driven)),
            ("to", unlessDefault(trim.to, defaults.to, driven)),
        ])
    }

    private static func fill(_ fill: Layer.Fill) -> YAMLText {
        guard fill.rule != .constant(.nonZero) else { return paint(fill.paint) }
        return .fields([("paint", paint(fill.paint)), ("rule", word(fill.rule))])
    }

    private static func stroke(_ stroke: Layer.Stroke) -> YAMLText {
        let defaults = Layer.Stroke()
        var along: YAMLText?
        if case .along(let gradient) = stroke.paint { along = setting(gradient, self.along) }
        return .fields([
            ("along", along),
            ("paint", along == nil ? unlessDefault(stroke.paint, defaults.paint, paint) : nil),
            ("width", unlessDefault(stroke.width, defaults.width, driven)),
            ("cap", unlessDefault(stroke.cap, defaults.cap, word)),
            ("join", unlessDefault(stroke.join, defaults.join, word)),
            ("miterLimit", unlessDefault(stroke.miterLimit, defaults.miterLimit, number)),
            ("dash", unlessDefault(stroke.dash, defaults.dash, dash)),
            ("dashPhase", unlessDefault(stroke.dashPhase, defaults.dashPhase, driven)),
        ])
    }

    /// Returns the lengths of dashes and gaps.
    private static func dash(_ dash: Driven<[Setting<Double>]>) -> YAMLText {
        let lengths = { (lengths: [Setting<Double>]) in YAMLText.list(lengths.map { number($0) }) }
        return driven(dash, lengths) { .list([lengths($0)]) }
    }
}
