import Pictures

/// What became of one frame under a tolerance.
public enum ToleranceOutcome: Hashable, Sendable {
    /// Both frames are there and of one size.
    case compared(FrameUse)
    /// The frames have different sizes.
    case size(expected: PixelSize, actual: PixelSize)
    /// Only one of the sequences has a frame of this number.
    case alone

    /// What the frame takes of the tolerance; nil where nothing could be compared.
    public var use: FrameUse? {
        if case .compared(let use) = self { use } else { nil }
    }
}
