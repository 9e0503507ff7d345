import Foundation

/// What fingers feel when things meet: nothing here.
@MainActor @preconcurrency
public class UIFeedbackGenerator {
    /// A generator.
    public init() {}
    /// Makes ready.
    public func prepare() {}
}

/// What fingers feel when things meet: nothing here.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy things are.
    public enum FeedbackStyle: Int, Sendable {
        /// Light.
        case light
        /// Neither.
        case medium
        /// Heavy.
        case heavy
        /// Soft.
        case soft
        /// Hard.
        case rigid
    }

    /// A generator for things of a weight.
    public init(style: FeedbackStyle) { super.init() }
    /// A generator.
    public override init() { super.init() }
    /// Things have met.
    public func impactOccurred() {}
    /// Things have met, 0…1 hard.
    public func impactOccurred(intensity: CGFloat) {}
}

/// What fingers feel when something ends: nothing here.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it ended.
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success
        /// So-so.
        case warning
        /// Badly.
        case error
    }
    /// Something has ended.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// What fingers feel when something else is chosen: nothing here.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Something else is chosen.
    public func selectionChanged() {}
}

/// The screen: as large as what the view is offered, else 390 by 844 points.
@MainActor @preconcurrency
public final class UIScreen {
    /// The screen.
    public static let main = UIScreen()
    /// Its frame, in points.
    public var bounds: CGRect {
        CGRect(origin: .zero, size: VirtualTime.host?.offeredSize ?? Self.phone)
    }
    /// Pixels to a point.
    public var scale: CGFloat { VirtualTime.host?.displayScale ?? 1 }

    private static let phone = CGSize(width: 390, height: 844)
}

extension ViewHost {
    /// What the view is offered, where both lengths are given.
    var offeredSize: CGSize? {
        guard let width = offered.width, let height = offered.height else { return nil }
        return CGSize(width: width, height: height)
    }
}

/// What is copied and pasted: nothing leaves a view here.
@MainActor @preconcurrency
public final class UIPasteboard {
    /// The system's.
    public static let general = UIPasteboard()
    /// A text.
    public var string: String?
    /// A picture.
    public var image: UIImage?
}

/// Keeps a picture among the user's: nothing here.
@MainActor @preconcurrency
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage,
    _ completionTarget: Any?,
    _ completionSelector: OpaquePointer?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Colours in UIKit's words, as `#colorLiteral` makes them.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    /// A colour of components in 0…1.
    public convenience init(
        _colorLiteralRed red: Float,
        green: Float,
        blue: Float,
        alpha: Float
    ) {
        self.init(
            red: CGFloat(red),
            green: CGFloat(green),
            blue: CGFloat(blue),
            alpha: CGFloat(alpha)
        )
    }
}
