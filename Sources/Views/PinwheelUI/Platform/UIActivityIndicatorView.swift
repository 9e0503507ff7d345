import Foundation

/// UIKit's wheel, which turns while it is animated.
@MainActor @preconcurrency
public final class UIActivityIndicatorView: UIView {
    /// How it looks.
    public enum Style: Int, Sendable {
        /// Large and white; the name that `large` had before.
        case whiteLarge = 0
        /// White; the name that `medium` had before, with a colour.
        case white = 1
        /// Grey; the name that `medium` had before.
        case gray = 2
        /// 20 by 20 points.
        case medium = 100
        /// 37 by 37 points.
        case large = 101
    }

    /// How it looks.
    public var style: Style { didSet { changed?() } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Its colour, declared as UIKit declares it; nil: the style's.
    public var color: UIColor! { didSet { changed?() } }
    /// Whether it is only seen while it is animated; its place stays.
    public var hidesWhenStopped = true { didSet { changed?() } }
    /// Whether it turns.
    public private(set) var isAnimating = false { didSet { changed?() } }

    /// A wheel of a style; the usual one is 20 by 20 points.
    public init(style: Style = .medium) {
        self.style = style
        super.init()
    }
    /// A wheel of 20 by 20 points; its place is the layout's.
    public override init(frame: CGRect) {
        style = .medium
        super.init()
    }

    /// Has it turn.
    public func startAnimating() { isAnimating = true }
    /// Has it stand still.
    public func stopAnimating() { isAnimating = false }

    private var isLarge: Bool { style == .large || style == .whiteLarge }

    private var tint: Color {
        if let color { return Color(uiColor: color) }
        return style == .white || style == .whiteLarge ? .white : .secondary
    }

    override var picture: AnyView {
        let side: CGFloat = isLarge ? 37 : 20
        return AnyView(
            ZStack {
                // One after the other, so that a turn begins when it is begun.
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
