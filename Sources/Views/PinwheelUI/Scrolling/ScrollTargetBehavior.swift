import Foundation

/// A rule for where scrolling ends. It has no effect, because a trace sets the position of the
/// content at every time.
public protocol ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    typealias TargetContext = ScrollTargetBehaviorContext
}

public struct ScrollTarget: Hashable, Sendable {
    public var rect: CGRect
    public var anchor: UnitPoint?
}

@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    public let originalTarget: ScrollTarget
    public let velocity: CGVector
    public let contentSize: CGSize
    public let containerSize: CGSize
    public let axes: Axis.Set
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        environment[keyPath: keyPath]
    }
}

/// The rule that scrolling ends at page boundaries. It has no effect.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}
    /// Does nothing.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// The rule that scrolling ends at the edges of views. It has no effect.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public struct LimitBehavior: Hashable, Sendable {
        private let number: Int
        public static let automatic = LimitBehavior(number: 0)
        public static let always = LimitBehavior(number: 1)
        public static let never = LimitBehavior(number: 2)
        public static let alwaysByFew = LimitBehavior(number: 3)
        public static let alwaysByOne = LimitBehavior(number: 4)
    }

    public init(limitBehavior: LimitBehavior = .automatic) {}
    /// Does nothing.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior()
    }
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}
