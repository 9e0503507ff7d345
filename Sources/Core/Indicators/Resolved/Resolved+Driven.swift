import Raster

extension Resolved {
    /// A value of a layer that may depend on the state and may change over time.
    ///
    /// It is a class because every frame reads it, and references are cheap to copy.
    final class Driven<Value: Sendable>: Sendable {
        /// All values. `motion` refers to them by index.
        private let list: [Value]
        /// The changes of the value over states and time.
        let motion: Motion

        /// Creates a value that never changes.
        convenience init(_ value: Value) { self.init([value], .still) }

        /// Creates a value from a list and a motion that refers to it.
        init(_ list: [Value], _ motion: Motion) {
            self.list = list
            self.motion = motion
        }

        subscript(index: Int) -> Value { list[index] }

        /// The value before the first listed state.
        var first: Value { list[motion.first] }

        /// Returns the value of a copy.
        func driven(ofCopy copy: Int) -> Driven { Driven(list, motion.motion(ofCopy: copy)) }

        /// Whether the value never changes.
        var isConstant: Bool { motion.constant != nil }

        /// Returns the same motion with transformed values.
        func map<Other>(_ transform: (Value) -> Other) -> Resolved.Driven<Other> {
            Resolved.Driven<Other>(list.map(transform), motion)
        }

        /// All values that occur in any state.
        var values: [Value] { motion.values.map { list[$0] } }
    }
}

extension Resolved.Driven: Equatable where Value: Equatable {
    static func == (lhs: Resolved.Driven<Value>, rhs: Resolved.Driven<Value>) -> Bool {
        lhs.motion.isSame(as: rhs.motion) { lhs[$0] == rhs[$1] }
    }
}

extension Resolved.Driven where Value: Interpolatable {
    /// Returns the value at an instant.
    func value(at instant: Instant) -> Value {
        if let constant = motion.constant { return list[constant] }
        // A motion without copies is used in place, which is the common case.
        if motion.copies.isEmpty { return value(at: instant, motion) }
        return value(at: instant, motion.motion(ofCopy: instant.copy))
    }

    private func value(at instant: Instant, _ motion: Resolved.Motion) -> Value {
        guard let track = motion.track(in: instant.state) else {
            return left(before: instant, motion)
        }
        let sample = track.sample(at: instant)
        let from = sample.from.map { list[$0] } ?? left(before: instant, motion)
        let value = from.mixed(with: list[sample.to], at: sample.fraction)
        return track.start == .onto ? value.added(to: left(before: instant, motion)) : value
    }

    /// Returns the last value of the previous state.
    private func left(before instant: Instant, _ motion: Resolved.Motion) -> Value {
        instant.previous.map { value(at: $0, motion) } ?? list[motion.first]
    }
}
