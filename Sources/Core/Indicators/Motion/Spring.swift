import Raster

/// A mass on a damped spring, let go at 0 and drawn to 1.
///
/// The step response of x″ + 2ζω·x′ + ω²·x = ω² with ω = 2π/response; see any text on the
/// harmonic oscillator.
public struct Spring: Hashable, Sendable {
    /// The time of one swing were there no damping, in seconds.
    public let response: Double
    /// The damping ratio ζ: 0 swings for ever, 1 is the least that does not pass the aim.
    public let damping: Double

    /// The responses allowed, in seconds.
    public static let responseRange = 0.001...1000.0
    /// The damping ratios allowed.
    public static let dampingRange = 0.0...100.0
    /// The bounces allowed; −0.99 makes the greatest damping ratio.
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

    /// A spring by its response in seconds and its damping ratio.
    ///
    /// - Throws: `MotionError` outside `responseRange` and `dampingRange`.
    public init(response: Double, damping: Double) throws(MotionError) {
        try Self.check(response, named: "response", in: Self.responseRange, unit: " s")
        try Self.check(damping, named: "damping", in: Self.dampingRange)
        self.init(allowed: response, damping)
    }

    /// A spring by its perceived duration in seconds and its bounce b: the damping ratio is
    /// 1 − b, and 1/(1 + b) for a negative b, as SwiftUI's `Spring(duration:bounce:)`.
    ///
    /// - Throws: `MotionError` outside `responseRange` and `bounceRange`.
    public init(duration: Double, bounce: Double) throws(MotionError) {
        try Self.check(duration, named: "duration", in: Self.responseRange, unit: " s")
        try Self.check(bounce, named: "bounce", in: Self.bounceRange)
        self.init(allowed: duration, bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    private init(allowed response: Double, _ damping: Double) {
        self.response = response
        self.damping = damping
    }

    /// How far the mass has come `seconds` after it was let go; 0 before that.
    public func value(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        let (cosine, sine) = swing(at: seconds)
        return 1 - (cosine + damping * frequency * sine)
    }

    /// How fast the mass moves, in ways a second, `seconds` after it was let go.
    public func velocity(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        return frequency * frequency * swing(at: seconds).sine
    }

    /// When the mass turns back for the first time, as far beyond its aim as it ever gets, π/ω_d;
    /// nil for a spring that does not pass its aim.
    var firstTurn: Double? {
        guard damping < 1 else { return nil }
        return Double.pi / (frequency * ((1 - damping) * (1 + damping)).squareRoot())
    }

    /// Times beyond count as this one, in seconds: it keeps infinity out of the sines.
    package static let longest = 1e6

    /// ω, in radians a second.
    package var frequency: Double { 2 * Double.pi / response }

    /// e^(−ζωt)·(cos ω_d·t, sin(ω_d·t)/ω_d) with ω_d = ω√(1 − ζ²).
    ///
    /// From these two follow position and speed for every ζ: at ζ = 1 the pair is (1, t), beyond
    /// it the hyperbolic functions take the places of the circular ones.
    private func swing(at seconds: Double) -> (cosine: Double, sine: Double) {
        let t = min(seconds, Self.longest)
        let decay = damping * frequency
        if damping < 1 {
            let turning = frequency * ((1 - damping) * (1 + damping)).squareRoot()
            let (sine, cosine) = DeterministicMath.sineCosine(turning * t)
            let remaining = DeterministicMath.exp(-decay * t)
            return (remaining * cosine, remaining * sine / turning)
        }
        let spread = frequency * ((damping - 1) * (damping + 1)).squareRoot()
        // ζω − √(ζ² − 1)·ω without its cancellation: the two rates' product is ω².
        let slow = DeterministicMath.exp(-frequency * frequency / (decay + spread) * t)
        let y = 2 * spread * t
        let fall = Self.meanFall(y)
        return (slow * (1 - y * fall / 2), slow * t * fall)
    }

    /// (1 − e^(−y))/y for y ≥ 0, by its series where the subtraction would cancel.
    private static func meanFall(_ y: Double) -> Double {
        guard y < 0.5 else { return (1 - DeterministicMath.exp(-y)) / y }
        var sum = 0.0
        // Σ (−y)ⁿ/(n + 1)!, from its smallest term: at 0.5 the 14th is below 1e-16.
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
                message: "the spring's \(name) is \(value)\(unit)",
                hint: "it is within \(range.lowerBound)…\(range.upperBound)\(unit)"
            )
        }
    }
}

extension Spring {
    /// The way of a mass at rest at its aim, `seconds` after a push to 1 a second.
    ///
    /// The impulse response e^(−ζωt)·sin(ω_d·t)/ω_d, which is the step response's speed over ω².
    package func impulse(at seconds: Double) -> Double {
        velocity(at: seconds) / (frequency * frequency)
    }

    /// The speed of that mass: x′ = (1 − s) − 2ζω·x with the step response s, from the
    /// oscillator's equation.
    package func impulseVelocity(at seconds: Double) -> Double {
        1 - value(at: seconds) - 2 * damping * frequency * impulse(at: seconds)
    }
}
