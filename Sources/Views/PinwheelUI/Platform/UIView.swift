import Foundation

/// A view of UIKit's, within a `UIViewRepresentable`: a colour, the wheel or a blur.
@MainActor @preconcurrency
open class UIView {
    /// Told of every change.
    var changed: (() -> Void)?
    /// Whether it is not seen; its place stays.
    public var isHidden = false { didSet { changed?() } }
    /// How much of it is seen, 0…1.
    public var alpha: CGFloat = 1 { didSet { changed?() } }
    /// The colour behind it; nil: none.
    public var backgroundColor: UIColor? { didSet { changed?() } }

    /// The colour of what has none: the surroundings' here.
    public var tintColor: UIColor?
    /// Whether what is beyond its bounds is not seen; nothing is.
    public var clipsToBounds = false
    /// Whether it takes touches: there are none.
    public var isUserInteractionEnabled = true
    /// The view that it is in: none.
    public var superview: UIView? { nil }

    /// A view; its frame is the layout's.
    public init(frame: CGRect = .zero) {}

    /// Another view in front.
    @available(*, unavailable, message: "UIKit's views do not exist here; use ZStack or overlay")
    public func addSubview(_ view: UIView) {}
    /// Has views lie where they should.
    @available(*, unavailable, message: "UIKit's views do not exist here; use stacks or Layout")
    open func layoutSubviews() {}
    /// Draws.
    @available(*, unavailable, message: "UIKit's views do not exist here; draw with Canvas")
    open func draw(_ rect: CGRect) {}
    /// Its layer.
    @available(*, unavailable, message: "layers do not exist here; use shapes")
    public var layer: CALayer { CALayer() }

    /// What it looks like by itself.
    var picture: AnyView { AnyView(Color.clear) }

    /// What is seen of it.
    final var shown: some View {
        picture
            .background { backgroundColor.map(Color.init(uiColor:)) }
            .opacity(isHidden ? 0 : alpha)
    }
}
