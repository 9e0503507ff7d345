import Indicators
import Raster

extension DesignWriter {
    /// Layers, back to front.
    static func layers(_ layers: Layer.Layers) -> YAMLText {
        setting(layers) { .lines($0.map { setting($0, layer) }) }
    }

    private static func layer(_ layer: Layer) -> YAMLText {
        .fields(
            [("name", layer.name.map { .text($0) })] + content(layer.content) + [
                ("clock", layer.clock.map { setting($0, clock) })
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

    /// What parameters of a design that is used are set to.
    private static func values(_ values: [Component.Value]) -> YAMLText {
        .fields(values.map { value in (value.name, setting(value.value, self.value)) })
    }

    /// Copies of layers; the layers come last, since they are the longest.
    private static func repetition(_ repetition: Repetition) -> YAMLText {
        let usual = Repetition(count: repetition.count, layers: repetition.layers)
        return .fields([
            ("count", integer(repetition.count)),
            ("angle", unless(repetition.angle, usual.angle, driven)),
            ("offset", unless(repetition.offset, usual.offset, drivenPair)),
            ("alpha", repetition.alpha.map { list($0, number) }),
            ("fade", repetition.fade.map(driven)),
            ("fadePhase", repetition.fadePhase.map(driven)),
            ("reveal", repetition.reveal.map(driven)),
            ("delay", unless(repetition.delay, usual.delay) { byCopy($0) { $0 } }),
            ("phase", unless(repetition.phase, usual.phase) { byCopy($0) { $0 } }),
            ("order", unless(repetition.order, usual.order, word)),
            ("seed", unless(repetition.seed, usual.seed, integer)),
            ("layers", layers(repetition.layers)),
        ])
    }

    /// A layer's own period.
    private static func clock(_ clock: LayerClock) -> YAMLText {
        let usual = LayerClock(period: clock.period)
        let each = { (list: YAMLText) in YAMLText.fields([("each", list)]) }
        return .fields([
            ("period", byCopy(clock.period, each)),
            ("delay", unless(clock.delay, usual.delay) { byCopy($0, each) }),
            ("times", clock.times.map(integer)),
            ("alternate", unless(clock.alternates, usual.alternates, boolean)),
        ])
    }

    /// A number for all copies, or a list of one for each.
    private static func byCopy(
        _ value: ByCopy<Double>,
        _ each: (YAMLText) -> YAMLText
    ) -> YAMLText {
        switch value {
        case .all(let setting): number(setting)
        case .each(let values): each(.list(values.map { number($0) }))
        }
    }

    /// A region by an outline.
    static func clip(_ clip: Layer.Clip) -> YAMLText {
        let usual = Layer.Clip(clip.outline)
        return .fields([
            outline(clip.outline),
            ("offset", unless(clip.offset, usual.offset, drivenPair)),
            ("rule", unless(clip.rule, usual.rule, word)),
        ])
    }

    /// Layers that decide where another shows.
    static func mask(_ mask: Layer.Mask) -> YAMLText {
        let usual = Layer.Mask(mask.layers)
        return .fields([
            ("by", unless(mask.measure, usual.measure, word)),
            ("inverted", unless(mask.isInverted, usual.isInverted, boolean)),
            ("layers", layers(mask.layers)),
        ])
    }

    /// What a layer casts.
    static func shadow(_ shadow: Layer.Shadow) -> YAMLText {
        let usual = Layer.Shadow(blur: shadow.blur)
        return .fields([
            ("blur", driven(shadow.blur)),
            ("offset", unless(shadow.offset, usual.offset, drivenPair)),
            ("color", unless(shadow.color, usual.color, driven)),
        ])
    }

    private static func trim(_ trim: Layer.Trim) -> YAMLText {
        let usual = Layer.Trim()
        return .fields([
            ("from", unless(trim.from, usual.from, driven)),
            ("to", unless(trim.to, usual.to, driven)),
        ])
    }

    private static func fill(_ fill: Layer.Fill) -> YAMLText {
        guard fill.rule != .constant(.nonZero) else { return paint(fill.paint) }
        return .fields([("paint", paint(fill.paint)), ("rule", word(fill.rule))])
    }

    private static func stroke(_ stroke: Layer.Stroke) -> YAMLText {
        let usual = Layer.Stroke()
        return .fields([
            ("paint", unless(stroke.paint, usual.paint, paint)),
            ("width", unless(stroke.width, usual.width, driven)),
            ("cap", unless(stroke.cap, usual.cap, word)),
            ("join", unless(stroke.join, usual.join, word)),
            ("miterLimit", unless(stroke.miterLimit, usual.miterLimit, number)),
            ("dash", unless(stroke.dash, usual.dash, dash)),
            ("dashPhase", unless(stroke.dashPhase, usual.dashPhase, driven)),
        ])
    }

    /// Lengths of dashes and gaps.
    private static func dash(_ dash: Driven<[Setting<Double>]>) -> YAMLText {
        let lengths = { (lengths: [Setting<Double>]) in YAMLText.list(lengths.map { number($0) }) }
        return driven(dash, lengths) { .list([lengths($0)]) }
    }
}
