import Foundation
import Raster

public struct StrokeStyle: Equatable, Sendable, Animatable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

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

    /// The width, the miter limit and the dash phase. The dash lengths are not animated.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }

    /// The corresponding stroke style of the rasteriser.
    var rasterStyle: Raster.StrokeStyle {
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

public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    /// Ignored: edges are always antialiased.
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
