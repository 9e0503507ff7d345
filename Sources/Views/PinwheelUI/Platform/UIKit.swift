import Foundation

/// UIKit's feedback generator, which has no effect.
@MainActor @preconcurrency
public class UIFeedbackGenerator {
    public init() {}
    public func prepare() {}
}

/// UIKit's impact feedback, which has no effect.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light
        case medium
        case heavy
        case soft
        case rigid
    }

    public init(style: FeedbackStyle) { super.init() }
    public override init() { super.init() }
    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
}

/// UIKit's notification feedback, which has no effect.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success
        case warning
        case error
    }
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// UIKit's selection feedback, which has no effect.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() {}
}

/// UIKit's screen. It has the size proposed to the view, or 390 × 844 points if a dimension is
/// unspecified.
@MainActor @preconcurrency
public final class UIScreen {
    public static let main = UIScreen()
    public var bounds: CGRect {
        CGRect(origin: .zero, size: VirtualTime.host?.proposedSize ?? Self.phoneSize)
    }
    /// The display scale of the view, or 1 outside views.
    public var scale: CGFloat { VirtualTime.host?.displayScale ?? 1 }

    private static let phoneSize = CGSize(width: 390, height: 844)
}

extension ViewHost {
    /// The size proposed to the view, or `nil` if a dimension is unspecified.
    var proposedSize: CGSize? {
        guard let width = proposal.width, let height = proposal.height else { return nil }
        return CGSize(width: width, height: height)
    }
}

/// UIKit's pasteboard. It is not connected to the pasteboard of the system.
@MainActor @preconcurrency
public final class UIPasteboard {
    public static let general = UIPasteboard()
    public var string: String?
    public var image: UIImage?
}

/// Does nothing.
@MainActor @preconcurrency
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage,
    _ completionTarget: Any?,
    _ completionSelector: OpaquePointer?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
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
