import Foundation
import Raster

extension Spring {
    public func value<V: Animatable>(
        fromValue: V,
        toValue: V,
        initialVelocity: V,
        time: TimeInterval
    ) -> V {
        let start = fromValue.animatableData
        let displacement = value(
            target: toValue.animatableData - start,
            initialVelocity: initialVelocity.animatableData,
            time: time
        )
        return Self.changed(toValue, to: start + displacement)
    }

    /// Returns the velocity in units per second.
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

    /// Returns the acceleration in units per second squared.
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

    /// Returns the time in seconds after which the value stays within `epsilon` of its target,
    /// found by sampling and bisection.
    public func settlingDuration<V: VectorArithmetic>(
        target: V,
        initialVelocity: V = .zero,
        epsilon: Double
    ) -> TimeInterval {
        func isOutside(_ time: Double) -> Bool {
            let value = value(target: target, initialVelocity: initialVelocity, time: time)
            return (value - target).magnitudeSquared > epsilon * epsilon
        }
        let bound = settlingBound(
            length: target.magnitudeSquared.squareRoot(),
            speed: initialVelocity.magnitudeSquared.squareRoot(),
            epsilon: epsilon
        )
        guard bound < .infinity else { return .infinity }
        // Find the last sample outside the tolerance, then bisect the step after it.
        let count = 4096
        let step = bound / Double(count)
        guard let last = (0..<count).last(where: { isOutside(Double($0) * step) }) else { return 0 }
        var (outside, inside) = (Double(last) * step, Double(last + 1) * step)
        for _ in 0..<40 {
            let middle = (outside + inside) / 2
            if isOutside(middle) { outside = middle } else { inside = middle }
        }
        return inside
    }

    /// Returns an upper bound of the settling time in seconds, or infinity if the spring never
    /// settles.
    ///
    /// With h the impulse response, the remaining distance is x·(h′ + 2ζω·h) − v·h. |h| is at most
    /// t·e^(−rt) and |h′| at most (1 + ζωt)·e^(−rt), where r is the slower of the two decay rates.
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
