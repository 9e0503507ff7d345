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
        Track<Fractions>(keyTimes: [keyTimes, other.keyTimes]) { moment in
            Fractions([value(at: moment).value, other.value(at: moment).value])
        }
    }
}

extension Track<Lengths> {
    /// Returns the track of all values in a row, with the keys of all tracks.
    static func joined(_ tracks: [Track<Lengths>]) -> Track<Lengths> {
        Track(keyTimes: tracks.map(\.keyTimes)) { moment in
            Lengths(tracks.flatMap { $0.value(at: moment).values })
        }
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
