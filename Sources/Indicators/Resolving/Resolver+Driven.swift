import Base
import Raster

/// How one kind of value is resolved where it may also be driven.
struct DrivenResolution<Value: Hashable & Sendable, Made: Hashable & Sendable>: Sendable {
    /// One value, or nil with a problem.
    var make: @Sendable (inout Resolver, Setting<Value>) -> Made?
    /// The value a fraction of the way between two.
    var between: @Sendable (Made, Made, Double) -> Made
    /// What its numbers measure. Every driven value says so, since warnings go by it.
    var measure: ValueMeasure
    /// Its numbers, by which two values are compared; none where they cannot be.
    var components: @Sendable (Made) -> [Double]
    /// Why a value cannot be added to another; nil where it can.
    var isNoSum: String?
    /// Whether each value holds until the next; then those of a list share the time evenly.
    var isStepwise = false
    /// The values of a course that a parameter with several of them stands for.
    var several: @Sendable (ParameterValue) -> [Setting<Value>]? = { _ in nil }
}

extension DrivenResolution where Value == Double, Made == Double {
    /// A number within a range.
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
    /// Two numbers within a range.
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
    /// A colour.
    static let color = DrivenResolution(
        make: { $0.plain($1) },
        between: { $2 < 0.5 ? $0 : $1 },
        measure: .color,
        components: { $0.resolved(in: .light, of: .ios18).components },
        isNoSum: "colours cannot be added; “from: current” begins with the colour before",
        several: Resolver.colors
    )
}

extension Resolver {
    /// A value that may differ by state and move within each.
    ///
    /// `standard` fills in for what is wrong, and holds before the first state that is named; where
    /// nothing is usual, that state's beginning holds before it.
    mutating func driven<Value, Made>(
        _ value: Driven<Value>?,
        _ resolution: DrivenResolution<Value, Made>,
        standard: Made,
        isUsual: Bool = true
    ) -> Resolved.Driven<Made> {
        guard let value else { return Resolved.Driven(standard) }
        switch value {
        case .constant(let constant):
            return Resolved.Driven(resolution.make(&self, .constant(constant)) ?? standard)
        case .choice(let choice):
            return picked(choice) {
                $0.driven($1, resolution, standard: standard, isUsual: isUsual)
            } ?? Resolved.Driven(standard)
        case .parameter, .course:
            let course = track(value, resolution, in: nil)
            return noted(
                Resolved.Driven(
                    standard: course ?? Resolved.Track(constant: standard),
                    named: [:],
                    first: standard
                ),
                resolution
            )
        case .states(let states): return byState(states, resolution, standard, isUsual)
        case .each(let values):
            noteCopies()
            let outer = copy
            copy = -1
            defer { copy = outer }
            let copies = at("each") { resolver in
                resolver.noteList(of: values.count, for: resolver.copies)
                return resolver.each(values) { resolver, value in
                    resolver.copy += 1
                    return resolver.driven(value, resolution, standard: standard, isUsual: isUsual)
                }
            }
            guard let copies, !copies.isEmpty else { return Resolved.Driven(standard) }
            return Resolved.Driven(each: copies, first: standard)
        }
    }

    private mutating func byState<Value, Made>(
        _ states: Driven<Value>.ByState,
        _ resolution: DrivenResolution<Value, Made>,
        _ standard: Made,
        _ isUsual: Bool
    ) -> Resolved.Driven<Made> {
        var named: [StateName: Resolved.Track<Made>] = [:]
        for entry in states.named {
            at(entry.state.rawValue) { resolver in
                resolver.note(entry.state)
                if named[entry.state] != nil { resolver.report("the state is named twice") }
                named[entry.state] = resolver.track(entry.value, resolution, in: entry.state)
            }
        }
        listedStates = states.named.map { $0.state }
        let other = states.standard.flatMap { standard in
            at("default") { $0.track(standard, resolution, in: nil) }
        }
        listedStates = []
        return noted(
            Resolved.Driven(
                standard: other,
                named: named,
                first: isUsual ? standard : beginning(of: named, resolution) ?? standard
            ),
            resolution
        )
    }

    /// Notes in which states a value depends on those before.
    private mutating func noted<Value, Made>(
        _ driven: Resolved.Driven<Made>,
        _ resolution: DrivenResolution<Value, Made>
    ) -> Resolved.Driven<Made> {
        dependentStates.formUnion(driven.dependentStates)
        if survey != nil, isInForce { note(driven, resolution) }
        return driven
    }

    /// The value with which the first of some states begins, unless it depends on those before.
    private func beginning<Value, Made>(
        of named: [StateName: Resolved.Track<Made>],
        _ resolution: DrivenResolution<Value, Made>
    ) -> Made? {
        guard let state = StateName.allCases.first(where: { named[$0] != nil }),
            let track = named[state], track.start == .own
        else { return nil }
        let timeline = timelines.first { $0.state == state } ?? StateTimeline(state: state)
        let start: Moment.Position =
            timeline.drive == .time ? .time(0) : .progress(timeline.from)
        let sample = track.sample(at: Timing(timeline, at: start).instant)
        return sample.from.map { resolution.between($0, sample.to, sample.fraction) }
    }

