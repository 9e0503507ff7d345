import Foundation
import Raster

/// A pen.
public struct StrokeStyle: Equatable, Sendable, Animatable {
    /// The width in points.
    public var lineWidth: CGFloat
    /// The ends.
    public var lineCap: CGLineCap
    /// The corners.
    public var lineJoin: CGLineJoin
    /// The greatest ratio of a sharp corner's length to the width.
    public var miterLimit: CGFloat
    /// Lengths of dash, gap, dash, …
    public var dash: [CGFloat]
    /// How far into the dashes the path begins.
    public var dashPhase: CGFloat

    /// A pen; 1 point wide, cut at its ends, with sharp corners by default.
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// Width, miter limit and the dashes' beginning.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }

    /// The rasteriser's pen.
    var pen: Raster.StrokeStyle {
        let caps: [CGLineCap: Raster.StrokeStyle.Cap] = [
            .butt: .butt, .round: .round, .square: .square,
        ]
        let joins: [CGLineJoin: Raster.StrokeStyle.Join] = [
            .miter: .miter, .round: .round, .bevel: .bevel,
        ]
        return Raster.StrokeStyle(
            width: max(lineWidth, 0),
            cap: caps[lineCap] ?? .butt,
            join: joins[lineJoin] ?? .miter,
            miterLimit: miterLimit,
            dash: dash.map { Double($0) },
            dashPhase: dashPhase
        )
    }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
    /// Whether points with an even winding are outside.
    public var isEOFilled: Bool
    /// Edges are always smooth.
    public var isAntialiased: Bool
    /// A way to fill.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
