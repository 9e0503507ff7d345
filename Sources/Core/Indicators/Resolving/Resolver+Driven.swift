import Base
import Raster

/// The operations that resolve driven values of one type.
struct DrivenResolution<Value: Equatable & Sendable, Made: Sendable>: Sendable {
    /// Resolves a value. Returns `nil` after reporting a problem.
    var make: @Sendable (inout Resolver, Setting<Value>) -> Made?
    /// Interpolates between two values by a fraction.
    var between: @Sendable (Made, Made, Double) -> Made
    /// The quantity that the numeric components measure. Warnings depend on it, so every type must
    /// state it.
    var measure: ValueMeasure
    /// Returns the numeric components for comparing values. Empty for values that cannot be
    /// compared.
    var components: @Sendable (Made) -> [Double]
    /// The reason why values cannot be added, or `nil` if they can.
    var additionError: String?
    /// Whether each value is held until the next one. The values of a list then get equal
    /// durations.
    var isStepwise = false
    /// Returns the values if a parameter provides several, which form a keyframe track. Returns
    /// `nil` for other parameters.
    var several: @Sendable (ParameterValue) -> [Setting<Value>]? = { _ in nil }
}

extension DrivenResolution where Value == Double, Made == Double {
    /// Returns the resolution of numbers within bounds.
    static func number(_ bounds: NumberBounds) -> DrivenResolution {
        DrivenResolution(
            make: { $0.number($1, bounds) },
            between: { $0.mixed(with: $1, at: $2) },
            measure: bounds.measure,
            components: { [$0] }
        )
    }
}

extension DrivenResolution where Value == Pair, Made == Vector {
    /// Returns the resolution of pairs within bounds.
    static func pair(_ bounds: NumberBounds) -> DrivenResolution {
        DrivenResolution(
            make: { $0.pair($1, bounds) },
            between: { $0.mixed(with: $1, at: $2) },
            measure: bounds.measure,
            components: { [$0.dx, $0.dy] }
        )
    }
}

extension DrivenResolution where Value == ColorValue, Made == ColorValue {
    /// The resolution of colours.
    static let color = DrivenResolution(
        make: { $0.color($1) },
        between: { $2 < 0.5 ? $0 : $1 },
        measure: .color,
        components: { $0.resolved(in: .light, of: .ios18).components },
        additionError:
            "colours cannot be added; use “from: current” to start at the previous colour",
        several: Resolver.colors
    )
}

extension Resolver {
    /// Resolves a driven value.
    ///
    /// - Parameters:
    ///   - value: The value, or `nil` for the default.
    ///   - resolution: The operations for values of this type.
    ///   - standard: The replacement for invalid values, and the value before the first state that
    ///     has one.
    ///   - hasDefault: Whether `standard` is a default. If not, the value before the first listed
    ///     state is the one at that state's beginning.
    mutating func driven<Value, Made>(
        _ value: Driven<Value>?,
        _ resolution: DrivenResolution<Value, Made>,
        standard: Made,
        hasDefault: Bool = true
    ) -> Resolved.Driven<Made> {
        guard let value else { return Resolved.Driven(standard) }
        let values = ResolvedValues(of: value, resolution, standard: standard)
        let motion = motion(value.form, values.resolution, hasDefault: hasDefault)
        return Resolved.Driven(values.made, motion)
    }

    /// Resolves a value that follows one keyframe track regardless of the state.
    mutating func track<Value, Made>(
        _ value: Driven<Value>,
        _ resolution: DrivenResolution<Value, Made>,
        standard: Made
    ) -> Resolved.Driven<Made>? {
        let values = ResolvedValues(of: value, resolution, standard: standard)
        let track = track(value.form, values.resolution, in: nil)
        return track.map { Resolved.Driven(values.made, Resolved.Motion(standard: $0)) }
    }

