/// A value of a layer that may depend on the state and may change over time within a state.
///
///     let rotation: Driven<Double> = .by(idle: 0, pulling: [0, 150], armed: 180)
///     let opacity: Driven<Double> = .by(finishing: [0, 1], else: 1)
public struct Driven<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The structure of the value, which refers to `values` by index.
    package let form: DrivenForm
    /// The values, in the order of their indices in `form`.
    package let values: [Setting<Value>]

    /// Creates a value from a form whose indices refer to `list`. Values that the form does not use
    /// are dropped.
    package init(_ form: DrivenForm, of list: [Setting<Value>]) {
        var values: [Setting<Value>] = []
        self.form = form.map { index in
            values.append(list[index])
            return values.count - 1
        }
        self.values = values
    }

    /// Creates a value from the values of all `parts`. `make` combines their forms.
    private init(_ parts: [Driven], _ make: ([DrivenForm]) -> DrivenForm) {
        var list: [Setting<Value>] = []
        let forms = parts.map { part in
            let start = list.count
            list += part.values
            return part.form.map { start + $0 }
        }
        self.init(make(forms), of: list)
    }

    /// Returns a value that never changes.
    public static func constant(_ value: Value) -> Driven {
        Driven(.constant(0), of: [.constant(value)])
    }

    /// Returns the value of a parameter. A parameter with several colours becomes an evenly spaced
    /// keyframe track.
    public static func parameter(_ name: String) -> Driven { Driven(.parameter(name), of: []) }

    /// Returns a value that depends on a choice or Boolean parameter.
    public static func choice(_ choice: Choice<Driven>) -> Driven {
        Driven(choice.branches.map { $0.value }) { forms in
            let branches = zip(choice.branches, forms).map {
                Choice<DrivenForm>.Branch(word: $0.word, value: $1)
            }
            return .choice(Choice(of: choice.parameter, branches: branches))
        }
    }

    /// Returns a value that follows a keyframe track over the local time of a state.
    public static func track(_ track: AnimationTrack<Value>) -> Driven {
        Driven(.track(track.form), of: track.values)
    }

    /// Returns a value that moves once during the intro of a state, and then follows `loop`, which
    /// repeats in a state that loops.
    ///
    ///     .introAndLoop(intro: [0, 1], loop: .through([0: 1, 0.5: 0.4, 1: 1]))
    ///
    /// - Parameters:
    ///   - intro: The value during the intro. The local time 0…1 is that of the intro.
    ///   - loop: The value after the intro. The local time 0…1 is that of one period.
    public static func introAndLoop(intro: Driven, loop: Driven) -> Driven {
        Driven([intro, loop]) { .introAndLoop(intro: $0[0], loop: $0[1]) }
    }

    /// Returns a value for each copy of the innermost repetition. Further copies start again at the
    /// first value.
    public static func each(_ copies: [Driven]) -> Driven { Driven(copies) { .each($0) } }

    /// The value of a constant, or `nil` for any other form.
    public var constant: Value? {
        guard case .constant(let index) = form else { return nil }
        return values[index].constant
    }

    /// Creates a value that does not change over time.
    public init(_ setting: Setting<Value>) {
        switch setting {
        case .constant(let value): self = .constant(value)
        case .parameter(let name): self = .parameter(name)
        case .choice(let choice): self = .choice(choice.map { Driven($0) })
        }
    }

    /// Returns a value that depends on a parameter.
    ///
    /// - Parameters:
    ///   - name: The name of a choice or Boolean parameter.
    ///   - branches: A value for each option of the parameter.
    public static func choice(
        _ name: String,
        _ branches: KeyValuePairs<String, Driven>
    ) -> Driven {
        .choice(Choice(of: name, branches))
    }

    /// Returns a value that moves through keyframes over the local time 0…1 of a state.
    ///
    /// - Parameters:
    ///   - values: The values by local time, in ascending order.
    ///   - ease: The easing between each keyframe and the next.
    public static func through(
        _ values: KeyValuePairs<Double, Setting<Value>>,
        ease: Setting<Ease> = .constant(.linear)
    ) -> Driven {
        let keys = values.map {
            AnimationTrack<Value>.Key(time: $0.key, value: .all($0.value), ease: ease)
        }
        return .track(AnimationTrack(keys: keys))
    }

    /// Returns a value by state. States without a value of their own use `else`.
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
        // In the order of `StateName.allCases`.
        let values = [
            idle, pulling, armed, refreshing, finishing, canceling, success, failure, noMore,
        ]
        let states = zip(StateName.allCases, values).filter { $1 != nil }.map { $0.0 }
        // A value that is the same in all states needs no form by state.
        if states.isEmpty, let standard { return standard }
        let hasStandard = standard != nil
        return Driven((values + [standard]).compactMap { $0 }) { forms in
            .states(DrivenForm.states(states, forms), standard: hasStandard ? forms.last : nil)
        }
    }
}

