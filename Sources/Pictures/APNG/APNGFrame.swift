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

    /// The fraction nearest to so many seconds: hundredths of a frame a second where frames are
    /// quick, milliseconds where they are slow; at most 65.535 s.
    public init(seconds: Double) {
        let seconds = min(max(seconds, 1 / 655.35), 65.535)
        if seconds < 1 {
            self.init(numerator: 100, denominator: UInt16((100 / seconds).rounded()))
        } else {
            self.init(numerator: UInt16((1000 * seconds).rounded()), denominator: 1000)
        }
    }

    /// The delay in seconds.
    public var seconds: Double {
        Double(numerator) / Double(denominator == 0 ? 100 : denominator)
    }
}
