import Raster

/// Facts about a design that warnings and descriptions need, collected while its model is resolved.
struct DesignSurvey {
    /// A state that a value lists.
    struct NamedState {
        let path: ModelPath
        let state: StateName
    }

    /// A value in effect that changes over states, time or copies, by its numeric components.
    struct Value {
        let path: ModelPath
        let measure: ValueMeasure
        let driven: Resolved.Driven<[Double]>
        /// The copy that the value applies to, or `nil` for all copies.
        let copy: Int?
        /// The clocks and delays between the state's time and the value, outermost first.
        let times: [TimeStep]
    }

    /// A change of time within a layer.
    enum TimeStep {
        /// A clock that replaces the state's time.
        case clock(Resolved.Clock)
        /// Copies with their delays.
        case copies([Resolved.Repetition.Lag])
    }

    /// A setting without effect.
    struct Ineffective {
        let path: ModelPath
        let message: String
        let hint: String
    }

    /// A keyframe track, also in branches that are not selected, by its values' numeric components.
    struct AnimationTrack {
        let path: ModelPath
        let measure: ValueMeasure
        let track: Resolved.Track
        /// The numeric components of the values, which `track` refers to by index.
        let numbers: [[Double]]
        /// The state of the track, or `nil` for all states except `listed`.
        let state: StateName?
        let listed: [StateName]
        let copy: Int
        let clock: Resolved.Clock?
        /// The clocks and delays between the state's time and the track, outermost first.
        let times: [TimeStep]
    }

    /// The states that values list, in all branches of choices.
    var named: [NamedState] = []
    /// The values that change over states, time or copies.
    var values: [Value] = []
    /// The keyframe tracks, in all branches of choices.
    var tracks: [AnimationTrack] = []
    /// The tracks of several keyframes with equal values.
    var still: [ModelPath] = []
    /// The settings without effect.
    var idle: [Ineffective] = []
    /// The lists by copy whose length does not divide the number of copies.
    var uneven: [Ineffective] = []
    /// The parameters that the design refers to.
    var usedParameters: Set<String> = []
    /// The layers in effect, sublayers before their container, in the order of `LayerChains`.
    var layers: [ModelPath] = []
}

extension Resolver {
    /// Records that a value lists a state.
    mutating func note(_ state: StateName) {
        guard survey != nil else { return }
        let named = DesignSurvey.NamedState(path: position, state: state)
        survey?.named.append(named)
    }

    /// Records a layer that is in effect.
    mutating func recordLayer() {
        guard survey != nil, isInEffect else { return }
        let path = position
        survey?.layers.append(path)
    }

    /// Records a value that may change.
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

    /// Records a keyframe track.
    mutating func note(
        _ track: Resolved.Track,
        _ values: MotionResolution,
        in state: StateName?
    ) {
        let course = DesignSurvey.AnimationTrack(
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
        survey?.tracks.append(course)
    }

    /// Records a setting without effect.
    mutating func recordIneffective(_ key: String, _ message: String, hint: String) {
        guard survey != nil, isInEffect else { return }
        let idle = DesignSurvey.Ineffective(
            path: at(key) { $0.position },
            message: message,
            hint: hint
        )
        survey?.idle.append(idle)
    }

    /// Records a list by copy whose length does not divide the number of copies.
    mutating func recordList(of values: Int, for copies: Int?) {
        // Two values alternate, even for an odd number of copies.
        guard survey != nil, isInEffect, let copies, !copies.isMultiple(of: values),
            values != 2 || copies < 2
        else { return }
        let spare = values > copies
        let uneven = DesignSurvey.Ineffective(
            path: position,
            message: "the list has \(values) values, but there are \(copies) copies: "
                + (spare
                    ? "the last values are unused" : "the last repetition of the list is cut off"),
            hint: "give one value for each copy, or a number that divides the copies"
        )
        survey?.uneven.append(uneven)
    }

    /// Records a track whose keyframes all have the same value.
    mutating func note(_ course: AnimationTrackForm, _ values: MotionResolution) {
        guard course.start != .current, course.keys.count > 1 else { return }
        let first = course.keys[0].value
        let isStill = course.keys.allSatisfy {
            values.areWrittenIdentically($0.value, first)
                && values.areWrittenIdentically($0.arrival ?? first, first)
        }
        guard isStill else { return }
        let path = position
        survey?.still.append(path)
    }
}

/// A design with its survey.
struct SurveyedDesign {
    let design: Design
    let survey: DesignSurvey

    /// Surveys a design, optionally in all branches of choices.
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
