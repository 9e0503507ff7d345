import Raster

extension Resolved {
    /// The changes of a value over states and copies. It refers to the values by their indices in a
    /// list.
    final class Motion: Sendable {
        /// The track in all unlisted states, or `nil` if these retain the previous value.
        private let standard: Track?
        /// The tracks of listed states, in the order of `StateName.allCases`. Empty if no state is
        /// listed.
        private let named: [Track?]
        /// The index of the value before the first listed state.
        let first: Int
        /// The motion of each copy of the innermost repetition. Empty if all copies have this
        /// motion.
        let copies: [Motion]
        /// The index of the value if it never changes.
        let constant: Int?

        /// A motion that always has the value with index 0.
        static let still = Motion(standard: Track(constant: 0))

        /// Creates a motion by state. States without a track retain the previous value, which is
        /// initially `first`.
        ///
        /// `named` is empty or has an element for each of `StateName.allCases`.
        init(standard: Track?, named: [Track?] = [], first: Int = 0) {
            let isNamed = named.contains { $0 != nil }
            self.standard = standard
            self.named = isNamed ? named : []
            self.first = first
            copies = []
            let isConstant = !isNamed && standard?.isConstant ?? false
            constant = isConstant ? standard?.values.first : nil
        }

        /// Creates a motion by copy. Further copies start again at the first motion.
        init(each copies: [Motion]) {
            standard = nil
            named = []
            first = 0
            self.copies = copies
            constant = nil
        }

        /// Returns the track in `state`, or `nil` if the state retains the previous value.
        func track(in state: StateName) -> Track? {
            guard !named.isEmpty else { return standard }
            return named[state.index] ?? standard
        }

        /// Returns the motion of a copy.
        func motion(ofCopy copy: Int) -> Motion {
            copies.isEmpty ? self : copies[copy % copies.count].motion(ofCopy: copy)
        }

        /// The states whose value depends on previous states, if states follow one another in the
        /// default order.
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

        /// Whether any earlier state, in the default order, has a track.
        private func follows(_ state: StateName) -> Bool {
            guard let before = state.predecessor else { return false }
            return track(in: before) != nil || follows(before)
        }

        /// Returns the track in `state`, or else the one of the nearest earlier state that has one.
        func lastTrack(upTo state: StateName) -> Track? {
            track(in: state) ?? state.predecessor.flatMap { lastTrack(upTo: $0) }
        }

        /// Whether a state is listed with its own track.
        func lists(_ state: StateName) -> Bool { !named.isEmpty && named[state.index] != nil }

        /// All tracks of all copies.
        private var tracks: [Track] {
            (named + [standard]).compactMap { $0 } + copies.flatMap { $0.tracks }
        }

        /// All tracks with the model's path steps that lead to them.
        var locatedTracks: [(place: [ModelPath.Step], track: Track)] {
            var placed: [(place: [ModelPath.Step], track: Track)] = []
            for (state, track) in zip(StateName.allCases, named) {
                if let track { placed.append(([.key(state.rawValue)], track)) }
            }
            if let standard { placed.append((named.isEmpty ? [] : [.key("default")], standard)) }
            for (index, copy) in copies.enumerated() {
                placed += copy.locatedTracks.map {
                    ([.key("each"), .index(index)] + $0.place, $0.track)
                }
            }
            return placed
        }

        /// The indices of all values that occur in any state.
        var values: [Int] {
            let tracks = tracks
            return tracks.isEmpty ? [first] : tracks.flatMap { $0.values }
        }

        /// Whether both motions are equal. `isSame` compares values by their indices.
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
