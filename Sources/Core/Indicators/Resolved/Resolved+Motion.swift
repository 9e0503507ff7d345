import Raster

extension Resolved {
    /// How the values of something driven follow one another in each state and for each copy, apart from
    /// what they are: they are told by their indices in a list.
    final class Motion: Sendable {
        /// The way in states that are not named; nil where they hold what was before.
        private let standard: Track?
        /// The ways of the states, in the order of `StateName.allCases`; empty if none is named.
        private let named: [Track?]
        /// The value before any state that is named.
        let first: Int
        /// A motion for each copy of the innermost repeat; empty where it is the same for all.
        let copies: [Motion]
        /// The value where it is the same always.
        let constant: Int?

        /// The first value of a list, always.
        static let still = Motion(standard: Track(constant: 0))

        /// Ways by state; a state of which nothing is known holds the value before, and `first` where
        /// nothing was before.
        ///
        /// `named` has those of the states, in the order of `StateName.allCases`, where any is named.
        init(standard: Track?, named: [Track?] = [], first: Int = 0) {
            let isNamed = named.contains { $0 != nil }
            self.standard = standard
            self.named = isNamed ? named : []
            self.first = first
            copies = []
            let isConstant = !isNamed && standard?.isConstant ?? false
            constant = isConstant ? standard?.values.first : nil
        }

        /// A motion for each copy, from the first again where there are more of them.
        init(each copies: [Motion]) {
            standard = nil
            named = []
            first = 0
            self.copies = copies
            constant = nil
        }

        /// The way in `state`; nil where it holds what was before.
        func track(in state: StateName) -> Track? {
            guard !named.isEmpty else { return standard }
            return named[state.index] ?? standard
        }

        /// The motion of one copy.
        func motion(ofCopy copy: Int) -> Motion {
            copies.isEmpty ? self : copies[copy % copies.count].motion(ofCopy: copy)
        }

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

        /// The way in `state`, or that of the nearest before it which it holds.
        func lastTrack(upTo state: StateName) -> Track? {
            track(in: state) ?? state.predecessor.flatMap { lastTrack(upTo: $0) }
        }

        /// Whether a state has a way of its own.
        func lists(_ state: StateName) -> Bool { !named.isEmpty && named[state.index] != nil }

        /// All its ways.
        private var tracks: [Track] {
            (named + [standard]).compactMap { $0 } + copies.flatMap { $0.tracks }
        }

        /// The same with the steps of the model that lead to them.
        var placedTracks: [(place: [ModelPath.Step], track: Track)] {
            var placed: [(place: [ModelPath.Step], track: Track)] = []
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

        /// Every value that it passes through in any state.
        var values: [Int] {
            let tracks = tracks
            return tracks.isEmpty ? [first] : tracks.flatMap { $0.values }
        }

        /// Whether another goes the same ways, of values that `isSame` compares by their indices.
        func isSame(as other: Motion, _ isSame: (Int, Int) -> Bool) -> Bool {
            func areSame(_ mine: Track?, _ theirs: Track?) -> Bool {
                guard let mine, let theirs else { return mine == nil && theirs == nil }
                return mine.isSame(as: theirs, isSame)
            }
            return isSame(first, other.first) && areSame(standard, other.standard)
                && named.elementsEqual(other.named, by: areSame)
                && copies.elementsEqual(other.copies) { $0.isSame(as: $1, isSame) }
        }
    }
}
