import Raster

extension Resolved {
    /// A value of a layer, which may differ by state and move within each.
    struct Driven<Value: Hashable & Sendable>: Equatable, Sendable {
        /// The value in states that are not named; nil where they hold what was before.
        private let standard: Track<Value>?
        /// The values of the states, in the order of `StateName.allCases`; empty if none is named.
        private let named: [Track<Value>?]
        /// The value before any state that is named.
        let first: Value
        /// A value for each copy of the innermost repeat; empty where it is the same for all.
        let copies: [Driven]
        /// The value where it is the same always.
        fileprivate let constant: Value?

        /// The same value always.
        init(_ value: Value) {
            self.init(standard: Track(constant: value), named: [:], first: value)
        }

        /// A value by state; a state of which nothing is known holds the value before, and `first`
        /// where nothing was before.
        init(standard: Track<Value>?, named: [StateName: Track<Value>], first: Value) {
            self.standard = standard
            self.named = named.isEmpty ? [] : StateName.allCases.map { named[$0] }
            self.first = first
            copies = []
            let isConstant = named.isEmpty && standard?.isConstant ?? false
            constant = isConstant ? standard?.values.first : nil
        }

        /// A value for each copy, from the first again where there are more of them.
        init(each copies: [Driven], first: Value) {
            standard = nil
            named = []
            self.first = first
            self.copies = copies
            constant = nil
        }

        /// The value's course in `state`; nil where it holds what was before.
        func track(in state: StateName) -> Track<Value>? {
            guard !named.isEmpty else { return standard }
            return named[state.index] ?? standard
        }

        /// The values of one copy.
        func driven(ofCopy copy: Int) -> Driven {
            copies.isEmpty ? self : copies[copy % copies.count].driven(ofCopy: copy)
        }

        /// Whether it is the same value always.
        var isConstant: Bool { constant != nil }

        /// The states in which it depends on those before, in the usual course.
        var dependentStates: Set<StateName> {
            guard copies.isEmpty else {
                return copies.reduce(into: []) { $0.formUnion($1.dependentStates) }
            }
            guard constant == nil else { return [] }
            return Set(
                StateName.allCases.filter { state in
                    guard let track = track(in: state) else { return follows(state) }
                    return track.start != .own
                }
            )
        }

        /// Whether a state before, in the usual course, has a value that another could hold.
        private func follows(_ state: StateName) -> Bool {
            guard let before = state.predecessor else { return false }
            return track(in: before) != nil || follows(before)
        }

        /// The same of other values.
        func map<Other>(_ transform: (Value) -> Other) -> Resolved.Driven<Other> {
            guard copies.isEmpty else {
                return Resolved.Driven<Other>(
                    each: copies.map { $0.map(transform) },
                    first: transform(first)
                )
            }
            var others: [StateName: Track<Other>] = [:]
            for (state, track) in zip(StateName.allCases, named) {
                others[state] = track?.map(transform)
            }
            return Resolved.Driven<Other>(
                standard: standard?.map(transform),
                named: others,
                first: transform(first)
            )
        }

        /// The course in `state`, or that of the nearest before it which it holds.
        func lastTrack(upTo state: StateName) -> Track<Value>? {
            track(in: state) ?? state.predecessor.flatMap { lastTrack(upTo: $0) }
        }

        /// Whether a state has a course of its own.
        func lists(_ state: StateName) -> Bool { !named.isEmpty && named[state.index] != nil }

        /// All its courses.
        var tracks: [Track<Value>] {
            (named + [standard]).compactMap { $0 } + copies.flatMap { $0.tracks }
        }

        /// The same with the steps of the model that lead to them.
        var placedTracks: [(place: [ModelPath.Step], track: Track<Value>)] {
            var placed: [(place: [ModelPath.Step], track: Track<Value>)] = []
            for (state, track) in zip(StateName.allCases, named) {
                if let track { placed.append(([.key(state.rawValue)], track)) }
            }
            if let standard { placed.append((named.isEmpty ? [] : [.key("default")], standard)) }
            for (index, copy) in copies.enumerated() {
                placed += copy.placedTracks.map {
                    ([.key("each"), .index(index)] + $0.place, $0.track)
                }
            }
            return placed
        }

        /// Every value that the course passes through in any state.
        var values: [Value] {
            tracks.isEmpty ? [first] : tracks.flatMap { $0.values }
        }
    }
}

extension Resolved.Driven where Value: Interpolated {
    /// The value at an instant.
    func value(at instant: Instant) -> Value {
        if let constant { return constant }
        guard copies.isEmpty else { return driven(ofCopy: instant.copy).value(at: instant) }
        guard let track = track(in: instant.state) else { return left(before: instant) }
        let sample = track.sample(at: instant)
        let from = sample.from ?? left(before: instant)
        let value = from.mixed(with: sample.to, at: sample.fraction)
        return track.start == .onto ? value.added(to: left(before: instant)) : value
    }

    /// The value at which the state before was left.
    private func left(before instant: Instant) -> Value {
        instant.previous.map { value(at: $0) } ?? first
    }
}
