import Base

extension Resolver {
    /// Resolves the track of a value in a state. If `state` is `nil`, it is the track of all states
    /// without their own track.
    mutating func track(
        _ form: DrivenForm,
        _ values: MotionResolution,
        in state: StateName?
    ) -> Resolved.Track? {
        switch form {
        case .constant(let index):
            return values.resolve(&self, .value(index)).map { Resolved.Track(constant: $0) }
        case .parameter(let name):
            guard let found = parameter(name) else { return nil }
            if let several = values.keyframeValues(found.value) {
                let form = AnimationTrackForm(evenly: several.map(CopyIndices.all))
                return track(form, values, in: state)
            }
            return values.resolve(&self, .parameter(name)).map { Resolved.Track(constant: $0) }
        case .choice(let choice):
            return selectedBranch(choice) { $0.track($1, values, in: state) }
        case .introAndLoop(let intro, let loop):
            return introAndLoop(intro, loop, values, in: state)
        case .track(let trackForm):
            if survey != nil { recordIfConstant(trackForm, values) }
            return track(trackForm, values, in: state)
        case .expression(let expression): return formula(expression, values, in: state)
        case .states:
            report(
                "a value by state cannot be nested in another value by state, or used for a fade"
            )
            return nil
        case .each(let forms):
            guard isInCopy else {
                report("a list by copy is not allowed here")
                return nil
            }
            return at("each") { resolver in
                let index = resolver.copy % forms.count
                return resolver.at(index) { $0.track(forms[index], values, in: state) }
            }
        }
    }

    /// Resolves the tracks for the intro of a state and for the time after it.
    private mutating func introAndLoop(
        _ intro: DrivenForm,
        _ loop: DrivenForm,
        _ values: MotionResolution,
        in state: StateName?
    ) -> Resolved.Track? {
        checkIntro(in: state)
        isInIntro = true
        let introTrack = at("intro") { $0.track(intro, values, in: state) }
        isInIntro = false
        let loopTrack = at("loop") { $0.track(loop, values, in: state) }
        guard let introTrack, let loopTrack else { return nil }
        guard introTrack.intro == nil, loopTrack.intro == nil else {
            report("“intro” and “loop” cannot contain another “intro” and “loop”")
            return nil
        }
        if loopTrack.start == .current {
            at("loop") {
                $0.report(
                    "“from: current” is not allowed in a “loop” with an “intro”",
                    hint: "begin the loop with the last value of the intro"
                )
            }
            return nil
        }
        return Resolved.Track(intro: introTrack, loop: loopTrack)
    }

    /// Reports a problem if a value has an intro in a state without one.
    private mutating func checkIntro(in state: StateName?) {
        guard !isPartial, !timelines(in: state).contains(where: { $0.intro > 0 }) else { return }
        let states = state.map { "“\($0.rawValue)” has none" } ?? "no state has one"
        report(
            "a value with “intro” and “loop” needs a state with an intro, but \(states)",
            hint: "add it to the state, as in {drive: time, intro: 0.3, period: 1, loop: true}, "
                + "or write the value of “loop” alone"
        )
    }

    private mutating func track(
        _ form: AnimationTrackForm,
        _ values: MotionResolution,
        in state: StateName?
    ) -> Resolved.Track? {
        guard form.keys.count <= DesignLimits.keys else {
            report("a keyframe track cannot have more than \(DesignLimits.keys) keyframes")
            return nil
        }
        if form.start == .onto, let reason = values.additionError { report(reason) }
        if form.isInSeconds { checkSeconds(in: state) }
        let latest =
            form.isInSeconds ? DesignLimits.seconds : state.map(NumberBounds.latest) ?? 1
        var keys: [(key: Resolved.Track.Key, easing: Easing)] = []
        keys.reserveCapacity(form.keys.count)
        var isSound = true
        for (index, key) in form.keys.enumerated() {
            let isLast = index == form.keys.count - 1
            let easing = isLast ? .linear : at("ease") { $0.at(index) { $0.easing(key.ease) } }
            let value = at(index) { $0.keyValue(key.value, values) }
            let arrival = key.arrival.flatMap { arrival in
                at(index) { $0.keyValue(arrival, values) }
            }
            let time =
                values.isStepwise && form.isEven
                ? Double(index) / Double(form.keys.count) : key.time
            // `checkOrder` checks the times of tracks that start at the inherited value.
            let previous = form.start == .current ? nil : keys.last?.key.time
            let unit = form.isInSeconds ? "s" : ""
            isSound = checkTime(time, after: previous, latest: latest, unit) && isSound
            guard let value else {
                isSound = false
                continue
            }
            let made = Resolved.Track.Key(time: time, arrival: arrival, value: value)
            keys.append((made, easing ?? .linear))
        }
        guard isSound else { return nil }
        if form.keys.isEmpty { report(ValueMessages.noKey) }
        if form.start == .current { checkOrder(of: form, in: state) }
        let track = Resolved.Track(
            keys: keys,
            measure: form.isInSeconds ? .seconds : form.isEven ? .rangeFractions : .fractions,
            start: form.start
        )
        if survey != nil, let track { recordTrack(track, values, in: state) }
        return track
    }

    /// Resolves the value of a keyframe for the current copy. Returns `nil` after reporting a
    /// problem.
    private mutating func keyValue(_ indices: CopyIndices, _ values: MotionResolution) -> Int? {
        switch indices {
        case .all(let index): return values.resolve(&self, .value(index))
        case .each(let indices):
            guard isInCopy else {
                report("a list by copy is not allowed here")
                return nil
            }
            return at("each") { resolver in
                let index = resolver.copy % indices.count
                return resolver.at(index) { values.resolve(&$0, .value(indices[index])) }
            }
        }
    }

    /// Reports a problem if times are in seconds in a state without a duration, unless the layer
    /// has a clock.
    mutating func checkSeconds(in state: StateName?, ofExpression isExpression: Bool = false) {
        let following = timelines(in: state).first {
            $0.length == nil && clock?[$0.state] == nil
        }
        guard let name = following?.state.rawValue else { return }
        guard !isExpression else {
            return report(
                "“s” needs a duration, but \(name) follows the finger",
                hint: state == nil
                    ? "give \(name) its own value, or use t in place of s"
                    : "use t in place of s, or give \(name) a duration"
            )
        }
        report(
            "times in seconds need a duration, but \(name) follows the finger",
            hint: state == nil
                ? "give \(name) its own keyframes, with times in 0…1"
                : "write times in 0…1, or give \(name) a duration"
        )
    }

    /// Returns the states that a track applies to: `state`, or all states without their own track.
    func timelines(in state: StateName?) -> [StateTimeline] {
        timelines.filter { timeline in
            state.map { $0 == timeline.state } ?? !listedStates.contains(timeline.state)
        }
    }

    private mutating func checkTime(
        _ time: Double,
        after previous: Double?,
        latest: Double,
        _ unit: String
    ) -> Bool {
        let text = NumberText.short(time) + unit
        if !(time >= 0 && time <= latest) {
            report(ValueMessages.outside(text, latest: latest, unit: unit))
        } else if let previous, time <= previous {
            report(ValueMessages.notAfter(text, previous, unit: unit))
        } else {
            return true
        }
        return false
    }
}
