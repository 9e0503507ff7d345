import Raster

/// Data about a design for warnings and descriptions, collected while its model is resolved.
struct DesignSurvey {
    /// A state that is a key of a value.
    struct NamedState {
        let path: ModelPath
        let state: StateName
    }

    /// A value that changes over states, time or copies, as its numeric components.
    struct Value {
        let path: ModelPath
        let measure: ValueMeasure
        let driven: Resolved.Driven<[Double]>
        /// The copy that the value applies to, or `nil` for all copies.
        let copy: Int?
        /// The clocks and delays between the state's time and the value, outermost first.
        let times: [TimeStep]
    }

    /// A clock or a delay that changes the time of the values within a layer.
    enum TimeStep {
        /// A clock that replaces the state's time.
        case clock(Resolved.ByState<Resolved.Clock>)
        /// A number of copies with their delays by state, or `nil` if all delays are 0.
        case copies(Int, Resolved.ByState<[Resolved.Repetition.CopyDelay]>?)
    }

    /// A setting without effect.
    struct Ineffective {
        let path: ModelPath
        let message: String
        let hint: String
    }

    /// A keyframe track in any branch of choices, with the numeric components of its values.
    struct AnimationTrack {
        let path: ModelPath
        let measure: ValueMeasure
        let track: Resolved.Track
        /// The numeric components of the values, which `track` refers to by index.
        let numbers: [[Double]]
        /// The state of the track, or `nil` for all states except `otherStates`.
        let state: StateName?
        let otherStates: [StateName]
        let copy: Int
        /// Whether the track belongs to the intro of states.
        let isIntro: Bool
        /// The innermost clock by state, or `nil` for the states' own time.
        let clock: Resolved.ByState<Resolved.Clock>?
        /// The clocks and delays between the state's time and the track, outermost first.
        let times: [TimeStep]
    }

    /// The states that are keys of values, in all branches of choices.
    var namedStates: [NamedState] = []
    /// The values that change over states, time or copies.
    var values: [Value] = []
    /// The keyframe tracks, in all branches of choices.
    var tracks: [AnimationTrack] = []
    /// The paths of tracks whose keyframes all have the same value.
    var constantTracks: [ModelPath] = []
    /// The settings without effect.
    var ineffective: [Ineffective] = []
    /// The lists by copy whose length does not divide the number of copies.
    var unevenLists: [Ineffective] = []
    /// The parameters that the design refers to.
    var usedParameters: Set<String> = []
    /// The layers in selected branches, in the order of `LayerChains`: sublayers before their
    /// container.
    var layers: [ModelPath] = []
}

extension Resolver {
    /// Records `state` as a key of the value at the current path.
    mutating func recordState(_ state: StateName) {
        guard survey != nil else { return }
        let named = DesignSurvey.NamedState(path: position, state: state)
        survey?.namedStates.append(named)
    }

    /// Records the layer at the current path if it is in a selected branch.
    mutating func recordLayer() {
        guard survey != nil, isInEffect else { return }
        let path = position
        survey?.layers.append(path)
    }

    /// Records a value that may change over states, time or copies.
    mutating func recordValue(_ motion: Resolved.Motion, _ values: MotionResolution) {
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
    mutating func recordTrack(
        _ track: Resolved.Track,
        _ values: MotionResolution,
        in state: StateName?
    ) {
        let recorded = DesignSurvey.AnimationTrack(
            path: position,
            measure: values.measure,
            track: track,
            numbers: values.components(),
            state: state,
            otherStates: listedStates,
            copy: max(copy, 0),
            isIntro: isInIntro,
            clock: clock,
            times: timeSteps
        )
        survey?.tracks.append(recorded)
    }

    /// Records a setting without effect.
    mutating func recordIneffective(_ key: String, _ message: String, hint: String) {
        guard survey != nil, isInEffect else { return }
        let setting = DesignSurvey.Ineffective(
            path: at(key) { $0.position },
            message: message,
            hint: hint
        )
        survey?.ineffective.append(setting)
    }

    /// Records a list by copy whose length does not divide the number of copies.
    mutating func recordList(of values: Int, for copies: Int?) {
        // Two values are allowed for an odd number of copies, because they simply alternate.
        guard survey != nil, isInEffect, let copies, !copies.isMultiple(of: values),
            values != 2 || copies < 2
        else { return }
        let hasUnused = values > copies
        let list = DesignSurvey.Ineffective(
            path: position,
            message: "the list has \(values) values, but there are \(copies) copies: "
                + (hasUnused
                    ? "the last values are unused"
                    : "the last repetition of the list is incomplete"),
            hint: "write \(copies) values, or a number of values that divides \(copies)"
        )
        survey?.unevenLists.append(list)
    }

    /// Records a track if all of its keyframes have the same value.
    mutating func recordIfConstant(_ form: AnimationTrackForm, _ values: MotionResolution) {
        guard form.start != .current, form.keys.count > 1 else { return }
        let indices = form.keys.flatMap { ($0.arrival?.all ?? []) + $0.value.all }
        let isConstant = indices.allSatisfy { values.areWrittenIdentically($0, indices[0]) }
        guard isConstant else { return }
        let path = position
        survey?.constantTracks.append(path)
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
