/// How two pixels are told apart.
public enum ComparisonMethod: Hashable, Sendable {
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
