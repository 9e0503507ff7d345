import Raster

extension Resolved {
    /// A value along a state's or a clock's time: constant, or passing through keys.
    struct Track<Value: Hashable & Sendable>: Equatable, Sendable {
        /// A value at a position.
        struct Key: Equatable, Sendable {
            /// The local time.
            var time: Double
            /// The value that is reached there, where it jumps from it to another.
            var arrival: Value?
            /// The value there.
            var value: Value
            /// How the value moves on to the next key.
            var easing: Easing
        }

        /// Where a local time falls: between two values, at a fraction of the way.
        struct Sample {
            /// Nil for the value at which the state before was left.
            var from: Value?
            var to: Value
            /// 0 is `from`, 1 is `to`; springs pass beyond both.
            var fraction: Double
        }

        /// The keys by rising time, at least one.
        private let keys: [Key]
        /// What their times are.
        private let measure: TimeMeasure
        /// What the state takes over from the one before.
        let start: CourseStart

        /// The same value at all times.
        init(constant value: Value) {
            keys = [Key(time: 0, value: value, easing: .linear)]
            measure = .shares
            start = .own
        }

        /// A value through `keys`, which rise in time; nil when there are none.
        init?(keys: [Key], measure: TimeMeasure = .shares, start: CourseStart = .own) {
            guard !keys.isEmpty else { return nil }
            self.keys = keys
            self.measure = measure
            self.start = start
        }

        private init(all keys: [Key], measure: TimeMeasure, start: CourseStart) {
            self.keys = keys
            self.measure = measure
            self.start = start
        }

        /// The values passed through.
        var values: [Value] { keys.flatMap { ($0.arrival.map { [$0] } ?? []) + [$0.value] } }

        /// Whether it is the same value at all times.
        var isConstant: Bool { keys.count == 1 && keys[0].arrival == nil && start == .own }

        /// Whether it says that it does not begin where the state before ends.
        var announcesJump: Bool { start == .own && keys[0].arrival != nil }

        /// The ways from key to key: when they begin and end, in the keys' measure, and how they are gone.
        var spans: [Span] {
            zip(keys, keys.dropFirst()).map { first, last in
                Span(
                    start: first.time,
                    end: last.time,
                    from: first.value,
                    to: last.arrival ?? last.value,
                    easing: first.easing
                )
            }
        }

        /// A way from key to key.
        struct Span {
            let start: Double
            let end: Double
            let from: Value
            let to: Value
            let easing: Easing
        }

        /// The time of the last key in seconds; nil where times are shares.
        var seconds: Double? { measure == .seconds ? keys[keys.count - 1].time : nil }

        /// The seconds that a way takes in `length` of them, or none where times are shares.
        func unit(length: Double) -> Double { measure == .seconds ? 1 : length }

        /// The same course of other values.
        func map<Other>(_ transform: (Value) -> Other) -> Track<Other> {
            let keys = keys.map { key in
                Track<Other>.Key(
                    time: key.time,
                    arrival: key.arrival.map(transform),
                    value: transform(key.value),
                    easing: key.easing
                )
            }
            return Track<Other>(
                all: keys,
                measure: measure,
                start: start
            )
        }

        /// The times at which the value may turn, as shares: its keys, and where an easing passes its
        /// aim; none for one that never changes.
        ///
        /// `length` is the number of seconds that local time 0…1 takes.
        func turns(length: Double) -> [Double] {
            guard keys.count > 1 else { return [] }
            let unit = measure == .seconds ? 1 / length : 1
            var times = [keys[0].time * unit]
            for (start, end) in zip(keys, keys.dropFirst()) {
                let span = (end.time - start.time) * unit
                let turns = start.easing.turns(over: length * span)
                times += turns.map { start.time * unit + span * $0 }
                times.append(end.time * unit)
            }
            return times
        }

        /// The position of an instant on the track; before the first key and after the last they hold.
        func sample(at instant: Instant) -> Sample {
            sample(at: time(of: instant), unit: measure == .seconds ? 1 : instant.length)
        }

        /// An instant in the keys' measure.
        private func time(of instant: Instant) -> Double {
            switch measure {
            case .shares: instant.time
            case .way: instant.share ?? instant.time
            case .seconds: instant.time * instant.length
            }
        }

        /// The values between which an instant lies, once the last key is reached those before it;
        /// nil in place of the value at which the state before was left.
        func ends(at instant: Instant) -> (from: Value?, to: Value) {
            let time = time(of: instant)
            let next = keys.firstIndex { $0.time > time } ?? keys.count
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

        /// The position of a time in the keys' measure, of which 1 takes `unit` seconds.
        func sample(at time: Double, unit: Double) -> Sample {
            var index = 0
            while index < keys.count, keys[index].time <= time { index += 1 }
            guard index > 0, index < keys.count else {
                let key = keys[index == 0 ? 0 : keys.count - 1]
                let isStart = index == 0 || keys.count == 1
                return Sample(
                    from: start == .current && isStart ? nil : key.value,
                    to: key.value,
                    fraction: 0
                )
            }
            let first = keys[index - 1]
            let span = keys[index].time - first.time
            return Sample(
                from: start == .current && index == 1 ? nil : first.value,
                to: keys[index].arrival ?? keys[index].value,
                fraction: first.easing.value(at: (time - first.time) / span, over: unit * span)
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

extension Resolved.Track where Value == Double {
    /// The number at a time, as a share of a second.
    func value(at time: Double) -> Double {
        let sample = sample(at: time, unit: 1)
        return (sample.from ?? sample.to).mixed(with: sample.to, at: sample.fraction)
    }
}