    /// Resolves a form. Invalid values are replaced by the value with index 0.
    private mutating func motion(
        _ form: DrivenForm,
        _ values: MotionResolution,
        hasDefault: Bool
    ) -> Resolved.Motion {
        switch form {
        case .constant(let index):
            guard let made = values.make(&self, .value(index)) else { return .still }
            return Resolved.Motion(standard: Resolved.Track(constant: made), first: made)
        case .choice(let choice):
            return selectedBranch(choice) { $0.motion($1, values, hasDefault: hasDefault) }
                ?? .still
        case .parameter, .track:
            let course = track(form, values, in: nil)
            let standard = course ?? Resolved.Track(constant: 0)
            return noted(Resolved.Motion(standard: standard), values)
        case .states(let states, let standard):
            return byState(states, standard, values, hasDefault)
        case .each(let forms):
            recordCopies()
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
        var named = [Resolved.Track?](repeating: nil, count: StateName.allCases.count)
        for entry in states {
            at(entry.state.rawValue) { resolver in
                let index = entry.state.index
                resolver.note(entry.state)
                if named[index] != nil { resolver.report("the state is named twice") }
                named[index] = resolver.track(entry.value, values, in: entry.state)
            }
        }
        listedStates = states.map { $0.state }
        let other = standard.flatMap { standard in
            at("default") { $0.track(standard, values, in: nil) }
        }
        listedStates = []
        // In the idle state, a value that grows with the pull has the value at the pull's
        // beginning.
        let idle = StateName.idle.index
        if other == nil, named[idle] == nil, let begin = beginning(of: named, in: .pulling, values)
        {
            named[idle] = Resolved.Track(constant: begin)
        }
        let earliest = StateName.allCases.first { named[$0.index] != nil }
        let first = hasDefault ? nil : earliest.flatMap { beginning(of: named, in: $0, values) }
        return noted(Resolved.Motion(standard: other, named: named, first: first ?? 0), values)
    }

    /// Records the states whose values depend on previous states.
    private mutating func noted(
        _ motion: Resolved.Motion,
        _ values: MotionResolution
    ) -> Resolved.Motion {
        dependentStates.formUnion(motion.dependentStates)
        if survey != nil, isInEffect { note(motion, values) }
        return motion
    }

    /// Returns the index of the value at the beginning of a state. Returns `nil` if the state is
    /// not listed or depends on previous states.
    private func beginning(
        of named: [Resolved.Track?],
        in state: StateName,
        _ values: MotionResolution
    ) -> Int? {
        guard let track = named[state.index], track.start == .own else { return nil }
        let timeline = timelines.first { $0.state == state } ?? StateTimeline(state: state)
        let start: Moment.Position =
            timeline.drive == .time ? .time(0) : .progress(timeline.from)
        let sample = track.sample(at: Timing(timeline, at: start).instant)
        return sample.from.map { values.between($0, sample.to, sample.fraction) }
    }

    /// Resolves the track of a value in a state, or in all other states if `state` is `nil`.
    private mutating func track(
        _ form: DrivenForm,
        _ values: MotionResolution,
        in state: StateName?
    ) -> Resolved.Track? {
        switch form {
        case .constant(let index):
            return values.make(&self, .value(index)).map { Resolved.Track(constant: $0) }
        case .parameter(let name):
            guard let found = parameter(name) else { return nil }
            if let several = values.several(found.value) {
                return track(AnimationTrackForm(evenly: several), values, in: state)
            }
            return values.make(&self, .parameter(name)).map { Resolved.Track(constant: $0) }
        case .choice(let choice):
            return selectedBranch(choice) { $0.track($1, values, in: state) }
        case .track(let course):
            if survey != nil { note(course, values) }
            return track(course, values, in: state)
        case .states:
            report(
                "a value by state cannot be nested in another, or used where states do not apply"
            )
            return nil
        case .each:
            report("a list by copy must be the outermost value; nest values by state in it")
            return nil
        }
    }

    private mutating func track(
        _ course: AnimationTrackForm,
        _ values: MotionResolution,
        in state: StateName?
    ) -> Resolved.Track? {
        guard course.keys.count <= DesignLimits.keys else {
            report("a curve of more than \(DesignLimits.keys) keys")
            return nil
        }
        if course.start == .onto, let reason = values.additionError { report(reason) }
        if course.isInSeconds { checkSeconds(in: state) }
        let latest =
            course.isInSeconds ? DesignLimits.seconds : state.map(NumberBounds.latest) ?? 1
        var keys: [(key: Resolved.Track.Key, easing: Easing)] = []
        keys.reserveCapacity(course.keys.count)
        var isSound = true
        for (index, key) in course.keys.enumerated() {
            let isLast = index == course.keys.count - 1
            let easing = isLast ? .linear : at("ease") { $0.at(index) { $0.easing(key.ease) } }
            let value = at(index) { values.make(&$0, .value(key.value)) }
            let arrival = key.arrival.flatMap { arrival in
                at(index) { values.make(&$0, .value(arrival)) }
            }
            let time =
                values.isStepwise && course.isEven
                ? Double(index) / Double(course.keys.count) : key.time
            // `checkOrder` checks the times of tracks that start at the previous value.
            let previous = course.start == .current ? nil : keys.last?.key.time
            let unit = course.isInSeconds ? "s" : ""
            isSound = checkTime(time, after: previous, latest: latest, unit) && isSound
            guard let value else {
                isSound = false
                continue
            }
            let made = Resolved.Track.Key(time: time, arrival: arrival, value: value)
            keys.append((made, easing ?? .linear))
        }
        guard isSound else { return nil }
        if course.keys.isEmpty { report(ValueMessages.noKey) }
        if course.start == .current { checkOrder(of: course, in: state) }
        let track = Resolved.Track(
            keys: keys,
            measure: course.isInSeconds ? .seconds : course.isEven ? .way : .shares,
            start: course.start
        )
        if survey != nil, let track { note(track, values, in: state) }
        return track
    }

    /// Reports times in seconds in a state without a duration, unless the layer has a clock.
    private mutating func checkSeconds(in state: StateName?) {
        guard clock == nil else { return }
        let following = timelines(in: state).first { $0.length == nil }
        guard let name = following?.state.rawValue else { return }
        report(
            "times in seconds need a duration, but \(name) follows the finger",
            hint: state == nil
                ? "list \(name) by itself, with times of 0…1"
                : "write times of 0…1, or give \(name) a duration"
        )
    }

    /// Returns the states that a track applies to: `state`, or all states that the value does not
    /// list.
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