/// A keyframe track: values at times within a state, with easings between them.
public struct AnimationTrack<Value: Equatable & Sendable>: Equatable, Sendable {
    /// A keyframe.
    public struct Key: Equatable, Sendable {
        /// The local time, 0…1, or the time in seconds. In `armed` it may be up to 1000, because
        /// the pull can exceed the threshold.
        public var time: Double
        /// The value just before `time` if the track jumps there, or `nil` if it does not.
        public var arrival: ByCopy<Value>?
        /// The value from `time` on.
        public var value: ByCopy<Value>
        /// The easing to the next keyframe.
        public var ease: Setting<Ease>

        /// Creates a keyframe.
        public init(
            time: Double,
            arrival: ByCopy<Value>? = nil,
            value: ByCopy<Value>,
            ease: Setting<Ease> = .constant(.linear)
        ) {
            self.time = time
            self.arrival = arrival
            self.value = value
            self.ease = ease
        }
    }

    fileprivate let form: AnimationTrackForm
    fileprivate let values: [Setting<Value>]

    /// Creates a track from 1…1000 keyframes. The easing of the last one has no effect.
    ///
    /// - Parameters:
    ///   - keys: The keyframes by ascending time. With a `start` of `.current` they are in
    ///     chronological order: by descending time if the state's progress falls.
    ///   - inSeconds: Whether times are in seconds. They are measured by the layer's clock, or else
    ///     from the beginning of the state.
    ///   - start: The use of the value inherited from the previous state. With `.current` it
    ///     replaces the first keyframe, at the beginning of the state.
    public init(keys: [Key], inSeconds: Bool = false, start: AnimationTrackStart = .own) {
        var values: [Setting<Value>] = []
        func indices(of value: ByCopy<Value>) -> CopyIndices {
            let first = values.count
            switch value {
            case .all(let setting):
                values.append(setting)
                return .all(first)
            case .each(let settings):
                values += settings
                return .each(Array(first..<values.count))
            }
        }
        let keys = keys.map { key in
            AnimationTrackForm.Key(
                time: key.time,
                arrival: key.arrival.map(indices),
                value: indices(of: key.value),
                ease: key.ease
            )
        }
        form = AnimationTrackForm(keys: keys, inSeconds: inSeconds, start: start)
        self.values = values
    }

    /// Creates a track of evenly spaced values from the beginning of the state to its end.
    public init(evenly values: [Setting<Value>]) {
        form = AnimationTrackForm(evenly: values.indices.map(CopyIndices.all))
        self.values = values
    }
}

extension Driven: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral {
    /// Creates a constant.
    public init(integerLiteral value: Value.IntegerLiteralType) {
        self = .constant(Value(integerLiteral: value))
    }
}

extension Driven: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral {
    /// Creates a constant.
    public init(floatLiteral value: Value.FloatLiteralType) {
        self = .constant(Value(floatLiteral: value))
    }
}

extension Driven: ExpressibleByArrayLiteral {
    /// Creates a track of evenly spaced values from the beginning of the state to its end.
    public init(arrayLiteral values: Setting<Value>...) {
        self = .track(AnimationTrack(evenly: values))
    }
}

extension Driven: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral {
    /// Creates a constant.
    public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
        self = .constant(Value(unicodeScalarLiteral: value))
    }
}

extension Driven: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Creates a constant.
    public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
        self = .constant(Value(extendedGraphemeClusterLiteral: value))
    }
}

extension Driven: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral {
    /// Creates a constant.
    public init(stringLiteral value: Value.StringLiteralType) {
        self = .constant(Value(stringLiteral: value))
    }
}
