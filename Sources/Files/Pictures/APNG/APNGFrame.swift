import Raster

/// A whole picture of an animation and how long it is shown.
public struct APNGFrame: Equatable, Sendable {
    /// The picture, as large as the animation.
    public let image: Image
    /// How long it is shown.
    public let delay: APNGDelay

    /// A picture and how long it is shown.
    public init(image: Image, delay: APNGDelay) {
        self.image = image
        self.delay = delay
    }
}

/// How long a frame is shown: a fraction of seconds, as the format has it.
public struct APNGDelay: Equatable, Sendable {
    /// The fraction's numerator; 0 for as quickly as can be.
    public let numerator: UInt16
    /// The fraction's denominator; 0 stands for 100.
    public let denominator: UInt16

    /// `numerator`/`denominator` seconds.
    public init(numerator: UInt16, denominator: UInt16) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// The fraction of 16-bit numbers nearest to `seconds`, within 1/65,535 s and 65,535 s.
    ///
    /// Its terms are the convergents and the last semiconvergent of the continued fraction of
    /// `seconds`, which are the best approximations of their size (Khinchin, Continued Fractions, §6).
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
        // The largest multiple of the last term that still fits may be nearer.
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
