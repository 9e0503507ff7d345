/// How two pixels are distinguished.
public enum ComparisonMethod: Equatable, Sendable {
    /// All four straight channels, byte by byte.
    case exact(ExactOptions = ExactOptions())
    /// As pixelmatch 7.2 does: YIQ distance, anti-aliasing let pass.
    case pixelmatch(PixelmatchOptions = PixelmatchOptions())
    /// As pixelmatch 8 does: distance in Oklab, anti-aliasing let pass.
    case pixelmatchOklab(PixelmatchOptions = PixelmatchOptions())
    /// By how far colours look apart, over any background.
    case perceptual(PerceptualOptions = PerceptualOptions())
    /// By structure, in windows of 11×11 pixels.
    case ssim(SSIMOptions = SSIMOptions())

    /// The names by which people choose a method.
    public enum Name: String, CaseIterable, Sendable {
        /// `ComparisonMethod.exact`.
        case exact
        /// `ComparisonMethod.pixelmatch`.
        case pixelmatch
        /// `ComparisonMethod.pixelmatchOklab`.
        case pixelmatchOklab = "pixelmatch-oklab"
        /// `ComparisonMethod.perceptual`.
        case perceptual
        /// `ComparisonMethod.ssim`.
        case ssim
    }

    /// The method's name.
    public var name: Name {
        switch self {
        case .exact: .exact
        case .pixelmatch: .pixelmatch
        case .pixelmatchOklab: .pixelmatchOklab
        case .perceptual: .perceptual
        case .ssim: .ssim
        }
    }

    /// The distance that is still let pass, in the method's own unit (see `WorstPixel.amount`).
    public var threshold: Double {
        switch self {
        case .exact(let options): Double(options.tolerance)
        case .pixelmatch(let options), .pixelmatchOklab(let options): options.threshold
        case .perceptual(let options): options.threshold
        case .ssim(let options): options.threshold
        }
    }
}

/// How bytes are compared.
public struct ExactOptions: Equatable, Sendable {
    /// The steps by which a channel may differ: 0, the default, to 255.
    public var tolerance: UInt8
    /// Whether the colours of two fully transparent pixels are compared; by default they are not,
    /// since they are invisible.
    public var comparesTransparentColors: Bool

    /// Every byte counts, but for the colours of what is fully transparent.
    public init(tolerance: UInt8 = 0, comparesTransparentColors: Bool = false) {
        self.tolerance = tolerance
        self.comparesTransparentColors = comparesTransparentColors
    }
}

/// How far colours may look apart.
public struct PerceptualOptions: Equatable, Sendable {
    /// The distance in Oklab that is let pass, 0…1, where 1 lies between black and white.
    ///
    /// The default, .02, is the least difference that is seen (CSS Color Module Level 4, 13.2.1).
    public var threshold: Double
    /// How far an edge may have moved, in pixels, 0…1. With 0, the default, each pixel is compared
    /// with its own position only.
    public var radius: Double

    /// Options, clamped to their ranges.
    public init(threshold: Double = 0.02, radius: Double = 0) {
        self.threshold = threshold > 0 ? min(threshold, 1) : 0
        self.radius = radius > 0 ? min(radius, 1) : 0
    }
}

/// pixelmatch's options, but for those of its picture, which are in `DifferenceStyle`, and for
/// windowSize, which is `ImageDifference.densestWindow(side:)`.
///
/// Its ignoreMask is `ComparedArea.ignored`.
public struct PixelmatchOptions: Equatable, Sendable {
    /// The distance that is let pass, 0…1, where 1 lies between black and white; .1 by default.
    public var threshold: Double
    /// Whether pixels that look like anti-aliasing count as differences, too (includeAA).
    public var countsAntialiasing: Bool
    /// Whether translucent pixels are compared over a pattern of two tones, the default, or over
    /// white, which does not see white on nothing.
    public var usesCheckerboard: Bool

    /// Options; the defaults are pixelmatch's. A threshold is clamped to 0…1.
    public init(
        threshold: Double = 0.1,
        countsAntialiasing: Bool = false,
        usesCheckerboard: Bool = true
    ) {
        self.threshold = threshold > 0 ? min(threshold, 1) : 0
        self.countsAntialiasing = countsAntialiasing
        self.usesCheckerboard = usesCheckerboard
    }
}

/// How far structures may differ.
public struct SSIMOptions: Equatable, Sendable {
    /// How far below 1 a window's index may lie, 0…1; .01 by default.
    public var threshold: Double

    /// Options; a threshold is clamped to 0…1.
    public init(threshold: Double = 0.01) {
        self.threshold = threshold > 0 ? min(threshold, 1) : 0
    }
}