    /// The course of a value through local time in a state; nil for any state.
    mutating func track<Value, Made>(
        _ driven: Driven<Value>,
        _ resolution: DrivenResolution<Value, Made>,
        in state: StateName?
    ) -> Resolved.Track<Made>? {
        switch driven {
        case .constant(let value):
            return resolution.make(&self, .constant(value)).map(Resolved.Track.init(constant:))
        case .parameter(let name):
            guard let found = parameter(name) else { return nil }
            if let values = resolution.several(found.value) {
                return track(Course(evenly: values), resolution, in: state)
            }
            return resolution.make(&self, .parameter(name)).map(Resolved.Track.init(constant:))
        case .choice(let choice):
            return picked(choice) { $0.track($1, resolution, in: state) }
        case .course(let course):
            if survey != nil { note(course) }
            return track(course, resolution, in: state)
        case .states:
            report("a value by state cannot stand within another, nor where states do not count")
            return nil
        case .each:
            report("a list by copy cannot stand within another value; values by state stand in it")
            return nil
        }
    }

    private mutating func track<Value, Made>(
        _ course: Course<Value>,
        _ resolution: DrivenResolution<Value, Made>,
        in state: StateName?
    ) -> Resolved.Track<Made>? {
        guard course.keys.count <= DesignLimits.keys else {
            report("a curve of more than \(DesignLimits.keys) keys")
            return nil
        }
        if course.start == .onto, let reason = resolution.isNoSum { report(reason) }
        if course.isInSeconds { checkSeconds(in: state) }
        let latest =
            course.isInSeconds ? DesignLimits.seconds : state.map(NumberBounds.latest) ?? 1
        var keys: [Resolved.Track<Made>.Key] = []
        keys.reserveCapacity(course.keys.count)
        var isSound = true
        for (index, key) in course.keys.enumerated() {
            let isLast = index == course.keys.count - 1
            let easing = isLast ? .linear : at("ease") { $0.at(index) { $0.easing(key.ease) } }
            let value = at(index) { resolution.make(&$0, key.value) }
            let arrival = key.arrival.flatMap { arrival in
                at(index) { resolution.make(&$0, arrival) }
            }
            let time =
                resolution.isStepwise && course.isEven
                ? Double(index) / Double(course.keys.count) : key.time
            // The state tells in which order they come that follow the value before.
            let previous = course.start == .current ? nil : keys.last?.time
            let unit = course.isInSeconds ? "s" : ""
            isSound = checkTime(time, after: previous, latest: latest, unit) && isSound
            guard let value else {
                isSound = false
                continue
            }
            keys.append(
                .init(time: time, arrival: arrival, value: value, easing: easing ?? .linear)
            )
        }
        guard isSound else { return nil }
        if course.keys.isEmpty { report(ValueText.noKey) }
        if course.start == .current { checkOrder(of: course, in: state) }
        let track = Resolved.Track(
            keys: keys,
            measure: course.isInSeconds ? .seconds : course.isEven ? .way : .shares,
            start: course.start
        )
        if survey != nil, let track { note(track, resolution, in: state) }
        return track
    }

    /// Keys in seconds need something that runs: the state, or the clock of a layer.
    private mutating func checkSeconds(in state: StateName?) {
        guard clock == nil else { return }
        guard let led = timelines(in: state).first(where: { $0.length == nil }) else { return }
        let name = led.state.rawValue
        report(
            "keys in seconds need a time, but the finger leads \(name)",
            hint: state == nil
                ? "list \(name) by itself, with times of 0…1"
                : "write shares of the way, 0…1, or give \(name) a duration"
        )
    }

    /// The states in which a course counts: one, or all that the value does not list.
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
            report(ValueText.outside(text, latest: latest, unit: unit))
        } else if let previous, time <= previous {
            report(ValueText.notAfter(text, previous, unit: unit))
        } else {
            return true
        }
        return false
    }

    /// Two numbers that may be driven, both at once or each by itself.
    mutating func drivenPair(
        _ pair: DrivenPair?,
        _ bounds: NumberBounds,
        standard: Vector,
        isUsual: Bool = true
    ) -> Resolved.DrivenPair {
        switch pair {
        case nil: return .joint(Resolved.Driven(standard))
        case .joint(let both)?:
            return .joint(driven(both, .pair(bounds), standard: standard, isUsual: isUsual))
        case .equal(let both)?:
            return .equal(driven(both, .number(bounds), standard: standard.dx, isUsual: isUsual))
        case .choice(let choice)?:
            return picked(choice) {
                $0.drivenPair($1, bounds, standard: standard, isUsual: isUsual)
            }
                ?? .joint(Resolved.Driven(standard))
        case .axes(let x, let y)?:
            return .separate(
                x: at("x") {
                    $0.driven(x, .number(bounds), standard: standard.dx, isUsual: isUsual)
                },
                y: at("y") {
                    $0.driven(y, .number(bounds), standard: standard.dy, isUsual: isUsual)
                }
            )
        }
    }
}
