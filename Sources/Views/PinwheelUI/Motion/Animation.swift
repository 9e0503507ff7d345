/// How a value gets from where it is to where it was set.
public struct Animation: Hashable, Sendable {
    /// What there is of a motion's way after some time.
    package struct Step: Hashable, Sendable {
        /// How far the value has come: 0 at the start, 1 at the end.
        package var fraction: Double
        /// Whether the motion has ended and the value is what it was set to.
        package var isFinished: Bool
    }

    /// The motions that animations are made of.
    indirect enum Motion: Hashable, Sendable {
        case curve(UnitCurve, duration: Double)
        case fluidSpring(FluidSpring)
        case oscillator(Oscillator)
        case custom(CustomMotion)
        case delayed(Motion, by: Double)
        case sped(Motion, by: Double)
        /// It counts as complete after so many seconds, if not before.
        case completed(Motion, after: Double)
        /// Nil repeats for ever.
        case repeated(Motion, count: Int?, autoreverses: Bool)
    }

    let motion: Motion

    init(_ motion: Motion) { self.motion = motion }

    /// Where the value is `time` seconds after it was set, on a way of `length`: springs stop when what is
    /// left of it is small.
    package func step(at time: Double, length: Double = 1) -> Step {
        motion.step(at: time, length: length)
    }

    /// Whether it repeats for ever.
    var isEndless: Bool { motion.isEndless }
}

extension Animation {
    /// What the system takes where nothing else is said: a spring of .5 s without bounce.
    public static let `default` = spring(response: 0.5, dampingFraction: 1)

    /// At the same pace, for .35 s.
    public static var linear: Animation { linear(duration: standardDuration) }
    /// At the same pace.
    public static func linear(duration: Double) -> Animation { timing(.linear, duration) }
    /// Slow at first, for .35 s.
    public static var easeIn: Animation { easeIn(duration: standardDuration) }
    /// Slow at first.
    public static func easeIn(duration: Double) -> Animation { timing(.easeIn, duration) }
    /// Slow at last, for .35 s.
    public static var easeOut: Animation { easeOut(duration: standardDuration) }
    /// Slow at last.
    public static func easeOut(duration: Double) -> Animation { timing(.easeOut, duration) }
    /// Slow at both ends, for .35 s.
    public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
    /// Slow at both ends.
    public static func easeInOut(duration: Double) -> Animation { timing(.easeInOut, duration) }
    /// By a Bézier of two control points.
    public static func timingCurve(
        _ p1x: Double,
        _ p1y: Double,
        _ p2x: Double,
        _ p2y: Double,
        duration: Double = standardDuration
    ) -> Animation {
        timing(.controls(p1x, p1y, p2x, p2y), duration)
    }
    /// By a curve.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        timing(curve, duration)
    }

    /// How long curves last that do not say.
    public static var standardDuration: Double { 0.35 }

    private static func timing(_ curve: UnitCurve, _ duration: Double) -> Animation {
        Animation(.curve(curve, duration: duration > 0 ? duration : 0))
    }

    /// Begins `delay` seconds later; on a repeated animation it waits once.
    public func delay(_ delay: Double) -> Animation {
        delay.isNaN || delay == 0 ? self : Animation(.delayed(motion, by: delay))
    }

    /// Runs `speed` times as fast.
    public func speed(_ speed: Double) -> Animation {
        speed.isNaN || speed == 1 ? self : Animation(.sped(motion, by: speed))
    }

    /// Counts as complete after `duration` seconds, if not before, whatever still moves then.
    public func logicallyComplete(after duration: Double) -> Animation {
        duration.isNaN ? self : Animation(.completed(motion, after: max(duration, 0)))
    }

    /// Runs `repeatCount` times, every other time backwards if `autoreverses`.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repeated(motion, count: max(repeatCount, 0), autoreverses: autoreverses))
    }

    /// Runs again and again, every other time backwards if `autoreverses`.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeated(motion, count: nil, autoreverses: autoreverses))
    }
}
