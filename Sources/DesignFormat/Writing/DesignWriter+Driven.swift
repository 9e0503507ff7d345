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
        _ write: (Value) -> YAMLText,
        held: ((Value) -> YAMLText)? = nil,
        listIsValue: Bool = false
    ) -> YAMLText {
        switch value {
        case .constant(let constant): return write(constant)
        case .parameter(let name): return .plain("$" + name)
        case .choice(let choice):
            return self.choice(choice) {
                driven($0, write, held: held, listIsValue: listIsValue)
            }
        case .course(let course):
            let text = self.course(course, write)
            return listIsValue && Self.isList(course) ? .fields([("default", text)]) : text
        case .states(let states):
            let named = states.named.map { entry in
                (key: entry.state.rawValue, value: Optional(inState(entry.value, write, held)))
            }
            let other = states.standard.map { inState($0, write, held) }
            return .fields(named + [("default", other)])
        case .each(let values):
            let copies = values.map { driven($0, write, held: held, listIsValue: listIsValue) }
            return .fields([("each", .list(copies))])
        }
    }

    private static func inState<Value>(
        _ value: Driven<Value>,
        _ write: (Value) -> YAMLText,
        _ held: ((Value) -> YAMLText)?
    ) -> YAMLText {
        switch value {
        case .constant(let constant): held.map { $0(constant) } ?? write(constant)
        case .choice(let choice): self.choice(choice) { inState($0, write, held) }
        default: driven(value, write)
        }
    }

    /// A list where values lie at even distances, else a map by time.
    private static func course<Value>(
        _ course: Course<Value>,
        _ write: (Value) -> YAMLText
    ) -> YAMLText {
        if isList(course) { return .list(course.keys.map { setting($0.value, write) }) }
        let start: [(key: String, value: YAMLText?)] =
            switch course.start {
            case .own: []
            case .current: [("from", .plain("current"))]
            case .onto: [("onto", .plain("current"))]
            }
        let given = course.start == .current ? course.keys.dropFirst() : course.keys[...]
        let keys = given.map { key in
            let time = NumberText.short(key.time) + (course.isInSeconds ? "s" : "")
            let value = setting(key.value, write)
            let jump = key.arrival.map { arrival in
                YAMLText.fields([("before", setting(arrival, write)), ("after", value)])
            }
            return (key: time, value: Optional(jump ?? value))
        }
        return .fields(start + keys + [("ease", eases(course.keys.dropLast().map { $0.ease }))])
    }

    /// Whether a course is written as a list: its values lie at even distances.
    private static func isList<Value>(_ course: Course<Value>) -> Bool {
        !course.keys.isEmpty && course == Course(evenly: course.keys.map { $0.value })
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
