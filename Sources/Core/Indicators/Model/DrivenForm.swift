/// The structure of a driven value. It refers to the values by their indices in a list.
///
/// Because it is independent of the type of the values, one implementation reads, resolves and
/// writes all driven values.
package indirect enum DrivenForm: Equatable, Sendable {
    /// The value that never changes, by its index.
    case constant(Int)
    /// The value of a parameter. A parameter with several colours becomes an evenly spaced keyframe
    /// track.
    case parameter(String)
    /// A form for each option of a choice.
    case choice(Choice<DrivenForm>)
    /// A keyframe track over the local time of a state.
    case track(AnimationTrackForm)
    /// A formula for a number, or one for each number of a pair or point.
    case expression(ExpressionForm)
    /// A form for the intro of a state, and one for the time after it. Neither may depend on the
    /// state.
    case introAndLoop(intro: DrivenForm, loop: DrivenForm)
    /// A form for some states, and an optional default for the others. The forms must not depend on
    /// the state themselves.
    case states([State], standard: DrivenForm?)
    /// A form for each copy of the innermost repetition. Further copies start again at the first
    /// form. The forms must not contain another list by copy.
    case each([DrivenForm])

    /// A state with the form of its value.
    package struct State: Equatable, Sendable {
        package var state: StateName
        package var value: DrivenForm

        /// Creates an entry for a state.
        package init(_ state: StateName, _ value: DrivenForm) {
            self.state = state
            self.value = value
        }
    }

    /// Pairs states with forms. Surplus forms are dropped.
    static func states(_ names: [StateName], _ forms: [DrivenForm]) -> [State] {
        zip(names, forms).map { State($0, $1) }
    }

    /// Returns the form with each index replaced. `transform` is called in the order of the values.
    package func map(_ transform: (Int) -> Int) -> DrivenForm {
        switch self {
        case .constant(let index): .constant(transform(index))
        case .parameter, .expression: self
        case .choice(let choice): .choice(choice.map { $0.map(transform) })
        case .track(let form): .track(form.map(transform))
        case .introAndLoop(let intro, let loop):
            .introAndLoop(intro: intro.map(transform), loop: loop.map(transform))
        case .states(let states, let standard):
            .states(
                states.map { State($0.state, $0.value.map(transform)) },
                standard: standard?.map(transform)
            )
        case .each(let values): .each(values.map { $0.map(transform) })
        }
    }

    /// Whether the value may differ between states, times or copies.
    var mayVary: Bool {
        switch self {
        case .constant, .parameter: false
        case .choice(let choice): choice.branches.contains { $0.value.mayVary }
        case .track, .expression, .introAndLoop, .states, .each: true
        }
    }

    /// Whether there are lists by copy within a state, a part or a keyframe.
    var hasInnerLists: Bool {
        switch self {
        case .constant, .parameter, .choice, .expression, .each: false
        case .track, .introAndLoop, .states: !copyCounts.isEmpty
        }
    }

    /// The lengths of all lists by copy in the form.
    package var copyCounts: Set<Int> {
        switch self {
        case .constant, .parameter, .expression: []
        case .choice(let choice):
            choice.branches.reduce(into: []) { $0.formUnion($1.value.copyCounts) }
        case .track(let form): form.copyCounts
        case .introAndLoop(let intro, let loop): intro.copyCounts.union(loop.copyCounts)
        case .states(let states, let standard):
            states.reduce(into: standard?.copyCounts ?? []) { $0.formUnion($1.value.copyCounts) }
        case .each(let forms):
            forms.reduce(into: [forms.count]) { $0.formUnion($1.copyCounts) }
        }
    }
}

/// A formula for a number, or one for each number of a pair or point.
package struct ExpressionForm: Equatable, Sendable {
    /// The formula of the number, or those of x and y.
    package let components: [Expression]
    /// Whether an anchor is in points from the layer's centre, and not in fractions of the frame.
    package let isInPoints: Bool

    /// Creates a form from one formula, or two for x and y.
    package init(_ components: [Expression], isInPoints: Bool = false) {
        self.components = components
        self.isInPoints = isInPoints
    }
}

