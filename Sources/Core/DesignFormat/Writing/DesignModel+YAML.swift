import Base
import Indicators

extension Design {
    /// The design as a file, as a person would write it: short maps in braces, the format's keys in
    /// their order, and nothing that holds anyway.
    ///
    /// Values of parameters that are in force are written as their defaults. `Design(yaml:)` reads
    /// it back to an equal design, but for a name that only a file's own name can be, which is left
    /// out. Images and fonts are written by the names of their files.
    ///
    /// - Parameter carryingGlyphs: Whether the outlines of texts in fonts are written, too, so that the
    ///   design is drawn where the fonts are not.
    public func yaml(carryingGlyphs: Bool = false) -> String {
        model.yaml(carryingGlyphs: carryingGlyphs)
    }
}

extension DesignModel {
    /// The model as a file; see `Design.yaml(carryingGlyphs:)`.
    public func yaml(carryingGlyphs: Bool = false) -> String {
        let fonts = carryingGlyphs ? fonts : []
        let threshold: YAMLText? =
            pullThreshold == .constant(DesignModel.usualThreshold)
            ? nil : .fields([("threshold", DesignWriter.number(pullThreshold))])
        let root = YAMLText.fields([
            ("pinwheel", .plain("1")),
            ("name", NameText.isName(name) ? .plain(name) : nil),
            ("title", title == "" ? nil : DesignWriter.setting(title, DesignWriter.text)),
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

/// Writes the parts of a model.
enum DesignWriter {
    /// A value, a parameter's name, or a choice by one.
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

    /// A choice by a parameter.
    static func choice<Value>(_ choice: Choice<Value>, _ write: (Value) -> YAMLText) -> YAMLText {
        let branches = choice.branches.map { (key: $0.word, value: Optional(write($0.value))) }
        return .fields([("$" + choice.parameter, .fields(branches))])
    }

    /// What differs from what holds anyway.
    static func unless<Value: Equatable>(
        _ value: Value,
        _ usual: Value,
        _ write: (Value) -> YAMLText
    ) -> YAMLText? {
        value == usual ? nil : write(value)
    }

    /// A number.
    static func number(_ number: Double) -> YAMLText { .plain(NumberText.short(number)) }

    /// A number that a parameter may stand for.
    static func number(_ number: Setting<Double>) -> YAMLText { setting(number, self.number) }

    /// A whole number that a parameter may stand for.
    static func integer(_ number: Setting<Int>) -> YAMLText {
        setting(number) { .plain(String($0)) }
    }

    /// `true` or `false`.
    static func boolean(_ value: Setting<Bool>) -> YAMLText {
        setting(value) { .plain($0 ? "true" : "false") }
    }

    /// A text, with two dollar signs for one in front.
    static func text(_ text: String) -> YAMLText { .text(text.hasPrefix("$") ? "$" + text : text) }

    /// One of the words of an enumeration.
    static func word<Word: RawRepresentable>(_ word: Setting<Word>) -> YAMLText
    where Word.RawValue == String {
        setting(word) { .plain($0.rawValue) }
    }

    /// A list.
    static func list<Value>(
        _ list: Setting<[Setting<Value>]>,
        _ write: (Value) -> YAMLText
    ) -> YAMLText {
        setting(list) { .list($0.map { setting($0, write) }) }
    }

    /// Two numbers in a list.
    static func pair(_ pair: Pair) -> YAMLText { .list([number(pair.x), number(pair.y)]) }

    /// Two numbers for which parameters may stand.
    static func pair(_ pair: Setting<Pair>) -> YAMLText { setting(pair, self.pair) }

    /// A colour: its name, or its components between quotation marks, as they need them in braces.
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

    /// Parameters.
    static func parameters(_ parameters: [Parameter]) -> YAMLText {
        .fields(parameters.map { ($0.name, parameter($0)) })
    }

    private static func parameter(_ parameter: Parameter) -> YAMLText {
        var range: YAMLText?
        var choices: YAMLText?
        switch parameter.kind {
        case .number(let bounds) where bounds != NumberBounds.any.range:
            range = .list([number(bounds.lowerBound), number(bounds.upperBound)])
        case .choice(let words): choices = .list(words.map(text))
        case .number, .color, .colors, .boolean: break
        }
        return .fields([
            ("type", .plain(parameter.kind.name)), ("default", value(parameter.value)),
            ("range", range), ("choices", choices),
            ("title", parameter.summary.isEmpty ? nil : text(parameter.summary)),
        ])
    }

    /// A parameter's value.
    static func value(_ value: ParameterValue) -> YAMLText {
        switch value {
        case .number(let number): self.number(number)
        case .color(let color): self.color(color)
        case .colors(let colors): .list(colors.map(color))
        case .choice(let word): text(word)
        case .boolean(let value): .plain(value ? "true" : "false")
        }
    }

    /// How a state runs.
    static func timeline(_ timeline: Timeline) -> YAMLText {
        .fields([
            ("drive", timeline.drive.map(word)), ("frames", timeline.frames.map(integer)),
            ("from", timeline.from.map(number)), ("to", timeline.to.map(number)),
            ("duration", timeline.duration.map(number)), ("period", timeline.period.map(number)),
            ("intro", timeline.intro.map(number)), ("loop", timeline.loops.map(boolean)),
        ])
    }
}
