import Base
import Raster

/// The operations that resolve driven values of a type.
struct DrivenResolution<Value: Equatable & Sendable, Output: Sendable>: Sendable {
    /// Resolves a value. Returns `nil` after reporting a problem.
    var resolve: @Sendable (inout Resolver, Setting<Value>) -> Output?
    /// Interpolates between two values by a fraction.
    var interpolate: @Sendable (Output, Output, Double) -> Output
    /// The quantity that the numeric components measure. It has no default, because warnings depend
    /// on it.
    var measure: ValueMeasure
    /// Returns the numeric components for comparing values. Empty for values that cannot be
    /// compared.
    var components: @Sendable (Output) -> [Double]
    /// The reason why values cannot be added, or `nil` if they can.
    var additionError: String?
    /// Whether the value is constant between keyframes. The values of a list then have equal
    /// durations.
    var isStepwise = false
    /// Returns the values of a parameter that provides several, which form a keyframe track.
    /// Returns `nil` for other parameters.
    var keyframeValues: @Sendable (ParameterValue) -> [Setting<Value>]? = { _ in nil }
}

extension DrivenResolution where Value == Double, Output == Double {
    /// Returns the resolution of numbers within bounds.
    static func number(_ bounds: NumberBounds) -> DrivenResolution {
        DrivenResolution(
            resolve: { $0.number($1, bounds) },
            interpolate: { $0.mixed(with: $1, at: $2) },
            measure: bounds.measure,
            components: { [$0] }
        )
    }
}

extension DrivenResolution where Value == Pair, Output == Vector {
    /// Returns the resolution of pairs within bounds.
    static func pair(_ bounds: NumberBounds) -> DrivenResolution {
        DrivenResolution(
            resolve: { $0.pair($1, bounds) },
            interpolate: { $0.mixed(with: $1, at: $2) },
            measure: bounds.measure,
            components: { [$0.dx, $0.dy] }
        )
    }
}

extension DrivenResolution where Value == ColorValue, Output == ColorValue {
    /// The resolution of colours.
    static let color = DrivenResolution(
        resolve: { $0.color($1) },
        interpolate: { $2 < 0.5 ? $0 : $1 },
        measure: .color,
        components: { $0.resolved(in: .light, of: .ios18).components },
        additionError:
            "colours cannot be added; use “from: current” to start at the previous colour",
        keyframeValues: Resolver.colors
    )
}

extension Resolver {
    /// Resolves a driven value.
    ///
    /// - Parameters:
    ///   - value: The value, or `nil` for the default.
    ///   - resolution: The operations for values of this type.
    ///   - standard: The replacement for invalid values. It is also the initial value if
    ///     `hasDefault` is `true`.
    ///   - hasDefault: Whether `standard` is the initial value. If `false`, the initial value is
    ///     the one at the beginning of the first state with its own track.
    mutating func driven<Value, Output>(
        _ value: Driven<Value>?,
        _ resolution: DrivenResolution<Value, Output>,
        standard: Output,
        hasDefault: Bool = true
    ) -> Resolved.Driven<Output> {
        guard let value else { return Resolved.Driven(standard) }
        let values = ResolvedValues(of: value, resolution, standard: standard)
        let motion = motion(value.form, values.resolution, hasDefault: hasDefault)
        return Resolved.Driven(values.results, motion)
    }

    /// Resolves a value that follows one keyframe track regardless of the state.
    mutating func track<Value, Output>(
        _ value: Driven<Value>,
        _ resolution: DrivenResolution<Value, Output>,
        standard: Output
    ) -> Resolved.Driven<Output>? {
        let values = ResolvedValues(of: value, resolution, standard: standard)
        let track = track(value.form, values.resolution, in: nil)
        return track.map { Resolved.Driven(values.results, Resolved.Motion(standard: $0)) }
    }

    /// Resolves a form. Invalid values are replaced by the default, which has index 0.
    private mutating func motion(
        _ form: DrivenForm,
        _ values: MotionResolution,
        hasDefault: Bool
    ) -> Resolved.Motion {
        switch form {
        case .constant(let index):
            guard let made = values.resolve(&self, .value(index)) else { return .still }
            return Resolved.Motion(standard: Resolved.Track(constant: made), first: made)
        case .choice(let choice):
            return selectedBranch(choice) { $0.motion($1, values, hasDefault: hasDefault) }
                ?? .still
        case .parameter, .track:
            let track = track(form, values, in: nil)
            let standard = track ?? Resolved.Track(constant: 0)
            return recordingDependencies(of: Resolved.Motion(standard: standard), values)
        case .states(let states, let standard):
            return byState(states, standard, values, hasDefault)
        case .each(let forms):
            recordVariationByCopy()
            let outer = copy
            copy = -1
            defer { copy = outer }
            let copies = at("each") { resolver in
                resolver.recordList(of: forms.count, for: resolver.copies)
                return resolver.each(forms) { resolver, form in
                    resolver.copy += 1
                    return resolver.motion(form, values, hasDefault: hasDefault)
                }
            }
            guard let copies, !copies.isEmpty else { return .still }
            return Resolved.Motion(each: copies)
        }
    }

