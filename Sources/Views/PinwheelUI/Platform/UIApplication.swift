import Foundation

/// The app around views: none, so that nothing here does anything.
@MainActor @preconcurrency
public final class UIApplication {
    /// The app.
    public static let shared = UIApplication()
    /// Its windows: none.
    public var windows: [UIWindow] { [] }
    /// Its scenes: none.
    public var connectedScenes: Set<UIScene> { [] }
    /// Whether it is in front: it is.
    public var applicationState: State { .active }
    /// Whether the screen stays on: of no account.
    public var isIdleTimerDisabled = false
    /// Opens an address: nothing.
    public func open(_ url: URL) {}
    /// Opens an address: nothing, which `completion` is told.
    public func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        completion?(false)
    }
    /// Whether an address can be opened: none can.
    public func canOpenURL(_ url: URL) -> Bool { false }

    /// Whether an app is in front.
    public enum State: Int, Sendable {
        /// In front.
        case active
        /// Seen, not used.
        case inactive
        /// Not seen.
        case background
    }
    /// How an address is opened.
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

    /// The app comes in front: never told.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )
    /// The app leaves the front: never told.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification"
    )
    /// The app is about to be seen: never told.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    /// The app is seen no more: never told.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    /// Another size of texts is asked for: never told.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )
}

/// A scene of an app: there is none.
@MainActor @preconcurrency
public class UIScene: NSObject {
    /// Whether a scene is in front.
    public enum ActivationState: Int, Sendable {
        /// It is not there yet.
        case unattached = -1
        /// It is, and takes touches.
        case foregroundActive
        /// It is, and takes none.
        case foregroundInactive
        /// It is not.
        case background
    }

    override nonisolated init() { super.init() }
    /// Whether it is in front: it is.
    public var activationState: ActivationState { .foregroundActive }
}

/// A scene with windows: there is none.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
    /// Its windows.
    public var windows: [UIWindow] { [] }
    /// The window in front.
    public var keyWindow: UIWindow? { nil }
    /// Its screen.
    public var screen: UIScreen { .main }
}

/// A window: there is none.
@MainActor @preconcurrency
public final class UIWindow {
    /// Its frame.
    public var frame: CGRect { UIScreen.main.bounds }
    /// Its frame in its own space.
    public var bounds: CGRect { UIScreen.main.bounds }
    /// What devices' edges take: nothing.
    public var safeAreaInsets: UIEdgeInsets { .zero }
    /// Whether it is in front.
    public var isKeyWindow: Bool { true }
    init() {}
}

/// Distances from the sides of a frame, in UIKit's words.
public struct UIEdgeInsets: Hashable, Sendable {
    /// From the upper side.
    public var top: CGFloat
    /// From the left side.
    public var left: CGFloat
    /// From the lower side.
    public var bottom: CGFloat
    /// From the right side.
    public var right: CGFloat
    /// Distances from each side.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    /// None.
    public static let zero = UIEdgeInsets()
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A car.
    case carPlay
    /// A computer.
    case mac = 5
    /// What is worn before the eyes.
    case vision
}

/// Which way up a device is.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown
    /// Upright.
    case portrait
    /// On its head.
    case portraitUpsideDown
    /// On its left side.
    case landscapeLeft
    /// On its right side.
    case landscapeRight
    /// On its back.
    case faceUp
    /// On its face.
    case faceDown
    /// Whether it is upright or on its head.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device: a phone that stands upright.
@MainActor @preconcurrency
public final class UIDevice {
    /// The device.
    public static let current = UIDevice()
    /// A phone.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// Upright.
    public var orientation: UIDeviceOrientation { .portrait }
    /// Its name.
    public var name: String { "Pinwheel" }
    /// What it is.
    public var model: String { "iPhone" }
    /// What its system is called.
    public var systemName: String { "iOS" }
    /// Which one it is.
    public var systemVersion: String { "18.0" }
    /// The device is turned: never told.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification"
    )
}

/// What those ask for who see, hear or move otherwise: nothing.
public enum UIAccessibility {
    /// Whether much motion is to be left out: it is not.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether what is behind is not to shine through: it may.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether views are read: they are not.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether letters are to be bold: they are not.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether colours are to differ more: they are not.
    public static var isDarkerSystemColorsEnabled: Bool { false }
}
