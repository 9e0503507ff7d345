import Foundation

/// What says which size a view is offered: a `CGSize`, or one of `ViewSize`'s words.
public protocol ViewSizing: Sendable {
    /// The size in points; nil for the view's own.
    var offered: CGSize? { get }
}

/// What a view is offered.
public struct ViewSize: ViewSizing {
    /// The size in points; nil for the view's own.
    public let offered: CGSize?
}

extension ViewSizing where Self == ViewSize {
    /// The view's own size.
    public static var fitting: ViewSize { ViewSize(offered: nil) }
    /// The view's own size.
    public static var sizeThatFits: ViewSize { fitting }
    /// A size in points.
    public static func fixed(width: CGFloat, height: CGFloat) -> ViewSize {
        ViewSize(offered: CGSize(width: width, height: height))
    }
}

extension CGSize: ViewSizing {
    /// The size itself.
    public var offered: CGSize? { self }
}
