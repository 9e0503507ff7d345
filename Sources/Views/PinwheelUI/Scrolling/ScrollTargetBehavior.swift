import Foundation

/// Where scrolling ends. It is never asked: a trace says where the content is at every time.
public protocol ScrollTargetBehavior {
    /// Changes where scrolling is about to end.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    /// What is known of the scroll view then.
    typealias TargetContext = ScrollTargetBehaviorContext
}

/// Where scrolling is about to end.
public struct ScrollTarget: Hashable, Sendable {
    /// What of the content is to be seen, in points.
    public var rect: CGRect
    /// Which point of it is to lie where the same point of what is seen lies; nil for the nearest way.
    public var anchor: UnitPoint?
}

/// What is known of a scroll view when scrolling is about to end.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// Where it would end.
    public let originalTarget: ScrollTarget
    /// How fast it is, in points a second.
    public let velocity: CGVector
    /// How large the content is, in points.
    public let contentSize: CGSize
    /// How large the view is, in points.
    public let containerSize: CGSize
    /// In which directions it scrolls.
    public let axes: Axis.Set
    let environment: EnvironmentValues

    /// A value of the surroundings.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        environment[keyPath: keyPath]
    }
}

/// Scrolling ends at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// At whole pages.
    public init() {}
    /// Changes nothing.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolling ends at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// How many views are passed at once.
    public struct LimitBehavior: Hashable, Sendable {
        private let number: Int
        /// As usual.
        public static let automatic = LimitBehavior(number: 0)
        /// Few.
        public static let always = LimitBehavior(number: 1)
        /// As many as the speed takes.
        public static let never = LimitBehavior(number: 2)
        /// Few.
        public static let alwaysByFew = LimitBehavior(number: 3)
        /// One.
        public static let alwaysByOne = LimitBehavior(number: 4)
    }

    /// At views, so many at once.
    public init(limitBehavior: LimitBehavior = .automatic) {}
    /// Changes nothing.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// At whole pages.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// At views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior()
    }
    /// At views, so many at once.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}
