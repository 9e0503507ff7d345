/// The values of one keyframe track over time.
struct KeyframePath<Value: Animatable> {
    fileprivate typealias Data = Value.AnimatableData

    fileprivate struct Part {
        let start: Double
        let duration: Double
        let from: Data
        let target: Value
        let motion: Motion
    }

    fileprivate enum Motion {
        case linear(UnitCurve)
        case cubic(start: Data, end: Data)
        case spring(Spring, velocity: Data)
    }

    private var parts: [Part] = []
    /// The final value.
    private let last: Value
    private let first: Value
    /// The duration in seconds.
    let duration: Double

    init(from value: Value, _ segments: [_KeyframeSegment<Value>]) {
        first = value
        var time = 0.0
        var data = value.animatableData
        var velocity = Data.zero
        for (index, segment) in segments.enumerated() {
            let target = segment.target.animatableData
            let motion: Motion
            switch segment.kind {
            case .move:
                (data, velocity) = (target, .zero)
                continue
            case .linear(let curve): motion = .linear(curve)
            case .cubic(let start, let end):
                motion = .cubic(
                    start: start?.animatableData ?? velocity,
                    end: end?.animatableData
                        ?? Self.tangent(after: index, of: segments, from: data)
                )
            case .spring(let spring, let start):
                motion = .spring(spring, velocity: start?.animatableData ?? velocity)
            }
            guard segment.duration > 0 else {
                data = target
                continue
            }
            let part = Part(
                start: time,
                duration: segment.duration,
                from: data,
                target: segment.target,
                motion: motion
            )
            parts.append(part)
            time += segment.duration
            velocity = part.velocityAtEnd
            data = part.data(at: segment.duration)
        }
        duration = time
        var end = value
        end.animatableData = data
        last = end
    }

    /// Returns the velocity at the end of a cubic keyframe.
    ///
    /// If the next keyframe is cubic too, returns its explicit start velocity or the Catmull-Rom
    /// tangent. Otherwise returns zero.
    private static func tangent(
        after index: Int,
        of segments: [_KeyframeSegment<Value>],
        from data: Data
    ) -> Data {
        let next = index + 1
        guard next < segments.count, case .cubic(let start, _) = segments[next].kind else {
            return .zero
        }
        if let start { return start.animatableData }
        let change = segments[next].target.animatableData - data
        let time = segments[index].duration + segments[next].duration
        return time > 0 ? change.scaled(by: 1 / time) : .zero
    }

    /// Returns the value after `time` seconds.
    func value(at time: Double) -> Value {
        guard time < duration, let part = parts.last(where: { $0.start <= time }) else {
            return time < duration ? first : last
        }
        var value = part.target
        value.animatableData = part.data(at: time - part.start)
        return value
    }
}

extension KeyframePath.Part {
    private var change: Value.AnimatableData { target.animatableData - from }

    fileprivate var velocityAtEnd: Value.AnimatableData {
        switch motion {
        case .linear(let curve): change.scaled(by: curve.velocity(at: 1) / duration)
        case .cubic(_, let end): end
        case .spring(let spring, let velocity):
            spring.velocity(target: change, initialVelocity: velocity, time: duration)
        }
    }

    /// Returns the data `time` seconds after the start of the keyframe.
    fileprivate func data(at time: Double) -> Value.AnimatableData {
        switch motion {
        case .linear(let curve): return from + change.scaled(by: curve.value(at: time / duration))
        case .spring(let spring, let velocity):
            return from + spring.value(target: change, initialVelocity: velocity, time: time)
        case .cubic(let start, let end):
            // p(s) = p₀ + change·(3s² − 2s³) + d·(m₀·(s³ − 2s² + s) + m₁·(s³ − s²))
            let s = time / duration
            let pull =
                start.scaled(by: s * (s - 1) * (s - 1)) + end.scaled(by: s * s * (s - 1))
            return from + change.scaled(by: s * s * (3 - 2 * s)) + pull.scaled(by: duration)
        }
    }
}
