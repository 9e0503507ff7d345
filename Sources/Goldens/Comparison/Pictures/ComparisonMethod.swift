/// A method for deciding whether two pixels differ.
public enum ComparisonMethod: Equatable, Sendable {
    /// Compares all four unpremultiplied channels, byte by byte.
    case exact(ExactOptions = ExactOptions())
    /// Compares as pixelmatch 7.2 does: by YIQ distance, with anti-aliased pixels ignored.
    case pixelmatch(PixelmatchOptions = PixelmatchOptions())
    /// Compares as pixelmatch 8 does: by Oklab distance, with anti-aliased pixels ignored.
    case pixelmatchOklab(PixelmatchOptions = PixelmatchOptions())
    /// Compares by perceived colour distance, over any background.
    case perceptual(PerceptualOptions = PerceptualOptions())
    /// Compares by structural similarity (SSIM), in windows of 11×11 pixels.
    case ssim(SSIMOptions = SSIMOptions())

    /// The names of the methods, as users write them.
    public enum Name: String, CaseIterable, Sendable {
        /// The name of `ComparisonMethod.exact`.
        case exact
        /// The name of `ComparisonMethod.pixelmatch`.
        case pixelmatch
        /// The name of `ComparisonMethod.pixelmatchOklab`.
        case pixelmatchOklab = "pixelmatch-oklab"
        /// The name of `ComparisonMethod.perceptual`.
        case perceptual
        /// The name of `ComparisonMethod.ssim`.
        case ssim
    }

    /// The method's name, without its options.
    public var name: Name {
        switch self {
        case .exact: .exact
        case .pixelmatch: .pixelmatch
        case .pixelmatchOklab: .pixelmatchOklab
        case .perceptual: .perceptual
        case .ssim: .ssim
        }
    }

    /// The largest accepted difference, in the method's unit (see `WorstPixel.amount`).
    public var threshold: Double {
        switch self {
        case .exact(let options): Double(options.tolerance)
        case .pixelmatch(let options), .pixelmatchOklab(let options): options.threshold
        case .perceptual(let options): options.threshold
        case .ssim(let options): options.threshold
        }
    }
}

/// The options of a comparison byte by byte.
public struct ExactOptions: Equatable, Sendable {
    /// The largest accepted difference of a channel, 0…255. The default is 0.
    public var tolerance: UInt8
    /// Whether the colours of two fully transparent pixels are compared. The default is `false`,
    /// because these colours are invisible.
    public var comparesTransparentColors: Bool

    /// Creates options. By default, every byte is compared, except the colours of fully transparent
    /// pixels.
    public init(tolerance: UInt8 = 0, comparesTransparentColors: Bool = false) {
        self.tolerance = tolerance
        self.comparesTransparentColors = comparesTransparentColors
    }
}

/// The options of the perceptual method.
public struct PerceptualOptions: Equatable, Sendable {
    /// The largest accepted distance in Oklab, 0…1, where 1 is the distance between black and
    /// white.
    ///
    /// The default, 0.02, is the just noticeable difference (CSS Color Module Level 4, 13.2.1).
    public var threshold: Double
    /// The largest accepted displacement of an edge, in pixels, 0…1. With 0, the default, each
    /// pixel is compared only with the pixel at its own position.
    public var radius: Double

    /// Creates options. Values are clamped to their ranges.
    public init(threshold: Double = 0.02, radius: Double = 0) {
        self.threshold = threshold > 0 ? min(threshold, 1) : 0
        self.radius = radius > 0 ? min(radius, 1) : 0
    }
}

/// The options of the pixelmatch methods.
///
/// pixelmatch's drawing options are in `DifferenceStyle`. Its windowSize is
/// `ImageDifference.densestWindow(side:)`, and its ignoreMask is `ComparedArea.ignored`.
public struct PixelmatchOptions: Equatable, Sendable {
    /// The largest accepted distance, 0…1, where 1 is the distance between black and white. The
    /// default is 0.1.
    public var threshold: Double
    /// Whether pixels that look like anti-aliasing also count as differences (includeAA).
    public var countsAntialiasing: Bool
    /// Whether translucent pixels are composited over a two-tone pattern (the default) instead of
    /// white.
    ///
    /// Over white, a white pixel equals a transparent one.
    public var usesCheckerboard: Bool

    /// Creates options with pixelmatch's defaults. The threshold is clamped to 0…1.
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

/// The options of the structural similarity method.
public struct SSIMOptions: Equatable, Sendable {
    /// The largest accepted difference between 1 and a window's index, 0…1. The default is 0.01.
    public var threshold: Double

    /// Creates options. The threshold is clamped to 0…1.
    public init(threshold: Double = 0.01) {
        self.threshold = threshold > 0 ? min(threshold, 1) : 0
    }
}
