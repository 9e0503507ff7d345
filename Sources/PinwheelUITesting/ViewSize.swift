import Foundation

/// What a view is offered.
public struct ViewSize: Sendable {
    let size: CGSize?

    /// The view's own size.
    public static let fitting = ViewSize(size: nil)
    /// A size in points.
    public static func fixed(width: CGFloat, height: CGFloat) -> ViewSize {
        ViewSize(size: CGSize(width: width, height: height))
    }
}
