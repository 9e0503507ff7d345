/// A stroke style with SwiftUI's defaults. The stroke is centred on the path.
public struct StrokeStyle: Hashable, Sendable {
    /// The shape of an open end.
    public enum Cap: String, Hashable, Sendable, CaseIterable {
        /// Cut at the end point.
        case butt
        /// A half disc around the end point.
        case round
        /// Extended by half the line width.
        case square
    }

    /// The shape of a corner.
    public enum Join: String, Hashable, Sendable, CaseIterable {
        /// Sharp, up to the miter limit; otherwise like `bevel`.
        case miter
        /// A disc around the corner.
        case round
        /// Cut off by a straight line between the outer edges of both strokes.
        case bevel
    }

    /// The line width, in the units of the path.
    public var width: Double
    /// The shape of open ends.
    public var cap: Cap
    /// The shape of corners.
    public var join: Join
    /// The largest ratio of miter length to line width, 1 or more.
    public var miterLimit: Double
    /// The dash pattern: lengths of dash, gap, dash, …, in the units of the path. An empty pattern
    /// draws a solid line.
    public var dash: [Double]
    /// The offset into the dash pattern at the start of each contour, in the units of the path.
    public var dashPhase: Double

    /// The largest distance of the stroke from the path, in halves of the line width.
    package var reach: Double {
        let square = 2.0.squareRoot()
        return join == .miter ? max(square, miterLimit) : square
    }

    /// Creates a stroke style with SwiftUI's defaults.
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
