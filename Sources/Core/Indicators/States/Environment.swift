import Raster

/// The appearance, palette, scale and background for drawing an indicator.
public struct Environment: Hashable, Sendable {
    /// The light or dark appearance, which adaptive colours follow.
    public var appearance: Appearance
    /// The palette that defines the system colours.
    public var palette: Palette
    /// The scale in pixels per point, within `scales`.
    public let scale: Double
    /// A colour that replaces the design's background, or `nil` for the design's own.
    public var background: Color?

    /// The supported scales, in pixels per point.
    public static let scales: ClosedRange<Double> = 0.01...64

    /// The default environment: light, the palette of iOS 15–18, one pixel per point, and the
    /// design's own background.
    public static let standard = Environment()

    /// Creates an environment. Returns `nil` if `scale` is not in `scales`.
    public init?(
        appearance: Appearance = .light,
        palette: Palette = .ios18,
        scale: Double,
        background: Color? = nil
    ) {
        guard Self.scales.contains(scale) else { return nil }
        self.appearance = appearance
        self.palette = palette
        self.scale = scale
        self.background = background
    }

    private init() {
        appearance = .light
        palette = .ios18
        scale = 1
        background = nil
    }
}

/// The light or dark appearance of the system.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Dark content on light backgrounds.
    case light
    /// Light content on dark backgrounds.
    case dark
}
