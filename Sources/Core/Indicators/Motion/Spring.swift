import Raster

/// A mass on a damped spring, released at 0 and pulled towards 1.
///
/// Its position is the step response of the damped harmonic oscillator x″ + 2ζω·x′ + ω²·x = ω² with
/// ω = 2π/response.
public struct Spring: Hashable, Sendable {
    /// The period of the undamped oscillation, in seconds.
    public let response: Double
    /// The damping ratio ζ. 0 oscillates for ever, and 1 is the smallest ratio without overshoot.
    public let damping: Double

    /// The allowed responses, in seconds.
    public static let responseRange = 0.001...1000.0
    /// The allowed damping ratios.
    public static let dampingRange = 0.0...100.0
    /// The allowed bounces. −0.99 corresponds to the largest damping ratio, 100.
    public static let bounceRange = -0.99...1.0

    /// SwiftUI's default animation since iOS 17, and its `.spring()` since Xcode 15.
    public static let standard = Spring(allowed: 0.5, 1)
    /// SwiftUI's `.smooth`: no bounce.
    public static let smooth = Spring(allowed: 0.5, 1)
    /// SwiftUI's `.snappy`: a bounce of 0.15.
    public static let snappy = Spring(allowed: 0.5, 0.85)
    /// SwiftUI's `.bouncy`: a bounce of 0.3.
    public static let bouncy = Spring(allowed: 0.5, 0.7)
    /// SwiftUI's `.interactiveSpring()`.
    public static let interactive = Spring(allowed: 0.15, 0.86)
    /// SwiftUI's `.spring()` before Xcode 15.
    public static let legacy = Spring(allowed: 0.55, 0.825)

    /// Creates a spring from its response in seconds and its damping ratio.
    ///
    /// - Throws: `MotionError` if a value is outside of `responseRange` or `dampingRange`.
    public init(response: Double, damping: Double) throws(MotionError) {
        try Self.check(response, named: "response", in: Self.responseRange, unit: " s")
        try Self.check(damping, named: "damping", in: Self.dampingRange)
        self.init(allowed: response, damping)
    }

    /// Creates a spring from its perceived duration in seconds and its bounce b.
    ///
    /// The damping ratio is 1 − b, or 1/(1 + b) for a negative b, as in SwiftUI's
    /// `Spring(duration:bounce:)`.
    ///
    /// - Throws: `MotionError` if a value is outside of `responseRange` or `bounceRange`.
    public init(duration: Double, bounce: Double) throws(MotionError) {
        try Self.check(duration, named: "duration", in: Self.responseRange, unit: " s")
        try Self.check(bounce, named: "bounce", in: Self.bounceRange)
        self.init(allowed: duration, bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    private init(allowed response: Double, _ damping: Double) {
        self.response = response
        self.damping = damping
    }

    /// Returns the position `seconds` after the release. 0 for negative times.
    public func value(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        let (cosine, sine) = swing(at: seconds)
        return 1 - (cosine + damping * frequency * sine)
    }

    /// Returns the velocity per second, `seconds` after the release. 0 for negative times.
    public func velocity(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        return frequency * frequency * swing(at: seconds).sine
    }

    /// The time of the first and largest overshoot, π/ω_d, in seconds. `nil` for a spring without
    /// overshoot.
    var firstOvershootTime: Double? {
        guard damping < 1 else { return nil }
        return Double.pi / (frequency * ((1 - damping) * (1 + damping)).squareRoot())
    }

    /// The largest time in seconds. Later times are clamped to it, because the sine of infinity is
    /// undefined.
    package static let longest = 1e6

    /// The angular frequency ω, in radians per second.
    package var frequency: Double { 2 * Double.pi / response }

    /// Returns e^(−ζωt)·(cos ω_d·t, sin(ω_d·t)/ω_d) with ω_d = ω√(1 − ζ²).
    ///
    /// Position and velocity follow from this pair for every ζ. For ζ = 1 the pair is e^(−ωt)·(1,
    /// t), and for ζ > 1 the functions are hyperbolic.
    private func swing(at seconds: Double) -> (cosine: Double, sine: Double) {
        let t = min(seconds, Self.longest)
        let decay = damping * frequency
        if damping < 1 {
            let dampedFrequency = frequency * ((1 - damping) * (1 + damping)).squareRoot()
            let (sine, cosine) = DeterministicMath.sineCosine(dampedFrequency * t)
            let envelope = DeterministicMath.exp(-decay * t)
            return (envelope * cosine, envelope * sine / dampedFrequency)
        }
        let spread = frequency * ((damping - 1) * (damping + 1)).squareRoot()
        // ζω − √(ζ² − 1)·ω without cancellation, because the product of the two rates is ω².
        let slow = DeterministicMath.exp(-frequency * frequency / (decay + spread) * t)
        let y = 2 * spread * t
        let fall = Self.meanFall(y)
        return (slow * (1 - y * fall / 2), slow * t * fall)
    }

    /// Returns (1 − e^(−y))/y for y ≥ 0. Uses the power series for small y, where the subtraction
    /// would lose digits.
    private static func meanFall(_ y: Double) -> Double {
        guard y < 0.5 else { return (1 - DeterministicMath.exp(-y)) / y }
        var sum = 0.0
        // Σ (−y)ⁿ/(n + 1)!, starting with the smallest term. At y = 0.5 the 14th term is below
        // 1e-16.
        for n in stride(from: 14, through: 1, by: -1) {
            sum = (1 - sum) * y / Double(n + 1)
        }
        return 1 - sum
    }

    private static func check(
        _ value: Double,
        named name: String,
        in range: ClosedRange<Double>,
        unit: String = ""
    ) throws(MotionError) {
        guard range.contains(value) else {
            throw MotionError(
                message: "the spring's \(name) cannot be \(value)\(unit)",
                hint: "use a value in \(range.lowerBound)…\(range.upperBound)\(unit)"
            )
        }
    }
}

extension Spring {
    /// Returns the position relative to the target `seconds` after a resting mass at the target
    /// receives a velocity of 1 per second.
    ///
    /// This is the impulse response e^(−ζωt)·sin(ω_d·t)/ω_d, which is the step response's velocity
    /// divided by ω².
    package func impulse(at seconds: Double) -> Double {
        velocity(at: seconds) / (frequency * frequency)
    }

    /// Returns the velocity of the impulse response: x′ = (1 − s) − 2ζω·x with the step response s,
    /// from the oscillator's equation.
    package func impulseVelocity(at seconds: Double) -> Double {
        1 - value(at: seconds) - 2 * damping * frequency * impulse(at: seconds)
    }
}
