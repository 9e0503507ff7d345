/// A value over the time of a sequence, linear between keys.
package struct Track<Value: Keyable>: Equatable, Sendable {
    /// The value at a time.
    package struct Key: Equatable, Sendable {
        /// The time, as a fraction of the sequence.
        package var time: Double
        package var value: Value

        /// Creates a key.
        package init(time: Double, value: Value) { (self.time, self.value) = (time, value) }
    }

    /// The keys by ascending time, at least one. Two keys at one time are a jump. A track with one
    /// key is constant; otherwise the first key is at 0 and the last at 1.
    package let keys: [Key]

    /// Creates a constant track.
    package init(_ value: Value) { self.init(keys: [Key(time: 0, value: value)]) }

    /// Creates the track with the fewest keys, within the tolerances of the values.
    ///
    /// Complexity: linear in the number of samples.
    ///
    /// - Parameter samples: The values by ascending time, at least one, from 0 to 1.
    package init(samples: [Key]) {
        let samples = Self.withoutRepetitions(Self.withColorsOfNeighbors(samples))
        let first = samples[0].value
        if samples.allSatisfy({ first.isClose(to: $0.value) }) {
            self.init(first)
            return
        }
        self.init(keys: Self.keys(fitting: samples))
    }

    /// Whether the value never changes.
    package var isConstant: Bool { keys.count == 1 }

    /// Returns the value at a time; after a jump at that time.
    package func value(at time: Double) -> Value {
        guard let next = keys.firstIndex(where: { $0.time > time }) else {
            return keys[keys.count - 1].value
        }
        guard next > 0 else { return keys[0].value }
        let (from, to) = (keys[next - 1], keys[next])
        return from.value.interpolated(
            to: to.value,
            at: (time - from.time) / (to.time - from.time)
        )
    }

    /// Returns the track with each value replaced.
    package func map<Other: Keyable>(_ transform: (Value) -> Other) -> Track<Other> {
        Track<Other>(keys: keys.map { Track<Other>.Key(time: $0.time, value: transform($0.value)) })
    }

    private init(keys: [Key]) { self.keys = keys }

    /// Removes the second of two samples at one time if this value does not jump there.
    private static func withoutRepetitions(_ samples: [Key]) -> [Key] {
        var result = [samples[0]]
        for sample in samples.dropFirst() {
            let last = result[result.count - 1]
            if last.time == sample.time, last.value.isClose(to: sample.value) { continue }
            result.append(sample)
        }
        return result
    }

    /// Replaces numbers without a meaning by those of the nearest sample before, or else after.
    private static func withColorsOfNeighbors(_ samples: [Key]) -> [Key] {
        guard samples.contains(where: { $0.value.components.contains(where: \.isNaN) }) else {
            return samples
        }
        var components = samples.map(\.value.components)
        for indices in [Array(samples.indices), samples.indices.reversed()] {
            for (before, index) in zip(indices, indices.dropFirst()) {
                guard components[before].count == components[index].count else { continue }
                for number in components[index].indices where components[index][number].isNaN {
                    components[index][number] = components[before][number]
                }
            }
        }
        return zip(samples, components).map {
            Key(time: $0.time, value: $0.value.replacing($1))
        }
    }
}

/// A value in all sequences of a document.
package struct Animated<Value: Keyable>: Equatable, Sendable {
    /// A track for each sequence, in the document's order.
    package let tracks: [Track<Value>]

    /// Creates a value from its tracks, at least one.
    package init(_ tracks: [Track<Value>]) { self.tracks = tracks }

    /// Creates a value that never changes.
    package init(_ value: Value, sequences: Int) {
        tracks = Array(repeating: Track(value), count: sequences)
    }

    /// The value if it is the same in all sequences at all times.
    package var constant: Value? {
        let first = tracks[0].keys[0].value
        return tracks.allSatisfy { $0.isConstant && $0.keys[0].value.isClose(to: first) }
            ? first : nil
    }

    /// The value at the start of the first sequence.
    package var first: Value { tracks[0].keys[0].value }

    /// Returns the value with each key's value replaced.
    package func map<Other: Keyable>(_ transform: (Value) -> Other) -> Animated<Other> {
        Animated<Other>(tracks.map { $0.map(transform) })
    }
}
