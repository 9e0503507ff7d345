import Foundation

/// UIKit's view, for a `UIViewRepresentable`. It draws only its background colour. Its subclasses
/// draw an activity indicator or a visual effect.
@MainActor @preconcurrency
open class UIView {
    /// The handler to call after every change.
    var onChange: (() -> Void)?
    /// Whether the view is invisible. It always takes up space in the layout.
    public var isHidden = false { didSet { onChange?() } }
    public var alpha: CGFloat = 1 { didSet { onChange?() } }
    public var backgroundColor: UIColor? { didSet { onChange?() } }

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
