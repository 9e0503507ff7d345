import Raster

/// Numbers over the time of each sequence, linear between keys, rounded for source code.
struct Curve: Hashable {
    /// The numbers at a time.
    struct Key: Hashable {
        /// The time, as a fraction of the sequence.
        var time: Double
        var values: [Double]
    }

    /// The keys of each sequence, in the document's order. A constant track has one key.
    var tracks: [[Key]]
    /// The largest error of a number.
    var tolerance: Double

    /// Creates a curve from keys.
    init(tracks: [[Key]], tolerance: Double) {
        (self.tracks, self.tolerance) = (tracks, tolerance)
    }

    /// Creates the curve of an animated value.
    ///
    /// - Parameter digits: The number of decimal places.
    init<Value: Keyable>(_ animated: Animated<Value>, digits: Int = 5) {
        tolerance = animated.first.tolerances.max() ?? 0
        tracks = animated.tracks.map { track in
            let keys = track.keys.map { key in
                Key(
                    time: key.time.rounded(toDigits: 6),
                    values: key.value.components.map { $0.finite.rounded(toDigits: digits) }
                )
            }
            // A jump at the start is not visible.
            let visible = Array(keys.drop { $0.time == 0 })
            let start = keys.last { $0.time == 0 }.map { [$0] } ?? []
            return keys.count > 1 ? (start + visible).withoutConstants : keys
        }
        if let constant = animated.constant {
            let values = constant.components.map { $0.finite.rounded(toDigits: digits) }
            tracks = tracks.map { _ in [Key(time: 0, values: values)] }
        }
    }

    /// The numbers if they never change.
    var constant: [Double]? {
        let first = tracks[0][0].values
        return tracks.allSatisfy { $0.count == 1 && $0[0].values == first } ? first : nil
    }

    /// Whether one track does not change.
    func isConstant(_ track: Int) -> Bool { tracks[track].count == 1 }

    /// All values at keys.
    var allValues: [[Double]] { tracks.joined().map(\.values) }
}

extension [Curve.Key] {
    /// One key if all have the same numbers; otherwise all keys.
    var withoutConstants: [Curve.Key] {
        allSatisfy { $0.values == self[0].values } ? [self[0]] : self
    }

    /// Returns the numbers at a time; after a jump at that time.
    func values(at time: Double) -> [Double] {
        guard let next = firstIndex(where: { $0.time > time }) else {
            return self[count - 1].values
        }
        guard next > 0 else { return self[0].values }
        let (from, to) = (self[next - 1], self[next])
        let fraction = (time - from.time) / (to.time - from.time)
        return zip(from.values, to.values).map { $0 + ($1 - $0) * fraction }
    }

    /// Returns the fraction of the sequence by which the other track, which repeats, is later than
    /// this one: the track at t has the values of this one at t − delay. Returns `nil` if there is
    /// no such delay.
    func delay(of other: [Curve.Key], tolerance: Double) -> Double? {
        guard count > 1, other.count > 1 else { return nil }
        var candidates: Set<Double> = []
        for key in self {
            for later in other {
                let delay = later.time - key.time
                candidates.insert((delay - delay.rounded(.down)).rounded(toDigits: 6))
            }
        }
        return candidates.sorted().first { isEqual(to: other, delayedBy: $0, tolerance: tolerance) }
    }

    /// Returns whether the other track, which repeats, has the values of this one after a delay.
    func isEqual(to other: [Curve.Key], delayedBy delay: Double, tolerance: Double) -> Bool {
        let count = 97
        let jumps = Self.jumps(of: self).map { $0 + delay } + Self.jumps(of: other)
        for step in 0...count {
            let time = Double(step) / Double(count)
            let isNearJump = jumps.contains { jump in
                let distance = (time - jump).magnitude
                return Swift.min(distance, (1 - distance).magnitude) < 1e-3
            }
            guard !isNearJump else { continue }
            let source = time - delay
            let expected = values(at: source - source.rounded(.down))
            for (left, right) in zip(expected, other.values(at: time))
            where (left - right).magnitude > 3 * tolerance {
                return false
            }
        }
        return true
    }

    /// The times of jumps, with that where the track repeats.
    private static func jumps(of keys: [Curve.Key]) -> [Double] {
        [0] + zip(keys, keys.dropFirst()).filter { $0.time == $1.time }.map(\.0.time)
    }
}

extension Double {
    /// The number, or 0 if it is not finite.
    fileprivate var finite: Double { isFinite ? self : 0 }

    /// Returns the number with a number of decimal places. −0 becomes 0.
    func rounded(toDigits digits: Int) -> Double {
        var factor = 1.0
        for _ in 0..<digits { factor *= 10 }
        return (self * factor).rounded() / factor + 0
    }
}
