import Raster

/// How differences are drawn. The defaults, and the pixels that come out, are pixelmatch's.
public struct DifferenceStyle: Equatable, Sendable {
    /// How strongly the expected picture shows where nothing differs: 0, white, to 1.
    public var alpha: Double
    /// The colour of pixels that look like anti-aliasing (aaColor); yellow.
    public var antialiased: Color
    /// The colour of different pixels (diffColor); red.
    public var different: Color
    /// The colour of different pixels that became darker (diffColorAlt); that of all others when
    /// nil.
    public var darker: Color?
    /// Whether only the different pixels are drawn, on nothing (diffMask).
    public var isMask: Bool

    /// A style; `alpha` is clamped to 0…1, the colours' alpha is left out.
    public init(
        alpha: Double = 0.1,
        antialiased: Color = Color(red: 1, green: 1, blue: 0),
        different: Color = Color(red: 1, green: 0, blue: 0),
        darker: Color? = nil,
        isMask: Bool = false
    ) {
        self.alpha = alpha > 0 ? min(alpha, 1) : 0
        self.antialiased = antialiased
        self.different = different
        self.darker = darker
        self.isMask = isMask
    }
}
