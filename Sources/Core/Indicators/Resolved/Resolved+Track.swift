import Raster

extension Resolved {
    /// A way along a state's or a clock's time, constant or through keys, apart from what the values are:
    /// they are told by their indices in a list.
    final class Track: Sendable {
        /// A value at a position.
        struct Key: Sendable {
            /// The local time.
            var time: Double
            /// The value that is reached there, where it jumps from it to another.
            var arrival: Int?
            /// The value there.
            var value: Int
        }

        /// Where a local time falls: between two values, at a fraction of the way.
        struct Sample {
            /// Nil for the value at which the state before was left.
            let from: Int?
            let to: Int
            /// 0 is `from`, 1 is `to`; springs pass beyond both.
            let fraction: Double
        }

        /// The keys as the state comes to them, at least one.
        private let keys: [Key]
        /// How the value moves on from each key to the next; apart from them, as they are copied in every
        /// frame.
        private let easings: [Easing]
        /// What their times are.
        private let measure: TimeMeasure
        /// What the state takes over from the one before.
        let start: CourseStart

        /// The same value at all times.
        init(constant value: Int) {
            keys = [Key(time: 0, value: value)]
            easings = [.linear]
            measure = .shares
            start = .own
        }

        /// A value through `keys`, in the order in which the state comes to them, each with how the value
        /// moves on from it; nil when there are none. The time of the first does not count where the value
        /// before stands for it.
        init?(
            keys: [(key: Key, easing: Easing)],
            measure: TimeMeasure = .shares,
            start: CourseStart = .own
        ) {
            guard !keys.isEmpty else { return nil }
            self.keys = keys.map { $0.key }
            easings = keys.map { $0.easing }
            self.measure = measure
            self.start = start
        }

        /// The values passed through.
        var values: [Int] { keys.flatMap { ($0.arrival.map { [$0] } ?? []) + [$0.value] } }

        /// Whether it is the same value at all times.
        var isConstant: Bool { keys.count == 1 && keys[0].arrival == nil && start == .own }

        /// Whether another goes the same way, of values that `isSame` compares by their indices.
        func isSame(as other: Track, _ isSame: (Int, Int) -> Bool) -> Bool {
            measure == other.measure && start == other.start && easings == other.easings
                && keys.elementsEqual(other.keys) { mine, theirs in
                    mine.time == theirs.time
                        && (mine.arrival == nil) == (theirs.arrival == nil)
                        && isSame(mine.arrival ?? 0, theirs.arrival ?? 0)
                        && isSame(mine.value, theirs.value)
                }
        }

        /// Whether it says that it does not begin where the state before ends.
        var announcesJump: Bool { start == .own && keys[0].arrival != nil }

        /// The ways from key to key in a state, when they begin and end from its first moment on, in the
        /// keys' measure, and how they are gone.
        func spans(in state: Instant) -> [Span] {
            keys.indices.dropLast().map { index in
                Span(
                    start: position(ofKey: index, in: state),
                    end: position(ofKey: index + 1, in: state),
                    from: keys[index].value,
                    to: keys[index + 1].arrival ?? keys[index + 1].value,
                    easing: easings[index]
                )
            }
        }

        /// How many keys there are.
        var count: Int { keys.count }

        /// A way from key to key.
        struct Span {
            let start: Double
            let end: Double
            let from: Int
            let to: Int
            let easing: Easing
        }

        /// The time of the last key in seconds; nil where times are shares.
        var seconds: Double? { measure == .seconds ? keys[keys.count - 1].time : nil }

        /// The first key by progress that a state does not come to; one that goes nowhere may be
        /// left beyond its end. The first key does not count where the value before stands for it, or where
        /// it tells of a jump.
        func shareOutside(of state: StateTimeline) -> Int? {
            guard measure == .shares else { return nil }
            let least = min(state.from, state.to)
            let most = state.from == state.to ? Double.infinity : max(state.from, state.to)
            return keys.indices.dropFirst(start == .current || announcesJump ? 1 : 0).first {
                index in
                keys[index].time < least - 1e-9 || keys[index].time > most + 1e-9
            }
        }

        /// The seconds that 1 in the keys' measure takes, where local time 0…1 takes `length` of them.
        func unit(length: Double) -> Double { measure == .seconds ? 1 : length }

        /// The local times of a state at which the value may turn: its keys, and where an easing passes its
        /// aim; none for one that never changes.
        func turns(in state: Instant) -> [Double] {
            guard keys.count > 1 else { return [] }
            var times = [position(ofKey: 0, in: state)]
            for span in spans(in: state) {
                let length = span.end - span.start
                let turns = span.easing.turns(over: unit(length: state.length) * length)
                times += turns.map { span.start + length * $0 }
                times.append(span.end)
            }
            return times.map { time(at: $0, in: state) }
        }

        /// Whether its keys are counted from the state's first moment, where the value before is, in the
        /// direction in which progress goes.
        private var isTaken: Bool { start == .current && measure == .shares }

        /// When a key comes, in its measure; of what begins with the value before, since then.
        @inline(__always)
        private func position(ofKey index: Int, in state: Instant) -> Double {
            if start == .current, index == 0 { return 0 }
            guard isTaken else { return keys[index].time }
            return state.falls ? state.begin - keys[index].time : keys[index].time - state.begin
        }

        /// An instant in the same measure.
        private func position(of instant: Instant) -> Double {
            switch measure {
            case .shares where isTaken:
                instant.falls ? instant.begin - instant.time : instant.time - instant.begin
            case .shares: instant.time
            case .way: instant.share ?? instant.time
            case .seconds: instant.elapsed
            }
        }

        /// The local time of a position.
        private func time(at position: Double, in state: Instant) -> Double {
            switch measure {
            case .shares where isTaken:
                state.falls ? state.begin - position : state.begin + position
            case .shares: position
            case .way: state.share == nil ? position : state.begin + position * state.way
            case .seconds: state.time(after: position)
            }
        }

        /// The values between which an instant lies, once the last key is reached those before it;
        /// nil in place of the value at which the state before was left.
        func ends(at instant: Instant) -> (from: Int?, to: Int) {
            let next = index(after: position(of: instant), in: instant)
            let last = min(next, keys.count - 1)
            // Before the first key nothing moves, nor behind a jump at the last.
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

        /// The index of the first key that is still to come at a position.
        private func index(after position: Double, in state: Instant) -> Int {
            var index = 0
            while index < keys.count, self.position(ofKey: index, in: state) <= position {
                index += 1
            }
            return index
        }

        /// The position of an instant on the track; before the first key and after the last they hold.
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
    /// What the times of a track's keys are.
    enum TimeMeasure: Equatable, Sendable {
        /// Shares of the local time.
        case shares
        /// Shares of the state's own way, which a pull beyond the threshold goes on.
        case way
        /// Seconds.
        case seconds
    }
}
