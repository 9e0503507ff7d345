import Base
import Indicators

extension DesignWriter {
    static func driven(_ value: Driven<Double>) -> YAMLText { driven(value, number) }

    static func driven(_ value: Driven<ColorValue>) -> YAMLText { driven(value, color) }

    /// Returns a driven value.
    ///
    /// - Parameters:
    ///   - value: The value with its form.
    ///   - write: Converts a single value.
    ///   - held: Converts a constant value in a map with values by state, where a list would be a
    ///     keyframe track. By default, `write` is used.
    ///   - listIsValue: Whether a list by itself is a single value. A keyframe track in list form
    ///     is then wrapped in `default`.
    static func driven<Value>(
        _ value: Driven<Value>,
        _ write: @escaping (Value) -> YAMLText,
        held: ((Value) -> YAMLText)? = nil,
        listIsValue: Bool = false
    ) -> YAMLText {
        let values = value.values
        return form(
            value.form,
            FormWriting(
                write: { setting(values[$0], write) },
                held: { index in values[index].constant.flatMap { held?($0) } }
            ),
            listIsValue: listIsValue
        )
    }

    /// The conversion of a form's values, which are referred to by index.
    private struct FormWriting {
        let write: (Int) -> YAMLText
        /// Converts a constant value in a map with values by state. Returns `nil` if `write`
        /// applies.
        let held: (Int) -> YAMLText?
    }

    private static func form(
        _ form: DrivenForm,
        _ writing: FormWriting,
        listIsValue: Bool = false
    ) -> YAMLText {
        switch form {
        case .constant(let index): return writing.write(index)
        case .parameter(let name): return .plain("$" + name)
        case .choice(let choice):
            return self.choice(choice) { self.form($0, writing, listIsValue: listIsValue) }
        case .track(let track):
            let text = self.track(track, writing)
            return listIsValue && Self.isList(track) ? .fields([("default", text)]) : text
        case .expression(let expression): return self.expression(expression)
        case .introAndLoop(let intro, let loop):
            return .fields([
                ("intro", inState(intro, writing)), ("loop", inState(loop, writing)),
            ])
        case .states(let states, let fallback):
            let named = states.map { entry in
                (key: entry.state.rawValue, value: Optional(inState(entry.value, writing)))
            }
            let other = fallback.map { inState($0, writing) }
            return .fields(named + [("default", other)])
        case .each(let forms):
            let copies = forms.map { self.form($0, writing, listIsValue: listIsValue) }
            return .fields([("each", .list(copies))])
        }
    }

    /// Returns an expression, or a map of two.
    private static func expression(_ form: ExpressionForm) -> YAMLText {
        let formulas = form.components.map { YAMLText.text("= " + $0.text) }
        guard formulas.count == 2 else { return formulas.first ?? .plain("0") }
        // A number next to an expression needs no `=`.
        let areNumbers = form.components.map { NumberText.number($0.text) != nil }
        let components = form.components.indices.map { index in
            areNumbers[index] && areNumbers.contains(false)
                ? .plain(form.components[index].text) : formulas[index]
        }
        return form.isInPoints ? .fields([("points", .list(components))]) : .list(components)
    }

    private static func inState(_ form: DrivenForm, _ writing: FormWriting) -> YAMLText {
        switch form {
        case .constant(let index): writing.held(index) ?? writing.write(index)
        case .choice(let choice): self.choice(choice) { inState($0, writing) }
        default: self.form(form, FormWriting(write: writing.write, held: { _ in nil }))
        }
    }

    /// Returns a list if the keyframes are at equal distances, otherwise a map by time.
    private static func track(_ track: AnimationTrackForm, _ writing: FormWriting) -> YAMLText {
        if isList(track) { return .list(track.keys.map { keyValue($0.value, writing) }) }
        let start: [(key: String, value: YAMLText?)] =
            switch track.start {
            case .own: []
            case .current: [("from", .plain("current"))]
            case .onto: [("onto", .plain("current"))]
            }
        let given = track.start == .current ? track.keys.dropFirst() : track.keys[...]
        let keys = given.map { key in
            let time = NumberText.short(key.time) + (track.isInSeconds ? "s" : "")
            let value = keyValue(key.value, writing)
            let jump = key.arrival.map { arrival in
                YAMLText.fields([("before", keyValue(arrival, writing)), ("after", value)])
            }
            return (key: time, value: Optional(jump ?? value))
        }
        return .fields(start + keys + [("ease", eases(track.keys.dropLast().map { $0.ease }))])
    }

    private static func keyValue(_ indices: CopyIndices, _ writing: FormWriting) -> YAMLText {
        switch indices {
        case .all(let index): writing.write(index)
        case .each(let indices): .fields([("each", .list(indices.map(writing.write)))])
        }
    }

    /// Whether a keyframe track can be written as a list: without options and with equal distances.
    private static func isList(_ track: AnimationTrackForm) -> Bool {
        !track.keys.isEmpty && track == AnimationTrackForm(evenly: track.keys.map { $0.value })
    }

    /// Returns one easing if all spans have the same, otherwise a list. Returns `nil` if all
    /// easings are linear.
    private static func eases(_ eases: [Setting<Ease>]) -> YAMLText? {
        guard let first = eases.first, eases.contains(where: { $0 != .linear }) else { return nil }
        return eases.allSatisfy { $0 == first }
            ? setting(first, ease) : .list(eases.map { setting($0, ease) })
    }

    /// Returns two numbers that may be driven.
    static func drivenPair(_ value: DrivenPair) -> YAMLText {
        switch value {
        case .joint(let both): driven(both, pair, held: pointMap)
        case .axes(let x, let y): .fields([("x", x.map(driven)), ("y", y.map(driven))])
        case .equal(let both): .fields([("x", driven(both)), ("y", driven(both))])
        case .choice(let choice): self.choice(choice, drivenPair)
        }
    }

    /// Returns a point in map form, `{x: …, y: …}`.
    private static func pointMap(_ pair: Pair) -> YAMLText {
        .fields([("x", number(pair.x)), ("y", number(pair.y))])
    }

    /// Returns a scale factor for both axes, or one per axis.
    static func drivenScale(_ value: DrivenPair) -> YAMLText {
        switch value {
        case .joint(let both): driven(both, pair, held: pointMap)
        case .equal(let both): driven(both, number, listIsValue: true)
        case .choice(let choice): self.choice(choice, drivenScale)
        case .axes: drivenPair(value)
        }
    }
}
