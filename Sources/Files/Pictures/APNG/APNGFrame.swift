import Raster

/// A complete frame of an animation with its delay.
public struct APNGFrame: Equatable, Sendable {
    /// The image, in the size of the animation.
    public let image: Image
    /// The time for which the frame is shown.
    public let delay: APNGDelay

    /// Creates a frame from an image and its delay.
    public init(image: Image, delay: APNGDelay) {
        self.image = image
        self.delay = delay
    }
}

/// The time for which a frame is shown, as a fraction of seconds.
public struct APNGDelay: Equatable, Sendable {
    /// The numerator. 0 means as fast as possible.
    public let numerator: UInt16
    /// The denominator. 0 means 100.
    public let denominator: UInt16

    /// Creates a delay of `numerator`/`denominator` seconds.
    public init(numerator: UInt16, denominator: UInt16) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// Creates the delay nearest to `seconds`, which is clamped to 1/65,535…65,535 s.
    ///
    /// The candidates are the convergents and the last semiconvergent of the continued fraction of
    /// `seconds`, which are the best approximations with 16-bit terms (Khinchin, Continued
    /// Fractions, §6).
    public init(seconds: Double) {
        let limit = Double(UInt16.max)
        let seconds = min(max(seconds, 1 / limit), limit)
        var (previous, current) = ((p: 0.0, q: 1.0), (p: 1.0, q: 0.0))
        var rest = seconds
        while true {
            let term = rest.rounded(.down)
            let next = (p: previous.p + term * current.p, q: previous.q + term * current.q)
            guard next.p <= limit, next.q <= limit else { break }
            (previous, current) = (current, next)
            if abs(seconds - next.p / next.q) <= 1e-9 * seconds { break }
            rest = 1 / (rest - term)
        }
        // The largest multiple of the last term that fits into 16 bits may be nearer.
        let room = min(
            current.p == 0 ? limit : (limit - previous.p) / current.p,
            current.q == 0 ? limit : (limit - previous.q) / current.q
        ).rounded(.down)
        let semi = (p: previous.p + room * current.p, q: previous.q + room * current.q)
        let isNearer =
            semi.q > 0 && abs(seconds - semi.p / semi.q) < abs(seconds - current.p / current.q)
        let best = current.q == 0 || isNearer && semi.p > 0 ? semi : current
        self.init(numerator: UInt16(best.p), denominator: UInt16(best.q))
    }

    /// The delay in seconds.
    public var seconds: Double {
        Double(numerator) / Double(denominator == 0 ? 100 : denominator)
    }
}
