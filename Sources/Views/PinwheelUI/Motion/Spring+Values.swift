import Foundation
import Raster

extension Spring {
    /// Where a value is on its way between two, `time` seconds after it was set.
    public func value<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V,
        time: TimeInterval
    ) -> V {
        let start = fromValue.animatableData
        let way = value(
            target: toValue.animatableData - start,
            initialVelocity: initialVelocity.animatableData,
            time: time
        )
        return Self.changed(toValue, to: start + way)
    }

    /// How fast a value is then, in units a second.
    public func velocity<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V,
        time: TimeInterval
    ) -> V {
        let speed = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData,
            time: time
        )
        return Self.changed(toValue, to: speed)
    }

    /// The pull on a value between two, in units a second squared.
    public func force<V: Animatable>(
        fromValue: V,
        toValue: V,
        position: V,
        velocity: V
    ) -> V {
        let start = fromValue.animatableData
        let pull = force(
            target: toValue.animatableData - start,
            position: position.animatableData - start,
            velocity: velocity.animatableData
        )
        return Self.changed(toValue, to: pull)
    }

    /// From when on a value stays within `epsilon` of its aim, in seconds.
    public func settlingDuration<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V,
        epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData,
            epsilon: epsilon
        )
    }

    /// From when on a value stays within `epsilon` of its aim, in seconds.
    public func settlingDuration<V: VectorArithmetic>(
        target: V,
        initialVelocity: V = .zero,
        epsilon: Double
    ) -> TimeInterval {
        func isOff(_ time: Double) -> Bool {
            let value = value(target: target, initialVelocity: initialVelocity, time: time)
            return (value - target).magnitudeSquared > epsilon * epsilon
        }
        let bound = settlingBound(
            length: target.magnitudeSquared.squareRoot(),
            speed: initialVelocity.magnitudeSquared.squareRoot(),
            epsilon: epsilon
        )
        guard bound < .infinity else { return .infinity }
        // The last step that is off, and the moment after it.
        let count = 4096
        let step = bound / Double(count)
        guard let last = (0..<count).last(where: { isOff(Double($0) * step) }) else { return 0 }
        var (off, near) = (Double(last) * step, Double(last + 1) * step)
        for _ in 0..<40 {
            let middle = (off + near) / 2
            if isOff(middle) { off = middle } else { near = middle }
        }
        return near
    }

    /// A time after which all is within `epsilon`; infinite where nothing ever settles.
    ///
    /// With h the place after a push to a speed of 1, what is left is x·(h′ + 2ζω·h) − v·h. |h| is at most
    /// t·e^(−rt) and |h′| at most (1 + ζωt)·e^(−rt), r being the slower of the two decays.
    private func settlingBound(length: Double, speed: Double, epsilon: Double) -> Double {
        let frequency = 2 * Double.pi / response
        let decay = dampingRatio * frequency
        let excess = max(dampingRatio * dampingRatio - 1, 0).squareRoot()
        let rate = dampingRatio > 1 ? frequency / (dampingRatio + excess) : decay
        guard rate > 0, rate < .infinity, epsilon > 0, (length + speed).isFinite else {
            return length + speed > 0 && !(rate == .infinity) ? .infinity : 0
        }
        var time = 1 / rate
        while DeterministicMath.exp(-rate * time) * (length * (1 + 3 * decay * time) + speed * time)
            > epsilon
        {
            time *= 1.25
        }
        return time
    }

    private static func changed<V: Animatable>(_ value: V, to data: V.AnimatableData) -> V {
        var changed = value
        changed.animatableData = data
        return changed
    }
}
