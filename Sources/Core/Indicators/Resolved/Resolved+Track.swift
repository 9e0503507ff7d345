import Raster

extension Resolved {
    /// A keyframe track over the local time of a state or clock. It refers to values by index.
    final class Track: Sendable {
        /// A keyframe.
        struct Key: Sendable {
            /// The time, in the units of the track's `measure`.
            var time: Double
            /// The value just before `time` if the track jumps there, otherwise `nil`.
            var arrival: Int?
            /// The value from `time` on.
            var value: Int
        }

        /// An interpolation between two values.
        struct Sample {
            /// The index of the first value, or `nil` for the last value of the previous state.
            let from: Int?
            let to: Int
            /// The position between `from` (0) and `to` (1). Springs may overshoot.
            let fraction: Double
        }

        /// The keyframes in chronological order, at least one.
        private let keys: [Key]
        /// The easing from each keyframe to the next. It is stored separately to make keyframes
        /// cheap to copy in every frame.
        private let easings: [Easing]
        /// The unit of the keyframe times.
        private let measure: TimeMeasure
        /// The use of the value inherited from the previous state.
        let start: AnimationTrackStart
        /// The track during the intro of a state. If `nil`, the value is constant during the intro.
        let intro: Track?
        /// The expressions of the value, or `nil` for keyframes. The only keyframe then has the
        /// value at the beginning.
        let formula: Formula?

        /// Creates a track with a constant value.
        init(constant value: Int) {
            keys = [Key(time: 0, value: value)]
            easings = [.linear]
            measure = .fractions
            start = .own
            intro = nil
            formula = nil
        }

        /// Creates a track from keyframes in chronological order. Returns `nil` if there are none.
        ///
        /// If `start` is `.current`, the inherited value replaces the first keyframe, and its time
        /// has no effect.
        init?(
            keys: [(key: Key, easing: Easing)],
            measure: TimeMeasure = .fractions,
            start: AnimationTrackStart = .own
        ) {
            guard !keys.isEmpty else { return nil }
            self.keys = keys.map { $0.key }
            easings = keys.map { $0.easing }
            self.measure = measure
            self.start = start
            intro = nil
            formula = nil
        }

        /// Creates a track whose value is computed by expressions.
        init(formula: Formula) {
            keys = [Key(time: 0, value: formula.samples.first ?? 0)]
            easings = [.linear]
            measure = .fractions
            start = .own
            intro = nil
            self.formula = formula
        }

        /// Creates a track that follows `intro` during the intro of a state, and `loop` after it.
        init(intro: Track, loop: Track) {
            keys = loop.keys
            easings = loop.easings
            measure = loop.measure
            start = loop.start
            formula = loop.formula
            self.intro = intro
        }

        /// The track at the beginning of a state.
        var opening: Track { intro ?? self }

        /// The indices of all values on the track, with those of the intro first.
        var values: [Int] {
            (intro?.values ?? []) + (formula?.samples ?? [])
                + keys.flatMap { ($0.arrival.map { [$0] } ?? []) + [$0.value] }
        }

        /// Whether the value is constant.
        var isConstant: Bool {
            keys.count == 1 && keys[0].arrival == nil && start == .own && intro == nil
                && formula == nil
        }

        /// Returns whether both tracks are equal. `isSame` compares two values by their indices.
        func isSame(as other: Track, _ isSame: (Int, Int) -> Bool) -> Bool {
            (intro == nil) == (other.intro == nil)
                && (intro.map { $0.isSame(as: other.intro ?? self, isSame) } ?? true)
                && (formula == nil) == (other.formula == nil)
                && (formula.map { $0.isSame(as: other.formula ?? $0) } ?? true)
                && measure == other.measure && start == other.start && easings == other.easings
                && keys.elementsEqual(other.keys) { mine, theirs in
                    mine.time == theirs.time
                        && (mine.arrival == nil) == (theirs.arrival == nil)
                        && isSame(mine.arrival ?? 0, theirs.arrival ?? 0)
                        && isSame(mine.value, theirs.value)
                }
        }

        /// Whether the first keyframe declares a jump from the previous state.
        var declaresJump: Bool { start == .own && keys[0].arrival != nil }

        /// Returns the segments between keyframes. Their times are measured from the beginning of
        /// the state in the track's unit.
        func segments(in state: Instant) -> [Segment] {
            keys.indices.dropLast().map { index in
                Segment(
                    start: position(ofKey: index, in: state),
                    end: position(ofKey: index + 1, in: state),
                    from: keys[index].value,
                    to: keys[index + 1].arrival ?? keys[index + 1].value,
                    easing: easings[index]
                )
            }
        }

        /// The number of keyframes.
        var count: Int { keys.count }

        /// A segment between two keyframes.
        struct Segment {
            let start: Double
            let end: Double
            let from: Int
            let to: Int
            let easing: Easing
        }

        /// The time of the last keyframe in seconds, or `nil` if times are not in seconds.
        var seconds: Double? { measure == .seconds ? keys[keys.count - 1].time : nil }

