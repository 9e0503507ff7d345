import Raster

extension Resolved {
    /// The keyframe tracks of a driven value by state and copy. They refer to the values by index.
    final class Motion: Sendable {
        /// The track in states without their own track. If `nil`, these states retain the previous
        /// value.
        private let standard: Track?
        /// The states' own tracks, in the order of `StateName.allCases`. Empty if no state has its
        /// own track.
        private let stateTracks: [Track?]
        /// The index of the initial value, which applies until the first state with its own track.
        let first: Int
        /// The motion of each copy of the innermost repetition. Empty if all copies have this
        /// motion.
        let copies: [Motion]
        /// The index of the value, or `nil` if it may change.
        let constant: Int?

        /// A motion that always has the value with index 0.
        static let still = Motion(standard: Track(constant: 0))

        /// Creates a motion by state. A state without a track retains the previous value. The
        /// initial value is `first`.
        ///
        /// `stateTracks` is empty, or has an element for each of `StateName.allCases`.
        init(standard: Track?, stateTracks: [Track?] = [], first: Int = 0) {
            let hasStateTracks = stateTracks.contains { $0 != nil }
            self.standard = standard
            self.stateTracks = hasStateTracks ? stateTracks : []
            self.first = first
            copies = []
            let isConstant = !hasStateTracks && standard?.isConstant ?? false
            constant = isConstant ? standard?.values.first : nil
        }

        /// Creates a motion by copy. Further copies use the motions again, from the first on.
        init(each copies: [Motion]) {
            standard = nil
            stateTracks = []
            first = 0
            self.copies = copies
            constant = nil
        }

        /// Returns the track in `state`, or `nil` if the state retains the previous value.
        func track(in state: StateName) -> Track? {
            guard !stateTracks.isEmpty else { return standard }
            return stateTracks[state.index] ?? standard
        }

        /// Returns the track that applies at an instant, and the instant on the time of that track.
        /// Returns `nil` if the state retains the previous value.
        @inline(__always)
        func track(at instant: Instant) -> (track: Track, instant: Instant)? {
            guard let track = track(in: instant.state) else { return nil }
            guard let intro = track.intro, let time = instant.intro else { return (track, instant) }
            return (intro, instant.during(time))
        }

        /// Returns the motion of a copy.
        func motion(ofCopy copy: Int) -> Motion {
            copies.isEmpty ? self : copies[copy % copies.count].motion(ofCopy: copy)
        }

        /// The states whose value depends on the previous state, in the default order of states.
        var dependentStates: Set<StateName> {
            guard copies.isEmpty else {
                return copies.reduce(into: []) { $0.formUnion($1.dependentStates) }
            }
            guard constant == nil else { return [] }
            return Set(
                StateName.allCases.filter { state in
                    guard let track = track(in: state) else { return follows(state) }
                    return track.start != .own || track.opening.start != .own
                }
            )
        }

        /// Returns whether any earlier state in the default order has a track.
        private func follows(_ state: StateName) -> Bool {
            guard let before = state.predecessor else { return false }
            return track(in: before) != nil || follows(before)
        }

        /// Returns the track in `state`. If it has none, returns the track of the nearest earlier
        /// state that has one.
        func lastTrack(upTo state: StateName) -> Track? {
            track(in: state) ?? state.predecessor.flatMap { lastTrack(upTo: $0) }
        }

        /// Returns whether a state has its own track.
        func hasOwnTrack(in state: StateName) -> Bool {
            !stateTracks.isEmpty && stateTracks[state.index] != nil
        }

        /// Whether the value depends on nothing but the position along a plot.
        var dependsOnlyOnPosition: Bool {
            guard stateTracks.isEmpty, copies.isEmpty, let standard, standard.intro == nil else {
                return false
            }
            return standard.formula.map { !$0.changesOverTime && !$0.uses(.copy) } ?? false
        }

        /// Whether any track depends on the position along a plot.
        var usesPosition: Bool { tracks.contains { $0.formula?.uses(.position) ?? false } }

        /// All tracks of all copies.
        private var tracks: [Track] {
            (stateTracks + [standard]).compactMap { $0 } + copies.flatMap { $0.tracks }
        }

        /// All tracks, each with its path within the value.
        var locatedTracks: [(path: [ModelPath.Step], track: Track)] {
            var located: [(path: [ModelPath.Step], track: Track)] = []
            for (state, track) in zip(StateName.allCases, stateTracks) {
                if let track { located.append(([.key(state.rawValue)], track)) }
            }
            if let standard {
                located.append((stateTracks.isEmpty ? [] : [.key("default")], standard))
            }
            for (index, copy) in copies.enumerated() {
                located += copy.locatedTracks.map {
                    ([.key("each"), .index(index)] + $0.path, $0.track)
                }
            }
            return located
        }

        /// The indices of all values that occur in any state.
        var values: [Int] {
            let tracks = tracks
            return tracks.isEmpty ? [first] : tracks.flatMap { $0.values }
        }

        /// Returns whether both motions are equal. `isSame` compares two values by their indices.
        func isSame(as other: Motion, _ isSame: (Int, Int) -> Bool) -> Bool {
            func areSame(_ mine: Track?, _ theirs: Track?) -> Bool {
                guard let mine, let theirs else { return mine == nil && theirs == nil }
                return mine.isSame(as: theirs, isSame)
            }
            return isSame(first, other.first) && areSame(standard, other.standard)
                && stateTracks.elementsEqual(other.stateTracks, by: areSame)
                && copies.elementsEqual(other.copies) { $0.isSame(as: $1, isSame) }
        }
    }
}
