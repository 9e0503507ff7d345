import Foundation

public struct UnitPoint: Hashable, Sendable, Animatable {
    public var x: CGFloat
    public var y: CGFloat

    public init() { (x, y) = (0, 0) }
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    /// The coordinates multiplied by 128, as in SwiftUI. Springs end at a fixed threshold, which is
    /// too coarse for unit points.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * 128, y * 128) }
        set { (x, y) = (newValue.first / 128, newValue.second / 128) }
    }

    /// (0, 0).
    public static let zero = UnitPoint()
    /// (½, ½).
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// (0, ½).
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// (1, ½).
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// (½, 0).
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// (½, 1).
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// (0, 0).
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// (1, 0).
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// (0, 1).
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// (1, 1).
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// Returns the point in a frame of `size`.
    func point(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}
