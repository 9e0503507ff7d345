/// How a pen follows a path: centred on it, with SwiftUI's defaults.
public struct StrokeStyle: Hashable, Sendable {
    /// What an open end looks like.
    public enum Cap: String, Hashable, Sendable, CaseIterable {
        /// Cut at the end point.
        case butt
        /// A half disc around the end point.
        case round
        /// Half a width farther than the end point.
        case square
    }

    /// What a corner looks like.
    public enum Join: String, Hashable, Sendable, CaseIterable {
        /// Sharp, up to the miter limit; beyond it, as `bevel`.
        case miter
        /// A disc around the corner.
        case round
        /// Cut off straight.
        case bevel
    }

    /// The pen's width, in the path's units.
    public var width: Double
    /// The ends.
    public var cap: Cap
    /// The corners.
    public var join: Join
    /// The greatest ratio of miter length to width, 1 or more.
    public var miterLimit: Double
    /// Lengths of dash, gap, dash, …, in the path's units; empty for an unbroken line.
    public var dash: [Double]
    /// How far into the dash pattern the path begins.
    public var dashPhase: Double

    /// How far from a path, in half widths, its ink may lie.
    package var reach: Double {
        let square = 2.0.squareRoot()
        return join == .miter ? max(square, miterLimit) : square
    }

    /// A pen; the defaults are SwiftUI's.
    public init(
        width: Double = 1,
        cap: Cap = .butt,
        join: Join = .miter,
        miterLimit: Double = 10,
        dash: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
