/// A value of a layer that may differ by state and move within each.
///
///     let rotation: Driven<Double> = .by(idle: 0, pulling: [0, 150], armed: 180)
///     let opacity: Driven<Double> = .by(finishing: [0, 1], else: 1)
public struct Driven<Value: Equatable & Sendable>: Equatable, Sendable {
    /// What it says, by the indices of its values.
    package let form: DrivenForm
    /// Its values, in the order in which they stand.
    package let values: [Setting<Value>]

    /// A form, and a list with its values.
    package init(_ form: DrivenForm, of list: [Setting<Value>]) {
        var values: [Setting<Value>] = []
        self.form = form.map { index in
            values.append(list[index])
            return values.count - 1
        }
        self.values = values
    }

    /// What is made of the forms of several.
    private init(_ parts: [Driven], _ make: ([DrivenForm]) -> DrivenForm) {
        var list: [Setting<Value>] = []
        let forms = parts.map { part in
            let start = list.count
            list += part.values
            return part.form.map { start + $0 }
        }
        self.init(make(forms), of: list)
    }

    /// The same value always.
    public static func constant(_ value: Value) -> Driven {
        Driven(.constant(0), of: [.constant(value)])
    }

    /// The value of the parameter with this name; of several colours, a course through them.
    public static func parameter(_ name: String) -> Driven { Driven(.parameter(name), of: []) }

    /// A value for each word of a choice.
    public static func choice(_ choice: Choice<Driven>) -> Driven {
        Driven(choice.branches.map { $0.value }) { forms in
            let branches = zip(choice.branches, forms).map {
                Choice<DrivenForm>.Branch(word: $0.word, value: $1)
            }
            return .choice(Choice(of: choice.parameter, branches: branches))
        }
    }

    /// Through several values, in the course of a state.
    public static func course(_ course: Course<Value>) -> Driven {
        Driven(.course(course.form), of: course.values)
    }

    /// A value for each copy of the innermost repeat, from the first again where there are more copies.
    public static func each(_ copies: [Driven]) -> Driven { Driven(copies) { .each($0) } }

    /// The value of a constant; nil for what may differ.
    public var constant: Value? {
        guard case .constant(let index) = form else { return nil }
        return values[index].constant
    }

    /// What does not move, as a setting has it.
    public init(_ setting: Setting<Value>) {
        switch setting {
        case .constant(let value): self = .constant(value)
        case .parameter(let name): self = .parameter(name)
        case .choice(let choice): self = .choice(choice.map { Driven($0) })
        }
    }

    /// A value for each word of the parameter called `name`, a choice or a boolean.
    public static func choice(
        _ name: String,
        _ branches: KeyValuePairs<String, Driven>
    ) -> Driven {
        .choice(Choice(of: name, branches))
    }

    /// Through values at times of 0…1 of a state, moving from each to the next along an easing.
    public static func through(
        _ values: KeyValuePairs<Double, Setting<Value>>,
        ease: Setting<Ease> = .constant(.linear)
    ) -> Driven {
        let keys = values.map { Course<Value>.Key(time: $0.key, value: $0.value, ease: ease) }
        return .course(Course(keys: keys))
    }

    /// A value by state; `else` holds in those that are not named.
    public static func by(
        idle: Driven? = nil,
        pulling: Driven? = nil,
        armed: Driven? = nil,
        refreshing: Driven? = nil,
        finishing: Driven? = nil,
        canceling: Driven? = nil,
        success: Driven? = nil,
        failure: Driven? = nil,
        noMore: Driven? = nil,
        else standard: Driven? = nil
    ) -> Driven {
        // In the order of all states.
        let values = [
            idle, pulling, armed, refreshing, finishing, canceling, success, failure, noMore,
        ]
        let states = zip(StateName.allCases, values).filter { $1 != nil }.map { $0.0 }
        // What holds in all states need not be told by state.
        if states.isEmpty, let standard { return standard }
        let hasStandard = standard != nil
        return Driven((values + [standard]).compactMap { $0 }) { forms in
            .states(DrivenForm.states(states, forms), standard: hasStandard ? forms.last : nil)
        }
    }
}

/// A value's way through a state's local time.
public struct Course<Value: Equatable & Sendable>: Equatable, Sendable {
    /// A value at a time.
    public struct Key: Equatable, Sendable {
        /// The local time, 0…1, in `armed` up to 1000, since the pull may go on; or seconds.
        public var time: Double
        /// The value that is reached there, where it jumps from it to another; nil for `value`.
        public var arrival: Setting<Value>?
        /// The value there.
        public var value: Setting<Value>
        /// How the value moves on to the next key.
        public var ease: Setting<Ease>

        /// A value at a time.
        public init(
            time: Double,
            arrival: Setting<Value>? = nil,
            value: Setting<Value>,
            ease: Setting<Ease> = .constant(.linear)
        ) {
            self.time = time
            self.arrival = arrival
            self.value = value
            self.ease = ease
        }
    }

    fileprivate let form: CourseForm
    fileprivate let values: [Setting<Value>]

    /// A way through keys by rising time, 1…1000 of them; how the last one would move on does not count.
    ///
    /// - Parameters:
    ///   - keys: The keys; of a course that begins with `current` in the order in which the state comes to
    ///     them, which is by falling time where its progress falls.
    ///   - inSeconds: Whether the keys' times are seconds, of the layer's clock or of the state.
    ///   - start: What it takes over from the state before; `current` stands at the state's first moment
    ///     in place of the first key, whatever time and value that has.
    public init(keys: [Key], inSeconds: Bool = false, start: CourseStart = .own) {
        var values: [Setting<Value>] = []
        let keys = keys.map { key in
            if let arrival = key.arrival { values.append(arrival) }
            values.append(key.value)
            let last = values.count - 1
            return CourseForm.Key(
                time: key.time,
                arrival: key.arrival == nil ? nil : last - 1,
                value: last,
                ease: key.ease
            )
        }
        form = CourseForm(keys: keys, inSeconds: inSeconds, start: start)
        self.values = values
    }

    /// A way through values at even distances, from the state's beginning to its end.
    public init(evenly values: [Setting<Value>]) {
        form = CourseForm(evenly: values.indices)
        self.values = values
    }
}

extension Driven: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
    /// A constant.
    public init(integerLiteral value: Value.IntegerLiteralType) {
        self = .constant(Value(integerLiteral: value))
    }
}

extension Driven: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
    /// A constant.
    public init(floatLiteral value: Value.FloatLiteralType) {
        self = .constant(Value(floatLiteral: value))
    }
}

extension Driven: ExpressibleByArrayLiteral {
    /// A way through values at even distances, from the state's beginning to its end.
    public init(arrayLiteral values: Setting<Value>...) { self = .course(Course(evenly: values)) }
}

extension Driven: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral {
    /// A constant.
    public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
        self = .constant(Value(unicodeScalarLiteral: value))
    }
}

extension Driven: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
    /// A constant.
    public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
        self = .constant(Value(extendedGraphemeClusterLiteral: value))
    }
}

extension Driven: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
    /// A constant.
    public init(stringLiteral value: Value.StringLiteralType) {
        self = .constant(Value(stringLiteral: value))
    }
}
