/// Names of UIKit's that SwiftUI's sources use.
extension SwiftUI {
    /// `UIAccessibility`.
    public typealias UIAccessibility = PinwheelUI.UIAccessibility
    /// `UIActivityIndicatorView`.
    public typealias UIActivityIndicatorView = PinwheelUI.UIActivityIndicatorView
    /// `UIAppearance`.
    public typealias UIAppearance = PinwheelUI.UIAppearance
    /// `UIApplication`.
    public typealias UIApplication = PinwheelUI.UIApplication
    /// `UIBezierPath`.
    public typealias UIBezierPath = PinwheelUI.UIBezierPath
    /// `UIBlurEffect`.
    public typealias UIBlurEffect = PinwheelUI.UIBlurEffect
    /// `UIColor`.
    public typealias UIColor = PinwheelUI.UIColor
    /// `UIDevice`.
    public typealias UIDevice = PinwheelUI.UIDevice
    /// `UIDeviceOrientation`.
    public typealias UIDeviceOrientation = PinwheelUI.UIDeviceOrientation
    /// `UIEdgeInsets`.
    public typealias UIEdgeInsets = PinwheelUI.UIEdgeInsets
    /// `UIFeedbackGenerator`.
    public typealias UIFeedbackGenerator = PinwheelUI.UIFeedbackGenerator
    /// `UIFont`.
    public typealias UIFont = PinwheelUI.UIFont
    /// `UIImage`.
    public typealias UIImage = PinwheelUI.UIImage
    /// `UIImpactFeedbackGenerator`.
    public typealias UIImpactFeedbackGenerator = PinwheelUI.UIImpactFeedbackGenerator
    /// `UIKeyboardType`.
    public typealias UIKeyboardType = PinwheelUI.UIKeyboardType
    /// `UINavigationBar`.
    public typealias UINavigationBar = PinwheelUI.UINavigationBar
    /// `UINotificationFeedbackGenerator`.
    public typealias UINotificationFeedbackGenerator = PinwheelUI.UINotificationFeedbackGenerator
    /// `UIPageControl`.
    public typealias UIPageControl = PinwheelUI.UIPageControl
    /// `UIRectCorner`.
    public typealias UIRectCorner = PinwheelUI.UIRectCorner
    /// `UIPasteboard`.
    public typealias UIPasteboard = PinwheelUI.UIPasteboard
    /// `UIRefreshControl`.
    public typealias UIRefreshControl = PinwheelUI.UIRefreshControl
    /// `UIScene`.
    public typealias UIScene = PinwheelUI.UIScene
    /// `UIScreen`.
    public typealias UIScreen = PinwheelUI.UIScreen
    /// `UIScrollView`.
    public typealias UIScrollView = PinwheelUI.UIScrollView
    /// `UISelectionFeedbackGenerator`.
    public typealias UISelectionFeedbackGenerator = PinwheelUI.UISelectionFeedbackGenerator
    /// `UITabBar`.
    public typealias UITabBar = PinwheelUI.UITabBar
    /// `UITableView`.
    public typealias UITableView = PinwheelUI.UITableView
    /// `UITableViewCell`.
    public typealias UITableViewCell = PinwheelUI.UITableViewCell
    /// `UITableViewHeaderFooterView`.
    public typealias UITableViewHeaderFooterView = PinwheelUI.UITableViewHeaderFooterView
    /// `UITextAutocapitalizationType`.
    public typealias UITextAutocapitalizationType = PinwheelUI.UITextAutocapitalizationType
    /// `UITextContentType`.
    public typealias UITextContentType = PinwheelUI.UITextContentType
    /// `UITextView`.
    public typealias UITextView = PinwheelUI.UITextView
    /// `UITraitCollection`.
    public typealias UITraitCollection = PinwheelUI.UITraitCollection
    /// `UIUserInterfaceIdiom`.
    public typealias UIUserInterfaceIdiom = PinwheelUI.UIUserInterfaceIdiom
    /// `UIUserInterfaceStyle`.
    public typealias UIUserInterfaceStyle = PinwheelUI.UIUserInterfaceStyle
    /// `UIVibrancyEffect`.
    public typealias UIVibrancyEffect = PinwheelUI.UIVibrancyEffect
    /// `UIView`.
    public typealias UIView = PinwheelUI.UIView
    /// `UIViewRepresentable`.
    public typealias UIViewRepresentable = PinwheelUI.UIViewRepresentable
    /// `UIViewRepresentableContext`.
    public typealias UIViewRepresentableContext = PinwheelUI.UIViewRepresentableContext
    /// `UIVisualEffect`.
    public typealias UIVisualEffect = PinwheelUI.UIVisualEffect
    /// `UIVisualEffectView`.
    public typealias UIVisualEffectView = PinwheelUI.UIVisualEffectView
    /// `UIWindow`.
    public typealias UIWindow = PinwheelUI.UIWindow
    /// `UIWindowScene`.
    public typealias UIWindowScene = PinwheelUI.UIWindowScene
}
