import Foundation

/// UIKit's activity indicator, drawn as the same wheel as `ProgressView`.
@MainActor @preconcurrency
public final class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        /// The former name of `large`, in white.
        case whiteLarge = 0
        /// The former name of `medium`, in white.
        case white = 1
        /// The former name of `medium`.
        case gray = 2
        /// 20 × 20 points.
        case medium = 100
        /// 37 × 37 points.
        case large = 101
    }

    public var style: Style { didSet { onChange?() } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour, or `nil` for the default colour of the style. Implicitly unwrapped, as in UIKit.
    public var color: UIColor! { didSet { onChange?() } }
    /// Whether the indicator is invisible while it is not animating. It always takes up space in
    /// the layout.
    public var hidesWhenStopped = true { didSet { onChange?() } }
    public private(set) var isAnimating = false { didSet { onChange?() } }

    public init(style: Style = .medium) {
        self.style = style
        super.init()
    }
    /// Creates a medium indicator. `frame` is ignored, because the layout determines it.
    public override init(frame: CGRect) {
        style = .medium
        super.init()
    }

    public func startAnimating() { isAnimating = true }
    public func stopAnimating() { isAnimating = false }

    private var isLarge: Bool { style == .large || style == .whiteLarge }

    private var tint: Color {
        if let color { return Color(uiColor: color) }
        return style == .white || style == .whiteLarge ? .white : .secondary
    }

    override var content: AnyView {
        let side: CGFloat = isLarge ? 37 : 20
        return AnyView(
            ZStack {
                // The branches are separate, so that each new animation starts from its beginning.
                if isAnimating {
                    Spinner(tint: tint)
                } else if !hidesWhenStopped {
                    Spinner(tint: tint, isTurning: false)
                }
            }
            .controlSize(isLarge ? .large : .regular)
            .frame(width: side, height: side)
        )
    }
}
