import Foundation

/// The base class of UIKit's views in a `UIViewRepresentable`: an activity indicator, a visual
/// effect or a colour.
@MainActor @preconcurrency
open class UIView {
    /// The handler to call after every change.
    var changed: (() -> Void)?
    /// Whether the view is hidden. It retains its space in the layout.
    public var isHidden = false { didSet { changed?() } }
    public var alpha: CGFloat = 1 { didSet { changed?() } }
    public var backgroundColor: UIColor? { didSet { changed?() } }

    /// Stored without an effect.
    public var tintColor: UIColor?
    /// Stored without an effect.
    public var clipsToBounds = false
    /// Stored without an effect: there is no touch input.
    public var isUserInteractionEnabled = true
    /// Always `nil`.
    public var superview: UIView? { nil }

    /// Creates a view. `frame` is ignored, because the layout determines it.
    public init(frame: CGRect = .zero) {}

    @available(*, unavailable, message: "UIKit's views are not available; use ZStack or overlay")
    public func addSubview(_ view: UIView) {}
    @available(*, unavailable, message: "UIKit's views are not available; use stacks or Layout")
    open func layoutSubviews() {}
    @available(*, unavailable, message: "UIKit's views are not available; draw with Canvas")
    open func draw(_ rect: CGRect) {}
    @available(*, unavailable, message: "layers are not available; use shapes")
    public var layer: CALayer { CALayer() }

    /// The content without the background.
    var content: AnyView { AnyView(Color.clear) }

    /// The content with the background and the opacity.
    final var displayedContent: some View {
        content
            .background { backgroundColor.map(Color.init(uiColor:)) }
            .opacity(isHidden ? 0 : alpha)
    }
}
