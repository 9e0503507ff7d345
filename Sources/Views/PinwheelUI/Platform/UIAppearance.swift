import Foundation

/// The appearance proxy of UIKit classes. Settings are stored, but have no effect on drawing.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {
    static func appearance() -> Self
}

/// UIKit's scroll view, reduced to appearance settings without an effect.
@MainActor @preconcurrency
public final class UIScrollView: UIAppearance {
    public enum KeyboardDismissMode: Int, Sendable {
        case none
        case onDrag
        case interactive
    }
    public var bounces = true
    public var alwaysBounceVertical = false
    public var isPagingEnabled = false
    public var isScrollEnabled = true
    public var showsVerticalScrollIndicator = true
    public var showsHorizontalScrollIndicator = true
    public var keyboardDismissMode = KeyboardDismissMode.none
    public var backgroundColor: UIColor?
    init(appearance: Void) {}
    @available(*, unavailable, message: "UIKit's views are not available; use SwiftUI's")
    public init() {}
    public static func appearance() -> UIScrollView { UIScrollView(appearance: ()) }
}

/// UIKit's table view, reduced to appearance settings without an effect.
@MainActor @preconcurrency
public final class UITableView: UIAppearance {
    public var backgroundColor: UIColor?
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    public var separatorColor: UIColor?
    public var allowsSelection = true
    public var showsVerticalScrollIndicator = true
    public var isScrollEnabled = true
    public var bounces = true
    public var tableFooterView: UIView?
    public var sectionHeaderTopPadding: CGFloat = 0
    init(appearance: Void) {}
    @available(*, unavailable, message: "UIKit's views are not available; use SwiftUI's")
    public init() {}
    public static func appearance() -> UITableView { UITableView(appearance: ()) }
}

/// UIKit's table cell, reduced to appearance settings without an effect.
@MainActor @preconcurrency
public final class UITableViewCell: UIAppearance {
    public enum SeparatorStyle: Int, Sendable {
        case none
        case singleLine
    }
    public enum SelectionStyle: Int, Sendable {
        case none
        case blue
        case gray
        case `default`
    }
    public var backgroundColor: UIColor?
    public var selectionStyle = SelectionStyle.default
    init(appearance: Void) {}
    @available(*, unavailable, message: "UIKit's views are not available; use SwiftUI's")
    public init() {}
    public static func appearance() -> UITableViewCell { UITableViewCell(appearance: ()) }
}

/// UIKit's section header, reduced to appearance settings without an effect.
@MainActor @preconcurrency
public final class UITableViewHeaderFooterView: UIAppearance {
    public var tintColor: UIColor?
    init(appearance: Void) {}
    @available(*, unavailable, message: "UIKit's views are not available; use SwiftUI's")
    public init() {}
    public static func appearance() -> UITableViewHeaderFooterView {
        UITableViewHeaderFooterView(appearance: ())
    }
}

/// UIKit's navigation bar, reduced to appearance settings without an effect.
@MainActor @preconcurrency
public final class UINavigationBar: UIAppearance {
    public var backgroundColor: UIColor?
    public var barTintColor: UIColor?
    public var tintColor: UIColor?
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    public var shadowImage: UIImage?
    public var isTranslucent = true
    init(appearance: Void) {}
    @available(*, unavailable, message: "UIKit's views are not available; use SwiftUI's")
    public init() {}
    public static func appearance() -> UINavigationBar { UINavigationBar(appearance: ()) }
}

/// UIKit's tab bar, reduced to appearance settings without an effect.
@MainActor @preconcurrency
public final class UITabBar: UIAppearance {
    public var isHidden = false
    public var backgroundColor: UIColor?
    public var barTintColor: UIColor?
    public var unselectedItemTintColor: UIColor?
    public var isTranslucent = true
    init(appearance: Void) {}
    @available(*, unavailable, message: "UIKit's views are not available; use SwiftUI's")
    public init() {}
    public static func appearance() -> UITabBar { UITabBar(appearance: ()) }
}

/// UIKit's page control, reduced to appearance settings without an effect.
@MainActor @preconcurrency
public final class UIPageControl: UIAppearance {
    public var currentPageIndicatorTintColor: UIColor?
    public var pageIndicatorTintColor: UIColor?
    init(appearance: Void) {}
    @available(*, unavailable, message: "UIKit's views are not available; use SwiftUI's")
    public init() {}
    public static func appearance() -> UIPageControl { UIPageControl(appearance: ()) }
}

/// UIKit's text view, reduced to appearance settings without an effect.
@MainActor @preconcurrency
public final class UITextView: UIAppearance {
    public var backgroundColor: UIColor?
    init(appearance: Void) {}
    @available(*, unavailable, message: "UIKit's views are not available; use SwiftUI's")
    public init() {}
    public static func appearance() -> UITextView { UITextView(appearance: ()) }
}

/// UIKit's refresh control, reduced to appearance settings without an effect.
@MainActor @preconcurrency
public final class UIRefreshControl: UIAppearance {
    public var tintColor: UIColor?
    public var attributedTitle: NSAttributedString?
    init(appearance: Void) {}
    @available(*, unavailable, message: "UIKit's controls are not available; use refreshable")
    public init() {}
    public static func appearance() -> UIRefreshControl { UIRefreshControl(appearance: ()) }
}