/// The structure of a keyframe track. It refers to the values by their indices.
package struct AnimationTrackForm: Equatable, Sendable {
    /// A keyframe.
    package struct Key: Equatable, Sendable {
        /// The local time, 0…1, or the time in seconds. In `armed` it may be up to 1000, because
        /// the pull can exceed the threshold.
        package var time: Double
        /// The value just before `time` if the track jumps there, or `nil` if it does not.
        package var arrival: CopyIndices?
        /// The value from `time` on.
        package var value: CopyIndices
        /// The easing to the next keyframe.
        package var ease: Setting<Ease>

        /// Creates a keyframe.
        package init(
            time: Double,
            arrival: CopyIndices? = nil,
            value: CopyIndices,
            ease: Setting<Ease> = .constant(.linear)
        ) {
            self.time = time
            self.arrival = arrival
            self.value = value
            self.ease = ease
        }
    }

    /// 1…1000 keyframes by ascending time. With a `start` of `.current` they are in chronological
    /// order: by descending time if the state's progress falls.
    package var keys: [Key]
    /// Whether times are in seconds. They are measured by the layer's clock, or else from the
    /// beginning of the state.
    package var isInSeconds: Bool
    /// The use of the value inherited from the previous state. With `.current` it replaces the
    /// first keyframe, at the beginning of the state.
    package var start: AnimationTrackStart
    /// Whether the keyframes are evenly spaced over the state's progress range. In `armed` the
    /// range may exceed 1.
    package let isEven: Bool

    /// Creates a track from keyframes. The easing of the last one has no effect.
    package init(keys: [Key], inSeconds: Bool = false, start: AnimationTrackStart = .own) {
        self.init(keys, inSeconds, start, isEven: false)
    }

    /// Creates a track of evenly spaced values from the beginning of the state to its end.
    package init(evenly values: some Collection<CopyIndices>) {
        let last = Double(max(values.count - 1, 1))
        let keys = values.enumerated().map {
            Key(time: Double($0.offset) / last, value: $0.element)
        }
        self.init(keys, false, .own, isEven: true)
    }

    private init(_ keys: [Key], _ isInSeconds: Bool, _ start: AnimationTrackStart, isEven: Bool) {
        self.keys = keys
        self.isInSeconds = isInSeconds
        self.start = start
        self.isEven = isEven
        if !keys.isEmpty { self.keys[keys.count - 1].ease = .constant(.linear) }
    }

    fileprivate func map(_ transform: (Int) -> Int) -> AnimationTrackForm {
        var form = self
        for index in keys.indices {
            form.keys[index].arrival = keys[index].arrival?.map(transform)
            form.keys[index].value = keys[index].value.map(transform)
        }
        return form
    }

    /// The lengths of the keyframes' lists by copy.
    fileprivate var copyCounts: Set<Int> {
        keys.reduce(into: []) { counts, key in
            for case .each(let indices) in [key.arrival, key.value] { counts.insert(indices.count) }
        }
    }
}

/// The indices of the values of a keyframe: one for all copies, or one for each copy of the
/// innermost repetition. Further copies start again at the first value.
package enum CopyIndices: Equatable, Sendable {
    /// The index of the value of all copies.
    case all(Int)
    /// The index of the value of each copy. Not empty.
    case each([Int])

    /// The indices for all copies.
    var all: [Int] {
        switch self {
        case .all(let index): [index]
        case .each(let indices): indices
        }
    }

    /// Returns the indices, each replaced by the result of `transform`.
    func map(_ transform: (Int) -> Int) -> CopyIndices {
        switch self {
        case .all(let index): .all(transform(index))
        case .each(let indices): .each(indices.map(transform))
        }
    }
}

/// The use that a keyframe track makes of the value inherited from the previous state.
public enum AnimationTrackStart: Equatable, Sendable {
    /// The inherited value is not used. The track starts at its first keyframe.
    case own
    /// The inherited value replaces the first keyframe.
    case current
    /// The inherited value is added to every value of the track.
    case onto
}
