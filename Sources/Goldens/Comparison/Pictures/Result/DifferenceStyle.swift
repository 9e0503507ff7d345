import Raster

/// Options for drawing differences. The defaults and the resulting pixels equal those of
/// pixelmatch.
public struct DifferenceStyle: Equatable, Sendable {
    /// The opacity of the expected image behind the differences: 0 is white. The range is 0…1.
    public var alpha: Double
    /// The colour of pixels that look like anti-aliasing (aaColor). The default is yellow.
    public var antialiased: Color
    /// The colour of differing pixels (diffColor). The default is red.
    public var different: Color
    /// The colour of pixels that became darker (diffColorAlt). If `nil`, it is `different`.
    public var darker: Color?
    /// Whether only the differing pixels are drawn, on a transparent image (diffMask).
    public var isMask: Bool

    /// Creates a style. `alpha` is clamped to 0…1, and the alpha of the colours is ignored.
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
