extension Resolved {
    /// A value along a state's local time: constant, or passing through keys.
    struct Track<Value: Hashable & Sendable>: Hashable, Sendable {
        /// A value at a position.
        struct Key: Hashable, Sendable {
            /// The local time.
            var time: Double
            /// The value there.
            var value: Value
            /// How the value moves on to the next key.
            var easing: Easing
        }

        /// Where a local time falls: between two values, at a fraction of the way.
        struct Sample {
            var from: Value
            var to: Value
            /// 0 is `from`, 1 is `to`; springs pass beyond both.
            var fraction: Double
        }

        /// The keys by rising time, at least one.
        private let keys: [Key]

        /// The same value at all times.
        init(constant value: Value) {
            keys = [Key(time: 0, value: value, easing: .linear)]
        }

        /// A value through `keys`, which rise in time; nil when there are none.
        init?(keys: [Key]) {
            guard !keys.isEmpty else { return nil }
            self.keys = keys
        }

        /// The values passed through.
        var values: [Value] { keys.map { $0.value } }

        /// The times at which the value may turn: its keys, and where an easing passes its aim; none
        /// for one that never changes.
        ///
        /// `length` is the number of seconds that local time 0…1 takes.
        func turns(length: Double) -> [Double] {
            guard keys.count > 1 else { return [] }
            var times = [keys[0].time]
            for (start, end) in zip(keys, keys.dropFirst()) {
                let span = end.time - start.time
                times += start.easing.turns(over: length * span).map { start.time + span * $0 }
                times.append(end.time)
            }
            return times
        }

        /// The position of `time` on the track; before the first key and after the last they hold.
        ///
        /// `length` is the number of seconds that local time 0…1 takes.
        func sample(at time: Double, length: Double) -> Sample {
            var index = 0
            while index < keys.count, keys[index].time <= time { index += 1 }
            guard index > 0, index < keys.count else {
                let value = keys[index == 0 ? 0 : keys.count - 1].value
                return Sample(from: value, to: value, fraction: 0)
            }
            let start = keys[index - 1].time
            let span = keys[index].time - start
            return Sample(
                from: keys[index - 1].value,
                to: keys[index].value,
                fraction: keys[index - 1].easing.value(
                    at: (time - start) / span,
                    over: length * span
                )
            )
        }
    }
}

extension Resolved.Track where Value == Double {
    /// The number at a local time.
    func value(at time: Double, length: Double) -> Double {
        let sample = sample(at: time, length: length)
        return sample.from + (sample.to - sample.from) * sample.fraction
    }
}
