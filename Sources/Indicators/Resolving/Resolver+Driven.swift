import Base
import Raster

/// How one kind of value is resolved where it may also be driven.
struct DrivenResolution<Value: Hashable & Sendable, Made: Hashable & Sendable>: Sendable {
    /// One value, or nil with a problem.
    var make: @Sendable (inout Resolver, Setting<Value>) -> Made?
    /// The values of a course that a parameter with several of them stands for.
    var several: @Sendable (ParameterValue) -> [Setting<Value>]? = { _ in nil }
}

extension DrivenResolution where Value == Double, Made == Double {
    /// A number within a range.
    static func number(_ bounds: NumberBounds) -> DrivenResolution {
        DrivenResolution(make: { $0.number($1, bounds) })
    }
}

extension DrivenResolution where Value == Pair, Made == Vector {
    /// Two numbers within a range.
    static func pair(_ bounds: NumberBounds) -> DrivenResolution {
        DrivenResolution(make: { $0.pair($1, bounds) })
    }
}

extension DrivenResolution where Value == ColorValue, Made == ColorValue {
    /// A colour.
    static let color = DrivenResolution(make: { $0.plain($1) }, several: Resolver.colors)
}

extension Resolver {
    /// A value that may differ by state and move within each; `standard` fills in for the states
    /// that are not named and for what is wrong.
    mutating func driven<Value, Made>(
        _ value: Driven<Value>?,
        _ resolution: DrivenResolution<Value, Made>,
        standard: Made
    ) -> Resolved.Driven<Made> {
        guard let value else { return Resolved.Driven(standard) }
        switch value {
        case .constant(let constant):
            return Resolved.Driven(resolution.make(&self, .constant(constant)) ?? standard)
        case .choice(let choice):
            return picked(choice) { $0.driven($1, resolution, standard: standard) }
                ?? Resolved.Driven(standard)
        case .parameter, .course:
            let course = track(value, resolution, latest: 1)
            return Resolved.Driven(
                standard: course ?? Resolved.Track(constant: standard),
                named: [:]
            )
        case .states(let states):
            var named: [StateName: Resolved.Track<Made>] = [:]
            for entry in states.named {
                at(entry.state.rawValue) { resolver in
                    if named[entry.state] != nil { resolver.report("the state is named twice") }
                    let latest = NumberBounds.latest(in: entry.state)
                    named[entry.state] = resolver.track(entry.value, resolution, latest: latest)
                }
            }
            let other = states.standard.flatMap { standard in
                at("default") { $0.track(standard, resolution, latest: 1) }
            }
            return Resolved.Driven(
                standard: other ?? Resolved.Track(constant: standard),
                named: named
            )
        }
    }

    /// The course of a value through local time, up to `latest`.
    mutating func track<Value, Made>(
        _ driven: Driven<Value>,
        _ resolution: DrivenResolution<Value, Made>,
        latest: Double
    ) -> Resolved.Track<Made>? {
        switch driven {
        case .constant(let value):
            return resolution.make(&self, .constant(value)).map(Resolved.Track.init(constant:))
        case .parameter(let name):
            guard let found = parameter(name) else { return nil }
            if let values = resolution.several(found.value) {
                return track(Course(evenly: values), resolution, latest: latest)
            }
            return resolution.make(&self, .parameter(name)).map(Resolved.Track.init(constant:))
        case .choice(let choice):
            return picked(choice) { $0.track($1, resolution, latest: latest) }
        case .course(let course):
            return track(course, resolution, latest: latest)
        case .states:
            report("a value by state cannot stand within another, nor where states do not count")
            return nil
        }
    }

    private mutating func track<Value, Made>(
        _ course: Course<Value>,
        _ resolution: DrivenResolution<Value, Made>,
        latest: Double
    ) -> Resolved.Track<Made>? {
        guard course.keys.count <= DesignLimits.keys else {
            report("a curve of more than \(DesignLimits.keys) keys")
            return nil
        }
        var keys: [Resolved.Track<Made>.Key] = []
        keys.reserveCapacity(course.keys.count)
        var isSound = true
        for (index, key) in course.keys.enumerated() {
            let isLast = index == course.keys.count - 1
            let easing = isLast ? .linear : at("ease") { $0.at(index) { $0.easing(key.ease) } }
            let value = at(index) { resolution.make(&$0, key.value) }
            isSound = checkTime(key.time, after: keys.last?.time, latest: latest) && isSound
            guard let value else {
                isSound = false
                continue
            }
            keys.append(.init(time: key.time, value: value, easing: easing ?? .linear))
        }
        guard isSound else { return nil }
        if course.keys.isEmpty { report(ValueText.noKey) }
        return Resolved.Track(keys: keys)
    }

    private mutating func checkTime(_ time: Double, after previous: Double?, latest: Double) -> Bool
    {
        if !(time >= 0 && time <= latest) {
            report(ValueText.outside(NumberText.short(time), latest: latest))
        } else if let previous, time <= previous {
            report(ValueText.notAfter(NumberText.short(time), previous))
        } else {
            return true
        }
        return false
    }

    /// Two numbers that may be driven, both at once or each by itself.
    mutating func drivenPair(
        _ pair: DrivenPair?,
        _ bounds: NumberBounds,
        standard: Vector
    ) -> Resolved.DrivenPair {
        switch pair {
        case nil: return .joint(Resolved.Driven(standard))
        case .joint(let both)?: return .joint(driven(both, .pair(bounds), standard: standard))
        case .equal(let both)?:
            return .equal(driven(both, .number(bounds), standard: standard.dx))
        case .choice(let choice)?:
            return picked(choice) { $0.drivenPair($1, bounds, standard: standard) }
                ?? .joint(Resolved.Driven(standard))
        case .axes(let x, let y)?:
            return .separate(
                x: at("x") { $0.driven(x, .number(bounds), standard: standard.dx) },
                y: at("y") { $0.driven(y, .number(bounds), standard: standard.dy) }
            )
        }
    }
}
