import Foundation

/// Views of UIKit's behind older lists and bars, whose looks an app sets once for all. Here SwiftUI's are drawn
/// without them, so that nothing follows.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {
    /// What all of them look like.
    static func appearance() -> Self
}

/// UIKit's scroll views: only what all of them look like can be set, in vain.
@MainActor @preconcurrency
public final class UIScrollView: UIAppearance {
    /// What a keyboard does when it is scrolled.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It stays.
        case none
        /// It goes.
        case onDrag
        /// It follows.
        case interactive
    }
    /// Whether it goes beyond its ends.
    public var bounces = true
    /// Whether it goes beyond its ends upwards and downwards, where all is seen.
    public var alwaysBounceVertical = false
    /// Whether it goes by pages.
    public var isPagingEnabled = false
    /// Whether it can be scrolled.
    public var isScrollEnabled = true
    /// Whether it shows how far it is scrolled.
    public var showsVerticalScrollIndicator = true
    /// Whether it shows how far it is scrolled sideways.
    public var showsHorizontalScrollIndicator = true
    /// What a keyboard does.
    public var keyboardDismissMode = KeyboardDismissMode.none
    /// The colour behind it.
    public var backgroundColor: UIColor?
    init(appearance: Void) {}
    /// There is none to be had.
    @available(*, unavailable, message: "UIKit's views do not exist here; use SwiftUI's")
    public init() {}
    /// What all of them look like.
    public static func appearance() -> UIScrollView { UIScrollView(appearance: ()) }
}

/// UIKit's tables: only what all of them look like can be set, in vain.
@MainActor @preconcurrency
public final class UITableView: UIAppearance {
    /// The colour behind it.
    public var backgroundColor: UIColor?
    /// The lines between rows.
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The lines' colour.
    public var separatorColor: UIColor?
    /// Whether rows can be chosen.
    public var allowsSelection = true
    /// Whether it shows how far it is scrolled.
    public var showsVerticalScrollIndicator = true
    /// Whether it can be scrolled.
    public var isScrollEnabled = true
    /// Whether it goes beyond its ends.
    public var bounces = true
    /// What is below the rows.
    public var tableFooterView: UIView?
    /// The room above sections.
    public var sectionHeaderTopPadding: CGFloat = 0
    init(appearance: Void) {}
    /// There is none to be had.
    @available(*, unavailable, message: "UIKit's views do not exist here; use SwiftUI's")
    public init() {}
    /// What all of them look like.
    public static func appearance() -> UITableView { UITableView(appearance: ()) }
}

/// UIKit's rows of tables: only what all of them look like can be set, in vain.
@MainActor @preconcurrency
public final class UITableViewCell: UIAppearance {
    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none
        /// One.
        case singleLine
    }
    /// How a chosen row looks.
    public enum SelectionStyle: Int, Sendable {
        /// As others.
        case none
        /// Blue.
        case blue
        /// Grey.
        case gray
        /// As usual.
        case `default`
    }
    /// The colour behind it.
    public var backgroundColor: UIColor?
    /// How a chosen one looks.
    public var selectionStyle = SelectionStyle.default
    init(appearance: Void) {}
    /// There is none to be had.
    @available(*, unavailable, message: "UIKit's views do not exist here; use SwiftUI's")
    public init() {}
    /// What all of them look like.
    public static func appearance() -> UITableViewCell { UITableViewCell(appearance: ()) }
}

/// UIKit's titles of sections: only what all of them look like can be set, in vain.
@MainActor @preconcurrency
public final class UITableViewHeaderFooterView: UIAppearance {
    /// Its colour.
    public var tintColor: UIColor?
    init(appearance: Void) {}
    /// There is none to be had.
    @available(*, unavailable, message: "UIKit's views do not exist here; use SwiftUI's")
    public init() {}
    /// What all of them look like.
    public static func appearance() -> UITableViewHeaderFooterView {
        UITableViewHeaderFooterView(appearance: ())
    }
}

/// UIKit's bars above: only what all of them look like can be set, in vain.
@MainActor @preconcurrency
public final class UINavigationBar: UIAppearance {
    /// The colour behind it.
    public var backgroundColor: UIColor?
    /// The colour of the bar.
    public var barTintColor: UIColor?
    /// The colour of its buttons.
    public var tintColor: UIColor?
    /// The title's letters.
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// A large title's letters.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The line below.
    public var shadowImage: UIImage?
    /// Whether what is behind is seen.
    public var isTranslucent = true
    init(appearance: Void) {}
    /// There is none to be had.
    @available(*, unavailable, message: "UIKit's views do not exist here; use SwiftUI's")
    public init() {}
    /// What all of them look like.
    public static func appearance() -> UINavigationBar { UINavigationBar(appearance: ()) }
}

/// UIKit's bars below: only what all of them look like can be set, in vain.
@MainActor @preconcurrency
public final class UITabBar: UIAppearance {
    /// Whether it is not seen.
    public var isHidden = false
    /// The colour behind it.
    public var backgroundColor: UIColor?
    /// The colour of the bar.
    public var barTintColor: UIColor?
    /// The colour of others than the chosen one.
    public var unselectedItemTintColor: UIColor?
    /// Whether what is behind is seen.
    public var isTranslucent = true
    init(appearance: Void) {}
    /// There is none to be had.
    @available(*, unavailable, message: "UIKit's views do not exist here; use SwiftUI's")
    public init() {}
    /// What all of them look like.
    public static func appearance() -> UITabBar { UITabBar(appearance: ()) }
}

/// UIKit's dots for pages: only what all of them look like can be set, in vain.
@MainActor @preconcurrency
public final class UIPageControl: UIAppearance {
    /// The colour of the page's dot.
    public var currentPageIndicatorTintColor: UIColor?
    /// The colour of other pages' dots.
    public var pageIndicatorTintColor: UIColor?
    init(appearance: Void) {}
    /// There is none to be had.
    @available(*, unavailable, message: "UIKit's views do not exist here; use SwiftUI's")
    public init() {}
    /// What all of them look like.
    public static func appearance() -> UIPageControl { UIPageControl(appearance: ()) }
}

/// UIKit's texts of several lines: only what all of them look like can be set, in vain.
@MainActor @preconcurrency
public final class UITextView: UIAppearance {
    /// The colour behind it.
    public var backgroundColor: UIColor?
    init(appearance: Void) {}
    /// There is none to be had.
    @available(*, unavailable, message: "UIKit's views do not exist here; use SwiftUI's")
    public init() {}
    /// What all of them look like.
    public static func appearance() -> UITextView { UITextView(appearance: ()) }
}

/// UIKit's controls of a pull: only what all of them look like can be set, in vain.
@MainActor @preconcurrency
public final class UIRefreshControl: UIAppearance {
    /// The wheel's colour.
    public var tintColor: UIColor?
    /// What is written below the wheel.
    public var attributedTitle: NSAttributedString?
    init(appearance: Void) {}
    /// There is none to be had.
    @available(*, unavailable, message: "UIKit's controls do not exist here; use refreshable")
    public init() {}
    /// What all of them look like.
    public static func appearance() -> UIRefreshControl { UIRefreshControl(appearance: ()) }
}
