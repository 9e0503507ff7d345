import Foundation

/// UIKit's activity indicator, drawn as the same wheel as `ProgressView`.
@MainActor @preconcurrency
public final class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        /// Large and white, the former name of `large`.
        case whiteLarge = 0
        /// White, the former name of `medium` with a colour.
        case white = 1
        /// Gray, the former name of `medium`.
        case gray = 2
        /// 20 × 20 points.
        case medium = 100
        /// 37 × 37 points.
        case large = 101
    }

    public var style: Style { didSet { changed?() } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour, or `nil` for that of the style. It is implicitly unwrapped because UIKit
    /// declares it so.
    public var color: UIColor! { didSet { changed?() } }
    /// Whether the indicator is hidden while it does not animate. It retains its space in the
    /// layout.
    public var hidesWhenStopped = true { didSet { changed?() } }
    public private(set) var isAnimating = false { didSet { changed?() } }

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
                // Separate branches, so that a new animation starts from its beginning.
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
