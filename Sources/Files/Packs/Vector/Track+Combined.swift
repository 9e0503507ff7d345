extension Track {
    /// Returns the value just before a time; at 0, the first value.
    func valueBefore(_ time: Double) -> Value {
        guard let next = keys.firstIndex(where: { $0.time >= time }), next > 0 else {
            return time > 0 ? keys[keys.count - 1].value : keys[0].value
        }
        let (from, to) = (keys[next - 1], keys[next])
        let fraction = (time - from.time) / (to.time - from.time)
        return from.value.interpolated(to: to.value, at: fraction)
    }

    /// Returns the track of a value that depends on this one and another. It must be linear between
    /// the keys of both, as a sum is.
    func combined<Other: Keyable, Result: Keyable>(
        with other: Track<Other>,
        _ combine: (Value, Other) -> Result
    ) -> Track<Result> {
        let times = (keys.map(\.time) + other.keys.map(\.time)).sorted().unique()
        let samples = times.flatMap { time in
            [
                Track<Result>.Key(
                    time: time,
                    value: combine(valueBefore(time), other.valueBefore(time))
                ),
                Track<Result>.Key(time: time, value: combine(value(at: time), other.value(at: time))),
            ]
        }
        return Track<Result>(samples: samples)
    }
}

extension Animated {
    /// Returns the animated value that depends on this one and another. It must be linear between
    /// the keys of both, as a sum is.
    package func combined<Other: Keyable, Result: Keyable>(
        with other: Animated<Other>,
        _ combine: (Value, Other) -> Result
    ) -> Animated<Result> {
        Animated<Result>(
            zip(tracks, other.tracks).map { $0.combined(with: $1, combine) }
        )
    }
}
