extension Track {
    /// Whether the value only jumps.
    var isStepped: Bool {
        zip(keys, keys.dropFirst()).allSatisfy { $0.time == $1.time || $0.value == $1.value }
    }

    /// The keys at which a stepped value changes, each with the value from that time on.
    var steps: [Key] {
        var steps: [Key] = []
        for (index, key) in keys.enumerated() {
            let isLastAtItsTime = index == keys.count - 1 || keys[index + 1].time > key.time
            if isLastAtItsTime, steps.last?.value != key.value { steps.append(key) }
        }
        return steps
    }

    /// Returns the track of another value that is not linear between the keys, with as many keys as
    /// its tolerances need.
    func resampled<Other>(_ transform: (Value) -> Other) -> Track<Other> {
        let parts = 16
        var samples = [Track<Other>.Key(time: keys[0].time, value: transform(keys[0].value))]
        for (start, end) in zip(keys, keys.dropFirst()) {
            let count = start.time < end.time ? parts : 1
            for part in 1...count {
                let fraction = Double(part) / Double(count)
                let value = start.value.interpolated(to: end.value, at: fraction)
                let time = start.time * (1 - fraction) + end.time * fraction
                samples.append(
                    Track<Other>.Key(
                        time: part == count ? end.time : time,
                        value: transform(part == count ? end.value : value)
                    )
                )
            }
        }
        return Track<Other>(samples: samples)
    }
}

extension Track<Factor> {
    /// Returns the track of both values, with the keys of both tracks.
    func combined(with other: Track<Factor>) -> Track<Fractions> {
        Track<Fractions>(times: keys.map(\.time) + other.keys.map(\.time)) { time, isBefore in
            let values = [self, other].map {
                isBefore ? $0.valueBefore(time).value : $0.value(at: time).value
            }
            return Fractions(values)
        }
    }
}

extension Track<Lengths> {
    /// Returns the track of all values in a row, with the keys of all tracks.
    static func joined(_ tracks: [Track<Lengths>]) -> Track<Lengths> {
        Track(times: tracks.flatMap { $0.keys.map(\.time) }) { time, isBefore in
            Lengths(
                tracks.flatMap {
                    isBefore ? $0.valueBefore(time).values : $0.value(at: time).values
                }
            )
        }
    }
}

extension Track {
    /// Creates a track with values at some times.
    ///
    /// - Parameters:
    ///   - times: The times, including 0. They may be unordered and repeated.
    ///   - value: Returns the value at a time, or before a jump at that time.
    init(times: [Double], _ value: (Double, _ isBefore: Bool) -> Value) {
        var samples: [Key] = []
        for time in Set(times).sorted() {
            let after = value(time, false)
            if time > 0 {
                let before = value(time, true)
                samples.append(Key(time: time, value: before))
                if before == after { continue }
            }
            samples.append(Key(time: time, value: after))
        }
        self.init(samples: samples)
    }
}

extension Track {
    /// Returns the value at a time, before a jump at that time.
    func valueBefore(_ time: Double) -> Value {
        guard let key = keys.first(where: { $0.time >= time }), key.time > time else {
            return keys.first { $0.time == time }?.value ?? value(at: time)
        }
        return value(at: time)
    }
}

/// Fractions of a path, such as the start and the length of a trim.
struct Fractions: Keyable {
    var values: [Double]

    init(_ values: [Double]) { self.values = values }

    var components: [Double] { values }
    var tolerances: [Double] { values.map { _ in KeyTolerance.factor / 4 } }
    func replacing(_ components: [Double]) -> Fractions { Fractions(components) }
}
