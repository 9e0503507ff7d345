import Foundation

/// A size that is offered to a view: nil asks for its ideal, 0 for its least, infinity for its greatest.
public struct ProposedViewSize: Hashable, Sendable {
    /// The width in points.
    public var width: CGFloat?
    /// The height in points.
    public var height: CGFloat?

    /// A size.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    /// A size of which both are given.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The least.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// The greatest.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// The ideal.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// The size, what is not given replaced by that of `size`, 10 by 10 points by default.
    public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The size, smaller by `insets`, not below 0.
    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max($0 - insets.leading - insets.trailing, 0) },
            height: height.map { max($0 - insets.top - insets.bottom, 0) }
        )
    }
}

extension CGSize {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension Axis {
    /// The other direction.
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
