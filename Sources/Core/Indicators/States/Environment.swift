import Raster

/// What a picture depends on besides its design and its moment.
public struct Environment: Hashable, Sendable {
    /// Light or dark: which of two colours adaptive colours take.
    public var appearance: Appearance
    /// Which system colours names stand for.
    public var palette: Palette
    /// Pixels per point, within `scales`.
    public let scale: Double
    /// What lies behind the layers in place of the design's own background; nil leaves that.
    public var background: Color?

    /// The scales that can be drawn, in pixels per point.
    public static let scales: ClosedRange<Double> = 0.01...64

    /// Light, iOS 15–18, one pixel per point, the design's own background.
    public static let standard = Environment()

    /// The surroundings of a picture; nil for a scale outside of `scales`.
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

/// Whether the system shows itself light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Dark drawings on light backgrounds.
    case light
    /// Light drawings on dark backgrounds.
    case dark
}
