/// A time in a sequence, and the side of a jump at that time.
struct TrackMoment: Equatable, Sendable {
    /// The time, as a fraction of the sequence.
    var time: Double
    /// Whether the value before a jump at this time is meant, and not the one after it.
    var isBeforeJump = false
}

extension Track {
    /// Returns the value at a moment.
    func value(at moment: TrackMoment) -> Value {
        guard moment.isBeforeJump, let first = keys.first(where: { $0.time == moment.time }) else {
            return value(at: moment.time)
        }
        return first.value
    }

    /// The times of the keys of a track that is not constant.
    var keyTimes: [Double] { isConstant ? [] : keys.map(\.time) }

    /// Creates the track of a value that depends on other tracks.
    ///
    /// - Parameters:
    ///   - keyTimes: The `keyTimes` of each of these tracks.
    ///   - value: Returns the value at a moment.
    init(keyTimes: [[Double]], value: (TrackMoment) -> Value) {
        let times = Set(keyTimes.joined()).sorted()
        guard times.count > 1 else {
            self.init(value(TrackMoment(time: 0)))
            return
        }
        let jumps = Set(
            keyTimes.flatMap { own in
                zip(own, own.dropFirst()).filter { $0 == $1 }.map(\.0)
            }
        )
        var samples = [Key(time: times[0], value: value(TrackMoment(time: times[0])))]
        if jumps.contains(times[0]) {
            let before = TrackMoment(time: times[0], isBeforeJump: true)
            samples.insert(Key(time: times[0], value: value(before)), at: 0)
        }
        for (start, end) in zip(times, times.dropFirst()) {
            let isJump = jumps.contains(end)
            let first = Key(time: start, value: value(TrackMoment(time: start)))
            let last = Key(time: end, value: value(TrackMoment(time: end, isBeforeJump: isJump)))
            Self.refine(first, last, depth: 0, into: &samples, value)
            samples.append(last)
            if isJump { samples.append(Key(time: end, value: value(TrackMoment(time: end)))) }
        }
        self.init(samples: samples)
    }

    /// Appends the samples between two keys that are needed for a linear interpolation.
    private static func refine(
        _ start: Key,
        _ end: Key,
        depth: Int,
        into samples: inout [Key],
        _ value: (TrackMoment) -> Value
    ) {
        let time = (start.time + end.time) / 2
        let middle = Key(time: time, value: value(TrackMoment(time: time)))
        let isLinear = start.value.interpolated(to: end.value, at: 0.5).isClose(to: middle.value)
        // The first two levels find curves whose middle is on the line.
        guard depth < (isLinear ? 2 : 9) else { return }
        refine(start, middle, depth: depth + 1, into: &samples, value)
        samples.append(middle)
        refine(middle, end, depth: depth + 1, into: &samples, value)
    }
}

extension Track<Opacity> {
    /// Returns the product of two opacities.
    func multiplied(by other: Track<Opacity>) -> Track<Opacity> {
        if isConstant, keys[0].value.value == 1 { return other }
        if other.isConstant, other.keys[0].value.value == 1 { return self }
        return Track(keyTimes: [keyTimes, other.keyTimes]) { moment in
            Opacity(value(at: moment).value * other.value(at: moment).value)
        }
    }
}
