public struct Animation: Hashable, Sendable {
    /// The state of an animation at one time.
    package struct Step: Hashable, Sendable {
        /// The fraction of the change that has been applied: 0 at the start, 1 at the end.
        package var fraction: Double
        /// Whether the animation has ended and the value has reached its target.
        package var isFinished: Bool
    }

    /// An animation function with its modifiers.
    indirect enum Motion: Hashable, Sendable {
        case curve(UnitCurve, duration: Double)
        case fluidSpring(FluidSpring)
        case oscillator(Oscillator)
        case custom(CustomMotion)
        case delayed(Motion, by: Double)
        case sped(Motion, by: Double)
        /// Counts as complete after this time in seconds, unless it completes earlier.
        case completed(Motion, after: Double)
        /// Repeats forever if `count` is `nil`.
        case repeated(Motion, count: Int?, autoreverses: Bool)
    }

    let motion: Motion

    init(_ motion: Motion) { self.motion = motion }

    /// Returns the state `time` seconds after a change of magnitude `length`.
    ///
    /// The magnitude matters because a spring stops once the remaining distance is small.
    package func step(at time: Double, length: Double = 1) -> Step {
        motion.step(at: time, length: length)
    }

    var isEndless: Bool { motion.isEndless }
}

extension Animation {
    /// A spring with a response of 0.5 s and no bounce.
    public static let `default` = spring(response: 0.5, dampingFraction: 1)

    public static var linear: Animation { linear(duration: defaultDuration) }
    public static func linear(duration: Double) -> Animation { timing(.linear, duration) }
    public static var easeIn: Animation { easeIn(duration: defaultDuration) }
    public static func easeIn(duration: Double) -> Animation { timing(.easeIn, duration) }
    public static var easeOut: Animation { easeOut(duration: defaultDuration) }
    public static func easeOut(duration: Double) -> Animation { timing(.easeOut, duration) }
    public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }
    public static func easeInOut(duration: Double) -> Animation { timing(.easeInOut, duration) }
    public static func timingCurve(
        _ p1x: Double,
        _ p1y: Double,
        _ p2x: Double,
        _ p2y: Double,
        duration: Double = defaultDuration
    ) -> Animation {
        timing(.controls(p1x, p1y, p2x, p2y), duration)
    }
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        timing(curve, duration)
    }

    /// The default duration of a timing curve, in seconds. SwiftUI has no such property.
    public static var defaultDuration: Double { 0.35 }

    private static func timing(_ curve: UnitCurve, _ duration: Double) -> Animation {
        Animation(.curve(curve, duration: duration > 0 ? duration : 0))
    }

    /// Delays the animation by `delay` seconds. A repeated animation waits only before its first
    /// run.
    public func delay(_ delay: Double) -> Animation {
        delay.isNaN || delay == 0 ? self : Animation(.delayed(motion, by: delay))
    }

    public func speed(_ speed: Double) -> Animation {
        speed.isNaN || speed == 1 ? self : Animation(.sped(motion, by: speed))
    }

    public func logicallyComplete(after duration: Double) -> Animation {
        duration.isNaN ? self : Animation(.completed(motion, after: max(duration, 0)))
    }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repeated(motion, count: max(repeatCount, 0), autoreverses: autoreverses))
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeated(motion, count: nil, autoreverses: autoreverses))
    }
}
