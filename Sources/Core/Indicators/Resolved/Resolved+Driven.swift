import Raster

extension Resolved {
    /// A value of a layer, which may differ by state and move within each; one reference, as it is read in
    /// every frame.
    final class Driven<Value: Sendable>: Sendable {
        /// All its values; which of them counts when is up to the motion.
        private let list: [Value]
        /// How they follow one another.
        let motion: Motion

        /// The same value always.
        convenience init(_ value: Value) { self.init([value], .still) }

        /// Values that follow one another.
        init(_ list: [Value], _ motion: Motion) {
            self.list = list
            self.motion = motion
        }

        /// The value of an index.
        subscript(index: Int) -> Value { list[index] }

        /// The value before any state that is named.
        var first: Value { list[motion.first] }

        /// The values of one copy.
        func driven(ofCopy copy: Int) -> Driven { Driven(list, motion.motion(ofCopy: copy)) }

        /// Whether it is the same value always.
        var isConstant: Bool { motion.constant != nil }

        /// The same of other values.
        func map<Other>(_ transform: (Value) -> Other) -> Resolved.Driven<Other> {
            Resolved.Driven<Other>(list.map(transform), motion)
        }

        /// Every value that it passes through in any state.
        var values: [Value] { motion.values.map { list[$0] } }
    }
}

extension Resolved.Driven: Equatable where Value: Equatable {
    static func == (left: Resolved.Driven<Value>, right: Resolved.Driven<Value>) -> Bool {
        left.motion.isSame(as: right.motion) { left[$0] == right[$1] }
    }
}

extension Resolved.Driven where Value: Interpolated {
    /// The value at an instant.
    func value(at instant: Instant) -> Value {
        if let constant = motion.constant { return list[constant] }
        // Mostly; the motion is then read where it lies.
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

    /// The value at which the state before was left.
    private func left(before instant: Instant, _ motion: Resolved.Motion) -> Value {
        instant.previous.map { value(at: $0, motion) } ?? list[motion.first]
    }
}
