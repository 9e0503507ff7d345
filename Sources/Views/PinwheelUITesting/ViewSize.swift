import Foundation

/// A size to propose to a view: a `CGSize`, `.fitting` or `.fixed(width:height:)`.
public protocol ViewSizing: Sendable {
    /// The proposed size in points, or `nil` for the view's ideal size.
    var offered: CGSize? { get }
}

/// A size to propose to a view.
public struct ViewSize: ViewSizing {
    /// The proposed size in points, or `nil` for the view's ideal size.
    public let offered: CGSize?
}

extension ViewSizing where Self == ViewSize {
    /// The view's ideal size.
    public static var fitting: ViewSize { ViewSize(offered: nil) }
    /// The view's ideal size, under its name in swift-snapshot-testing.
    public static var sizeThatFits: ViewSize { fitting }
    /// A proposed size in points. The view may choose another size.
    public static func fixed(width: CGFloat, height: CGFloat) -> ViewSize {
        ViewSize(offered: CGSize(width: width, height: height))
    }
}

extension CGSize: ViewSizing {
    /// This size, as the size to propose.
    public var offered: CGSize? { self }
}
