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
    /// Returns the values from which the value of expressions is interpolated. Returns `nil` if the
    /// value cannot be an expression.
    var expressionBasis: @Sendable (ExpressionForm) -> ExpressionBasis<Output>? = { _ in nil }
}

extension DrivenResolution where Value == Double, Output == Double {
    /// Returns the resolution of numbers within bounds.
    static func number(_ bounds: NumberBounds) -> DrivenResolution {
        DrivenResolution(
            resolve: { $0.number($1, bounds) },
            interpolate: { $0.mixed(with: $1, at: $2) },
            measure: bounds.measure,
            components: { [$0] },
            expressionBasis: { _ in ExpressionBasis(corners: [0, 1], bounds: bounds) }
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
            components: { [$0.dx, $0.dy] },
            expressionBasis: { _ in
                ExpressionBasis(
                    corners: ExpressionForm.corners.map { Vector(dx: $0.x, dy: $0.y) },
                    bounds: bounds
                )
            }
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
        if form.hasInnerLists, !isInCopy {
            return byCopy(form, values, hasDefault: hasDefault)
        }
        switch form {
        case .constant(let index):
            guard let made = values.resolve(&self, .value(index)) else { return .still }
            return Resolved.Motion(standard: Resolved.Track(constant: made), first: made)
        case .choice(let choice):
            return selectedBranch(choice) { $0.motion($1, values, hasDefault: hasDefault) }
                ?? .still
        case .parameter, .track, .expression, .introAndLoop:
            let track = track(form, values, in: nil)
            let standard = track ?? Resolved.Track(constant: 0)
            return recordingDependencies(of: Resolved.Motion(standard: standard), values)
        case .states(let states, let standard):
            return byState(states, standard, values, hasDefault)
        case .each(let forms):
            if forms.contains(where: { !$0.copyCounts.isEmpty }) {
                report(ValueMessages.nestedEach, hint: ValueMessages.nestedEachHint)
                return .still
            }
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

    /// Whether a value with lists by copy is being resolved for one copy.
    var isInCopy: Bool { copy >= 0 }

    /// Resolves a form with lists by copy in its states or keyframes, once for each copy.
    private mutating func byCopy(
        _ form: DrivenForm,
        _ values: MotionResolution,
        hasDefault: Bool
    ) -> Resolved.Motion {
        recordVariationByCopy()
        for count in form.copyCounts.sorted() { recordList(of: count, for: copies) }
        let outer = copy
        defer { copy = outer }
        let count = Self.leastCommonMultiple(of: form.copyCounts, limit: copies ?? 1)
        return Resolved.Motion(
            each: (0..<count).map { index in
                copy = index
                return motion(form, values, hasDefault: hasDefault)
            }
        )
    }

    /// Returns the least common multiple of `numbers`, at most `limit`.
    private static func leastCommonMultiple(of numbers: Set<Int>, limit: Int) -> Int {
        numbers.sorted().reduce(1) { multiple, number in
            var candidate = multiple
            while candidate < limit, !candidate.isMultiple(of: number) { candidate += multiple }
            return min(candidate, limit)
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
        guard let track = stateTracks[state.index], track.opening.start == .own else { return nil }
        let timeline = timelines.first { $0.state == state } ?? StateTimeline(state: state)
        let start: Moment.Position =
            timeline.drive == .time ? .time(0) : .progress(timeline.from)
        let instant = Timing(timeline, at: start).instant
        let motion = Resolved.Motion(standard: track)
        guard let (part, time) = motion.track(at: instant) else { return nil }
        let sample = part.sample(at: time)
        return sample.from.map { values.interpolate($0, sample.to, sample.fraction) }
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
