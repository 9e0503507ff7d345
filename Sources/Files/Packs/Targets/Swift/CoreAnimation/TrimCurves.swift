import Raster

/// The ends of a trimmed stroke as fractions of the path, within 0…1.
struct TrimCurves {
    var start: Curve
    var end: Curve
    /// The end of the part that continues at the start of the path.
    var rest: Curve

    /// Splits a trim where it crosses the end of the path.
    init(_ trim: VectorShape.Trim) {
        var tracks: (start: [[Curve.Key]], end: [[Curve.Key]], rest: [[Curve.Key]]) = ([], [], [])
        for (starts, lengths) in zip(trim.start.tracks, trim.length.tracks) {
            let moments = Self.moments(starts, lengths)
            func keys(_ value: (Moment) -> Double) -> [Curve.Key] {
                let keys = moments.map {
                    Curve.Key(time: $0.time, values: [value($0).rounded(toDigits: 5)])
                }
                return keys.allSatisfy { $0.values == keys[0].values } ? [keys[0]] : keys.simplified
            }
            tracks.start.append(keys { $0.start - $0.turn })
            tracks.end.append(keys { min($0.start - $0.turn + $0.length, 1) })
            tracks.rest.append(keys { max($0.start - $0.turn + $0.length - 1, 0) })
        }
        start = Curve(tracks: tracks.start, tolerance: KeyTolerance.factor)
        end = Curve(tracks: tracks.end, tolerance: KeyTolerance.factor)
        rest = Curve(tracks: tracks.rest, tolerance: KeyTolerance.factor)
    }

    private struct Moment {
        var time: Double
        var start: Double
        var length: Double
        /// The whole turns that are subtracted from the start.
        var turn: Double
    }

    /// The moments between which all ends are linear.
    private static func moments(_ starts: Track<Factor>, _ lengths: Track<Factor>) -> [Moment] {
        var times = Set((starts.keys.map(\.time) + lengths.keys.map(\.time)) + [0, 1])
        for (from, to) in zip(times.sorted(), times.sorted().dropFirst()) {
            let first = values(starts, lengths, from, isBefore: false)
            let last = values(starts, lengths, to, isBefore: true)
            // The start, and then the end, passes whole turns.
            for (low, high) in [
                (first.start, last.start), (first.start + first.length, last.start + last.length),
            ] where (high - low).magnitude > 1e-9 {
                let (bottom, top) = (min(low, high), max(low, high))
                var turn = bottom.rounded(.up)
                while turn < top {
                    if turn > bottom {
                        times.insert(from + (turn - low) / (high - low) * (to - from))
                    }
                    turn += 1
                }
            }
        }
        var moments: [Moment] = []
        let sorted = times.sorted()
        for (from, to) in zip(sorted, sorted.dropFirst()) {
            let first = values(starts, lengths, from, isBefore: false)
            let last = values(starts, lengths, to, isBefore: true)
            let middle = (first.start + last.start) / 2
            let turn = (middle + 1e-9).rounded(.down)
            for (time, value) in [(from, first), (to, last)] {
                moments.append(
                    Moment(
                        time: time.rounded(toDigits: 6),
                        start: min(max(value.start, turn), turn + 1),
                        length: value.length,
                        turn: turn
                    )
                )
            }
        }
        return moments
    }

    private static func values(
        _ starts: Track<Factor>,
        _ lengths: Track<Factor>,
        _ time: Double,
        isBefore: Bool
    ) -> (start: Double, length: Double) {
        (starts.limit(at: time, isBefore: isBefore), lengths.limit(at: time, isBefore: isBefore))
    }
}

extension Track<Factor> {
    /// Returns the value at a time; before or after a jump at that time.
    fileprivate func limit(at time: Double, isBefore: Bool) -> Double {
        guard isBefore, let index = keys.firstIndex(where: { $0.time == time }), index > 0 else {
            return value(at: time).value
        }
        return keys[index].value.value
    }
}

extension [Curve.Key] {
    /// The keys without repetitions, and without those on the line between their neighbours.
    fileprivate var simplified: [Curve.Key] {
        var result: [Curve.Key] = []
        for key in self where key != result.last {
            if result.count > 1 {
                let (first, middle) = (result[result.count - 2], result[result.count - 1])
                let fraction = (middle.time - first.time) / Swift.max(key.time - first.time, 1e-12)
                let value = first.values[0] + (key.values[0] - first.values[0]) * fraction
                let isBetween = first.time < middle.time && middle.time < key.time
                if isBetween, (value - middle.values[0]).magnitude < 2e-5 { result.removeLast() }
            }
            result.append(key)
        }
        return result
    }
}
