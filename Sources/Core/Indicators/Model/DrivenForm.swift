/// What a driven value says, apart from the values themselves: these are told by their indices in a list.
///
/// What is read, resolved and written is the same for all kinds of values by this.
package indirect enum DrivenForm: Equatable, Sendable {
    /// The same value always.
    case constant(Int)
    /// The value of the parameter with this name; of several colours, a course through them.
    case parameter(String)
    /// A value for each word of a choice.
    case choice(Choice<DrivenForm>)
    /// Through several values, in the course of a state.
    case course(CourseForm)
    /// A value by state, and what holds in all others; none of them is by state itself.
    case states([State], standard: DrivenForm?)
    /// A value for each copy of the innermost repeat, from the first again where there are more copies.
    case each([DrivenForm])

    /// A state, and what a value is in it.
    package struct State: Equatable, Sendable {
        /// The state.
        package var state: StateName
        /// What the value is.
        package var value: DrivenForm

        /// What a value is in a state.
        package init(_ state: StateName, _ value: DrivenForm) {
            self.state = state
            self.value = value
        }
    }

    /// The forms of some states, in order; a form more than there are states is left out.
    static func states(_ names: [StateName], _ forms: [DrivenForm]) -> [State] {
        zip(names, forms).map { State($0, $1) }
    }

    /// The same with other indices, asked for in the order in which the values stand.
    package func map(_ transform: (Int) -> Int) -> DrivenForm {
        switch self {
        case .constant(let index): .constant(transform(index))
        case .parameter: self
        case .choice(let choice): .choice(choice.map { $0.map(transform) })
        case .course(let course): .course(course.map(transform))
        case .states(let states, let standard):
            .states(
                states.map { State($0.state, $0.value.map(transform)) },
                standard: standard?.map(transform)
            )
        case .each(let values): .each(values.map { $0.map(transform) })
        }
    }

    /// Whether it may change from moment to moment.
    var moves: Bool {
        switch self {
        case .constant, .parameter: false
        case .choice(let choice): choice.branches.contains { $0.value.moves }
        case .course, .states, .each: true
        }
    }
}

/// A way through a state's local time, apart from the values.
package struct CourseForm: Equatable, Sendable {
    /// A value at a time.
    package struct Key: Equatable, Sendable {
        /// The local time, 0…1, in `armed` up to 1000, since the pull may go on; or seconds.
        package var time: Double
        /// The value that is reached there, where it jumps from it to another; nil for `value`.
        package var arrival: Int?
        /// The value there.
        package var value: Int
        /// How the value moves on to the next key.
        package var ease: Setting<Ease>

        /// A value at a time.
        package init(
            time: Double,
            arrival: Int? = nil,
            value: Int,
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
    package var keys: [Key]
    /// Whether the keys' times are seconds, of the layer's clock or of the state.
    package var isInSeconds: Bool
    /// What it takes over from the state before; `current` stands at the state's first moment in place of
    /// the first key, whatever time and value that has.
    package var start: CourseStart
    /// Whether the keys are spread over the state's own way, also where a pull goes on.
    package let isEven: Bool

    /// A way through keys; how the last one would move on does not count.
    package init(keys: [Key], inSeconds: Bool = false, start: CourseStart = .own) {
        self.init(keys, inSeconds, start, isEven: false)
    }

    /// A way through values at even distances, from the state's beginning to its end.
    package init(evenly values: some Collection<Int>) {
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

    fileprivate func map(_ transform: (Int) -> Int) -> CourseForm {
        var course = self
        for index in keys.indices {
            course.keys[index].arrival = keys[index].arrival.map(transform)
            course.keys[index].value = transform(keys[index].value)
        }
        return course
    }
}

/// What a course takes over from the state before.
public enum CourseStart: Equatable, Sendable {
    /// Nothing.
    case own
    /// It begins with the value at which the state before was left, in place of its first.
    case current
    /// All its values are added to the value at which the state before was left.
    case onto
}
