import Base
import Indicators

extension Design {
    /// Returns the design as a YAML file in the style of a handwritten one: short maps in braces,
    /// keys in the order of the reference, and no default values.
    ///
    /// Current parameter values are written as defaults, and images and fonts as file names. A name
    /// that is not valid in a file is omitted. Otherwise, `Design(yaml:)` reads back an equal
    /// design.
    ///
    /// - Parameter carryingGlyphs: Whether to include the outlines of texts, so that the design is
    ///   drawn without its font files.
    public func yaml(carryingGlyphs: Bool = false) -> String {
        model.yaml(carryingGlyphs: carryingGlyphs)
    }
}

extension DesignModel {
    /// Returns the model as a YAML file. See `Design.yaml(carryingGlyphs:)`.
    public func yaml(carryingGlyphs: Bool = false) -> String {
        let fonts = carryingGlyphs ? fonts : []
        let threshold: YAMLText? =
            pullThreshold == .constant(DesignModel.defaultPullThreshold)
            ? nil : .fields([("threshold", DesignWriter.number(pullThreshold))])
        let root = YAMLText.fields([
            ("pinwheel", .plain("1")),
            ("name", NameSyntax.isName(name) ? .plain(name) : nil),
            ("title", title == "" ? nil : DesignWriter.setting(title, DesignWriter.text)),
            ("kind", info.kind.map { .plain($0.rawValue) }),
            ("tags", info.tags.isEmpty ? nil : .list(info.tags.map(DesignWriter.text))),
            ("about", info.about.isEmpty ? nil : DesignWriter.text(info.about)),
            ("origin", info.origin.isEmpty ? nil : DesignWriter.text(info.origin)),
            ("canvas", .fields([("size", DesignWriter.pair(canvas))])),
            ("pull", threshold),
            ("background", background.map(DesignWriter.driven)),
            ("parameters", parameters.isEmpty ? nil : DesignWriter.parameters(parameters)),
            (
                "states",
                .fields(
                    states.map { state in
                        (
                            state.name.rawValue,
                            DesignWriter.setting(state.timeline, DesignWriter.timeline)
                        )
                    }
                )
            ),
            ("layers", DesignWriter.layers(layers)),
            ("glyphs", fonts.isEmpty ? nil : DesignWriter.glyphs(fonts)),
        ])
        return root.document(aligned: ["parameters", "states"])
    }
}

/// The conversion of a model's parts to YAML.
enum DesignWriter {
    /// Returns the YAML for a constant, a parameter's name, or a choice by a parameter.
    static func setting<Value>(
        _ setting: Setting<Value>,
        _ write: (Value) -> YAMLText
    ) -> YAMLText {
        switch setting {
        case .constant(let value): write(value)
        case .parameter(let name): .plain("$" + name)
        case .choice(let choice): self.choice(choice) { self.setting($0, write) }
        }
    }

    /// Returns the YAML for a choice by a parameter.
    static func choice<Value>(_ choice: Choice<Value>, _ write: (Value) -> YAMLText) -> YAMLText {
        let branches = choice.branches.map { (key: $0.word, value: Optional(write($0.value))) }
        return .fields([("$" + choice.parameter, .fields(branches))])
    }

    /// Returns the value as YAML, or `nil` if it equals the default `fallback`.
    static func unlessDefault<Value: Equatable>(
        _ value: Value,
        _ fallback: Value,
        _ write: (Value) -> YAMLText
    ) -> YAMLText? {
        value == fallback ? nil : write(value)
    }

    static func number(_ number: Double) -> YAMLText { .plain(NumberText.short(number)) }

    static func number(_ number: Setting<Double>) -> YAMLText { setting(number, self.number) }

    static func integer(_ number: Setting<Int>) -> YAMLText {
        setting(number) { .plain(String($0)) }
    }

    static func boolean(_ value: Setting<Bool>) -> YAMLText {
        setting(value) { .plain($0 ? "true" : "false") }
    }

    /// Returns a string, with a leading `$` escaped as `$$`.
    static func text(_ text: String) -> YAMLText { .text(text.hasPrefix("$") ? "$" + text : text) }

    static func word<Word: RawRepresentable>(_ word: Setting<Word>) -> YAMLText
    where Word.RawValue == String {
        setting(word) { .plain($0.rawValue) }
    }

    static func list<Value>(
        _ list: Setting<[Setting<Value>]>,
        _ write: (Value) -> YAMLText
    ) -> YAMLText {
        setting(list) { .list($0.map { setting($0, write) }) }
    }

    /// Returns a list of two numbers.
    static func pair(_ pair: Pair) -> YAMLText { .list([number(pair.x), number(pair.y)]) }

    static func pair(_ pair: Setting<Pair>) -> YAMLText { setting(pair, self.pair) }

    /// Returns a colour: its name, or its components in quotation marks, since `#` and commas
    /// require them in flow style.
    static func color(_ color: ColorValue) -> YAMLText {
        switch color {
        case .system(let name): .plain(name.rawValue)
        case .fixed: .quoted(color.text)
        case .adaptive(let light, let dark):
            .fields([("light", self.color(light)), ("dark", self.color(dark))])
        case .faded(let color, let alpha):
            .fields([("color", setting(color, self.color)), ("alpha", number(alpha))])
        }
    }

    static func parameters(_ parameters: [Parameter]) -> YAMLText {
        .fields(parameters.map { ($0.name, parameter($0)) })
    }

    private static func parameter(_ parameter: Parameter) -> YAMLText {
        var range: YAMLText?
        var choices: YAMLText?
        switch parameter.kind {
        case .number(let bounds) where bounds != NumberBounds.any.range:
            range = .list([number(bounds.lowerBound), number(bounds.upperBound)])
        case .integer(let bounds) where bounds != Parameter.Kind.anyInteger:
            range = .list([bounds.lowerBound, bounds.upperBound].map { .plain(String($0)) })
        case .choice(let words): choices = .list(words.map(text))
        case .number, .integer, .color, .colors, .boolean: break
        }
        return .fields([
            ("type", .plain(parameter.kind.name)), ("default", value(parameter.value)),
            ("range", range), ("choices", choices),
            ("title", parameter.summary.isEmpty ? nil : text(parameter.summary)),
        ])
    }

    static func value(_ value: ParameterValue) -> YAMLText {
        switch value {
        case .number(let number): self.number(number)
        case .color(let color): self.color(color)
        case .colors(let colors): .list(colors.map(color))
        case .choice(let word): text(word)
        case .boolean(let value): .plain(value ? "true" : "false")
        }
    }

    /// Returns the timing of a state.
    static func timeline(_ timeline: Timeline) -> YAMLText {
        .fields([
            ("drive", timeline.drive.map(word)), ("frames", timeline.frames.map(integer)),
            ("from", timeline.from.map(number)), ("to", timeline.to.map(number)),
            ("duration", timeline.duration.map(number)), ("period", timeline.period.map(number)),
            ("intro", timeline.intro.map(number)), ("loop", timeline.loops.map(boolean)),
        ])
    }
}
