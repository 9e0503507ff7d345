/// A value of a layer that may differ by state and move within each.
///
///     let rotation: Driven<Double> = .by(idle: 0, pulling: [0, 150], armed: 180)
///     let opacity: Driven<Double> = .by(finishing: [0, 1], else: 1)
public indirect enum Driven<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The same value always.
    case constant(Value)
    /// The value of the parameter with this name; of several colours, a course through them.
    case parameter(String)
    /// A value for each word of a choice.
    case choice(Choice<Driven>)
    /// Through several values, in the course of a state.
    case course(Course<Value>)
    /// A value by state; none of them is by state itself.
    case states(ByState)
    /// A value for each copy of the innermost repeat, from the first again where there are more copies.
    case each([Driven])

    /// What a value is in each state.
    public struct ByState: Hashable, Sendable {
        /// The states that are named, each once, in the order in which they are written.
        public var named: [Entry]
        /// What holds in all others; nil for the value with which the state before ended, or, where
        /// none was before, for what is usual.
        public var standard: Driven?

        /// A state, and what a value is in it.
        public struct Entry: Hashable, Sendable {
            /// The state.
            public var state: StateName
            /// What the value is.
            public var value: Driven

            /// What a value is in a state.
            public init(_ state: StateName, _ value: Driven) {
                self.state = state
                self.value = value
            }
        }

        /// What a value is in some states, and in all others.
        public init(_ named: [Entry], standard: Driven? = nil) {
            self.named = named
            self.standard = standard
        }
    }

    /// Hashes the value. Written out, since Embedded Swift cannot make the usual one for a type that
    /// is made of itself in several ways.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .constant(let value): value.hash(into: &hasher)
        case .parameter(let name): name.hash(into: &hasher)
        case .choice(let choice): choice.hash(into: &hasher)
        case .course(let course): course.hash(into: &hasher)
        case .states(let states): states.hash(into: &hasher)
        case .each(let values): for value in values { value.hash(into: &hasher) }
        }
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
        let values: [(StateName, Driven?)] = [
            (.idle, idle), (.pulling, pulling), (.armed, armed), (.refreshing, refreshing),
            (.finishing, finishing), (.canceling, canceling), (.success, success),
            (.failure, failure), (.noMore, noMore),
        ]
        let named = values.compactMap { state, value in value.map { ByState.Entry(state, $0) } }
        // What holds in all states need not be told by state.
        if named.isEmpty, let standard { return standard }
        return .states(ByState(named, standard: standard))
    }
}

/// A value's way through a state's local time.
public struct Course<Value: Hashable & Sendable>: Hashable, Sendable {
    /// A value at a time.
    public struct Key: Hashable, Sendable {
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

    /// The keys by rising time, 1…1000 of them; of a course that begins with `current` in the order in
    /// which the state comes to them, which is by falling time where its progress falls.
    public var keys: [Key]
    /// Whether the keys' times are seconds, of the layer's clock or of the state.
    public var isInSeconds: Bool
    /// What it takes over from the state before; `current` stands at the state's first moment in place of
    /// the first key, whatever time and value that has.
    public var start: CourseStart
    /// Whether the keys are spread over the state's own way, also where a pull goes on.
    package let isEven: Bool

    /// A way through keys; how the last one would move on does not count.
    public init(keys: [Key], inSeconds: Bool = false, start: CourseStart = .own) {
        self.init(keys, inSeconds, start, isEven: false)
    }

    /// A way through values at even distances, from the state's beginning to its end.
    public init(evenly values: [Setting<Value>]) {
        let last = Double(max(values.count - 1, 1))
        let keys = values.enumerated().map {
            Key(time: Double($0.offset) / last, value: $0.element)
        }
        self.init(keys, false, .own, isEven: true)
    }

    private init(_ keys: [Key], _ isInSeconds: Bool, _ start: CourseStart, isEven: Bool) {
        self.keys = keys
        self.isInSeconds = isInSeconds
        self.start = start
        self.isEven = isEven
        if !keys.isEmpty { self.keys[keys.count - 1].ease = .constant(.linear) }
    }

    /// The same course of other values.
    package func map<Other>(
        _ transform: (Setting<Value>) -> Setting<Other>
    ) -> Course<Other> {
        Course<Other>(
            keys.map { key in
                .init(
                    time: key.time,
                    arrival: key.arrival.map(transform),
                    value: transform(key.value),
                    ease: key.ease
                )
            },
            isInSeconds,
            start,
            isEven: isEven
        )
    }
}

/// What a course takes over from the state before.
public enum CourseStart: Hashable, Sendable {
    /// Nothing.
    case own
    /// It begins with the value at which the state before was left, in place of its first.
    case current
    /// All its values are added to the value at which the state before was left.
    case onto
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
