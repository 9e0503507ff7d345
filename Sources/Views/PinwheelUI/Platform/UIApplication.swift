import Foundation

/// UIKit's application, which has no windows and opens nothing.
@MainActor @preconcurrency
public final class UIApplication {
    public static let shared = UIApplication()
    /// Always empty.
    public var windows: [UIWindow] { [] }
    /// Always empty.
    public var connectedScenes: Set<UIScene> { [] }
    /// Always active.
    public var applicationState: State { .active }
    /// Stored without an effect.
    public var isIdleTimerDisabled = false
    /// Does nothing.
    public func open(_ url: URL) {}
    /// Opens nothing and calls `completion` with `false`.
    public func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        completion?(false)
    }
    /// Returns `false`.
    public func canOpenURL(_ url: URL) -> Bool { false }

    public enum State: Int, Sendable {
        case active
        case inactive
        case background
    }
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

    /// Never posted.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )
    /// Never posted.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification"
    )
    /// Never posted.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    /// Never posted.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    /// Never posted.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )
}

/// UIKit's scene. No instance exists.
@MainActor @preconcurrency
public class UIScene: NSObject {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive
        case background
    }

    override nonisolated init() { super.init() }
    /// Always active in the foreground.
    public var activationState: ActivationState { .foregroundActive }
}

/// UIKit's window scene. No instance exists.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
    public var windows: [UIWindow] { [] }
    public var keyWindow: UIWindow? { nil }
    public var screen: UIScreen { .main }
}

/// UIKit's window. No instance exists.
@MainActor @preconcurrency
public final class UIWindow {
    public var frame: CGRect { UIScreen.main.bounds }
    public var bounds: CGRect { UIScreen.main.bounds }
    /// Always zero.
    public var safeAreaInsets: UIEdgeInsets { .zero }
    public var isKeyWindow: Bool { true }
    init() {}
}

public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public static let zero = UIEdgeInsets()
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone
    case pad
    case tv
    case carPlay
    case mac = 5
    case vision
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    case faceUp
    case faceDown
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// UIKit's device: a phone in portrait orientation with iOS 18.0.
@MainActor @preconcurrency
public final class UIDevice {
    public static let current = UIDevice()
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var orientation: UIDeviceOrientation { .portrait }
    public var name: String { "Pinwheel" }
    public var model: String { "iPhone" }
    public var systemName: String { "iOS" }
    public var systemVersion: String { "18.0" }
    /// Never posted.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification"
    )
}

/// UIKit's accessibility settings, which are always off.
public enum UIAccessibility {
    /// Always `false`.
    public static var isReduceMotionEnabled: Bool { false }
    /// Always `false`.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Always `false`.
    public static var isVoiceOverRunning: Bool { false }
    /// Always `false`.
    public static var isBoldTextEnabled: Bool { false }
    /// Always `false`.
    public static var isDarkerSystemColorsEnabled: Bool { false }
}
