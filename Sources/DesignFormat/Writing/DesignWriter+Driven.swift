import Base
import Indicators

extension DesignWriter {
    /// A number that may be driven.
    static func driven(_ value: Driven<Double>) -> YAMLText { driven(value, number) }

    /// A colour that may be driven.
    static func driven(_ value: Driven<ColorValue>) -> YAMLText { driven(value, color) }

    private static func driven<Value>(
        _ value: Driven<Value>,
        _ write: (Value) -> YAMLText
    ) -> YAMLText {
        switch value {
        case .constant(let constant): return write(constant)
        case .parameter(let name): return .plain("$" + name)
        case .choice(let choice): return self.choice(choice) { driven($0, write) }
        case .course(let course): return self.course(course, write)
        case .states(let states):
            let named = states.named.map { entry in
                (key: entry.state.rawValue, value: Optional(driven(entry.value, write)))
            }
            return .fields(named + [("default", states.standard.map { driven($0, write) })])
        }
    }

    /// A list where values lie at even distances, else a map by time.
    private static func course<Value>(
        _ course: Course<Value>,
        _ write: (Value) -> YAMLText
    ) -> YAMLText {
        let values = course.keys.map { $0.value }
        if course == Course(evenly: values), !values.isEmpty {
            return .list(values.map { setting($0, write) })
        }
        let keys = course.keys.map { key in
            (key: NumberText.short(key.time), value: Optional(setting(key.value, write)))
        }
        return .fields(keys + [("ease", eases(course.keys.dropLast().map { $0.ease }))])
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
        case .joint(let both): driven(both, pair)
        case .axes(let x, let y): .fields([("x", x.map(driven)), ("y", y.map(driven))])
        case .equal(let both): .fields([("x", driven(both)), ("y", driven(both))])
        case .choice(let choice): self.choice(choice, drivenPair)
        }
    }

    /// A factor for both axes, or one for each.
    static func drivenScale(_ value: DrivenPair) -> YAMLText {
        switch value {
        case .joint(let both):
            .fields([("x", driven(both.axis { $0.x })), ("y", driven(both.axis { $0.y }))])
        case .equal(let both): driven(both)
        case .choice(let choice): self.choice(choice, drivenScale)
        case .axes: drivenPair(value)
        }
    }
}

extension Driven where Value == Pair {
    /// One of the two numbers by itself.
    fileprivate func axis(_ number: (Pair) -> Setting<Double>) -> Driven<Double> {
        switch self {
        case .constant(let pair): Self.driven(number(pair))
        case .parameter(let name): .parameter(name)
        case .choice(let choice): .choice(choice.map { $0.axis(number) })
        case .course(let course):
            .course(
                Course(
                    keys: course.keys.map { key in
                        .init(time: key.time, value: key.value.flatMap(number), ease: key.ease)
                    }
                )
            )
        case .states(let states):
            .states(
                .init(
                    states.named.map { .init($0.state, $0.value.axis(number)) },
                    standard: states.standard.map { $0.axis(number) }
                )
            )
        }
    }

    private static func driven(_ setting: Setting<Double>) -> Driven<Double> {
        switch setting {
        case .constant(let number): .constant(number)
        case .parameter(let name): .parameter(name)
        case .choice(let choice): .choice(choice.map(driven))
        }
    }
}
