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
        /// The copy that it is for.
        let copy: Int
        /// The clock by which it runs; nil for the state's own time.
        let clock: Resolved.Clock?
    }

    /// A course through keys, in force or not, by its values' numbers.
    struct Course {
        let path: ModelPath
        let measure: ValueMeasure
        let track: Resolved.Track<[Double]>
        /// The state for which it is; nil for all but `listed`.
        let state: StateName?
        let listed: [StateName]
        let copy: Int
        let clock: Resolved.Clock?
    }

    /// The states that values list, in all branches of choices.
    var named: [NamedState] = []
    /// The values that are not the same always.
    var values: [Value] = []
    /// The courses, in all branches of choices.
    var courses: [Course] = []
    /// The courses of several keys that are all the same.
    var still: [ModelPath] = []
    /// The parameters that stand anywhere.
    var usedParameters: Set<String> = []
    /// The layers in force, those in others before these, as `LayerChains` has them.
    var layers: [ModelPath] = []
}

extension DesignSurvey.Course {
    /// How the states for which it is run.
    func timelines(of design: Design) -> [StateTimeline] {
        design.states.filter { timeline in
            state.map { $0 == timeline.state } ?? !listed.contains(timeline.state)
        }
    }

    /// A state's first moment, by the clock that counts.
    func instant(in timeline: StateTimeline) -> Instant {
        guard let clock, timeline.length != nil else {
            return timeline.instant(at: timeline.from, length: length(in: timeline))
        }
        return Instant(state: timeline.state, time: 0, length: clock.period(ofCopy: copy))
    }

    /// The seconds that local time 0…1 takes; where the finger leads, those that it stands for.
    func length(in timeline: StateTimeline) -> Double {
        clock?.period(ofCopy: copy) ?? timeline.length ?? 1
    }

    /// The seconds after which it is over; a pull beyond the threshold goes on.
    func end(in timeline: StateTimeline) -> Double {
        let goesOn = clock == nil && timeline.length == nil && timeline.state == .armed
        return goesOn ? .infinity : length(in: timeline)
    }
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
    mutating func note<Value, Made>(
        _ driven: Resolved.Driven<Made>,
        _ resolution: DrivenResolution<Value, Made>
    ) {
        let value = DesignSurvey.Value(
            path: position,
            measure: resolution.measure,
            driven: driven.map(resolution.components),
            copy: max(copy, 0),
            clock: clock
        )
        survey?.values.append(value)
    }

    /// Notes a course for the survey.
    mutating func note<Value, Made>(
        _ track: Resolved.Track<Made>,
        _ resolution: DrivenResolution<Value, Made>,
        in state: StateName?
    ) {
        let course = DesignSurvey.Course(
            path: position,
            measure: resolution.measure,
            track: track.map(resolution.components),
            state: state,
            listed: listedStates,
            copy: max(copy, 0),
            clock: clock
        )
        survey?.courses.append(course)
    }

    /// Notes a course that never moves for the survey.
    mutating func note<Value>(_ course: Course<Value>) {
        guard course.start != .current, course.keys.count > 1 else { return }
        let first = course.keys[0].value
        let isStill = course.keys.allSatisfy { $0.value == first && $0.arrival ?? first == first }
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