        /// Returns the index of the first keyframe outside of the state's progress range, or `nil`
        /// if there is none.
        ///
        /// If the state's progress is constant, the range has no upper limit. The first keyframe is
        /// ignored if the inherited value replaces it or if it declares a jump.
        func keyOutsideOfRange(of state: StateTimeline) -> Int? {
            guard measure == .fractions, formula == nil else { return nil }
            let least = min(state.from, state.to)
            let most = state.from == state.to ? Double.infinity : max(state.from, state.to)
            return keys.indices.dropFirst(start == .current || declaresJump ? 1 : 0).first {
                index in
                keys[index].time < least - 1e-9 || keys[index].time > most + 1e-9
            }
        }

        /// Returns the duration of one unit of keyframe time in seconds. `length` is the duration
        /// of local time 0…1.
        func unit(length: Double) -> Double { measure == .seconds ? 1 : length }

        /// Returns the local times of a state when the value may reverse: at keyframes and at
        /// extrema of easings.
        ///
        /// Returns an empty array for a constant value.
        func turningPoints(in state: Instant) -> [Double] {
            if let formula { return formula.turningPoints(in: state) }
            guard keys.count > 1 else { return [] }
            var times = [position(ofKey: 0, in: state)]
            for segment in segments(in: state) {
                let length = segment.end - segment.start
                let turningPoints = segment.easing.turningPoints(
                    over: unit(length: state.length) * length
                )
                times += turningPoints.map { segment.start + length * $0 }
                times.append(segment.end)
            }
            return times.map { time(at: $0, in: state) }
        }

        /// Whether positions are the progress since the beginning of the state, and not local
        /// times.
        private var isRelativeToStart: Bool { start == .current && measure == .fractions }

        /// Returns the position of a keyframe, to be compared with `position(of:)`.
        @inline(__always)
        private func position(ofKey index: Int, in state: Instant) -> Double {
            if start == .current, index == 0 { return 0 }
            guard isRelativeToStart else { return keys[index].time }
            return state.falls ? state.begin - keys[index].time : keys[index].time - state.begin
        }

        /// Returns the position of an instant in the unit of the keyframe times.
        private func position(of instant: Instant) -> Double {
            switch measure {
            case .fractions where isRelativeToStart:
                instant.falls ? instant.begin - instant.time : instant.time - instant.begin
            case .fractions: instant.time
            case .rangeFractions: instant.rangeFraction ?? instant.time
            case .seconds: instant.elapsed
            }
        }

        /// Returns the local time at a position.
        private func time(at position: Double, in state: Instant) -> Double {
            switch measure {
            case .fractions where isRelativeToStart:
                state.falls ? state.begin - position : state.begin + position
            case .fractions: position
            case .rangeFractions:
                state.rangeFraction == nil ? position : state.begin + position * state.change
            case .seconds: state.time(after: position)
            }
        }

        /// Returns the values between which the track interpolates at an instant. After the last
        /// keyframe these are the last two.
        ///
        /// `from` is `nil` if it is the last value of the previous state.
        func ends(at instant: Instant) -> (from: Int?, to: Int) {
            if let formula {
                return (formula.samples.dropFirst().first, formula.samples.last ?? 0)
            }
            let next = index(after: position(of: instant), in: instant)
            let last = min(next, keys.count - 1)
            // The value is constant before the first keyframe and after a jump at the last one.
            if last == 0 || next == 0 {
                return (start == .current ? nil : keys[0].value, keys[0].value)
            }
            if next == keys.count, keys[last].arrival != nil {
                return (keys[last].value, keys[last].value)
            }
            return (
                start == .current && last == 1 ? nil : keys[last - 1].value,
                keys[last].arrival ?? keys[last].value
            )
        }

        /// Returns the index of the first keyframe after a position.
        private func index(after position: Double, in state: Instant) -> Int {
            var index = 0
            while index < keys.count, self.position(ofKey: index, in: state) <= position {
                index += 1
            }
            return index
        }

        /// Returns the interpolation at an instant. The value is constant before the first keyframe
        /// and after the last.
        func sample(at instant: Instant) -> Sample {
            let position = position(of: instant)
            let index = index(after: position, in: instant)
            guard index > 0, index < keys.count else {
                let value = keys[index == 0 ? 0 : keys.count - 1].value
                let isStart = index == 0 || keys.count == 1
                return Sample(
                    from: start == .current && isStart ? nil : value,
                    to: value,
                    fraction: 0
                )
            }
            let begin = self.position(ofKey: index - 1, in: instant)
            let span = self.position(ofKey: index, in: instant) - begin
            return Sample(
                from: start == .current && index == 1 ? nil : keys[index - 1].value,
                to: keys[index].arrival ?? keys[index].value,
                fraction: easings[index - 1].value(
                    at: (position - begin) / span,
                    over: unit(length: instant.length) * span
                )
            )
        }
    }
}

extension Resolved {
    /// The unit of a track's keyframe times.
    enum TimeMeasure: Equatable, Sendable {
        /// Fractions of the local time.
        case fractions
        /// Fractions of the state's progress range, which may extend beyond 1.
        case rangeFractions
        /// Seconds.
        case seconds
    }
}
