import Raster

extension Resolved {
    /// A value of a layer that may depend on the state and may change over time.
    ///
    /// It is a class, so that it is cheap to copy in every frame.
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

        /// The initial value, which applies until the first state with its own track.
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
        // A motion without copies is the common case and needs no look-up.
        if motion.copies.isEmpty { return value(at: instant, motion) }
        return value(at: instant, motion.motion(ofCopy: instant.copy))
    }

    private func value(at instant: Instant, _ motion: Resolved.Motion) -> Value {
        guard let (track, instant) = motion.track(at: instant) else {
            return previousValue(before: instant, motion)
        }
        if let formula = track.formula { return value(of: formula, at: instant) }
        let sample = track.sample(at: instant)
        let from = sample.from.map { list[$0] } ?? previousValue(before: instant, motion)
        let value = from.mixed(with: list[sample.to], at: sample.fraction)
        return track.start == .onto
            ? value.added(to: previousValue(before: instant, motion)) : value
    }

    /// Returns the value of expressions at an instant, interpolated from the corners.
    private func value(of formula: Resolved.Formula, at instant: Instant) -> Value {
        let (corners, numbers) = (formula.corners, formula.numbers(at: instant))
        let value = list[corners.zero].mixed(with: list[corners.one], at: numbers.x)
        guard let y = numbers.y else { return value }
        let other = list[corners.zeroAtY].mixed(with: list[corners.oneAtY], at: numbers.x)
        return value.mixed(with: other, at: y)
    }

    /// Returns the last value of the previous state.
    private func previousValue(before instant: Instant, _ motion: Resolved.Motion) -> Value {
        instant.previous.map { value(at: $0, motion) } ?? list[motion.first]
    }
}
