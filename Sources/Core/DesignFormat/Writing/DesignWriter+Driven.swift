import Base
import Indicators

extension DesignWriter {
    /// A number that may be driven.
    static func driven(_ value: Driven<Double>) -> YAMLText { driven(value, number) }

    /// A colour that may be driven.
    static func driven(_ value: Driven<ColorValue>) -> YAMLText { driven(value, color) }

    /// A value that may be driven.
    ///
    /// In a map by state a list is a course; `held` writes a value there that is itself a list. By itself
    /// a list may be one value; then a course of all states stands in such a map.
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

    /// How the values of a form are written, which are told by their indices.
    private struct FormWriting {
        let write: (Int) -> YAMLText
        /// Nil where a value is written as elsewhere.
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
        case .course(let course):
            let text = self.course(course, writing)
            return listIsValue && Self.isList(course) ? .fields([("default", text)]) : text
        case .states(let states, let standard):
            let named = states.map { entry in
                (key: entry.state.rawValue, value: Optional(inState(entry.value, writing)))
            }
            let other = standard.map { inState($0, writing) }
            return .fields(named + [("default", other)])
        case .each(let forms):
            let copies = forms.map { self.form($0, writing, listIsValue: listIsValue) }
            return .fields([("each", .list(copies))])
        }
    }

    private static func inState(_ form: DrivenForm, _ writing: FormWriting) -> YAMLText {
        switch form {
        case .constant(let index): writing.held(index) ?? writing.write(index)
        case .choice(let choice): self.choice(choice) { inState($0, writing) }
        default: self.form(form, FormWriting(write: writing.write, held: { _ in nil }))
        }
    }

    /// A list where values lie at even distances, else a map by time.
    private static func course(_ course: CourseForm, _ writing: FormWriting) -> YAMLText {
        if isList(course) { return .list(course.keys.map { writing.write($0.value) }) }
        let start: [(key: String, value: YAMLText?)] =
            switch course.start {
            case .own: []
            case .current: [("from", .plain("current"))]
            case .onto: [("onto", .plain("current"))]
            }
        let given = course.start == .current ? course.keys.dropFirst() : course.keys[...]
        let keys = given.map { key in
            let time = NumberText.short(key.time) + (course.isInSeconds ? "s" : "")
            let value = writing.write(key.value)
            let jump = key.arrival.map { arrival in
                YAMLText.fields([("before", writing.write(arrival)), ("after", value)])
            }
            return (key: time, value: Optional(jump ?? value))
        }
        return .fields(start + keys + [("ease", eases(course.keys.dropLast().map { $0.ease }))])
    }

    /// Whether a course is written as a list: its values lie at even distances.
    private static func isList(_ course: CourseForm) -> Bool {
        !course.keys.isEmpty && course == CourseForm(evenly: course.keys.map { $0.value })
    }

    /// One easing for all spans, or one for each; nil where all are linear.
    private static func eases(_ eases: [Setting<Ease>]) -> YAMLText? {
        guard let first = eases.first, eases.contains(where: { $0 != .linear }) else { return nil }
        return eases.allSatisfy { $0 == first }
            ? setting(first, ease) : .list(eases.map { setting($0, ease) })
    }

    /// Two numbers that may be driven.
    static func drivenPair(_ value: DrivenPair) -> YAMLText {
        switch value {
        case .joint(let both): driven(both, pair, held: place)
        case .axes(let x, let y): .fields([("x", x.map(driven)), ("y", y.map(driven))])
        case .equal(let both): .fields([("x", driven(both)), ("y", driven(both))])
        case .choice(let choice): self.choice(choice, drivenPair)
        }
    }

    /// Two numbers with the names of their axes.
    private static func place(_ pair: Pair) -> YAMLText {
        .fields([("x", number(pair.x)), ("y", number(pair.y))])
    }

    /// A factor for both axes, or one for each.
    static func drivenScale(_ value: DrivenPair) -> YAMLText {
        switch value {
        case .joint(let both): driven(both, pair, held: place)
        case .equal(let both): driven(both, number, listIsValue: true)
        case .choice(let choice): self.choice(choice, drivenScale)
        case .axes: drivenPair(value)
        }
    }
}