    private mutating func byState(
        _ states: [DrivenForm.State],
        _ standard: DrivenForm?,
        _ values: MotionResolution,
        _ hasDefault: Bool
    ) -> Resolved.Motion {
        var stateTracks = [Resolved.Track?](repeating: nil, count: StateName.allCases.count)
        for entry in states {
            at(entry.state.rawValue) { resolver in
                let index = entry.state.index
                resolver.recordState(entry.state)
                if stateTracks[index] != nil { resolver.report("duplicate state") }
                stateTracks[index] = resolver.track(entry.value, values, in: entry.state)
            }
        }
        listedStates = states.map { $0.state }
        let other = standard.flatMap { standard in
            at("default") { $0.track(standard, values, in: nil) }
        }
        listedStates = []
        // A value that changes with the pull has the value of the pull's beginning in the idle
        // state.
        let idle = StateName.idle.index
        if other == nil, stateTracks[idle] == nil,
            let begin = beginning(of: stateTracks, in: .pulling, values)
        {
            stateTracks[idle] = Resolved.Track(constant: begin)
        }
        let earliest = StateName.allCases.first { stateTracks[$0.index] != nil }
        let first =
            hasDefault ? nil : earliest.flatMap { beginning(of: stateTracks, in: $0, values) }
        return recordingDependencies(
            of: Resolved.Motion(standard: other, stateTracks: stateTracks, first: first ?? 0),
            values
        )
    }

    /// Records the states of a motion that depend on the previous state. Returns the motion.
    private mutating func recordingDependencies(
        of motion: Resolved.Motion,
        _ values: MotionResolution
    ) -> Resolved.Motion {
        dependentStates.formUnion(motion.dependentStates)
        if survey != nil, isInEffect { recordValue(motion, values) }
        return motion
    }

    /// Returns the index of the value at the beginning of a state. Returns `nil` if the state has
    /// no own track or depends on the previous state.
    private func beginning(
        of stateTracks: [Resolved.Track?],
        in state: StateName,
        _ values: MotionResolution
    ) -> Int? {
        guard let track = stateTracks[state.index], track.start == .own else { return nil }
        let timeline = timelines.first { $0.state == state } ?? StateTimeline(state: state)
        let start: Moment.Position =
            timeline.drive == .time ? .time(0) : .progress(timeline.from)
        let sample = track.sample(at: Timing(timeline, at: start).instant)
        return sample.from.map { values.interpolate($0, sample.to, sample.fraction) }
    }

    /// Resolves the track of a value in a state. If `state` is `nil`, it is the track of all states
    /// without their own track.
    private mutating func track(
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
                return track(AnimationTrackForm(evenly: several), values, in: state)
            }
            return values.resolve(&self, .parameter(name)).map { Resolved.Track(constant: $0) }
        case .choice(let choice):
            return selectedBranch(choice) { $0.track($1, values, in: state) }
        case .track(let trackForm):
            if survey != nil { recordIfConstant(trackForm, values) }
            return track(trackForm, values, in: state)
        case .states:
            report(
                "a value by state cannot be nested in another value by state, or used for a fade"
            )
            return nil
        case .each:
            report("a list by copy must be the outermost value; write values by state in its items")
            return nil
        }
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
            let value = at(index) { values.resolve(&$0, .value(key.value)) }
            let arrival = key.arrival.flatMap { arrival in
                at(index) { values.resolve(&$0, .value(arrival)) }
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

    /// Reports a problem if times are in seconds in a state without a duration, unless the layer
    /// has a clock.
    private mutating func checkSeconds(in state: StateName?) {
        guard clock == nil else { return }
        let following = timelines(in: state).first { $0.length == nil }
        guard let name = following?.state.rawValue else { return }
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

    /// Resolves a pair whose axes are driven together or separately.
    mutating func drivenPair(
        _ pair: DrivenPair?,
        _ bounds: NumberBounds,
        standard: Vector,
        hasDefault: Bool = true
    ) -> Resolved.DrivenPair {
        switch pair {
        case nil: return .joint(Resolved.Driven(standard))
        case .joint(let both)?:
            return .joint(driven(both, .pair(bounds), standard: standard, hasDefault: hasDefault))
        case .equal(let both)?:
            return .equal(
                driven(both, .number(bounds), standard: standard.dx, hasDefault: hasDefault)
            )
        case .choice(let choice)?:
            return selectedBranch(choice) {
                $0.drivenPair($1, bounds, standard: standard, hasDefault: hasDefault)
            }
                ?? .joint(Resolved.Driven(standard))
        case .axes(let x, let y)?:
            return .separate(
                x: at("x") {
                    $0.driven(x, .number(bounds), standard: standard.dx, hasDefault: hasDefault)
                },
                y: at("y") {
                    $0.driven(y, .number(bounds), standard: standard.dy, hasDefault: hasDefault)
                }
            )
        }
    }
}
