import Raster

/// What a design says, as far as warnings and descriptions ask: gathered while its model is resolved.
struct DesignSurvey {
    /// A state that a value lists.
    struct NamedState {
        let path: ModelPath
        let state: StateName
    }

    /// A value in force that is not the same always, by its numbers.
    struct Value {
        let path: ModelPath
        let measure: ValueMeasure
        let driven: Resolved.Driven<[Double]>
        /// The copy that it is for; nil for all.
        let copy: Int?
        /// What lies between it and the state's own time, the outermost first.
        let times: [TimeStep]
    }

    /// What changes the time of what lies in a layer.
    enum TimeStep {
        /// A clock, by which it runs.
        case clock(Resolved.Clock)
        /// Copies, each of which is so far behind.
        case copies([Resolved.Repetition.Lag])
    }

    /// Something that has no effect where it stands.
    struct Idle {
        let path: ModelPath
        let message: String
        let hint: String
    }

    /// A course through keys, in force or not, by its values' numbers.
    struct Course {
        let path: ModelPath
        let measure: ValueMeasure
        let track: Resolved.Track
        /// The numbers of the values that its indices tell.
        let numbers: [[Double]]
        /// The state for which it is; nil for all but `listed`.
        let state: StateName?
        let listed: [StateName]
        let copy: Int
        let clock: Resolved.Clock?
        /// What lies between it and the state's own time, the outermost first.
        let times: [TimeStep]
    }

    /// The states that values list, in all branches of choices.
    var named: [NamedState] = []
    /// The values that are not the same always.
    var values: [Value] = []
    /// The courses, in all branches of choices.
    var courses: [Course] = []
    /// The courses of several keys that are all the same.
    var still: [ModelPath] = []
    /// What has no effect.
    var idle: [Idle] = []
    /// The lists by copy of which the copies do not make whole rounds.
    var uneven: [Idle] = []
    /// The parameters that stand anywhere.
    var usedParameters: Set<String> = []
    /// The layers in force, those in others before these, as `LayerChains` has them.
    var layers: [ModelPath] = []
}

extension Resolver {
    /// Notes that a value lists a state.
    mutating func note(_ state: StateName) {
        guard survey != nil else { return }
        let named = DesignSurvey.NamedState(path: position, state: state)
        survey?.named.append(named)
    }

    /// Notes a layer that is in force.
    mutating func noteLayer() {
        guard survey != nil, isInForce else { return }
        let path = position
        survey?.layers.append(path)
    }

    /// Notes a value for the survey.
    mutating func note(_ motion: Resolved.Motion, _ values: MotionResolution) {
        let value = DesignSurvey.Value(
            path: position,
            measure: values.measure,
            driven: Resolved.Driven(values.components(), motion),
            copy: copy < 0 ? nil : copy,
            times: timeSteps
        )
        survey?.values.append(value)
    }

    /// Notes a course for the survey.
    mutating func note(
        _ track: Resolved.Track,
        _ values: MotionResolution,
        in state: StateName?
    ) {
        let course = DesignSurvey.Course(
            path: position,
            measure: values.measure,
            track: track,
            numbers: values.components(),
            state: state,
            listed: listedStates,
            copy: max(copy, 0),
            clock: clock,
            times: timeSteps
        )
        survey?.courses.append(course)
    }

    /// Notes that something has no effect.
    mutating func noteIdle(_ key: String, _ message: String, hint: String) {
        guard survey != nil, isInForce else { return }
        let idle = DesignSurvey.Idle(path: at(key) { $0.position }, message: message, hint: hint)
        survey?.idle.append(idle)
    }

    /// Notes a list by copy, of which copies may have no value of their own.
    mutating func noteList(of values: Int, for copies: Int?) {
        // Two values take turns, also for an odd number of copies.
        guard survey != nil, isInForce, let copies, !copies.isMultiple(of: values),
            values != 2 || copies < 2
        else { return }
        let spare = values > copies
        let uneven = DesignSurvey.Idle(
            path: position,
            message: "the list has \(values) values, but there are \(copies) copies: "
                + (spare ? "the last ones are for none" : "the round of values is cut off"),
            hint: "give each copy one, or as many as make whole rounds"
        )
        survey?.uneven.append(uneven)
    }

    /// Notes a course that never moves for the survey.
    mutating func note(_ course: CourseForm, _ values: MotionResolution) {
        guard course.start != .current, course.keys.count > 1 else { return }
        let first = course.keys[0].value
        let isStill = course.keys.allSatisfy {
            values.areAlike($0.value, first) && values.areAlike($0.arrival ?? first, first)
        }
        guard isStill else { return }
        let path = position
        survey?.still.append(path)
    }
}

/// A design with what it says.
struct SurveyedDesign {
    let design: Design
    let survey: DesignSurvey

    /// Goes through a design; in all branches of choices, if asked.
    init(_ design: Design, allBranches: Bool) {
        self.design = design
        var resolver = Resolver(
            parameters: design.model.parameters,
            checksAllBranches: allBranches
        )
        resolver.survey = DesignSurvey()
        _ = resolver.design(design.model)
        survey = resolver.survey ?? DesignSurvey()
    }
}
